/** What owners ask of a menu: its items, its order, its paper, and what it is to bring. */
import * as z from 'zod/mini'
import { newComboWish } from './pairing-wishes.ts'
import { count, day, except, hour, item, money, shared, termSchema, text, weekdays } from './wish-parts.ts'

/** What of an item can stay as it is, whatever becomes of the rest. */
export const keptParts = ['name', 'size', 'recipe'] as const

/** What an owner's target measures: the average bill, the margin or the sales of a month. */
export const targetMeasures = ['ticket', 'margin', 'sales'] as const

/** What an owner can ask of the printed page of a menu. */
export const layoutIds = [
  'one_sheet',
  'one_side',
  'large_type',
  'no_photos',
  'no_currency',
  'own_language',
  'spoken_names',
  'no_red',
  'own_print',
  'marked_allergens',
  'marked_without',
  'dearest_first',
  'english',
  'wall_board',
  'half_sheet',
  'phone',
  'counter_sign',
  'short_texts',
  'no_boxes',
] as const

export type LayoutId = (typeof layoutIds)[number]

export const menuWishes = [
  /** It stays on the menu; with `part`, only its name, size or recipe stays as it is. */
  z.object({
    ...shared,
    kind: z.literal('keepItem'),
    item,
    part: z.optional(z.enum(keptParts)),
    except,
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * It leaves the menu. `ifNeeded`: only if something has to go. `weak`: only what sells little of it, or less than
   * `below` units a month; `most`: at most so many of them, and `least` by order.
   */
  z.object({
    ...shared,
    kind: z.literal('dropItem'),
    item,
    ifNeeded: z.optional(z.boolean()),
    weak: z.optional(z.boolean()),
    below: z.optional(count),
    least: z.optional(count),
    most: z.optional(count),
  }),
  /** With days, posts show the item on these only. */
  z.object({
    ...shared,
    kind: z.literal('promote'),
    item,
    from: z.optional(day),
    to: z.optional(day),
    weekdays: z.optional(weekdays),
  }),
  /** The sections of a menu, by the owner's names and in the owner's order. */
  z.object({
    ...shared,
    kind: z.literal('sections'),
    names: z.array(text(60)).check(z.minLength(2), z.maxLength(12)),
  }),
  /** A new drink for the menu. Without `what`, the house chooses. */
  /** A new drink, or `count` of them, in R$. */
  z.object({
    ...shared,
    kind: z.literal('newDrink'),
    what: z.optional(termSchema),
    count: z.optional(count),
    min: z.optional(money),
    max: z.optional(money),
  }),
  newComboWish,
  /** What the menu is to bring: `percent` or `amount` more, or `amount` in all if `total` is set. */
  z.object({
    ...shared,
    kind: z.literal('target'),
    of: z.enum(targetMeasures),
    /** The section that it is of. Without a number, it is to grow. */
    item: z.optional(item),
    percent: z.optional(z.number().check(z.positive(), z.maximum(500))),
    amount: z.optional(money),
    total: z.optional(z.boolean()),
  }),
  /** What the new menu may cost, in R$. */
  z.object({ ...shared, kind: z.literal('budget'), max: money }),
  /** When the new menu must be in use, or its file at the printer's. `by`: the day, if it is known. */
  z.object({
    ...shared,
    kind: z.literal('deadline'),
    what: text(120),
    by: z.optional(day),
    of: z.optional(z.literal('print')),
  }),
  /** When an item is served: on weekdays, from an hour on (0 to 24), or until a date, after which it leaves. */
  z.object({
    ...shared,
    kind: z.literal('served'),
    item,
    weekdays: z.optional(weekdays),
    from: z.optional(hour),
    until: z.optional(text(60)),
    lastDay: z.optional(day),
    /** What guests must know besides, as it is printed: "à noite", "encomende com 2 dias de antecedência". */
    note: z.optional(text(80)),
  }),
  /**
   * How the menu is printed. `foods`: what a marked dish carries, or leaves out; else every line states its allergens.
   * `sections`: where alone it holds.
   */
  z.object({
    ...shared,
    kind: z.literal('layout'),
    what: z.enum(layoutIds),
    foods: z.optional(z.array(termSchema).check(z.minLength(1), z.maxLength(12))),
    sections: z.optional(z.array(text(60)).check(z.minLength(1), z.maxLength(12))),
  }),
  /** What the owner asks of the printed page, in words that go to the printer as they are; `print`: guests read them. */
  z.object({ ...shared, kind: z.literal('pageNote'), note: text(200), print: z.optional(z.boolean()) }),
  /** Nothing new on the menu: `until` when, in the owner's words. */
  z.object({
    ...shared,
    kind: z.literal('noNew'),
    what: z.enum(['dish', 'drink', 'any']),
    until: z.optional(text(60)),
  }),
] as const

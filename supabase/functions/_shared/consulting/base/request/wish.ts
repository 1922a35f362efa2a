import * as z from 'zod/mini'
import { refusedPosts } from '../language/refused-posts.ts'

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
/** R$ */
const money = z.number().check(z.positive(), z.maximum(100_000))
/** yyyy-mm-dd in America/Fortaleza */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const hour = z.number().check(z.minimum(0), z.maximum(24))
/** % of volume */
const strength = z.number().check(z.positive(), z.maximum(60))
/** 0 Sunday … 6 Saturday */
const weekdays = z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7))
const count = z.int().check(z.minimum(0), z.maximum(1000))

/** Where a wish or an unread word stands: UTF-16 offsets, `end` exclusive, in the answer to that input. */
export const placeSchema = z.object({
  input: text(60),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
})

const origins = ['request', 'house'] as const

const shared = {
  /** The owner's words, or the label of the chip that the owner chose. */
  text: text(300),
  /** Absent for chips that the owner added, and for wishes of the house. */
  place: z.optional(placeSchema),
  /** The owner in this request, or the settings saved on `/casa`. */
  origin: z._default(z.enum(origins), 'request'),
}

const reason = z.enum(['allergy', 'diet', 'taste', 'supply'])
/** Name of a term of the lexicon, or of one of the house's own items. */
const term = text(120)
/** Name of one of the house's items, or of a section. */
const item = text(120)

/** Name of the hours in which the house is open. */
export const openHours = 'casa aberta'

/**
 * What the owner wants a forecast to show. `bottles`: how many to buy. `noWaste`: purchases of what spoils without a
 * rest. `noCharts`: tables only.
 */
export const scopeShows = ['week', 'day', 'item', 'kilograms', 'bottles', 'noWaste', 'noCharts'] as const
export type ScopeShow = (typeof scopeShows)[number]

/** Parts of a menu that dishes belong to. */
export const courseIds = ['petisco', 'principal', 'lanche', 'sobremesa'] as const

/** What owners ask about prices, and the house's own numbers can answer. */
export const questionSubjects = [
  /** A happy hour that does not lose money. */
  'happyHour',
  /** A discount of `percent` on weekdays. */
  'discount',
  /** All that one can drink for `price`. */
  'openBar',
  /** A discount of `percent`, or of `price`, for cash or Pix. */
  'payDiscount',
  /** Whether a price change of the past paid off. */
  'pastChange',
  /** Twice the sales at a higher price. */
  'doubleSales',
  /** An item at `price`. */
  'itemPrice',
  /** Dearer at a feast. */
  'feastPrice',
] as const

/** How all new prices must end: whole reais, …,90, or one of the two. */
export const priceEndings = ['whole', 'ninety', 'either'] as const

/** The lexicon's name for older guests. */
export const olderGuests = 'Público acima de 40 anos'

/** What an owner can ask of the printed page of a menu. */
export const layoutIds = [
  'one_sheet',
  'large_type',
  'no_photos',
  'no_currency',
  'marked_allergens',
  'dearest_first',
  'english',
] as const

/**
 * One wish of the owner. Names in `what` and `item` are Portuguese, spelled as in the lexicon and the house's menu: the
 * screen shows them, and the lexicon defines what they cover.
 */
const currentWishSchema = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('exclude'), what: term, why: z._default(reason, 'taste') }),
  z.object({ ...shared, kind: z.literal('only'), what: term, why: z._default(reason, 'taste') }),
  /** `supply`: the house already has it; `bottles` of it, to be sold in `weeks`. */
  z.object({
    ...shared,
    kind: z.literal('prefer'),
    what: term,
    why: z._default(reason, 'taste'),
    bottles: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    weeks: z.optional(z.int().check(z.minimum(1), z.maximum(104))),
  }),
  /** Bounds for all prices, or for one item or section. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('price'),
    max: z.optional(money),
    min: z.optional(money),
    about: z.optional(money),
    item: z.optional(item),
  }),
  z.object({
    ...shared,
    kind: z.literal('count'),
    count,
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'exactly'),
    /** What is counted; absent for the results that the automation gives. */
    of: z.optional(z.enum(['results', 'pages', 'items', 'ingredients'])),
    /** Applies only to the results of this part of the menu. */
    course: z.optional(z.enum(courseIds)),
  }),
  /** The price of the item stays as it is: `price` if the owner states it. */
  z.object({ ...shared, kind: z.literal('keepPrice'), item, price: z.optional(money) }),
  /** The price of the item may rise to `max`, or by `percent` of today's; it must not rise if both are absent. */
  z.object({
    ...shared,
    kind: z.literal('capPrice'),
    item,
    max: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
  }),
  z.object({ ...shared, kind: z.literal('keepItem'), item }),
  z.object({ ...shared, kind: z.literal('dropItem'), item }),
  z.object({ ...shared, kind: z.literal('promote'), item }),
  /** `weekdays`: the days that the wish applies to, as in "rápido de fazer na sexta". */
  z.object({ ...shared, kind: z.literal('style'), what: term, weekdays: z.optional(weekdays) }),
  z.object({ ...shared, kind: z.literal('audience'), what: term }),
  /**
   * An event or a period. `closed`: the house does not open then. `weekdays`: recurs weekly, like closed days or a
   * weekly dish, and has no dates.
   */
  z.object({
    ...shared,
    kind: z.literal('date'),
    what: text(120),
    from: z.optional(day),
    to: z.optional(day),
    weekdays: z.optional(weekdays),
    closed: z._default(z.boolean(), false),
    /** Expected sales relative to the usual, as in "julho vende mais". */
    effect: z.optional(z.enum(['up', 'down'])),
    /** Number of closed days within the period, where it is not known which: "em maio fechamos 3 dias". */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
    /** When the event begins, and its price in R$, as the owner states them. */
    at: z.optional(hour),
    price: z.optional(money),
  }),
  /** The days that a calendar covers. Without `to`, it has no end. */
  z.object({ ...shared, kind: z.literal('period'), from: day, to: z.optional(day) }),
  /** The only price that posts may state; without `price`, they state none. */
  z.object({ ...shared, kind: z.literal('onlyPrice'), price: z.optional(money) }),
  /** Asks to publish what the rules for advertising alcohol and for prize draws forbid. */
  z.object({ ...shared, kind: z.literal('refusedPost'), what: z.enum(refusedPosts) }),
  /** Hours (0 to 24) of a named offer such as the happy hour, or the house's opening hours: `openHours`. */
  z.object({ ...shared, kind: z.literal('hours'), what: text(120), start: hour, end: hour }),
  z.object({ ...shared, kind: z.literal('equipment'), what: term, has: z.boolean() }),
  /** Drinks without alcohol. Without `count`, all of them; by `part`, half of them, or one beside each result. */
  z.object({
    ...shared,
    kind: z.literal('zeroAlcohol'),
    count: z.optional(count),
    part: z.optional(z.enum(['half', 'each'])),
  }),
  /** Bounds on the strength of every drink. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('strength'),
    max: z.optional(strength),
    min: z.optional(strength),
    about: z.optional(strength),
  }),
  /**
   * In how many results something appears: in `count` of them if the owner gives a number, else as `share-bounds.ts`
   * defines "few" and "many".
   */
  z.object({
    ...shared,
    kind: z.literal('share'),
    what: term,
    of: z.enum(['few', 'many', 'half']),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /** Bound of `count`; absent for an exact number, and for "few", which is a maximum. */
    bound: z.optional(z.enum(['exactly', 'at_least', 'at_most'])),
    /** Whether to count the results that leave it out: "2 sem glúten". */
    without: z.optional(z.boolean()),
  }),
  /** How the menu is printed. */
  z.object({ ...shared, kind: z.literal('layout'), what: z.enum(layoutIds) }),
  /** Price elasticity of demand that the owner gives; below 0. */
  z.object({
    ...shared,
    kind: z.literal('elasticity'),
    value: z.number().check(z.negative(), z.minimum(-10)),
  }),
  /** A question to be answered with the house's own numbers. `against`: the owner does not want it. */
  z.object({
    ...shared,
    kind: z.literal('question'),
    about: z.enum(questionSubjects),
    item: z.optional(item),
    price: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    weekdays: z.optional(weekdays),
    /** Hours, 0 to 24. */
    start: z.optional(hour),
    end: z.optional(hour),
    /** The feast. */
    what: z.optional(text(120)),
    against: z.optional(z.boolean()),
  }),
  z.object({ ...shared, kind: z.literal('ending'), ends: z.enum(priceEndings) }),
  /** A competitor's price that the owner knows. */
  z.object({
    ...shared,
    kind: z.literal('competitorPrice'),
    competitor: text(120),
    item,
    min: money,
    max: money,
    size: z.optional(text(40)),
    /** The promotion that the price belongs to: "2 por R$ 30,00". */
    deal: z.optional(text(40)),
  }),
  /** What one unit of an item takes, as the house serves it: "cada peixada leva 700 g de peixe". */
  z.object({
    ...shared,
    kind: z.literal('portion'),
    item,
    amount: z.number().check(z.positive(), z.maximum(100_000)),
    unit: z.enum(['g', 'kg', 'ml', 'l', 'un']),
    /** The ingredient, in the owner's words. */
    of: z.optional(text(60)),
    /** Weighed as it is bought, before cleaning: "um peixe de 900 g". */
    whole: z.optional(z.boolean()),
  }),
  /** What a forecast covers and shows; one of its fields is given. */
  z.object({
    ...shared,
    kind: z.literal('scope'),
    from: z.optional(day),
    to: z.optional(day),
    show: z.optional(z.array(z.enum(scopeShows)).check(z.minLength(1), z.maxLength(scopeShows.length))),
    only: z.optional(z.enum(['drink', 'dish'])),
  }),
])

/** Wishes stored before 22 November 2026 have their origin in `from`, which dates now use for their first day. */
function withOrigin(wish: unknown): unknown {
  if (typeof wish !== 'object' || wish === null || !('from' in wish) || 'origin' in wish) return wish
  const { from, ...rest } = wish
  return origins.some((origin) => origin === from) ? { ...rest, origin: from } : wish
}

export const wishSchema = z.pipe(z.transform(withOrigin), currentWishSchema)

export const wishKinds = currentWishSchema.def.options.flatMap((option) => [...option.shape.kind.def.values])

export type QuestionSubject = (typeof questionSubjects)[number]
export type PriceEndings = (typeof priceEndings)[number]
export type LayoutId = (typeof layoutIds)[number]
export type CourseId = (typeof courseIds)[number]
export type Wish = z.output<typeof wishSchema>
export type WishKind = Wish['kind']
export type WishOf<Kind extends WishKind> = Extract<Wish, { kind: Kind }>
export type WishReason = z.output<typeof reason>
export type Place = z.output<typeof placeSchema>

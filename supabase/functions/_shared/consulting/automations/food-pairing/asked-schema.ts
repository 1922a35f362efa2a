/** What the plan answers to the owner's wishes and questions. */
import * as z from 'zod/mini'
import { questionSubjects } from '../../base/request/question-subjects.ts'

const text = z.string()
const money = z.number()

export const menuFlightSchema = z.object({
  /** ml of one dose, and of all that a guest drinks. */
  doseMl: z.number(),
  totalMl: z.optional(z.number()),
  moments: z.array(
    z.object({ moment: text, dish: text, cachaca: text, free: z.optional(text), reason: text }),
  ),
  /** R$ for one guest, of the drinks without alcohol too; `max` is the owner's. */
  /** R$ for the dishes at the menu's prices, for one guest. Absent if a price is unknown, and in older results. */
  plates: z.optional(money),
  cost: money,
  price: money,
  soberPrice: z.optional(money),
  max: z.optional(money),
})

export const askedSchema = z.object({
  answers: z.array(
    z.object({
      about: z.enum(questionSubjects),
      of: z.nullable(text),
      text,
      asked: z.optional(text),
      open: z.optional(z.boolean()),
    }),
  ),
  /** Sums that the owner asks for, as tables. */
  tables: z.optional(
    z.array(
      z.object({
        caption: text,
        headers: z.array(text),
        rows: z.array(z.array(text)),
        numeric: z.array(z.int()),
        note: z.optional(text),
      }),
    ),
  ),
  planned: z.array(z.object({ wish: text, of: text, done: z.boolean(), price: z.optional(money), text })),
  /** The menu's lines in English. */
  english: z.optional(z.array(z.object({ dish: text, line: text }))),
  /** Most words in a line of the menu. */
  lineWords: z.optional(z.int()),
})

/** Combos within the highest price that the owner sets for them, and when they are sold. */
export const offersWithinSchema = z.object({
  /** "Combos", "Almoço executivo". */
  what: text,
  /** The same for all; absent if each kind of dish has its own. */
  max: z.optional(money),
  hours: z.optional(z.object({ what: text, start: z.number(), end: z.number() })),
  offers: z.array(
    z.object({
      dish: text,
      name: text,
      drink: text,
      /** R$ apart, together, what both cost, and what the dish leaves alone. */
      full: money,
      price: money,
      cost: z.nullable(money),
      alone: z.optional(z.nullable(money)),
      /** R$ beyond the dish sold alone; absent in older results. */
      gain: z.optional(z.nullable(money)),
      why: z.optional(text),
    }),
  ),
})

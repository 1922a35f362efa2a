/** What owners ask of prices and costs, and what they ask and know of those of others. */
import * as z from 'zod/mini'
import { questionSubjects, rankMeasures } from './question-subjects.ts'
import { rivalFacts } from './rival-subjects.ts'
import { day, except, hour, item, money, shared, text, weekdays } from './wish-parts.ts'

/** How an owner buys an ingredient of new drinks and dishes. */
const boughtBy = ['kg', 'l', 'garrafa', 'un'] as const

/** How all new prices must end: whole reais, …,90, one of the two, whole and half reais, or whole reais in last figures. */
export const priceEndings = [
  'whole',
  'ninety',
  'either',
  'half',
  'ninety_or_half',
  'zero_or_nine',
  'zero_or_five',
  'five_or_nine',
  'seven_or_nine',
  'eight_or_nine',
] as const

export type PriceEndings = (typeof priceEndings)[number]

/** An amount of what is bought, or of what a portion takes: "50 l", "180 g". */
const bought = z.string().check(z.regex(/^\d{1,5}(?:\.\d{1,2})? (?:g|kg|ml|l)$/))

export const priceWishes = [
  /** Bounds for all prices, or for one item or section. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('price'),
    max: z.optional(money),
    min: z.optional(money),
    about: z.optional(money),
    item: z.optional(item),
    /** Of a combo: only with these dishes, a kind or an item. */
    of: z.optional(item),
    /** Doses in it. */
    doses: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
    except,
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /** The price of the item stays as it is: `price` if the owner states it. */
  z.object({
    ...shared,
    kind: z.literal('keepPrice'),
    item,
    price: z.optional(money),
    except,
    /** The first day on which it may change. */
    from: z.optional(day),
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * The price of the item may rise to `max`, by `percent` of today's, or by `rise` in R$; it must not rise if all are
   * absent.
   */
  z.object({
    ...shared,
    kind: z.literal('capPrice'),
    item,
    max: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    rise: z.optional(money),
    except,
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * What an item, or an ingredient of items, costs now, or `from` a day on: R$, or `percent` more than in the sheet. `was`:
   * what it cost before, as the owner tells. `per`: how an ingredient is bought. `lost`: % of what is bought that is
   * thrown away.
   */
  z.object({
    ...shared,
    kind: z.literal('costNow'),
    item,
    price: z.optional(money),
    was: z.optional(money),
    from: z.optional(day),
    percent: z.optional(z.number().check(z.minimum(-100), z.maximum(300))),
    per: z.optional(z.enum(boughtBy)),
    /** R$ of the item's cost that are of the ingredient that `percent` is about. */
    part: z.optional(money),
    lost: z.optional(z.number().check(z.positive(), z.maximum(95))),
  }),
  /** Highest cost of ingredients, in % of the price. */
  z.object({
    ...shared,
    kind: z.literal('costShare'),
    max: z.number().check(z.positive(), z.maximum(100)),
    of: z.optional(z.enum(['food', 'drinks'])),
  }),
  /** Price elasticity of demand that the owner gives; below 0. */
  z.object({
    ...shared,
    kind: z.literal('elasticity'),
    value: z.number().check(z.negative(), z.minimum(-10)),
  }),
  /** How new prices end: all of them, or those of an item or a section. */
  z.object({
    ...shared,
    kind: z.literal('ending'),
    ends: z.enum(priceEndings),
    item: z.optional(item),
    except,
  }),
  /** A question to be answered with the house's own numbers. `against`: the owner does not want it. */
  z.object({
    ...shared,
    kind: z.literal('question'),
    about: z.enum(questionSubjects),
    item: z.optional(item),
    /** 0 only where two prices are tied. */
    price: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    weekdays: z.optional(weekdays),
    /** Hours, 0 to 24. */
    start: z.optional(hour),
    end: z.optional(hour),
    /** The feast, the season, or what else the question is about. */
    what: z.optional(text(120)),
    competitor: z.optional(text(120)),
    against: z.optional(z.boolean()),
    /** The item that the other is compared with. */
    other: z.optional(item),
    /** What the guests of a party do not take. */
    without: z.optional(text(40)),
    count: z.optional(z.int().check(z.positive(), z.maximum(100_000))),
    /** As many fit, or are to be had, at once. */
    most: z.optional(z.int().check(z.positive(), z.maximum(100_000))),
    /** What a slow dish takes. */
    minutes: z.optional(z.int().check(z.positive(), z.maximum(600))),
    from: z.optional(day),
    to: z.optional(day),
    prices: z.optional(z.array(money).check(z.minLength(2), z.maxLength(4))),
    was: z.optional(money),
    /** R$ that a sale must leave at least. */
    least: z.optional(money),
    /** R$ that a unit of something new would cost the house. */
    cost: z.optional(money),
    /** The amount is for a week, not a month. */
    weekly: z.optional(z.boolean()),
    per: z.optional(bought),
    uses: z.optional(bought),
    share: z.optional(z.number().check(z.positive(), z.maximum(100))),
    /** What items are compared by, and from which end. */
    by: z.optional(z.enum(rankMeasures)),
    rank: z.optional(z.enum(['most', 'least'])),
    /** What is sold together, with how many of each: "4 esfihas e 1 drink". */
    parts: z.optional(
      z
        .array(z.object({ item, count: z.int().check(z.positive(), z.maximum(99)) }))
        .check(z.minLength(2), z.maxLength(5)),
    ),
  }),
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
    /** The owner is not sure: "acho que 17". */
    unsure: z.optional(z.boolean()),
  }),
  /** What the owner knows of a competitor besides its prices. */
  z.object({
    ...shared,
    kind: z.literal('rivalFact'),
    competitor: text(120),
    about: z.enum(rivalFacts),
    /** 1 January … 12 December. */
    months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1))),
    weekdays: z.optional(weekdays),
    /** Closed on `weekdays`; otherwise open on them only. */
    closed: z.optional(z.boolean()),
    item: z.optional(item),
    /** What alone of the competitor counts: "só me interessa na cerveja". */
    except,
    price: z.optional(money),
    what: z.optional(text(120)),
  }),
] as const

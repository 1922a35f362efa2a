import * as z from 'zod/mini'
import { questionSubjects } from '../../base/request/question-subjects.ts'

const text = z.string().check(z.minLength(1))
const week = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const comingSchema = z.array(
  z.object({
    monday: week,
    value: z.number(),
    low: z.number(),
    high: z.number(),
    /** "fechada", "aberta 4 dias". */
    note: z.optional(text),
    /** What the owner states of the week and its figures contain. */
    told: z.optional(z.array(text)),
  }),
)

const forecastLineSchema = z.object({
  /** Mondays of the known weeks, and their values; null is a gap. */
  past: z.array(
    z.object({
      monday: week,
      value: z.nullable(z.number()),
      /** What a week with closed days would have made with all its days; absent for any other. */
      whole: z.optional(z.number()),
    }),
  ),
  /** The forecast weeks with their 80 % interval. */
  coming: comingSchema,
  model: text,
  /** Weeks compared in the back-test. */
  tested: z.int(),
  wape: z.number(),
  mase: z.number(),
  /** Scores of the other models. */
  others: z.array(z.object({ model: text, mase: z.number(), wape: z.optional(z.number()) })),
  /** The best simple method, tested on the same weeks. */
  baseline: z.optional(z.object({ model: text, wape: z.number() })),
  /** Horizon of the back-test in weeks, and its number of origins; absent in reports that tested one week ahead. */
  horizon: z.optional(z.int()),
  origins: z.optional(z.int()),
  /** Mean error of a week, in the unit of the line. */
  mae: z.optional(z.number()),
  /** Mean of actual − forecast ÷ mean error: 1 if the house always sold more than forecast. */
  bias: z.optional(z.number()),
  /** Factor by which a short sheet's interval is wider than its back-test requires. */
  widened: z.optional(z.number()),
  /** Weeks of the back-test within the interval, and all of them. */
  held: z.optional(z.object({ inside: z.int(), of: z.int() })),
  /** Weeks of both years on which last year's season was measured, where the sheet is too short to test it. */
  pairs: z.optional(z.int()),
})

const trendSchema = z.object({
  name: text,
  change: z.number(),
  perWeek: z.number(),
  /** Units of an earlier week, and the weeks on each side of the comparison. */
  before: z.optional(z.number()),
  weeks: z.optional(z.int()),
})

const ingredientSchema = z.object({
  name: text,
  unit: text,
  expected: z.number(),
  safe: z.number(),
  packs: z.nullable(text),
  items: z.array(text),
  /** Units of an item that one whole pack pours. */
  yields: z.optional(z.array(z.object({ item: text, units: z.int(), pack: text }))),
  fresh: z.optional(z.boolean()),
  /** What one unit of each item takes; `own`: as the owner states it. */
  each: z.optional(z.array(z.object({ item: text, amount: z.number(), own: z.optional(z.boolean()) }))),
  /** Contents of a whole pack, in the unit. */
  pack: z.optional(z.number()),
  /** Share beyond the expected sales that the owner wants bought. */
  spare: z.optional(z.number()),
  /** What each delivery of the week must hold. */
  deliveries: z.optional(z.array(z.number())),
})

export const salesForecastSchema = z.object({
  kind: z.literal('sales_forecast'),
  /** The day of the report; absent in older results. */
  made: z.optional(week),
  title: text,
  summary: text,
  period: z.object({ from: week, to: week }),
  weeks: z.int(),
  /** Weeks within the period without data. */
  gaps: z.int(),
  /** First and last weeks that were incomplete and therefore left out. */
  partial: z.array(week),
  units: forecastLineSchema,
  /** The week since which the house sells on another level, in R$ or units of a week; absent without such a week. */
  step: z.optional(z.object({ monday: week, before: z.number(), after: z.number() })),
  /** The factor from a day that the owner names on, as last year showed it. */
  level: z.optional(z.number()),
  answers: z.optional(
    z.array(
      z.object({
        about: z.enum(questionSubjects),
        of: z.nullable(z.string()),
        /** The owner's words. */
        asked: z.optional(z.string()),
        title: text,
        verdict: text,
        /** Only says what an answer would need. */
        open: z.optional(z.boolean()),
        /** What the owner asks first of all: it opens the summary. */
        opens: z.optional(z.boolean()),
        texts: z.array(text),
        /** What is to be done first, where the answer says more than the week's own orders. */
        action: z.optional(z.object({ what: text, brings: text, by: z.string(), who: z.string() })),
        table: z.optional(
          z.object({
            caption: text,
            headers: z.array(z.string()),
            rows: z.array(z.array(z.string())),
            numeric: z.array(z.int()),
          }),
        ),
      }),
    ),
  ),
  /** Null when the sheet has no prices. */
  revenue: z.nullable(forecastLineSchema),
  /** Mean of the last weeks relative to those before, as a fraction. */
  rising: z.array(trendSchema),
  falling: z.array(trendSchema),
  /** The move that most items made alike, beyond which those above moved; absent without one. */
  houseMove: z.optional(z.object({ change: z.number(), weeks: z.int() })),
  /** The coming week by its days, Monday first; empty if the sheet has fewer than two weekdays. */
  weekdays: z.array(
    z.object({
      /** 0 Sunday … 6 Saturday. */
      weekday: z.int().check(z.minimum(0), z.maximum(6)),
      /** Fraction of the week. */
      share: z.number(),
      units: z.number(),
      /** R$; absent where the sheet's weekdays have none, and then `share` is one of units. */
      revenue: z.optional(z.number()),
    }),
  ),
  /** People that the owner has for every day. */
  team: z.optional(z.int()),
  /** Monday of the week to buy for; if absent, the first of the coming weeks. */
  target: z.optional(week),
  /** Units to have in stock in that week. */
  purchases: z.array(
    z.object({
      name: text,
      expected: z.number(),
      safe: z.number(),
      /** R$ of ingredients per unit, if the house keeps it. */
      cost: z.optional(z.number()),
      /** Sold alive or raw: bought for the expected sales, without a margin. */
      fresh: z.optional(z.boolean()),
      /** Cooked by the house and served the same day: nothing of it is bought, or kept, beyond the expected sales. */
      cooked: z.optional(z.boolean()),
      /** Share of what is bought alive that dies before it is served; an assumption. */
      loss: z.optional(z.number()),
      /** Share beyond the expected sales that the owner wants bought. */
      spare: z.optional(z.number()),
      /** Expected units by open weekday. */
      days: z.optional(z.array(z.object({ weekday: z.int(), units: z.number() }))),
    }),
  ),
  /** Dishes of that week, without drinks, sides and what is sold by the unit; absent if the sheet has none. */
  dishes: z.optional(z.number()),
  /** Open weekdays that each delivery of fresh goods serves. */
  runs: z.optional(z.array(z.array(z.int()))),
  /** Items that the owner ties to a weekday, with the day's share of the item's sales; null if the sheet has no days. */
  ownDays: z.optional(
    z.array(
      z.object({
        said: text,
        item: text,
        weekday: z.int(),
        share: z.nullable(z.number()),
        /** The day's share of everything sold. */
        usual: z.number(),
        units: z.nullable(z.number()),
      }),
    ),
  ),
  /** Weeks with dates that the sheet has not seen: factors on the forecast, and what they suppose. */
  unseen: z.optional(
    z.array(
      z.object({
        monday: week,
        names: z.array(text),
        low: z.number(),
        high: z.number(),
        lowIf: text,
        highIf: text,
        /**
         * The one number to buy by and what it supposes; absent in older results. Of its days, the share that we planned
         * to lose, which is 0 since the owner is asked, and the share lost if the house closes as many do.
         */
        plan: z.optional(z.number()),
        planIf: z.optional(text),
        /** The factor of the owner's own figure on the week, which the forecast contains. */
        own: z.optional(z.number()),
        /** The house serves no lunch after which it could close. */
        cafe: z.optional(z.boolean()),
        days: z.optional(
          z.array(z.object({ on: week, part: z.number(), lost: z.number(), ask: z.optional(z.number()) })),
        ),
      }),
    ),
  ),
  /** Units of the items, week by week; `wape` is absent for an item too new to be tested. */
  items: z.optional(
    z.array(
      z.object({
        name: text,
        model: text,
        coming: comingSchema,
        wape: z.optional(z.number()),
        mae: z.optional(z.number()),
      }),
    ),
  ),
  /** Total of the items in the week to buy for, before they were scaled to the house. */
  itemSum: z.optional(z.number()),
  /** Items of the list in a closed season now or soon, with its wording. */
  closedSeasons: z.optional(
    z.array(
      z.object({
        name: text,
        season: text,
        from: z.optional(week),
        to: z.optional(week),
        dated: z.optional(z.boolean()),
        /** R$ of one unit, if it is known. */
        price: z.optional(z.number()),
        /** What the house can offer in its place. */
        instead: z.optional(z.array(text)),
        /** The one of these to put in front, with its R$. */
        swap: z.optional(z.object({ name: text, price: z.optional(z.number()) })),
      }),
    ),
  ),
  /** Items of the menu, those that the sheet does not hold, and which of them spoil; absent if it holds all or none. */
  menuCover: z.optional(z.object({ menu: z.int(), absent: z.array(text), spoiling: z.array(text) })),
  /** Units of that week in items that are not listed. */
  rest: z.optional(z.number()),
  /**
   * Half a year ahead, by the model with the smallest error at that distance; null if the sheet is too short to test
   * it.
   */
  outlook: z.optional(z.nullable(forecastLineSchema)),
  /** Share of the sheet's units and revenue that the items cover; null without prices. */
  coverage: z.optional(z.object({ units: z.number(), revenue: z.nullable(z.number()) })),
  /** Items without a sale for weeks, and since when. */
  gone: z.optional(z.array(z.object({ name: text, since: week }))),
  /** Items too new to be tested. */
  fresh: z.optional(z.array(z.object({ name: text, weeks: z.int() }))),
  /** Days and seasons of the calendar in the forecast weeks. */
  calendar: z.optional(
    z.array(
      z.object({
        name: text,
        from: week,
        to: week,
        kind: z.enum(['date', 'season']),
        /** Factor on its weeks; null if the sheet does not show one. */
        factor: z.nullable(z.number()),
        /** First days of its earlier occurrences in the sheet. */
        seen: z.array(week),
        /** The model repeats last year, including its season. */
        carried: z.boolean(),
      }),
    ),
  ),
  /** That week's purchases by ingredient, for items with a known recipe. */
  ingredients: z.optional(z.array(ingredientSchema)),
  /** Ingredients of every week from the one to buy for on, in their units. */
  season: z.optional(
    z.array(
      z.object({
        monday: week,
        ingredients: z.array(z.object({ name: text, unit: text, expected: z.number(), safe: z.number() })),
      }),
    ),
  ),
  /** The second week's purchases in results from before all weeks were kept. */
  later: z.optional(z.object({ monday: week, ingredients: z.array(ingredientSchema) })),
  /** Items by where their recipe comes from. */
  recipes: z.optional(
    z.object({
      house: z.array(text),
      usual: z.array(text),
      /** By the usual portion of a dish of that name. */
      portion: z.optional(z.array(text)),
      /** Poured by the size in the name. */
      poured: z.optional(z.array(text)),
      /** The number of pieces is in the name. */
      pieces: z.optional(z.array(text)),
      resale: z.array(text),
      none: z.array(text),
      /** Filled dishes whose name holds words that we do not count. */
      partly: z.optional(z.array(z.object({ name: text, missing: z.array(text) }))),
    }),
  ),
  /** What the owner said about the period, and what was done about it. */
  told: z.optional(z.array(text)),
  /** The periods among that. Absent in older results. */
  expected: z.optional(
    z.array(
      z.object({
        what: text,
        from: z.nullable(week),
        to: z.nullable(week),
        closed: z.boolean(),
        /** Whether the figures take it into account. */
        used: z.boolean(),
        said: text,
        /** What it is about, and the items that this names; absent for the whole house. */
        item: z.optional(text),
        items: z.optional(z.array(text)),
      }),
    ),
  ),
  /** The owner's portions, with the items that they apply to and what they make of the week to buy for. */
  portions: z.optional(
    z.array(
      z.object({
        item: text,
        items: z.array(text),
        amount: z.number(),
        unit: z.enum(['g', 'ml', 'un']),
        text: z.string(),
      }),
    ),
  ),
  /** What a purchase that gets dearer takes from the week. */
  costs: z.optional(z.array(z.object({ item: text, text: z.string() }))),
  /** What the owner asked the forecast to cover and to show, with what it says of each. */
  asked: z.optional(z.array(z.object({ of: text, text }))),
  /** The groups that the owner wants to see apart, in units. */
  groups: z.optional(
    z.array(
      z.object({
        name: text,
        items: z.array(text),
        coming: z.array(z.object({ monday: week, value: z.number() })),
      }),
    ),
  ),
  /** The weeks forecast beyond the period asked for, in one line. */
  beyond: z.optional(text),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  /** What was not understood of the request, word for word. */
  unread: z.optional(z.array(text)),
  /** What the owner told us, quoted; in reports from before requests were read. */
  context: z.nullable(text),
  assumptions: z.array(text),
})

export type ForecastLine = z.output<typeof forecastLineSchema>
export type SalesForecast = z.output<typeof salesForecastSchema>

import * as z from 'zod/mini'

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
  }),
)

const forecastLineSchema = z.object({
  /** Mondays of the weeks known, and their values; null is a gap. */
  past: z.array(z.object({ monday: week, value: z.nullable(z.number()) })),
  /** The weeks to come with their 80 % interval. */
  coming: comingSchema,
  model: text,
  /** Weeks compared in the back-test. */
  tested: z.int(),
  wape: z.number(),
  mase: z.number(),
  /** What the other models scored. */
  others: z.array(z.object({ model: text, mase: z.number() })),
  /** Repeating the last week, tested on the same weeks. */
  baseline: z.optional(z.object({ model: text, wape: z.number() })),
})

export const salesForecastSchema = z.object({
  kind: z.literal('sales_forecast'),
  title: text,
  summary: text,
  period: z.object({ from: week, to: week }),
  weeks: z.int(),
  /** Weeks within the period of which nothing is known. */
  gaps: z.int(),
  /** First and last weeks that were not whole and therefore left out. */
  partial: z.array(week),
  units: forecastLineSchema,
  /** Null when the sheet has no prices. */
  revenue: z.nullable(forecastLineSchema),
  /** Mean of the last four weeks against the four before, as a fraction. */
  rising: z.array(z.object({ name: text, change: z.number(), perWeek: z.number() })),
  falling: z.array(z.object({ name: text, change: z.number(), perWeek: z.number() })),
  /** The coming week by its days, Monday first; empty when the sheet tells fewer than two weekdays. */
  weekdays: z.array(
    z.object({
      /** 0 Sunday … 6 Saturday. */
      weekday: z.int().check(z.minimum(0), z.maximum(6)),
      /** Fraction of the week. */
      share: z.number(),
      units: z.number(),
    }),
  ),
  /** Units to have in the house next week. */
  purchases: z.array(z.object({ name: text, expected: z.number(), safe: z.number() })),
  /** Units of the best-selling items, week by week. */
  items: z.optional(z.array(z.object({ name: text, model: text, coming: comingSchema }))),
  /** What the owner told of the period, and what was done about it. */
  told: z.optional(z.array(text)),
  /** What came from the house, and what would be better with it. */
  house: z.optional(z.array(text)),
  /** What the owner told us, quoted: reports from before the request was read. */
  context: z.nullable(text),
  assumptions: z.array(text),
})

export type ForecastLine = z.output<typeof forecastLineSchema>
export type SalesForecast = z.output<typeof salesForecastSchema>

import * as z from 'zod/mini'
import { placeSchema } from './place.ts'

/** Maximum number of items in one request; a longer sheet gets a notice. */
export const maxSalesItems = 500
export const maxWeeks = 160
/**
 * Number of items whose weekly series is kept: those with the most units and those with the most revenue. 120 series of
 * 160 weeks take about 100 of the 256 kB of a request.
 */
export const maxItemSeries = 120

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
const money = z.number().check(z.nonnegative(), z.maximum(100_000_000))
const count = z.number().check(z.nonnegative(), z.maximum(100_000_000))
const ofDays = z.array(z.nullable(count)).check(z.length(7))
/** yyyy-mm-dd */
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** One item’s sales over the whole period of the sheet. Unknown values are null, never zero. */
export const salesItemSchema = z.object({
  name: text(120),
  category: z.nullable(text(60)),
  /** Units sold; fractional if the house sells by weight. */
  units: count,
  /** R$ per unit; weighted by units if the price changed. */
  price: z.nullable(money),
  /** Usual unit price in R$ before discounts in the sheet's last four weeks; absent if it equals the price. */
  listed: z.optional(money),
  /**
   * The successive prices, before discounts and as paid, with the units and the first and last day of each; absent if
   * the price did not change.
   */
  prices: z.optional(
    z
      .array(z.object({ price: money, paid: money, units: count, from: isoDate, to: isoDate }))
      .check(z.maxLength(4)),
  ),
  /** R$ per unit; the last one where it changed for good. */
  cost: z.nullable(money),
  /** The successive costs; absent if it did not change. */
  costs: z.optional(z.array(z.object({ cost: money, from: isoDate, to: isoDate })).check(z.maxLength(4))),
  /** Its first row in the file; absent for typed items. */
  place: z.optional(placeSchema),
})

/**
 * A sales sheet reduced to the input of the engines: 50,000 rows become a few kilobytes. The owner has reviewed and
 * corrected the items.
 */
export const salesSchema = z.object({
  items: z
    .array(salesItemSchema)
    .check(
      z.minLength(1, 'A planilha precisa de pelo menos um item.'),
      z.maxLength(maxSalesItems, `Use no máximo ${maxSalesItems} itens.`),
    ),
  /** First and last date of the sheet; null when its rows have no dates. */
  period: z.nullable(z.object({ from: isoDate, to: isoDate })),
  /** Weeks starting on Monday, oldest first; a week without rows is absent, not zero. */
  weeks: z
    .array(
      z.object({
        monday: isoDate,
        units: count,
        /** R$; null when the sheet has no prices. */
        revenue: z.nullable(money),
        /** Days of the week with at least one sale; 7 for a house that never closes. */
        days: z.int().check(z.minimum(1), z.maximum(7)),
      }),
    )
    .check(z.maxLength(maxWeeks)),
  /**
   * The days of the same weeks, from Sunday on: units and R$; null for a day without sales, on which the house was
   * closed. Absent in sheets by the week and in those read before this field existed.
   */
  weekDays: z.optional(
    z
      .array(z.object({ monday: isoDate, units: ofDays, revenue: z.optional(ofDays) }))
      .check(z.maxLength(maxWeeks)),
  ),
  /** The same weeks for the items with the most units or revenue; null for a week without rows of the item. */
  itemWeeks: z
    .array(
      z.object({
        name: text(120),
        units: z.array(z.nullable(count)).check(z.maxLength(maxWeeks)),
        /** Units by weekday over the whole sheet, from Sunday on; absent in sheets read before this field existed. */
        weekdays: z.optional(z.array(count).check(z.length(7))),
      }),
    )
    .check(z.maxLength(maxItemSeries)),
  /** 0 Sunday … 6 Saturday; empty without dates. */
  weekdays: z
    .array(
      z.object({
        weekday: z.int().check(z.minimum(0), z.maximum(6)),
        units: count,
        revenue: z.nullable(money),
        /** Number of dates of that weekday with sales. */
        days: z.int().check(z.minimum(1)),
      }),
    )
    .check(z.maxLength(7)),
  /** Empty unless the sheet has the hour of each sale. */
  dayParts: z
    .array(
      z.object({
        part: z.enum(['manhã', 'almoço', 'tarde', 'noite', 'madrugada']),
        units: count,
        revenue: z.nullable(money),
      }),
    )
    .check(z.maxLength(5)),
  /** Number of rows by how they were handled. */
  rows: z.object({
    read: z.int().check(z.nonnegative()),
    totals: z.int().check(z.nonnegative()),
    blank: z.int().check(z.nonnegative()),
    refused: z.int().check(z.nonnegative()),
    /** Group titles between the rows; absent in sheets without any. */
    titles: z.optional(z.int().check(z.nonnegative())),
  }),
})

export type SalesItem = z.output<typeof salesItemSchema>
export type Sales = z.output<typeof salesSchema>

import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

const comparedSchema = z.object({
  item: text,
  /** R$; null where the own menu is unknown or has no price for it. */
  own: z.nullable(z.number()),
  median: z.number(),
  lowest: z.number(),
  highest: z.number(),
  /** Prices behind the median. */
  n: z.int(),
  // Maps written before these existed lack them.
  prices: z.optional(z.array(z.number())),
  /** Promotions, in words; their prices are in the median only where no other price is known. */
  deals: z.optional(z.array(text)),
  /** Own price ÷ median × 100. */
  index: z.nullable(z.number()),
  position: z.enum(['below', 'level', 'above', 'unknown']),
  advice: text,
})

export const competitorMapSchema = z.object({
  kind: z.literal('competitor_map'),
  title: text,
  summary: text,
  competitors: z.array(z.object({ name: text, prices: z.int() })),
  categories: z.array(
    z.object({
      name: text,
      items: z.array(comparedSchema),
      /** Of all known prices of the category. */
      median: z.number(),
      ownMedian: z.nullable(z.number()),
    }),
  ),
  /** What to do next, the largest amount first. Absent in maps written before these existed. */
  actions: z.optional(z.array(z.object({ item: text, action: text, effect: text, amount: z.number() }))),
  unread: z.array(z.string()),
  /** What came from the house, and what would be better with it. */
  house: z.optional(z.array(text)),
  hasMenu: z.boolean(),
  assumptions: z.array(text),
})

export type Compared = z.output<typeof comparedSchema>
export type CompetitorMap = z.output<typeof competitorMapSchema>

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
  /** What the prices were told for, where it is not the same name throughout. */
  names: z.optional(z.array(text)),
  /** The same prices with who charges them, and whether they are a promotion's. */
  quotes: z.optional(z.array(z.object({ competitor: text, price: z.number(), deal: z.boolean() }))),
  /** The house's item that it is compared with, as the menu names it. */
  ours: z.optional(text),
  /** How far that item is the same. */
  relation: z.optional(z.enum(['same', 'untold', 'other', 'several', 'absent', 'unknown'])),
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
      // Only in earlier maps: they mix items that are not alike.
      median: z.optional(z.number()),
      ownMedian: z.optional(z.nullable(z.number())),
    }),
  ),
  /** What both sides sell at one size, with two prices or more: R$ for one of each, here and at the middle. */
  basket: z.optional(z.object({ items: z.array(text), own: z.number(), theirs: z.number() })),
  /** Items of the house of which no competitor's price is known, one of each section first. */
  notCompared: z.optional(z.array(text)),
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

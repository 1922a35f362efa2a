import * as z from 'zod/mini'
import { houseItemKinds } from '../../base/house/house.ts'

const text = z.string().check(z.minLength(1))

const comparedSchema = z.object({
  item: text,
  /** R$; null if the menu is unknown or has no price for it. */
  own: z.nullable(z.number()),
  median: z.number(),
  lowest: z.number(),
  highest: z.number(),
  /** Number of prices in the median. */
  n: z.int(),
  // Absent in older maps.
  prices: z.optional(z.array(z.number())),
  /** The competitors' names for it, if they differ. */
  names: z.optional(z.array(text)),
  /** The same prices with the competitors' names, marked if they are of a promotion. */
  quotes: z.optional(z.array(z.object({ competitor: text, price: z.number(), deal: z.boolean() }))),
  /** The house's item that it is compared with, as named on the menu. */
  ours: z.optional(text),
  /** The house's unit cost, R$; absent if unknown. */
  cost: z.optional(z.number()),
  /** The next price by the rule of the pricing report, R$; absent if the price stays, or the cost is unknown. */
  step: z.optional(z.number()),
  /** R$ that the step adds for each sale of today, at the assumed reaction of guests. */
  stepGain: z.optional(z.number()),
  /** Units that the house sells a month; absent without a dated sheet. */
  units: z.optional(z.number()),
  /** Guests that the house's item serves; absent if its menu does not say. */
  serves: z.optional(z.int()),
  /** Absent in older results, and for items that the house does not sell. */
  kind: z.optional(z.enum(houseItemKinds)),
  /** The menu's description of the item. */
  description: z.optional(text),
  /** Where the name matches several items: the candidates with their prices. */
  candidates: z.optional(z.array(z.object({ name: text, price: z.nullable(z.number()) }))),
  /** How close that item is to it. */
  relation: z.optional(z.enum(['same', 'untold', 'other', 'several', 'absent', 'unknown'])),
  /** Promotions, in words; their prices enter the median only if no other price is known. */
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
      // In older maps only: it mixes items that do not match.
      median: z.optional(z.number()),
      ownMedian: z.optional(z.nullable(z.number())),
    }),
  ),
  /** Older results only: one of each shared item, at the house's prices and at the median. */
  basket: z.optional(z.object({ items: z.array(text), own: z.number(), theirs: z.number() })),
  /** Items without a known competitor price, highest margin first. */
  notCompared: z.optional(z.array(text)),
  /** What to do next, largest amount first. Absent in older maps. */
  actions: z.optional(z.array(z.object({ item: text, action: text, effect: text, amount: z.number() }))),
  /** Some older results only. */
  clues: z.optional(
    z.array(
      z.object({
        item: text,
        own: z.number(),
        prices: z.array(z.number()),
        next: z.number(),
        ask: z.nullable(text),
      }),
    ),
  ),
  /** Offers instead of a lower price, each with its costs. Absent in older results. */
  offers: z.optional(
    z.array(
      z.object({
        name: text,
        text,
        /** The compared items that it answers, and how, in a few words. */
        items: z.array(text),
        brief: text,
        /** The sentence for the team. */
        say: z.optional(text),
        action: text,
        brings: text,
        who: text,
        by: text,
      }),
    ),
  ),
  /** Side dishes that the house sells separately, R$. */
  sides: z.optional(z.array(z.object({ name: text, price: z.number() }))),
  /** Highest price that the owner allows, R$. */
  ceiling: z.optional(z.number()),
  unread: z.array(z.string()),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  hasMenu: z.boolean(),
  assumptions: z.array(text),
})

export type Compared = z.output<typeof comparedSchema>
export type CompetitorMap = z.output<typeof competitorMapSchema>

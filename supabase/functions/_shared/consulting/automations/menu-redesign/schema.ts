import * as z from 'zod/mini'
import { quadrants } from './classify.ts'

const text = z.string().check(z.minLength(1))

/** What happens to an item. */
export const moves = ['keep', 'raise', 'lower', 'highlight', 'review', 'remove'] as const

const redesignedItemSchema = z.object({
  name: text,
  /** Units in the period of the sheet. */
  units: z.number(),
  price: z.number(),
  cost: z.number(),
  margin: z.number(),
  mixPct: z.number(),
  quadrant: z.enum(quadrants),
  action: text,
  move: z.optional(z.enum(moves)),
  /** R$; null where the item leaves or the price stays. */
  newPrice: z.nullable(z.number()),
  /** R$ a month under the stated assumption. */
  effect: z.number(),
  /** The owner asked to keep it. */
  kept: z.boolean(),
})

const redesignedCategorySchema = z.object({
  name: text,
  items: z.array(redesignedItemSchema),
  popularityThresholdPct: z.number(),
  marginThreshold: z.number(),
  /** Fewer than four items: the quadrants say little. */
  few: z.boolean(),
  /** Names in the order in which the menu should list them. */
  order: z.array(text),
})

export const menuRedesignSchema = z.object({
  kind: z.literal('menu_redesign'),
  title: text,
  summary: text,
  goals: z.array(text),
  kept: z.array(text),
  notUnderstood: z.array(text),
  /** What came from the house, and what would be better with it. */
  house: z.optional(z.array(text)),
  /** Sections on each page, where the owner asks for a number of pages. */
  pages: z.optional(z.array(z.object({ sections: z.array(text), items: z.int() }))),
  /** Days of the sheet, and how many days a month has. Null without sales data. */
  period: z.nullable(z.object({ days: z.int(), dated: z.boolean() })),
  categories: z.array(redesignedCategorySchema),
  /** Items that were not classified, and why. */
  left: z.array(
    z.object({
      name: text,
      reason: z.enum([
        'no_sales',
        'no_price',
        'no_cost',
        'below_cost',
        'not_sold',
        'not_on_menu',
        'no_sheet',
      ]),
      /** What the owner asks of it all the same. */
      move: z.optional(z.enum(moves)),
      action: z.optional(text),
      /** R$; today's, and the new one where it changes. */
      price: z.optional(z.nullable(z.number())),
      newPrice: z.optional(z.nullable(z.number())),
    }),
  ),
  /** R$ a month, all actions together. */
  effect: z.number(),
  /** Facts of the menu alone. */
  menu: z.object({
    items: z.int(),
    withoutPrice: z.array(text),
    withoutDescription: z.array(text),
    categories: z.array(
      z.object({
        name: text,
        items: z.int(),
        lowest: z.nullable(z.number()),
        highest: z.nullable(z.number()),
      }),
    ),
  }),
  assumptions: z.array(text),
})

export type Move = (typeof moves)[number]
export type RedesignedItem = z.output<typeof redesignedItemSchema>
export type RedesignedCategory = z.output<typeof redesignedCategorySchema>
export type MenuRedesign = z.output<typeof menuRedesignSchema>

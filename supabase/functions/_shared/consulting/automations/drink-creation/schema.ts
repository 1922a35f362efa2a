import * as z from 'zod/mini'
import { drinkSchema } from '../../base/drinks/drink.schema.ts'

const text = z.string().check(z.minLength(1))
/** R$, not rounded: rounding belongs to the screen. */
const money = z.number().check(z.nonnegative())

export const shoppingItemSchema = z.object({
  item: text,
  /** What the menu uses, in `unit`. */
  needed: z.number(),
  unit: text,
  /** Whole packs to buy, as in "2 × pacote de polpa de 1 kg". */
  packs: z.int(),
  packLabel: text,
  /** R$ for the whole packs. */
  costBRL: money,
})

const houseRecipeSchema = z.object({
  id: text,
  title: text,
  yieldMl: z.number(),
  ingredients: z.array(z.object({ display: text, costBRL: money })),
  steps: z.array(text),
  keepsDays: z.int(),
  /** R$ for a batch. */
  costBRL: money,
  costPer100Ml: money,
  /** Drinks of this menu that use it. */
  usedIn: z.array(text),
})

const understoodSchema = z.object({
  excluded: z.array(z.string()),
  preferred: z.array(z.string()),
  style: z.array(z.string()),
  /** Audiences that the drinks were chosen for. Absent in older results. */
  audience: z.optional(z.array(z.string())),
  notUnderstood: z.array(z.string()),
})

const menuFields = {
  title: text,
  summary: text,
  understood: understoodSchema,
  /** What the owner should know before printing the menu. */
  warnings: z.array(text),
  houseRecipes: z.array(houseRecipeSchema),
  shoppingList: z.object({
    servingsPerDrink: z.int(),
    items: z.array(shoppingItemSchema),
    /** R$ */
    totalBRL: money,
  }),
  assumptions: z.array(text),
}

/** The menu as composed. */
export const drinkMenuSchema = z.object({ ...menuFields, drinks: z.array(drinkSchema).check(z.minLength(1)) })

/** The analysis of the whole menu, a result besides the drinks' sheets. */
const drinkMenuAnalysisSchema = z.object({
  kind: z.literal('drink_menu'),
  ...menuFields,
  overview: z.array(
    z.object({
      id: text,
      name: text,
      style: text,
      base: text,
      doseCost: money,
      suggestedPrice: money,
      pourCostPct: z.number(),
      contributionMargin: z.number(),
      abvPct: z.number(),
    }),
  ),
  averages: z.object({
    doseCost: money,
    suggestedPrice: money,
    pourCostPct: z.number(),
    contributionMargin: z.number(),
  }),
})

export const drinkContentSchema = z.discriminatedUnion('kind', [drinkSchema, drinkMenuAnalysisSchema])

export type DrinkMenu = z.output<typeof drinkMenuSchema>
export type DrinkMenuAnalysis = z.output<typeof drinkMenuAnalysisSchema>
export type DrinkContent = z.output<typeof drinkContentSchema>
export type HouseRecipe = z.output<typeof houseRecipeSchema>
export type ShoppingItem = z.output<typeof shoppingItemSchema>

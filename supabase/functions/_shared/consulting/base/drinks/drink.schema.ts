import * as z from 'zod/mini'
import { cachacaIds } from '../cachacas.ts'
import { techniques } from '../strength.ts'
import { templateIds } from './templates.ts'

const text = z.string().check(z.minLength(1))
/** R$, not rounded: rounding belongs to the screen. */
const money = z.number().check(z.nonnegative())

export const drinkIngredientSchema = z.object({
  /** The pantry's id; stable. */
  id: text,
  name: text,
  amount: z.number().check(z.positive()),
  unit: z.enum(['ml', 'g', 'un', 'folhas', 'dashes']),
  /** Amount and name as they read in a recipe: "30 ml de polpa de cajá". */
  display: text,
  role: z.enum(['base', 'ingredient', 'ice', 'garnish']),
  /** When it joins: what is `top` or `finish` belongs to the moment of serving, not to a batch. */
  phase: z.enum(['muddle', 'mix', 'top', 'finish']),
  /** Liquid it brings to the glass, in ml. */
  ml: z.number().check(z.nonnegative()),
  /** % of volume. */
  abv: z.number().check(z.minimum(0), z.maximum(100)),
  /** R$; null when no price is known, and the drink's cost is then incomplete. */
  costBRL: z.nullable(money),
})

export const drinkSchema = z.object({
  kind: z.literal('drink'),
  /** The name as a slug. */
  id: text,
  name: text,
  template: z.enum(templateIds),
  /** "Sour", "Highball"… */
  style: text,
  base: z.object({ id: z.enum(cachacaIds), label: text, notes: text }),
  ingredients: z.array(drinkIngredientSchema).check(z.minLength(3)),
  method: z.array(text).check(z.minLength(2)),
  technique: z.enum(techniques),
  techniqueLabel: text,
  /** Equipment that the method asks for, all of it the bar's own. */
  equipment: z.array(text),
  glass: text,
  ice: text,
  serve: text,
  garnish: z.nullable(text),
  pairing: text,
  /** What the guest finds in the glass. */
  story: text,
  /** Why it suits this house. */
  fit: text,
  sweetness: z.enum(['seco', 'equilibrado', 'doce']),
  /** Harvest of the fruit in Ceará, when it has one. */
  season: z.nullable(text),
  allergens: z.array(text),
  /** R$ */
  doseCost: money,
  /** % of the net price. */
  pourCostPct: z.number(),
  /** R$, a menu price. */
  suggestedPrice: money,
  /** R$ */
  contributionMargin: z.number(),
  priceBasis: z.enum(['in_band', 'minimum_price', 'step_too_large']),
  /** % of volume after dilution. */
  abvPct: z.number(),
  /** ml in the glass after dilution, without ice. */
  volumeMl: z.number(),
  /** ml of water gained from the ice. */
  dilutionMl: z.number(),
  difficulty: z.enum(['fácil', 'média', 'alta']),
  prepSeconds: z.int(),
  /** The same drink with less alcohol, where that makes sense. */
  lighter: z.nullable(z.object({ text, abvPct: z.number() })),
})

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

export const houseRecipeSchema = z.object({
  id: text,
  title: text,
  yieldMl: z.number(),
  ingredients: z.array(z.object({ display: text, costBRL: money })),
  steps: z.array(text),
  keepsDays: z.int(),
  /** R$ for a batch. */
  costBRL: money,
  costPer100Ml: money,
  /** Drinks of this menu that take it. */
  usedIn: z.array(text),
})

export const understoodSchema = z.object({
  excluded: z.array(z.string()),
  preferred: z.array(z.string()),
  style: z.array(z.string()),
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

/** The menu as the composer gives it. */
export const drinkMenuSchema = z.object({ ...menuFields, drinks: z.array(drinkSchema).check(z.minLength(4)) })

/** The menu as one result of its own, beside the drinks' sheets. */
export const drinkMenuAnalysisSchema = z.object({
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

export type DrinkIngredient = z.output<typeof drinkIngredientSchema>
export type Drink = z.output<typeof drinkSchema>
export type DrinkMenu = z.output<typeof drinkMenuSchema>
export type DrinkMenuAnalysis = z.output<typeof drinkMenuAnalysisSchema>
export type HouseRecipe = z.output<typeof houseRecipeSchema>
export type ShoppingItem = z.output<typeof shoppingItemSchema>

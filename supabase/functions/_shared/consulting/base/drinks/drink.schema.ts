import * as z from 'zod/mini'
import { pouredIds } from '../cachacas.ts'
import { spiritIds } from '../spirits.ts'
import { techniques } from '../strength.ts'
import { drinkTraits } from './asked-traits.ts'
import { templateIds } from './templates.ts'

const text = z.string().check(z.minLength(1))
/** R$, not rounded: rounding belongs to the screen. */
const money = z.number().check(z.nonnegative())

/** In place of a dish, if none may accompany the drink. */
export const noDish = 'Sem prato fixo: combine com a entrada mais simples da casa.'

const drinkIngredientSchema = z.object({
  /** The pantry's id; stable. */
  id: text,
  name: text,
  amount: z.number().check(z.positive()),
  unit: z.enum(['ml', 'g', 'un', 'folhas', 'dashes']),
  /** Amount and name as they read in a recipe: "30 ml de polpa de cajá". */
  display: text,
  role: z.enum(['base', 'ingredient', 'ice', 'garnish']),
  /** When it is added: `top` and `finish` are added at serving, not in a batch. */
  phase: z.enum(['muddle', 'mix', 'top', 'finish']),
  /** Liquid that it adds to the glass, in ml. */
  ml: z.number().check(z.nonnegative()),
  /** % of volume. */
  abv: z.number().check(z.minimum(0), z.maximum(100)),
  /** R$; null if no price is known, which makes the drink's cost incomplete. */
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
  /** Null for a drink without alcohol. */
  base: z.nullable(z.object({ id: z.enum([...pouredIds, ...spiritIds]), label: text, notes: text })),
  ingredients: z.array(drinkIngredientSchema).check(z.minLength(3)),
  method: z.array(text).check(z.minLength(2)),
  technique: z.enum(techniques),
  techniqueLabel: text,
  /** Equipment that the method uses; the bar has all of it. */
  equipment: z.array(text),
  glass: text,
  ice: text,
  serve: text,
  garnish: z.nullable(text),
  /** A dish, or {@link noDish}. */
  pairing: text,
  /** Description for guests. */
  story: text,
  /** For the bartender: why it works, and how to correct it. Absent in older results. */
  tasting: z.optional(z.nullable(text)),
  /** Why it suits this house. */
  fit: text,
  sweetness: z.enum(['seco', 'equilibrado', 'doce']),
  /** Harvest season of the fruit in Ceará, if it has one. */
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
  priceBasis: z.enum(['in_band', 'minimum_price', 'step_too_large', 'market', 'owner', 'farm']),
  /** % of volume after dilution. */
  abvPct: z.number(),
  /** ml in the glass after dilution, without ice. */
  volumeMl: z.number(),
  /** ml of water gained from the ice. */
  dilutionMl: z.number(),
  difficulty: z.enum(['fácil', 'média', 'alta']),
  prepSeconds: z.int(),
  /** Guests who share it, in a jug or with two straws. Absent for one, and in older results. */
  servings: z.optional(z.int()),
  /** Technique, temperature and colours. Absent in older results. */
  traits: z.optional(z.array(z.enum(drinkTraits))),
  /** The same drink with less alcohol, where that makes sense. */
  lighter: z.nullable(z.object({ text, abvPct: z.number() })),
  /** Prepared ahead for a busy night; null if the drink cannot wait. Absent in older results. */
  batch: z.optional(
    z.nullable(
      z.object({
        servings: z.int(),
        /** Mixed in the bottle, in ml. */
        parts: z.array(z.object({ name: text, ml: z.number().check(z.positive()) })),
        /** ml of water that replaces the melted ice; 0 if the drink is built on ice in the glass. */
        waterMl: z.number().check(z.nonnegative()),
        /** ml of the mixture per glass. */
        pourMl: z.number().check(z.positive()),
        keepsDays: z.int(),
        /** Seconds for one glass from the batch. Absent in older results. */
        seconds: z.optional(z.int()),
        text,
      }),
    ),
  ),
  /** The same drink without alcohol, where that makes sense. Absent in older results. */
  sibling: z.optional(z.nullable(z.object({ text, cost: money, price: money }))),
})

export type DrinkIngredient = z.output<typeof drinkIngredientSchema>
export type Drink = z.output<typeof drinkSchema>

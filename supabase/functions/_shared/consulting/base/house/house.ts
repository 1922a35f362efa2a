import * as z from 'zod/mini'
import { allergens } from '../allergens.ts'

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
/** R$ */
const money = z.number().check(z.nonnegative(), z.maximum(100_000))
/** yyyy-mm-dd in America/Fortaleza */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const unknown = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null)
const list = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z._default(z.array(schema).check(z.maxLength(most)), [])

export const houseItemKinds = ['dish', 'drink', 'dose', 'beer', 'soft_drink', 'side'] as const

/** An item of the house's menu. Unknown values are null, never zero. */
export const houseItemSchema = z.object({
  section: unknown(text(60)),
  name: text(120),
  description: unknown(text(300)),
  /** R$ */
  price: unknown(money),
  /** As written: "500 g", "600 ml", "para 2". */
  size: unknown(text(40)),
  /** R$ */
  cost: unknown(money),
  /** As the owner states them; null if not stated. */
  allergens: unknown(z.array(z.enum(allergens)).check(z.maxLength(allergens.length))),
  /** Null: derived from section and name. */
  kind: unknown(z.enum(houseItemKinds)),
  active: z._default(z.boolean(), true),
})

/** What the owner pays for an ingredient: R$ for an amount. */
export const ingredientPriceSchema = z.object({
  price: z.number().check(z.positive(), z.maximum(100_000)),
  amount: z.number().check(z.positive(), z.maximum(1_000_000)),
  unit: z.enum(['ml', 'l', 'g', 'kg', 'un']),
  /** When the price was noted. */
  on: z.optional(day),
})

export const houseSettingsSchema = z.object({
  equipment: list(text(60), 60),
  glassware: list(text(60), 40),
  techniques: list(text(60), 40),
  /** Opening hours by weekday (0 Sunday … 6 Saturday), "HH:MM"; a closing time before the opening one is after midnight. Absent: unknown; null: closed. */
  opening: z._default(
    z.record(
      z.string().check(z.regex(/^[0-6]$/)),
      z.nullable(
        z.object({
          from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
          to: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
        }),
      ),
    ),
    {},
  ),
  seats: unknown(z.int().check(z.minimum(1), z.maximum(5000))),
  neighbourhood: unknown(text(80)),
  /** R$; highest and lowest price of anything that we propose. */
  priceCeiling: unknown(money),
  priceFloor: unknown(money),
  /** Standing restrictions in the owner's words, as in "alergia a castanha-de-caju". */
  restrictions: list(text(120), 40),
})

export const competitorSchema = z.object({
  name: text(120),
  prices: list(
    z.object({ item: text(120), price: money, size: unknown(text(40)), on: z.optional(day) }),
    200,
  ),
})

/** The house as saved on `/casa`. Everything is optional: an owner may request an automation without it. */
export const houseSchema = z.object({
  menu: list(houseItemSchema, 1000),
  /** When the menu was last changed. */
  menuChangedOn: z.optional(day),
  /** Ingredient prices by the names that reports use. */
  ingredientPrices: z._default(z.record(text(120), ingredientPriceSchema), {}),
  settings: z._default(houseSettingsSchema, houseSettingsSchema.parse({})),
  competitors: list(competitorSchema, 50),
})

export type House = z.output<typeof houseSchema>
export type HouseItem = z.output<typeof houseItemSchema>
export type HouseItemKind = (typeof houseItemKinds)[number]
export type HouseSettings = z.output<typeof houseSettingsSchema>
export type IngredientPrice = z.output<typeof ingredientPriceSchema>
export type Competitor = z.output<typeof competitorSchema>

export const emptyHouse: House = houseSchema.parse({})

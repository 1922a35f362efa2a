import * as z from 'zod/mini'
import { cachacaIds } from '../../base/cachacas.ts'
import { drinkSchema } from '../../base/drinks/drink.schema.ts'

const text = z.string().check(z.minLength(1))
/** R$, not rounded. */
const money = z.number().check(z.nonnegative())

const findingSchema = z.object({
  /** Name of the rule, in Portuguese. */
  rule: text,
  points: z.number(),
  reason: text,
})

const pairingOptionSchema = z.object({
  id: text,
  kind: z.enum(['cachaca', 'house_drink', 'menu_drink', 'suggested_drink']),
  name: text,
  /** The cachaça in it; null if the menu does not say. */
  base: z.nullable(z.enum(cachacaIds)),
  /** The sum of the findings' points. */
  points: z.number(),
  findings: z.array(findingSchema),
  /** Reasons, in a sentence or two. */
  reason: text,
  /** Dose, temperature and glass, in words for the team. */
  serving: text,
  price: z.nullable(money),
  cost: z.nullable(money),
  /** ml of a neat cachaça. */
  ml: z.optional(z.number()),
  /** Ingredients of a drink with a recipe, including the components of house preparations. */
  ingredients: z.optional(z.array(text)),
})

const comboSchema = z.object({
  dishPrice: money,
  drinkPrice: money,
  /** R$, a menu price, never above the two prices together. */
  price: money,
  discount: money,
  /** R$; null if the dish or the drink has no known cost: "custo incompleto". */
  cost: z.nullable(money),
  /** % of the price. */
  costPct: z.nullable(z.number()),
  margin: z.nullable(z.number()),
  /** R$ that a combo earns beyond the dish sold alone; null if the drink's cost is unknown. */
  gain: z.nullable(z.number()),
  /** Break-even: % of combos that may go to guests who would have bought both anyway. Absent in older results. */
  breakEvenPct: z.optional(z.nullable(z.number())),
  /** What lacks a known cost. */
  missing: z.array(text),
})

const pairingSchema = z.object({
  kind: z.literal('pairing'),
  id: text,
  dish: z.object({
    name: text,
    category: z.nullable(z.string()),
    price: z.nullable(money),
    cost: z.nullable(money),
    description: z.optional(z.nullable(text)),
  }),
  course: z.enum(['starter', 'main', 'dessert']),
  /** Drinks beside it: one for each guest who shares it. Absent for one. */
  guests: z.optional(z.int()),
  /** Pieces in the combo, of what is sold one by one. Absent for one. */
  pieces: z.optional(z.int()),
  /** "gordura alta", "encorpado"… */
  profile: z.array(text),
  /** What was recognised in the menu's words. */
  terms: z.array(text).check(z.minLength(1)),
  best: pairingOptionSchema,
  /** A drink if the best option is a dose, a dose if it is a drink; null if the house has no other. */
  runnerUp: z.nullable(pairingOptionSchema),
  /** The farm's three cachaças, best first. */
  cachacas: z.array(z.object({ id: z.enum(cachacaIds), label: text, points: z.number(), why: text })),
  combo: z.nullable(comboSchema),
  /** Why there is no combo although both prices are known. */
  comboNote: z.optional(text),
  /** A drink for guests who do not drink alcohol. Absent in older results. */
  alcoholFree: z.optional(
    z.nullable(
      z.object({
        name: text,
        price: z.nullable(money),
        reason: text,
        /** Already on the house's menu. */
        own: z.boolean(),
      }),
    ),
  ),
  /** Of dish and drinks, in Portuguese. */
  allergens: z.optional(z.array(text)),
  /** Where they were read: on the house's list, in the menu's description, or in the dish's name alone. */
  allergensFrom: z.optional(z.enum(['house', 'description', 'name'])),
  /** Its seafood is in its closed season on the day of the report. */
  closed: z.optional(z.boolean()),
  /** For the guest's menu. */
  menuText: text,
  /** What the team says at the table. */
  pitch: text,
})

const overviewRowSchema = z.object({
  name: text,
  category: z.nullable(z.string()),
  course: z.enum(['starter', 'main', 'dessert']),
  profile: text,
  /** Empty if no cachaça may be served. */
  cachaca: z.string(),
  drink: z.nullable(text),
  description: z.optional(z.nullable(text)),
  /** Recipe of the best drink, if it has one. */
  ingredients: z.optional(z.array(text)),
  best: text,
  /** "2 × Alambique, 30 ml". */
  served: z.optional(text),
  /** R$ for one of them. */
  servedPrice: z.optional(z.nullable(money)),
  /** Why, in some six words. */
  why: z.optional(text),
  points: z.number(),
  comboPrice: z.nullable(money),
  allergens: z.optional(z.array(text)),
  /** What the waiter says. The following are absent in older results. */
  say: z.optional(text),
  guests: z.optional(z.int()),
  /** The drink without alcohol. */
  free: z.optional(z.nullable(z.object({ name: text, price: z.nullable(money), own: z.boolean() }))),
  /** Its seafood is in its closed season. */
  closed: z.optional(z.boolean()),
  /** Place among the dishes that the house lives on, 0 first. */
  lead: z.optional(z.int()),
  /** The pairing rests on how such a dish is usually made, which its name told. */
  known: z.optional(z.boolean()),
  /** The best option holds no cachaça at all. */
  aside: z.optional(z.boolean()),
})

/** A combo to begin with. */
const launchSchema = z.object({
  /** As on the menu, and as told: "4 × Caranguejo toc-toc". */
  dish: text,
  name: text,
  /** "2 × Caipirinha". */
  drinks: text,
  /** Whether they are cachaça without anything in it. */
  neat: z.boolean(),
  base: z.nullable(z.enum(cachacaIds)),
  guests: z.int(),
  course: z.enum(['starter', 'main', 'dessert']),
  dishPrice: money,
  drinkPrice: money,
  price: money,
  discount: money,
  costPct: z.nullable(z.number()),
  /** R$ beyond the dish alone. */
  gain: z.nullable(z.number()),
  /** R$ beyond the dish and the beer that it takes the place of, as assumed and in the bad case. */
  net: z.nullable(z.number()),
  netBad: z.nullable(z.number()),
  /** R$ over ten tables, some of which would have ordered both anyway. */
  perTen: z.nullable(z.number()),
  perTenBad: z.nullable(z.number()),
  /** Tables of a hundred that may have ordered both anyway. */
  paysUpTo: z.nullable(z.number()),
  /** To be launched in the first week. */
  first: z.boolean(),
  why: text,
  missing: z.array(text),
})

const tastingSchema = z.object({
  people: z.int(),
  doseMl: z.number(),
  rounds: z.array(z.object({ cachaca: text, dish: text, notice: text })),
  /** A pairing that does not work, tasted on purpose. */
  contrast: z.nullable(z.object({ cachaca: text, dish: text, notice: text })),
  /** R$ of cachaça for the whole team. */
  costBRL: money,
  /** R$ of food; null if a dish has no known cost. Absent in older results. */
  foodBRL: z.optional(z.nullable(money)),
})

const menuFlightSchema = z.object({
  doseMl: z.number(),
  moments: z.array(z.object({ moment: text, dish: text, cachaca: text, reason: text })),
  /** R$ of cachaça. */
  cost: money,
  price: money,
})

const pairingMenuSchema = z.object({
  kind: z.literal('pairing_menu'),
  title: text,
  summary: text,
  style: text,
  focus: z.array(text),
  /** Every dish in focus, in the menu's order. */
  overview: z.array(overviewRowSchema),
  unknown: z.array(text),
  leftOut: z.array(
    z.object({
      name: text,
      reason: text,
      /** How sure it is that the dish holds what the owner excludes; absent where that is not the reason. */
      certainty: z.optional(z.enum(['known', 'likely', 'unknown'])),
    }),
  ),
  outOfFocus: z.array(text),
  drinksOnMenu: z.int(),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  doses: z.array(
    z.object({
      id: z.enum(cachacaIds),
      label: text,
      notes: text,
      ml: z.number(),
      cost: money,
      price: money,
      pourCostPct: z.number(),
      margin: z.number(),
      /** What the price follows, where the house sells such a dose. */
      note: z.optional(text),
      /** What the house's own dose of the kind costs today. */
      todayCost: z.optional(money),
      /** The tasting measure beside a dish. */
      measure: z.optional(z.object({ ml: z.number(), price: money, cost: money })),
    }),
  ),
  /** Which cachaça the house's own drinks should be made with. */
  houseBase: z.optional(z.array(z.object({ drinks: z.array(text), cachaca: text, why: text }))),
  /** How often each option was the best, over all dishes in focus. */
  leaders: z.array(z.object({ name: text, dishes: z.int() })),
  /** At most four. The following two are absent in older results. */
  combos: z.optional(z.array(launchSchema)),
  /** Dishes that get no combo, with what it would earn. */
  refused: z.optional(z.array(launchSchema)),
  /** What a drink beside a dish takes the place of. */
  displaced: z.optional(z.nullable(z.object({ name: text, margin: money, beer: z.boolean() }))),
  /** Where neat cachaça, or cachaça at all, does not belong, and what does. */
  against: z.optional(z.array(z.object({ what: text, why: text }))),
  tasting: tastingSchema,
  flight: z.nullable(menuFlightSchema),
  /** Sheets of the drinks suggested to a house without drinks of its own. */
  recipes: z.array(drinkSchema),
  shopping: z.object({
    servings: z.int(),
    bottles: z.array(z.object({ label: text, ml: z.number(), bottles: z.int(), costBRL: money })),
    ingredients: z.array(z.object({ name: text, amount: text, costBRL: money })),
    totalBRL: money,
    /** Open days that it is for, and the slack in %. Absent in older results. */
    days: z.optional(z.int()),
    slackPct: z.optional(z.number()),
  }),
  script: z.array(text),
  warnings: z.array(text),
  assumptions: z.array(text),
})

export const pairingContentSchema = z.discriminatedUnion('kind', [pairingSchema, pairingMenuSchema])

export type PairingOption = z.output<typeof pairingOptionSchema>
export type Combo = z.output<typeof comboSchema>
export type Pairing = z.output<typeof pairingSchema>
export type PairingMenu = z.output<typeof pairingMenuSchema>
export type PairingContent = z.output<typeof pairingContentSchema>

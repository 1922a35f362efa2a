import * as z from 'zod/mini'

/** R$ */
const money = z.nullable(z.number())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const ingredients = z.array(z.object({ name: z.string(), amount: z.number(), unit: z.string() }))

/**
 * What a result states, flat and stable, for programs: the check of a result against its request sheet and the
 * command line read facts, never the screens' texts. Money in R$, volumes in ml. Fields may be added, never renamed.
 */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drink'),
    name: z.string(),
    /** Label of the cachaça; null for a drink without alcohol. */
    base: z.nullable(z.string()),
    price: money,
    cost: money,
    /** % of volume */
    abv: z.number(),
    /** Of the recipe, garnish included; house preparations by their own names. */
    ingredients,
    /** What the house preparations of the recipe are made of. */
    preparations: z.array(z.string()),
    allergens: z.array(z.string()),
    equipment: z.array(z.string()),
    pairing: z.nullable(z.string()),
    /** Every sentence of the drink: name, story, method, service. */
    text: z.string(),
  }),
  z.object({
    kind: z.literal('dish'),
    name: z.string(),
    /** Part of the menu: "Petisco". */
    section: z.optional(z.string()),
    price: money,
    cost: money,
    ingredients,
    allergens: z.array(z.string()),
    equipment: z.array(z.string()),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('pairing'),
    dish: z.string(),
    serve: z.string(),
    /** The house's own words about the dish. */
    description: z.optional(z.string()),
    /** Of the drink, house preparations and what they are made of included; absent for one that the house composes. */
    serveIngredients: z.optional(z.array(z.string())),
    score: z.number(),
    /** R$ of dish and drink together, where a combo is proposed. */
    comboPrice: money,
    allergens: z.array(z.string()),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('action'),
    item: z.string(),
    /** Absent for what only the sales sheet lists. */
    onMenu: z.optional(z.boolean()),
    quadrant: z.nullable(z.string()),
    action: z.string(),
    priceNow: money,
    priceNew: money,
    gainPerMonth: money,
    text: z.string(),
  }),
  z.object({
    kind: z.literal('price'),
    item: z.string(),
    priceNow: money,
    priceNew: money,
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('post'),
    date: day,
    /** HH:MM */
    time: z.string(),
    title: z.string(),
    body: z.string(),
    hashtags: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('forecast'),
    item: z.string(),
    /** Monday of the week. */
    week: day,
    low: z.number(),
    mid: z.number(),
    high: z.number(),
  }),
  z.object({
    kind: z.literal('model'),
    name: z.string(),
    /** Weeks ahead. */
    horizon: z.int(),
    /** Fractions; null where it cannot be computed. */
    wape: z.nullable(z.number()),
    mase: z.nullable(z.number()),
    baseline: z.string(),
    baselineWape: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('gap'),
    item: z.string(),
    /** R$; null where the house does not sell it, or sells it at an unknown price. */
    ours: money,
    theirs: money,
    /** Every price behind `theirs`. */
    prices: z.optional(z.array(z.number())),
    note: z.string(),
  }),
])

export type Fact = z.output<typeof factSchema>
export type FactKind = Fact['kind']
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>

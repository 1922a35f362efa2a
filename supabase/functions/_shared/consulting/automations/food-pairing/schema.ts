import * as z from 'zod/mini'
import { pouredIds } from '../../base/cachacas.ts'
import { drinkSchema } from '../../base/drinks/drink.schema.ts'
import { askedSchema, menuFlightSchema, offersWithinSchema } from './asked-schema.ts'

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
  base: z.nullable(z.enum(pouredIds)),
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
  /** Number of drinks: one for each guest who shares the dish. Absent for one. */
  guests: z.optional(z.int()),
  /** Pieces in the combo, for items sold by the piece. Absent for one. */
  pieces: z.optional(z.int()),
  /** "gordura alta", "encorpado"… */
  profile: z.array(text),
  /** What was recognised in the menu's words. */
  terms: z.array(text).check(z.minLength(1)),
  best: pairingOptionSchema,
  /** A drink if the best option is a dose, a dose if it is a drink; null if the house has no other. */
  runnerUp: z.nullable(pairingOptionSchema),
  /** The farm's three cachaças, best first. */
  cachacas: z.array(z.object({ id: z.enum(pouredIds), label: text, points: z.number(), why: text })),
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
  /** The source: the house's list, the menu's description, or only the dish's name. */
  allergensFrom: z.optional(z.enum(['house', 'description', 'name'])),
  /** It may not be offered on the day of the report: closed season or protected species. */
  closed: z.optional(z.boolean()),
  /** What the law says about it: "defeso até 30/04". */
  caution: z.optional(text),
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
  /** Reason, in about six words. */
  why: z.optional(text),
  points: z.number(),
  comboPrice: z.nullable(money),
  /** Whether dish and drink have prices, so that a combo is missing for another reason. */
  priced: z.optional(z.boolean()),
  allergens: z.optional(z.array(text)),
  /** What such a dish often holds besides, for the kitchen to confirm. */
  mayHold: z.optional(z.array(text)),
  /** The waiter's sentence. The following fields are absent in older results. */
  say: z.optional(text),
  guests: z.optional(z.int()),
  /** The drink without alcohol that suits it. */
  free: z.optional(
    z.nullable(
      z.object({ name: text, price: z.nullable(money), own: z.boolean(), reason: z.optional(text) }),
    ),
  ),
  /** Whether it may not be offered on the day of the report. */
  closed: z.optional(z.boolean()),
  /** What the law says about it: "defeso até 30/04". */
  caution: z.optional(text),
  /** The dish to offer instead of one that may not be sold. */
  instead: z.optional(text),
  /** Rank among the house's signature dishes, 0 first. */
  lead: z.optional(z.int()),
  /** Whether the pairing rests on the dish's usual preparation, identified by its name. */
  known: z.optional(z.boolean()),
  /** Whether the best option contains no cachaça. */
  aside: z.optional(z.boolean()),
  /** What the owner excludes and the dish's words do not rule out: the kitchen confirms it. */
  confirm: z.optional(z.array(z.object({ what: text, reason: text }))),
})

/** A combo to start with. */
const launchSchema = z.object({
  /** The name on the menu, and with its number: "4 × Caranguejo toc-toc". */
  dish: text,
  name: text,
  /** "2 × Caipirinha". */
  drinks: text,
  /** Whether the drinks are neat cachaça. */
  neat: z.boolean(),
  /** Its drink is of the house's own list. */
  listed: z.optional(z.boolean()),
  base: z.nullable(z.enum(pouredIds)),
  guests: z.int(),
  course: z.enum(['starter', 'main', 'dessert']),
  dishPrice: money,
  drinkPrice: money,
  price: money,
  discount: money,
  costPct: z.nullable(z.number()),
  /** R$ in addition to the dish alone. */
  gain: z.nullable(z.number()),
  /** R$ in addition to the dish, net of the drink that it replaces: as assumed, and in the bad case. */
  net: z.nullable(z.number()),
  netBad: z.nullable(z.number()),
  /** R$ over ten tables, some of which would have ordered both anyway. */
  perTen: z.nullable(z.number()),
  perTenBad: z.nullable(z.number()),
  /** Break-even: tables per 100 that may have ordered both anyway. */
  paysUpTo: z.nullable(z.number()),
  /** Whether the owner asks for combos, so that both have one price. */
  asked: z.optional(z.boolean()),
  /** Whether it is launched in the first week. */
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
  /** Cost of the food in R$; null if a dish has no known cost. Absent in older results. */
  foodBRL: z.optional(z.nullable(money)),
})

const replacedSchema = z.object({
  name: text,
  kind: z.enum(['beer', 'wine', 'coffee', 'soft']),
  /** Part of one that a mixed drink replaces. */
  share: z.number(),
  /** R$ that this part leaves. */
  margin: money,
  /** In the bad case, a whole one. */
  bad: z.object({ name: text, margin: money }),
  /** Whether its cost is assumed. */
  assumedCost: z.optional(z.boolean()),
})

const rulerSchema = z.object({
  /** ml of each cachaça. */
  ml: z.number(),
  labels: z.array(text),
  price: money,
  cost: money,
  /** R$ that it leaves net of the drink that it replaces: as assumed, and in the bad case. */
  net: z.number(),
  netBad: z.number(),
  /** Whether it is offered after the meal instead of during it. */
  afterMeal: z.boolean(),
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
      category: z.optional(z.nullable(text)),
      reason: text,
      /** How certain it is that the dish contains what the owner excludes; absent for other reasons. */
      certainty: z.optional(z.enum(['known', 'likely', 'possible', 'unknown'])),
    }),
  ),
  outOfFocus: z.array(text),
  drinksOnMenu: z.int(),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  doses: z.array(
    z.object({
      id: z.enum(pouredIds),
      label: text,
      notes: text,
      ml: z.number(),
      cost: money,
      price: money,
      pourCostPct: z.number(),
      margin: z.number(),
      /** The basis of the price, if the house sells such a dose. */
      note: z.optional(text),
      /** Price of the house's own dose of the kind. */
      todayCost: z.optional(money),
      /** The tasting measure with a dish. */
      measure: z.optional(z.object({ ml: z.number(), price: money, cost: money })),
    }),
  ),
  /** Neighbours' prices for a dose, with the house's dose that compares to it. Absent in older results. */
  neighbours: z.optional(
    z.array(
      z.object({
        competitor: text,
        item: text,
        theirs: money,
        label: text,
        ml: z.number(),
        price: money,
        cost: money,
        measure: z.optional(z.object({ ml: z.number(), price: money, cost: money })),
      }),
    ),
  ),
  /** Which of the farm's cachaças to use in the house's own drinks. */
  houseBase: z.optional(z.array(z.object({ drinks: z.array(text), cachaca: text, why: text }))),
  /** How often each option was the best, over all dishes in focus. */
  leaders: z.array(z.object({ name: text, dishes: z.int() })),
  /** At most four. The following two fields are absent in older results. */
  combos: z.optional(z.array(launchSchema)),
  /** Pairs of the house's own list that leave most, where no combo is made; R$ of both, of the drink, and of both. */
  ownPairs: z.optional(
    z.array(
      z.object({ dish: text, drinks: text, price: money, left: z.number(), both: z.nullable(z.number()) }),
    ),
  ),
  /** The house's own list: R$, the dishes where a drink stands first, and how it is served. */
  drinkList: z.optional(
    z.array(z.object({ name: text, price: money, left: z.number(), dishes: z.array(text), serving: text })),
  ),
  /** On which days and at which hours they are sold: "às quintas". Absent for always. */
  combosWhen: z.optional(text),
  /** What the house's people are allergic to: nothing of it is in the tasting. */
  avoids: z.optional(z.array(text)),
  /** Bottles that the owner wants to sell off; dates are yyyy-mm-dd. */
  turnover: z.optional(
    z.array(
      z.object({
        label: text,
        bottles: z.int(),
        weeks: z.int(),
        ml: z.number(),
        measures: z.int(),
        days: z.int(),
        aDay: z.int(),
        price: money,
        cost: money,
        half: z.object({ by: text, measures: z.int() }),
        until: text,
      }),
    ),
  ),
  /** A jug without alcohol, ice and machine; only in a house without another drink of the kind. */
  jug: z.optional(
    z.object({
      name: text,
      glasses: z.int(),
      ml: z.number(),
      ingredients: z.array(text),
      method: z.array(text),
      /** R$ for one glass. */
      cost: money,
      price: money,
    }),
  ),
  /** Combos within the highest price that the owner sets for them, and when they are sold. Absent in older results. */
  offersWithin: z.optional(offersWithinSchema),
  /** The first offers' dishes with a drink without alcohol. Absent in older results. */
  soberOffers: z.optional(
    z.array(
      z.object({
        name: text,
        drink: text,
        /** R$ for both, and what the drink leaves; null without its cost. */
        price: money,
        gain: z.nullable(z.number()),
      }),
    ),
  ),
  /** Days of the first steps, yyyy-mm-dd, up to the owner's deadline. */
  schedule: z.optional(
    z.object({ by: text, confirm: text, buy: text, print: text, train: text, offer: text }),
  ),
  /** Dishes without a combo, with the gain that it would have. */
  refused: z.optional(z.array(launchSchema)),
  /** The drinks that a paired drink replaces, during the meal and after it. Absent in older results. */
  replaced: z.optional(z.object({ meal: z.nullable(replacedSchema), dessert: z.nullable(replacedSchema) })),
  /** The farm's three cachaças side by side in small measures, sold as one item. */
  ruler: z.optional(z.nullable(rulerSchema)),
  /** Aged cachaça with desserts that are not among the paired dishes. */
  after: z.optional(z.array(z.object({ dish: text, served: text, price: z.nullable(money), say: text }))),
  /** Dishes that neat cachaça, or any cachaça, does not suit, and what does. */
  against: z.optional(z.array(z.object({ what: text, why: text }))),
  /** Allergens of the drinks beside the dishes, in Portuguese; absent in older results. */
  drinkAllergens: z.optional(
    z.array(z.object({ name: text, allergens: z.array(text), note: z.optional(text) })),
  ),
  /** Tables of one full room in a month; absent if the house does not state its seats and days. */
  room: z.optional(z.object({ seats: z.int(), tables: z.int(), days: z.int() })),
  tasting: tastingSchema,
  flight: z.nullable(menuFlightSchema),
  /** Absent in older results. */
  asked: z.optional(askedSchema),
  /** Sheets of the drinks suggested to a house without drinks of its own. */
  recipes: z.array(drinkSchema),
  shopping: z.object({
    servings: z.int(),
    /** `size`: ml of a bottle; absent for one of 500 ml. */
    bottles: z.array(
      z.object({
        label: text,
        ml: z.number(),
        bottles: z.int(),
        costBRL: money,
        size: z.optional(z.number()),
      }),
    ),
    ingredients: z.array(z.object({ name: text, amount: text, costBRL: money })),
    totalBRL: money,
    /** Number of open days covered, and the slack in %. Absent in older results. */
    days: z.optional(z.int()),
    slackPct: z.optional(z.number()),
    /** Bottles that the plan needs, where the owner buys fewer. */
    full: z.optional(z.int()),
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

import * as z from 'zod/mini'
import { drinkSchema } from '../../base/drinks/drink.schema.ts'
import { barTopics } from '../../base/request/bar-topics.ts'

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
  /** Whether the house already buys it. Absent in older results. */
  owned: z.optional(z.boolean()),
  /** Whether it costs the house nothing, and is not bought. Absent if it is. */
  free: z.optional(z.boolean()),
  /** Whether the house has enough of it standing, and buys none. */
  inStock: z.optional(z.boolean()),
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
  /** Whether the owner asks for the card in English, too. */
  english: z.optional(z.boolean()),
  notUnderstood: z.array(z.string()),
})

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A menu item that a new drink replaces. */
const displacedSchema = z.object({
  as: z.enum(['cocktail', 'beer', 'soft']),
  name: text,
  /** R$ */
  price: money,
  margin: z.number(),
  /** Whether its cost is our estimate. */
  isSupposed: z.boolean(),
})

/** The launch plan: first night, first week, later drinks and replaced items. */
const launchSchema = z.object({
  /** The first night. */
  date: day,
  /** Assumed glasses of new drinks: on the first night, on a slow night, and in the first week. */
  glasses: z.object({ expected: z.int(), careful: z.int(), week: z.int() }),
  /** The number of seats that the assumption uses; null if unknown. */
  seats: z.nullable(z.int()),
  /** Whether the glasses are the owner's own number. Absent if they are supposed. */
  told: z.optional(z.boolean()),
  drinks: z.array(
    z.object({
      id: text,
      name: text,
      /** First day on sale. */
      from: day,
      /** Glasses on the first night; 0 for a drink that starts later. */
      glasses: z.int(),
      /** Glasses in its first week. */
      week: z.int(),
      /** Seconds for one glass on a busy night. */
      seconds: z.int(),
      fromBatch: z.boolean(),
      /** Whether the board offers it on a busy night. */
      onBoard: z.boolean(),
      /** Why it starts later, if the reason is neither speed nor margin. */
      later: z.nullable(text),
    }),
  ),
  displaced: z.array(displacedSchema),
  /** Minimum glasses a week, averaged over four weeks, for a drink to stay. */
  leastAWeek: z.int(),
  /** The items on the bar, from left to right. */
  bar: z.array(text),
  /** The floor staff's question to a table. */
  question: text,
  cachaca: z.nullable(text),
  leftOut: z.array(text),
  /** How to handle a food to which a staff member is allergic. */
  handling: z.array(text),
  /** The owner says that the bar has no refrigerator: what is mixed ahead stands in ice, and none of it overnight. */
  isWithoutFridge: z.optional(z.boolean()),
  /** How fruit becomes pulp: pressed for the day where nothing stays frozen, or where no blender works. */
  pulp: z.optional(z.enum(['pressed', 'pressedOfDay'])),
  /** Whether one person alone serves. */
  isAlone: z.optional(z.boolean()),
})

const menuFields = {
  title: text,
  summary: text,
  understood: understoodSchema,
  /** What the owner should know before printing the menu. */
  warnings: z.array(text),
  houseRecipes: z.array(houseRecipeSchema),
  shoppingList: z.object({
    /** Glasses of each drink, in older results; newer ones buy for a first week. */
    servingsPerDrink: z.optional(z.int()),
    items: z.array(shoppingItemSchema),
    /** R$ */
    totalBRL: money,
  }),
  /** What later drinks need in their first week. Absent in older results, and if all drinks start at once. */
  laterList: z.optional(z.object({ items: z.array(shoppingItemSchema), totalBRL: money })),
  /** Absent in older results. */
  launch: z.optional(launchSchema),
  /** The owner's questions about the work at the bar, answered. Absent in older results. */
  answers: z.optional(
    z.array(z.object({ topic: z.enum(barTopics), of: z.nullable(text), title: text, text })),
  ),
  /** Foods that cost the house nothing, and what they would cost. Absent if there are none. */
  freeGoods: z.optional(z.array(z.object({ item: text, text }))),
  /** What stands unsold by number, and how long it lasts. Absent if the owner tells of none. */
  idleStock: z.optional(z.array(z.object({ what: text, text }))),
  toldCosts: z.optional(z.array(z.object({ item: text, text }))),
  /** What becomes of the house's own drinks that the request names. Absent if it names none. */
  itemVerdicts: z.optional(z.array(z.object({ item: text, text }))),
  /** Whether the house has sent no menu: its dishes are unknown. Absent if it has. */
  withoutMenu: z.optional(z.boolean()),
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
export type Launch = z.output<typeof launchSchema>
export type Displaced = z.output<typeof displacedSchema>
export type HouseRecipe = z.output<typeof houseRecipeSchema>
export type ShoppingItem = z.output<typeof shoppingItemSchema>

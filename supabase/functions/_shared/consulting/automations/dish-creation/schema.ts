import * as z from 'zod/mini'
import { pouredIds } from '../../base/cachacas.ts'
import { dishWays } from '../../base/request/dish-wishes.ts'
import { questionSubjects } from '../../base/request/question-subjects.ts'
import { houseCachacaId } from './house-cachaca-id.ts'
import { safetyRuleIds } from './safety.ts'

const text = z.string().check(z.minLength(1))
/** R$, not rounded: rounding belongs to the screen. */
const money = z.number().check(z.nonnegative())

const dishIngredientSchema = z.object({
  /** The pantry's id; stable. */
  id: text,
  name: text,
  /** Amount for the whole batch, after trimming. */
  amount: z.number().check(z.positive()),
  unit: z.enum(['g', 'ml', 'un']),
  display: text,
  /** Amount to buy, including losses: "1,1 kg". */
  purchase: text,
  /** Cooked weight: "195 g depois do fogo"; absent if it does not change. */
  cooked: z.optional(text),
  /** R$ for the batch; null if no price is known, which makes the dish's cost incomplete. */
  costBRL: z.nullable(money),
  /** The owner said that the house has it. */
  owned: z.boolean(),
})

const dishSchema = z.object({
  kind: z.literal('dish'),
  id: text,
  name: text,
  /** What the dish is, if its name on the menu does not say so. */
  what: z.optional(text),
  course: z.enum(['petisco', 'principal', 'lanche', 'sobremesa']),
  courseLabel: text,
  techniqueLabel: text,
  /** "fácil", "média" or "alta". */
  difficulty: z.enum(['fácil', 'média', 'alta']),
  flambe: z.boolean(),
  cachaca: z.object({ id: z.enum([...pouredIds, houseCachacaId]), label: text, mlPerPortion: z.number() }),
  /** Portions of one batch, and the weight of each. */
  portions: z.int(),
  /** Number of people that a plate is for; absent for one. */
  serves: z.optional(z.int()),
  /** Whether the owner lets it cost more than the ceiling. */
  aboveCeiling: z.optional(z.boolean()),
  /** How it is cooked and served; absent in older results. */
  /** Whether the house sells the same flavours under another name. */
  doubles: z.optional(z.boolean()),
  ways: z.optional(z.array(z.enum(dishWays))),
  /** Whether it is packed; absent in older results. */
  boxed: z.optional(z.boolean()),
  /** Minutes for which it is good on a tray; absent in older results. */
  stands: z.optional(z.int()),
  /** Hours for which it is safe without a fridge; absent in older results. */
  unchilled: z.optional(z.int()),
  /** Whether a sauce or syrup runs down from it. */
  drips: z.optional(z.boolean()),
  /** The only weekdays on which it is served; absent for every day. */
  weekdays: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  /** Whether it is eaten with one hand. */
  handheld: z.optional(z.boolean()),
  /** Whether its work is done the day before. */
  ahead: z.optional(z.boolean()),
  /** Whether it is made without cachaça; absent in older results, which all have it. */
  sober: z.optional(z.boolean()),
  portionGrams: z.number(),
  ingredients: z.array(dishIngredientSchema).check(z.minLength(3)),
  method: z.array(text).check(z.minLength(2)),
  plating: text,
  keeps: text,
  minutes: z.object({ advance: z.int(), finish: z.int() }),
  equipment: z.array(text),
  /** Where one cook with a griddle finishes it; absent for other kitchens. */
  pass: z.optional(text),
  /** R$ per portion, over the ingredients with a known price. */
  cost: money,
  /** Ingredients without a known price; if there are any, the cost is incomplete and there is no price. */
  missing: z.array(text),
  suggestedPrice: z.nullable(money),
  /** % of the price. */
  foodCostPct: z.nullable(z.number()),
  margin: z.nullable(z.number()),
  priceBasis: z.nullable(z.enum(['in_band', 'minimum_price', 'step_too_large', 'market', 'owner', 'farm'])),
  /** How to price it while the cost is incomplete. */
  priceFormula: z.nullable(text),
  allergens: z.array(text),
  alcohol: z.object({ gramsPerPortion: z.number(), retainedPct: z.number(), note: text }),
  pairing: z.object({
    id: z.enum(pouredIds),
    label: text,
    reason: text,
    serving: text,
    /** A drink of the house's signature menu, if it has one. */
    drink: z.nullable(text),
    /** The drink or dose of the house's menu that goes with it, R$; absent if the menu has none. */
    own: z.optional(z.object({ name: text, price: z.nullable(money) })),
    /** R$ for a dose that the menu does not have yet; absent if the menu is unknown or has one. */
    newPrice: z.optional(money),
  }),
  story: text,
  /** The house's own dish that guests will compare it with or order instead; R$ per person. */
  beside: z.optional(
    z.object({ name: text, price: money, margin: z.nullable(z.number()), isLike: z.boolean() }),
  ),
  /** What guests must be told because the menu's words do not name it; absent in older results. */
  unnamed: z.optional(z.array(text)),
  /** Perishables that the house does not buy yet; absent in older results. */
  newIngredients: z.optional(z.array(text)),
  /** Traces that an allergic guest must ask about; absent in older results. */
  mayContain: z.optional(z.array(text)),
  /** Why it suits this house and these answers. */
  fit: text,
  /**
   * Points critical to food safety; whole sentences in older results, where the rules were not yet given once for all
   * dishes.
   */
  safety: z.optional(z.array(z.union([text, z.object({ rule: z.enum(safetyRuleIds), what: text })]))),
})

const shoppingItemSchema = z.object({
  name: text,
  needed: text,
  packs: z.number(),
  packLabel: text,
  /** When it is bought; absent in older results. */
  when: z.optional(z.enum(['day', 'week', 'keeps'])),
  /** R$ to pay; null if the price is unknown. */
  costBRL: z.nullable(money),
})

const weekday = z.int().check(z.minimum(0), z.maximum(6))

/** How the dishes enter the kitchen. */
const planSchema = z.object({
  /** What is prepared ahead, its shelf life in days, and the weekdays (0 Sunday) on which it is made. */
  bases: z.array(
    z.object({
      what: text,
      dish: text,
      days: z.int(),
      on: z.array(weekday),
      /** What one batch of the recipe gives: "140 ml"; absent in older results. */
      yields: z.optional(text),
    }),
  ),
  /** Portions of each dish for the guests of a full house, on the weekday that the owner names; absent if unknown. */
  fullHouse: z.optional(
    z.object({
      guests: z.int(),
      day: z.optional(weekday),
      portions: z.array(z.object({ id: text, count: z.int() })),
    }),
  ),
  /** Whether a dish uses carne de sol, which has to be soaked. */
  soaks: z.boolean(),
  /** The position of each dish on the griddle; empty for kitchens with other equipment. */
  griddle: z.array(z.object({ place: z.enum(['hot', 'middle', 'low']), dish: text })),
  /** Ids of the dishes by the day on which they enter the menu, yyyy-mm-dd. */
  stages: z.array(z.object({ day: text, dishes: z.array(text) })),
  /** Open days of the test in the kitchen and of the tasting, yyyy-mm-dd; absent in older results. */
  rehearsals: z.optional(z.object({ test: text, tasting: text })),
  /** Assumed orders of each dish in a week. */
  weekly: z.object({ least: z.int(), most: z.int() }),
  /** Margin in R$ of the house's dish that a new one replaces; null if unknown. */
  displaced: z.object({ margin: z.nullable(z.number()) }),
  /** How each dish is served without cachaça; null if it cannot be. */
  sober: z.array(z.object({ dish: text, how: z.nullable(text) })),
})

/** A menu in courses for one evening. */
const tastingSchema = z.object({
  courses: z.array(
    z.object({
      dish: text,
      cost: money,
      hasCachaca: z.boolean(),
      /** The version for a diet; `ingredients` is empty if the dish suits it as it is. */
      twin: z.nullable(
        z.object({ name: text, cost: money, ingredients: z.array(text), method: z.array(text) }),
      ),
    }),
  ),
  /** R$ per guest, with a reserve. */
  cost: money,
  twinCost: z.nullable(money),
  price: z.nullable(money),
  diet: z.nullable(text),
  notes: z.array(text),
  summary: text,
  /** Whether every course and every version could be made. */
  met: z.boolean(),
})

const dishMenuSchema = z.object({
  kind: z.literal('dish_menu'),
  title: text,
  summary: text,
  cuisines: z.array(text),
  level: text,
  restrictions: z.array(text),
  understood: z.object({
    wanted: z.array(z.string()),
    owned: z.array(z.string()),
    excluded: z.array(z.string()),
    notUnderstood: z.array(z.string()),
  }),
  overview: z.array(
    z.object({
      id: text,
      name: text,
      courseLabel: text,
      cost: money,
      complete: z.boolean(),
      suggestedPrice: z.nullable(money),
      foodCostPct: z.nullable(z.number()),
      margin: z.nullable(z.number()),
      minutes: z.int(),
    }),
  ),
  /** Means over the dishes with a complete cost; null if there are none. */
  averages: z.nullable(z.object({ cost: money, price: money, foodCostPct: z.number(), margin: z.number() })),
  shopping: z.object({ portions: z.int(), items: z.array(shoppingItemSchema), totalBRL: money }),
  script: z.array(text),
  /** Pupils or children eat there: no dose is offered beside a dish. */
  isForChildren: z.optional(z.literal(true)),
  /** Empty if no dish is flamed. */
  safety: z.array(text),
  /** Each dish with its name in English, if the owner asks for it; null where a word is not known. */
  english: z.optional(z.array(z.object({ name: z.string(), line: z.nullable(z.string()) }))),
  warnings: z.array(text),
  /** The owner's questions with their answers; absent in older results. */
  answers: z.optional(z.array(z.object({ about: z.enum(questionSubjects), asked: z.optional(text), text }))),
  /** How the menu meets wishes that no single dish shows. */
  met: z.optional(
    z.array(
      z.object({
        of: z.enum(['leftover', 'cooks', 'budget', 'hours']),
        what: z.string(),
        met: z.boolean(),
        text,
      }),
    ),
  ),
  /** The feasts that the dishes are for. */
  dates: z.optional(z.array(z.object({ what: text, from: text, to: text, text }))),
  /** What the owner says an ingredient costs, and where it counts. */
  toldCosts: z.optional(z.array(z.object({ item: text, text }))),
  tasting: z.optional(tastingSchema),
  /** Absent in older results. */
  plan: z.optional(planSchema),
  assumptions: z.array(text),
})

export const dishContentSchema = z.discriminatedUnion('kind', [dishSchema, dishMenuSchema])

export type Dish = z.output<typeof dishSchema>
export type DishPlan = z.output<typeof planSchema>
export type DishMenu = z.output<typeof dishMenuSchema>
export type DishContent = z.output<typeof dishContentSchema>

import * as z from 'zod/mini'
import { drinkTraits } from './drinks/asked-traits.ts'
import { dishWays } from './request/dish-wishes.ts'
import { layoutIds } from './request/menu-wishes.ts'
import { questionSubjects } from './request/question-subjects.ts'
import { rivalFacts } from './request/rival-subjects.ts'

/** R$ */
const money = z.nullable(z.number())
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const ingredients = z.array(z.object({ name: z.string(), amount: z.number(), unit: z.string() }))

/**
 * What a result states, flat and stable, for programs: the check of a result and the command line read facts, never
 * screen texts. Money in R$, volumes in ml. Fields may be added, never renamed.
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
    /** Ingredients of the recipe, garnish included; house preparations by their own names. */
    ingredients,
    /** What the house preparations of the recipe are made of. */
    preparations: z.array(z.string()),
    allergens: z.array(z.string()),
    equipment: z.array(z.string()),
    pairing: z.nullable(z.string()),
    /** Seconds of preparation at the bar. */
    seconds: z.optional(z.int()),
    /** Whether they count from a batch mixed ahead. */
    fromBatch: z.optional(z.boolean()),
    /** Guests who share it, if more than one; price and cost are of the whole. */
    servings: z.optional(z.int()),
    glass: z.optional(z.string()),
    /** Technique, temperature and colours. */
    traits: z.optional(z.array(z.enum(drinkTraits))),
    /** Whether it has a line in English. */
    english: z.optional(z.boolean()),
    /** All texts of the drink: name, story, method, service. */
    text: z.string(),
  }),
  z.object({
    kind: z.literal('dish'),
    name: z.string(),
    /** Section of the menu: "Petisco". */
    section: z.optional(z.string()),
    price: money,
    cost: money,
    ingredients,
    allergens: z.array(z.string()),
    equipment: z.array(z.string()),
    /** Days that the finished dish, or the base that keeps longest, keeps. */
    keeps: z.optional(z.int()),
    /** How it is cooked and served. */
    ways: z.optional(z.array(z.enum(dishWays))),
    /** Minutes from the order until the dish leaves the kitchen. */
    minutes: z.optional(z.int()),
    /** Number of people that one plate is for; absent for one. */
    serves: z.optional(z.int()),
    /** Whether the owner lets it cost more than the ceiling. */
    aboveCeiling: z.optional(z.boolean()),
    /** Whether it is packed to be taken home. */
    boxed: z.optional(z.boolean()),
    /** Minutes for which it is good on a tray. */
    stands: z.optional(z.int()),
    /** Hours for which it is safe without a fridge. */
    unchilled: z.optional(z.int()),
    /** Whether a sauce or syrup runs down from it. */
    drips: z.optional(z.boolean()),
    /** The only weekdays on which it is served. */
    weekdays: z.optional(z.array(z.int())),
    /** Whether it is eaten with one hand. */
    handheld: z.optional(z.boolean()),
    /** Whether it is finished the day before, but for at most ten minutes. */
    ahead: z.optional(z.boolean()),
    /** Whether it has a line in English. */
    english: z.optional(z.boolean()),
    text: z.string(),
  }),
  /** How the dishes meet a wish that their own facts do not show. */
  z.object({
    kind: z.literal('dishPlan'),
    of: z.enum(['leftover', 'tasting', 'cooks', 'budget', 'hours']),
    /** What the wish names; empty for the whole menu. */
    what: z.string(),
    met: z.boolean(),
    text: z.string(),
  }),
  /** The first day on which a new dish or drink is sold. */
  z.object({ kind: z.literal('start'), name: z.string(), on: z.string() }),
  z.object({
    kind: z.literal('pairing'),
    dish: z.string(),
    serve: z.string(),
    /** Section of the menu. */
    section: z.optional(z.string()),
    /** The house's own description of the dish. */
    description: z.optional(z.string()),
    /**
     * Ingredients of the drink, including house preparations and what they are made of; absent for a drink of the
     * house's own.
     */
    serveIngredients: z.optional(z.array(z.string())),
    score: z.number(),
    /** R$ of a dose or a suggested drink; absent for a drink of the house's own. */
    servePrice: z.optional(z.number()),
    /** ml of a dose. */
    serveMl: z.optional(z.number()),
    /** R$ for dish and drink together, if a combo is proposed. */
    comboPrice: money,
    allergens: z.array(z.string()),
    /** What the dish's words do not rule out: the report tells the kitchen to confirm it. */
    confirm: z.optional(z.array(z.string())),
    /** Whether the pairing contains alcohol. */
    alcohol: z.optional(z.boolean()),
    /** Name of the drink without alcohol beside the dish. */
    alcoholFree: z.optional(z.string()),
    /** Equipment that the suggested recipes need. */
    equipment: z.optional(z.array(z.string())),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('action'),
    item: z.string(),
    section: z.optional(z.string()),
    /** The house's own description. */
    description: z.optional(z.string()),
    /** Absent for items that only the sales sheet lists. */
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
    section: z.optional(z.string()),
    priceNow: money,
    priceNew: money,
    reason: z.string(),
  }),
  /** The night that the service plan is made for. */
  z.object({ kind: z.literal('night'), date: day }),
  /** A price plan's advice for drinks on one weekday. */
  z.object({
    kind: z.literal('weekday'),
    /** 0 Sunday … 6 Saturday */
    weekday: z.int(),
    /** Discount or surcharge as a fraction of the price; 0 for the usual price. */
    change: z.number(),
  }),
  z.object({
    kind: z.literal('post'),
    date: day,
    /** HH:MM */
    time: z.string(),
    title: z.string(),
    body: z.string(),
    /** Its texts for Stories and WhatsApp. */
    versions: z.optional(z.string()),
    hashtags: z.array(z.string()),
    /** The date that it announces or celebrates. */
    occasion: z.optional(z.string()),
    /** Whether it mentions alcoholic drinks. */
    alcohol: z.optional(z.boolean()),
    /** What its picture shows. */
    visual: z.optional(z.string()),
    /** "Foto", "Reels", "Carrossel" or "Stories". */
    format: z.optional(z.string()),
    /** Subjects that the owner counts, and statements of the owner that it tells. */
    topics: z.optional(z.array(z.string())),
    tells: z.optional(z.array(z.string())),
    /** What the owner has still to complete before it goes out. */
    need: z.optional(z.string()),
    /** The language of its caption, if it is not Portuguese; "ambas" where Portuguese stands beside English. */
    language: z.optional(z.string()),
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
    /** Number of weeks ahead. */
    horizon: z.int(),
    /** Fractions; null if they cannot be computed. */
    wape: z.nullable(z.number()),
    mase: z.nullable(z.number()),
    baseline: z.string(),
    baselineWape: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('gap'),
    item: z.string(),
    /** R$; null if the house does not sell it, or its price is unknown. */
    ours: money,
    theirs: money,
    /** Every price that `theirs` summarises. */
    prices: z.optional(z.array(z.number())),
    /** The competitors' names for it. */
    names: z.optional(z.array(z.string())),
    note: z.string(),
    /** The house does not sell it, and nothing speaks against selling it. */
    suggested: z.optional(z.boolean()),
  }),
  /** A menu as it is to be printed. */
  z.object({
    kind: z.literal('menu'),
    /** Null if the house asks for no number of pages. */
    pages: z.nullable(z.int()),
    /** Items in their order. */
    sections: z.array(z.object({ name: z.string(), items: z.array(z.string()) })),
    /** Items that are framed. */
    boxes: z.array(z.string()),
    /** What the owner asked of the page, and the page has. */
    layout: z.optional(z.array(z.enum(layoutIds))),
    /** What goes to the printer in the owner's words. */
    notes: z.optional(z.array(z.string())),
    /** Foods whose dishes the owner wants marked, and the printed lines with the words that say what is in them. */
    /** Foods or diets whose absence is marked: the lines with the sign, and those that the kitchen must confirm. */
    free: z.optional(
      z.array(
        z.object({
          food: z.string(),
          sign: z.string(),
          marked: z.array(
            z.object({ name: z.string(), description: z.nullable(z.string()), section: z.string() }),
          ),
          unsure: z.array(z.string()),
        }),
      ),
    ),
    marks: z.optional(
      z.object({
        foods: z.array(z.string()),
        lines: z.array(
          z.object({
            name: z.string(),
            description: z.nullable(z.string()),
            section: z.optional(z.string()),
            isMarked: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  /** The price elasticities that the calculations use; below 0. */
  z.object({ kind: z.literal('elasticity'), drinks: z.number(), food: z.number() }),
  /** A question of the owner with its answer in one sentence. */
  /** A cost that the owner stated, and what the result computes with. */
  z.object({ kind: z.literal('costNow'), item: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('answer'),
    about: z.enum(questionSubjects),
    /** The item that the question names. */
    of: z.nullable(z.string()),
    text: z.string(),
    /** The owner's words, where several questions have one subject. */
    asked: z.optional(z.string()),
    /** Only says what an answer would need. */
    open: z.optional(z.boolean()),
  }),
  /** A sentence for guests: what the team says, or a sign. */
  z.object({ kind: z.literal('said'), text: z.string() }),
  /** How a report uses what the owner knows of a competitor. */
  z.object({
    kind: z.literal('told'),
    competitor: z.string(),
    about: z.enum(rivalFacts),
    /** The owner's words. */
    asked: z.string(),
    text: z.string(),
  }),
  /**
   * What a menu makes of a wish that only it can answer: a new drink, a combo, a target, the sections. `of` repeats the
   * wish's own words for it.
   */
  z.object({
    kind: z.literal('planned'),
    wish: z.string(),
    of: z.string(),
    done: z.boolean(),
    /** R$, if it has a price. */
    price: z.optional(z.number()),
    text: z.string(),
  }),
  /** Hours of a named offer, 0 to 24. `text`: what is offered, in one sentence. */
  z.object({
    kind: z.literal('offer'),
    what: z.string(),
    start: z.number(),
    end: z.number(),
    text: z.optional(z.string()),
  }),
  /** What the results were chosen by. */
  z.object({
    kind: z.literal('choice'),
    by: z.enum(['style', 'audience']),
    what: z.string(),
    /** What else was done for it. */
    how: z.optional(z.string()),
  }),
  /** What one unit of an item takes, by the owner's portion; `amount` in g, ml or units. */
  z.object({
    kind: z.literal('portion'),
    item: z.string(),
    /** Items of the sheet that it applies to. */
    items: z.array(z.string()),
    amount: z.number(),
    unit: z.enum(['g', 'ml', 'un', 'cm', 'pessoas']),
    text: z.string(),
  }),
  /** The days of the sales that amounts per month follow from. */
  z.object({ kind: z.literal('sales'), from: day, to: day }),
  /** What a forecast covers or shows because the owner asked for it. */
  z.object({ kind: z.literal('scope'), of: z.string(), text: z.string() }),
  /** A period that the owner mentioned, in a forecast. */
  z.object({
    kind: z.literal('expectation'),
    what: z.string(),
    from: z.nullable(day),
    to: z.nullable(day),
    closed: z.boolean(),
    /** Whether the figures take it into account. */
    used: z.boolean(),
    text: z.string(),
    /** What it is about, as the owner names it; absent for the whole house. */
    of: z.optional(z.string()),
    /** The items of the sheet that this names. */
    items: z.optional(z.array(z.string())),
  }),
])

export type Fact = z.output<typeof factSchema>
export type FactKind = Fact['kind']
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>

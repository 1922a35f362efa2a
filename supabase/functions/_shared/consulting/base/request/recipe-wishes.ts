/** What owners ask of drinks and dishes: what is in them, how they are made, how many, and for whom. */
import * as z from 'zod/mini'
import { servingGlasses } from '../drinks/serving-glasses.ts'
import { dishTraits, dishWays, leftoverUnits, limitedByDish } from './dish-wishes.ts'
import { drinkTraitFields } from './drink-trait-fields.ts'
import {
  count,
  day,
  hour,
  item,
  money,
  reason,
  shared,
  strength,
  termSchema,
  text,
  weekdays,
} from './wish-parts.ts'

/** Parts of a menu that dishes belong to. */
export const courseIds = ['petisco', 'principal', 'lanche', 'sobremesa'] as const

/** What is not sweet, and what is. */
export const tastes = ['savoury', 'sweet'] as const
export type Taste = (typeof tastes)[number]

/** Whether a dish of a part of the menu has the taste. */
export const isOfTaste = (course: CourseId | undefined, taste: Taste | undefined): boolean =>
  taste === undefined || (course === 'sobremesa') === (taste === 'sweet')

/** The lexicon's name for older guests. */
export const olderGuests = 'Público acima de 40 anos'

export type CourseId = (typeof courseIds)[number]

export const recipeWishes = [
  /** `guests`: some guests may not have it: what the house serves stays, and the page tells them. */
  z.object({
    ...shared,
    kind: z.literal('exclude'),
    what: termSchema,
    why: z._default(reason, 'taste'),
    guests: z.optional(z.boolean()),
    /** Not in the food, but beside it for whoever wants it: "pimenta só à parte". */
    apart: z.optional(z.boolean()),
  }),
  z.object({ ...shared, kind: z.literal('only'), what: termSchema, why: z._default(reason, 'taste') }),
  /** `supply`: the house already has it; `bottles` of it, to be sold in `weeks`. */
  z.object({
    ...shared,
    kind: z.literal('prefer'),
    what: termSchema,
    why: z._default(reason, 'taste'),
    bottles: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    weeks: z.optional(z.int().check(z.minimum(1), z.maximum(104))),
  }),
  z.object({
    ...shared,
    kind: z.literal('count'),
    count,
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'exactly'),
    /** What is counted; absent for the results that the automation gives. */
    of: z.optional(z.enum(['results', 'pages', 'items', 'ingredients'])),
    /** Applies only to the results of this part of the menu. */
    course: z.optional(z.enum(courseIds)),
    /** Applies only to the dishes of this taste: "5 salgados e 1 doce". */
    taste: z.optional(z.enum(tastes)),
    /** Items of the house that are counted: of a section, of several joined by " + ", or of each section. */
    item: z.optional(item),
  }),
  /** `weekdays`: the days that the wish applies to, as in "rápido de fazer na sexta". */
  z.object({ ...shared, kind: z.literal('style'), what: termSchema, weekdays: z.optional(weekdays) }),
  z.object({ ...shared, kind: z.literal('audience'), what: termSchema }),
  z.object({ ...shared, kind: z.literal('equipment'), what: termSchema, has: z.boolean() }),
  /** Drinks without alcohol. Without `count`, all of them; by `part`, half of them, or one beside each result. */
  z.object({
    ...shared,
    kind: z.literal('zeroAlcohol'),
    count: z.optional(count),
    part: z.optional(z.enum(['half', 'each'])),
  }),
  /** Bounds on the strength of every drink. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('strength'),
    max: z.optional(strength),
    min: z.optional(strength),
    about: z.optional(strength),
  }),
  /**
   * In how many results something appears: in `count` of them if the owner gives a number, else as `share-bounds.ts`
   * defines "few" and "many".
   */
  z.object({
    ...shared,
    kind: z.literal('share'),
    what: termSchema,
    of: z.enum(['few', 'many', 'half']),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /** Bound of `count`; absent for an exact number, and for "few", which is a maximum. */
    bound: z.optional(z.enum(['exactly', 'at_least', 'at_most'])),
    /** Whether to count the results that leave it out: "2 sem glúten". */
    without: z.optional(z.boolean()),
  }),
  /** Bounds of what each result costs to make: R$, % of its price, and the R$ that it leaves. One of them is given. */
  z.object({
    ...shared,
    kind: z.literal('cost'),
    max: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    leaves: z.optional(money),
  }),
  /** A technique, colour, character, time, price or way of serving, and in how many drinks; without `count`, in all. */
  z.object({ ...shared, kind: z.literal('drinkTrait'), ...drinkTraitFields }),
  /** A glass that the house serves in, lacks, or has nothing else than. */
  z.object({
    ...shared,
    kind: z.literal('glass'),
    what: z.enum(servingGlasses),
    has: z.enum(['yes', 'no', 'only']),
    /** ml to the brim: drink and ice must fit it. */
    ml: z.optional(z.int().check(z.minimum(50), z.maximum(1000))),
  }),
  /** Most seconds that one drink may take at the bar. */
  z.object({ ...shared, kind: z.literal('pace'), seconds: z.int().check(z.minimum(5), z.maximum(3600)) }),
  /**
   * A limit on every dish, or on those of a `course` or for `serves` people: minutes from the order, ingredients in % of
   * the price or in R$, people who cook.
   */
  z.object({
    ...shared,
    kind: z.literal('dishLimit'),
    of: z.enum(limitedByDish),
    max: z.number().check(z.positive(), z.maximum(600)),
    course: z.optional(z.enum(courseIds)),
    serves: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  /**
   * What `count` of the dishes, `part` of them or all of a `course` must be. `serves`: for how many people. `max` and
   * `min`: their price. `minutes` of shared plates: their own limit, where the others have a shorter one. `weekdays`: the
   * only days on which what `holds` one of `anyOf` is served.
   */
  z.object({
    ...shared,
    kind: z.literal('dishTrait'),
    what: z.enum(dishTraits),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'at_least'),
    serves: z.optional(z.int().check(z.minimum(2), z.maximum(12))),
    max: z.optional(money),
    min: z.optional(money),
    /** Whether the ceiling of the other dishes does not apply. */
    mayCostMore: z.optional(z.boolean()),
    course: z.optional(z.enum(courseIds)),
    taste: z.optional(z.enum(tastes)),
    weekdays: z.optional(weekdays),
    part: z.optional(z.literal('half')),
    anyOf: z.optional(z.array(termSchema).check(z.minLength(1), z.maxLength(6))),
    of: z.optional(termSchema),
    way: z.optional(z.enum(dishWays)),
    /** The other way that will do: "no forno ou na chapa". */
    orWay: z.optional(z.enum(dishWays)),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  }),
  /** Something in the house that must be used up. */
  z.object({
    ...shared,
    kind: z.literal('leftover'),
    what: termSchema,
    amount: z.number().check(z.positive(), z.maximum(100_000)),
    unit: z.enum(leftoverUnits),
    /** It is left every week. */
    weekly: z.optional(z.literal(true)),
    /** Days from today that it still keeps. */
    days: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  }),
  /** A menu in courses for an evening, at one price per guest. */
  z.object({
    ...shared,
    kind: z.literal('tasting'),
    courses: z.int().check(z.minimum(2), z.maximum(12)),
    price: z.optional(money),
    guests: z.optional(z.int().check(z.minimum(1), z.maximum(2000))),
    /** When each sitting begins, 0 to 24. */
    sittings: z.optional(z.array(hour).check(z.minLength(1), z.maxLength(6))),
    /** Guests of a diet who get a version of each course. */
    twin: z.optional(z.enum(['vegetariano', 'vegano'])),
    on: z.optional(day),
    /** What each course is of, or is served with, in the owner's words: "bolos", "café". */
    with: z.optional(z.array(item).check(z.minLength(1), z.maxLength(6))),
  }),
  /** What one unit of an item takes, as the house serves it: "cada peixada leva 700 g de peixe". */
  z.object({
    ...shared,
    kind: z.literal('portion'),
    item,
    amount: z.number().check(z.positive(), z.maximum(100_000)),
    unit: z.enum(['g', 'kg', 'ml', 'l', 'un', 'cm', 'pessoas']),
    /** A dose may hold less. */
    bound: z.optional(z.literal('at_most')),
    /** The ingredient, in the owner's words. */
    of: z.optional(text(60)),
    /** Weighed as it is bought, before cleaning: "um peixe de 900 g". */
    whole: z.optional(z.boolean()),
  }),
] as const

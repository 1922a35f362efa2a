import { type Style, styleWords } from '../drinks/style-words.ts'
import { dietTerms } from '../lexicon/diets.ts'
import { equipmentTerms } from '../lexicon/equipment.ts'
import { type Exclusion, exclusionOf, judgeProse, type Verdict } from '../lexicon/exclusion.ts'
import { termName } from '../lexicon/lexicon.ts'
import type { Food } from '../pantry/food.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import { type DishForm, formOfThese } from './dish-forms.ts'
import {
  exclusionsOf,
  foodAllowed,
  garnishAllowed,
  ingredientAllowed,
  type MenuItemWords,
  menuItemVerdict,
} from './judge-exclusions.ts'
import { closestTo, isExcepted, type NamedItem, namesItem } from './match-item.ts'
import { meatless } from './meatless.ts'
import { formatOfTopic } from './post-formats.ts'
import { capsOn, highestPriceOf } from './price-limits.ts'
import { type CourseId, courseIds, type Taste, tastes } from './recipe-wishes.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { WishOf, WishReason } from './wish.ts'
import { ofKind } from './wish.ts'

/** Lowest, highest and preferred price, R$; null if the owner names none. */
export interface PriceBounds {
  max: number | null
  min: number | null
  about: number | null
}

/** Lowest and highest strength of a drink, % vol; null if the owner names none. */
export interface StrengthBounds {
  max: number | null
  min: number | null
}

/** Name of a term, and the number of results that it applies to. */
export type ShareAsked = Pick<WishOf<'share'>, 'what' | 'of' | 'count' | 'bound'> & {
  /** What a result must avoid to be counted; null if it must contain `what`. */
  avoids: Exclusion | null
  /** "um dos caldos": counted among the dishes of this form only. */
  form?: DishForm
}

/** R$ that a result may cost, its cost in % of the price, and R$ that it leaves. */
export type CostLimit = Pick<WishOf<'cost'>, 'max' | 'percent' | 'leaves'>

export type CountRange = { least: number | null; most: number | null }

/** What a request demands of its results: all that engines see of the sheet. */
export interface Requirements {
  /** Checks an ingredient with everything that it is made of. */
  allowsIngredient: (item: Ingredient) => boolean
  allowsFood: (item: Food) => boolean
  allowsGarnish: (item: Garnish) => boolean
  /** Whether a sentence that we wrote avoids what is excluded. */
  allowsText: (text: string) => boolean
  /** Whether a dish or drink known by its words alone avoids it; 'unknown' if the words do not say. */
  allowsMenuItem: (item: MenuItemWords) => Verdict
  exclusions: readonly { label: string; why: WishReason; terms: readonly string[] }[]
  /** Names of terms, in the order of the sheet. */
  preferred: readonly string[]
  only: readonly string[]
  /** Bounds of one item or section, else the general ones; the narrowest of several. */
  priceBounds: (item?: NamedItem) => PriceBounds
  count: CountRange | null
  countOf: (of: 'pages' | 'items' | 'ingredients') => CountRange | null
  keepsPrice: (item: NamedItem) => boolean
  /** Maximum price in R$ to which the item may rise; 'today' if it must not rise. */
  capOf: (item: NamedItem & { price?: number }) => number | 'today' | null
  keepsItem: (item: NamedItem) => boolean
  dropsItem: (item: NamedItem) => boolean
  promotes: (item: NamedItem) => boolean
  styles: ReadonlySet<Style>
  audiences: ReadonlySet<string>
  dates: readonly WishOf<'date'>[]
  /** The days that posts may appear on; none if the owner names no period. */
  periods: readonly WishOf<'period'>[]
  /** The only prices in R$ that posts may state; null if the owner does not limit them. */
  onlyPrices: readonly number[] | null
  hours: readonly WishOf<'hours'>[]
  /** What holds for every post. */
  postRules: readonly WishOf<'postRule'>[]
  postTopics: readonly WishOf<'postTopic'>[]
  /** Counted posts of a form, as in "2 reels". */
  postFormats: readonly WishOf<'postTopic'>[]
  combos: readonly WishOf<'combo'>[]
  houseFacts: readonly WishOf<'houseFact'>[]
  /** Ids of equipment that the owner says the house has, or lacks. */
  equipment: { has: ReadonlySet<string>; lacks: ReadonlySet<string> }
  /**
   * Drinks without alcohol: the number, or null for all of them. For half of them the number is 1 and `isHalf` is set.
   */
  zeroAlcohol: { count: number | null; isHalf: boolean } | null
  /** Strength in % vol of every drink with alcohol; null if the owner sets no bound. */
  strength: StrengthBounds
  /** Number of results that contain or leave out something. */
  shares: readonly ShareAsked[]
  /** Number of results for each part of the menu. */
  courses: readonly { course: CourseId; range: CountRange }[]
  /** Number of savoury and of sweet results. */
  tastes: readonly { taste: Taste; range: CountRange }[]
  /** The narrowest bounds of what a result costs and leaves; empty if the owner sets none. */
  costLimit: CostLimit
  /** Techniques, colours and ways of serving of some drinks or all. */
  drinkTraits: readonly WishOf<'drinkTrait'>[]
  glasses: readonly WishOf<'glass'>[]
  /** Most seconds that a drink may take; null without a limit. */
  paceSeconds: number | null
  elasticity: number | null
  competitorPrices: readonly WishOf<'competitorPrice'>[]
  portions: readonly WishOf<'portion'>[]
  scopes: readonly WishOf<'scope'>[]
}

const onlyPricesOf = (wishes: readonly WishOf<'onlyPrice'>[]): number[] | null =>
  wishes.length === 0 ? null : wishes.flatMap(({ price }) => price ?? [])

const lowest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null)
const highest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null)
const given = (values: readonly (number | undefined)[]) => values.flatMap((value) => value ?? [])

function boundsOf(wishes: readonly WishOf<'price'>[]): PriceBounds {
  return {
    max: lowest(given(wishes.map(({ max }) => max))),
    min: highest(given(wishes.map(({ min }) => min))),
    about: given(wishes.map(({ about }) => about)).at(-1) ?? null,
  }
}

/** Accepted distance from a strength asked for as "about", in points of % vol. */
export const aboutStrength = 2.5

function strengthOf(wishes: readonly WishOf<'strength'>[]): StrengthBounds {
  return {
    max: lowest(
      wishes.flatMap(({ max, about }) => max ?? (about === undefined ? [] : about + aboutStrength)),
    ),
    min: highest(
      wishes.flatMap(({ min, about }) => min ?? (about === undefined ? [] : about - aboutStrength)),
    ),
  }
}

/**
 * Whether a drink's strength is within the owner's bounds; the lower bound does not apply to drinks without alcohol.
 */
export function fitsStrength({ max, min }: StrengthBounds, abvPct: number, hasAlcohol: boolean): boolean {
  return (
    abvPct <= (max ?? Number.POSITIVE_INFINITY) &&
    (!hasAlcohol || abvPct >= (min ?? Number.NEGATIVE_INFINITY))
  )
}

function rangeOf(counts: readonly WishOf<'count'>[]): CountRange | null {
  if (counts.length === 0) return null
  const of = (bounds: readonly string[]) =>
    counts.flatMap(({ bound, count }) => (bounds.includes(bound) ? [count] : []))
  return { least: highest(of(['exactly', 'at_least'])), most: lowest(of(['exactly', 'at_most'])) }
}

/** Id of a piece of equipment from the owner's words; null if every house has it, or the lexicon does not know it. */
export function equipmentIdOf(what: string): string | null {
  return equipmentTerms[termName(what)]?.id ?? null
}

const isDiet = (what: string) => Object.hasOwn(dietTerms, what)

/** For a guest whom traces harm, what may hold it counts as well. */
export const reasonToAvoid = (text: string): 'allergy' | 'diet' =>
  /al[eé]rg|cel[ií]ac|intoler/iu.test(text) ? 'allergy' : 'diet'

function shareOf({ what, of, count, bound, without, text }: WishOf<'share'>): ShareAsked {
  const name = termName(what)
  const form = formOfThese(text)
  return {
    what: name,
    of,
    avoids: without === true || isDiet(name) ? exclusionOf(meatless(name), reasonToAvoid(text)) : null,
    ...(form === undefined ? {} : { form }),
    ...(count === undefined ? {} : { count }),
    ...(bound === undefined ? {} : { bound }),
  }
}

function coursesOf(counts: readonly WishOf<'count'>[]): Requirements['courses'] {
  return courseIds.flatMap((course) => {
    const range = rangeOf(counts.filter((wish) => wish.course === course))
    return range ? [{ course, range }] : []
  })
}

const tastesOf = (counts: readonly WishOf<'count'>[]): Requirements['tastes'] =>
  tastes.flatMap((taste) => {
    const range = rangeOf(counts.filter((wish) => wish.taste === taste))
    return range ? [{ taste, range }] : []
  })

function costLimitOf(costs: readonly WishOf<'cost'>[]): CostLimit {
  const [max, percent, leaves] = [
    lowest(given(costs.map((wish) => wish.max))),
    lowest(given(costs.map((wish) => wish.percent))),
    highest(given(costs.map((wish) => wish.leaves))),
  ]
  return {
    ...(max !== null && { max }),
    ...(percent !== null && { percent }),
    ...(leaves !== null && { leaves }),
  }
}

/** Cached: engines ask about the same few hundred things for each of thousands of candidates. */
function cached<Item, Answer>(
  keyOf: (item: Item) => string,
  ask: (item: Item) => Answer,
): (item: Item) => Answer {
  const known = new Map<string, Answer>()
  return (item) => {
    const key = keyOf(item)
    const found = known.get(key)
    if (found !== undefined) return found
    const answer = ask(item)
    known.set(key, answer)
    return answer
  }
}

/** Whether all of an item or section leaves, whatever the figures say. */
export const isWholeDrop = ({ ifNeeded, weak }: WishOf<'dropItem'>): boolean => !ifNeeded && !weak

/** The demands of a sheet, as the engines ask for them. */
export function requirementsOf(sheet: RequestSheet): Requirements {
  const { wishes } = sheet
  const exclusions = exclusionsOf(sheet)
  const prices = ofKind(wishes, 'price')
  const general = boundsOf(prices.filter(({ item }) => item === undefined))
  const ofItems = prices.flatMap((wish) => (wish.item === undefined ? [] : [{ ...wish, item: wish.item }]))
  const counts = ofKind(wishes, 'count')
  const kept = ofKind(wishes, 'keepPrice')
  const caps = ofKind(wishes, 'capPrice')
  const keepItems = ofKind(wishes, 'keepItem').filter(({ part }) => part === undefined)
  const dropItems = ofKind(wishes, 'dropItem').filter(isWholeDrop)
  const promoted = ofKind(wishes, 'promote')
  const tools = ofKind(wishes, 'equipment')
  const sober = ofKind(wishes, 'zeroAlcohol')
  // "nada com álcool" beside "dois sem álcool": the wider of them holds both.
  const zero = sober.find(({ count, part }) => count === undefined && part === undefined) ?? sober[0]
  const toolsOf = (has: boolean) =>
    new Set(
      tools.flatMap((wish) => (wish.has === has ? [equipmentIdOf(wish.what) ?? termName(wish.what)] : [])),
    )
  const styleNames = new Set(ofKind(wishes, 'style').map(({ what }) => termName(what)))
  const any = (list: readonly { item: string; except?: readonly string[] | undefined }[], item: NamedItem) =>
    list.some((wish) => namesItem(wish.item, item) && !isExcepted(wish, item))

  return {
    allowsIngredient: cached(
      ({ id }) => id,
      (item) => exclusions.every((exclusion) => ingredientAllowed(exclusion, item)),
    ),
    allowsFood: cached(
      ({ id }) => id,
      (item) => exclusions.every((exclusion) => foodAllowed(exclusion, item)),
    ),
    allowsGarnish: cached(
      ({ id }) => id,
      (item) => exclusions.every((exclusion) => garnishAllowed(exclusion, item)),
    ),
    allowsText: cached(
      (text) => text,
      (text) => exclusions.every((exclusion) => judgeProse(exclusion, text) === 'yes'),
    ),
    allowsMenuItem: cached(JSON.stringify, (item) => {
      const verdicts = exclusions.map((exclusion) => menuItemVerdict(exclusion, item))
      if (verdicts.includes('no')) return 'no'
      return verdicts.includes('unknown') ? 'unknown' : 'yes'
    }),
    exclusions: exclusions.map(({ what, why, names }) => ({ label: what, why, terms: [...names] })),
    preferred: ofKind(wishes, 'prefer').map(({ what }) => termName(what)),
    only: ofKind(wishes, 'only').map(({ what }) => termName(what)),
    priceBounds: (item) => {
      if (!item) return general
      const own = boundsOf(closestTo(ofItems, item))
      return own.max === null && own.min === null && own.about === null ? general : own
    },
    count: rangeOf(
      counts.filter(
        ({ of, course, taste, item }) => (of ?? 'results') === 'results' && !course && !taste && !item,
      ),
    ),
    countOf: (what) => rangeOf(counts.filter(({ of, item }) => of === what && !item)),
    keepsPrice: (item) => any(kept, item),
    capOf: (item) => {
      const near = capsOn(caps, item)
      if (near.length === 0) return null
      const limits = near.map((cap) => highestPriceOf(cap, item.price))
      return limits.includes('today') ? 'today' : lowest(limits.filter((limit) => typeof limit === 'number'))
    },
    keepsItem: (item) => any(keepItems, item),
    dropsItem: (item) => any(dropItems, item),
    promotes: (item) => any(promoted, item),
    styles: new Set(styleWords.flatMap(({ style, label }) => (styleNames.has(label) ? [style] : []))),
    audiences: new Set(ofKind(wishes, 'audience').map(({ what }) => termName(what))),
    dates: ofKind(wishes, 'date'),
    periods: ofKind(wishes, 'period'),
    onlyPrices: onlyPricesOf(ofKind(wishes, 'onlyPrice')),
    hours: ofKind(wishes, 'hours'),
    postRules: ofKind(wishes, 'postRule'),
    postTopics: ofKind(wishes, 'postTopic').filter((topic) => formatOfTopic(topic) === null),
    postFormats: ofKind(wishes, 'postTopic').filter((topic) => formatOfTopic(topic) !== null),
    combos: ofKind(wishes, 'combo'),
    houseFacts: ofKind(wishes, 'houseFact'),
    equipment: { has: toolsOf(true), lacks: toolsOf(false) },
    zeroAlcohol: zero
      ? { count: zero.part === undefined ? (zero.count ?? null) : 1, isHalf: zero.part === 'half' }
      : null,
    strength: strengthOf(ofKind(wishes, 'strength')),
    shares: ofKind(wishes, 'share').map(shareOf),
    courses: coursesOf(counts),
    tastes: tastesOf(counts),
    costLimit: costLimitOf(ofKind(wishes, 'cost')),
    drinkTraits: ofKind(wishes, 'drinkTrait'),
    glasses: ofKind(wishes, 'glass'),
    paceSeconds: lowest(ofKind(wishes, 'pace').map(({ seconds }) => seconds)),
    elasticity: ofKind(wishes, 'elasticity').at(-1)?.value ?? null,
    competitorPrices: ofKind(wishes, 'competitorPrice'),
    portions: ofKind(wishes, 'portion'),
    scopes: ofKind(wishes, 'scope'),
  }
}

import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { foodCostBand } from '../../base/costing.ts'
import type { House } from '../../base/house/house.ts'
import { type ClosedSeason, closedSeason } from '../../base/pantry/closed-seasons.ts'
import { foodsOfKitchenItem } from '../../base/pantry/contents.ts'
import { withToldCosts } from '../../base/pantry/told-costs.ts'
import { newEnding } from '../../base/pricing/endings.ts'
import { apartFromFloor } from '../../base/pricing/house-floor.ts'
import { allowsCachaca } from '../../base/request/allowed-cachacas.ts'
import { wordsOfCourse } from '../../base/request/course-labels.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { sharesOf } from '../../base/request/menu-shares.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { type Asks, asksOf } from './asks.ts'
import { avoids } from './avoid.ts'
import { type HouseDish, houseDishesOf, leavesLess, nearOf, priceEach, repeatsFlavours } from './beside.ts'
import type { Candidate, Conditions } from './compose.ts'
import { lunchBoxPrices, type Sober, sellsLunchBoxes, soberFor, withoutSpiritRefusals } from './eaters.ts'
import { formatsOf, type HouseFormats, needsOfFormats } from './formats.ts'
import { houseCachacaOf, poursNoCachaca } from './house-cachaca.ts'
import { kitchenPrices } from './house-costs.ts'
import type { DishIdea } from './idea.ts'
import { type Kitchen, kitchenOf, type Level, levelOf } from './kitchen.ts'
import { hasOldBread, leftOverIds, withOldBread } from './left-over.ts'
import { inCourses, withEquipment, withFormats } from './level.ts'
import { knowsPurchases } from './new-ingredients.ts'
import { servesOnlyLunch } from './open-week.ts'
import { evenlySober, halfSober, mayBeSober, plateShares, sharedByAll, wantsAllBoxed } from './plates.ts'
import { usualPeople } from './platters.ts'
import { generalRange, marketOf, ownerRange } from './price-ranges.ts'
import type { PriceRule } from './price-rule.ts'
import type { Wishes } from './select.ts'
import { dishWords } from './served.ts'
import { type BoundFood, boundFoods } from './served-days.ts'
import { courseShares, isCounted, promisedDishes, totalOf, withAskedParts } from './size.ts'
import { isSpecial } from './special.ts'
import { pricedInText, stockOf } from './stock.ts'
import { tastingShares } from './tasting.ts'
import { asCalled, fleshAsCalled, foodIdsOf, isExact, named, withBreeds } from './wanted.ts'
import {
  boundShares,
  formShares,
  leftoverShares,
  orMore,
  supplyShares,
  wantedShares,
  yielding,
} from './wanted-shares.ts'

/** Days of the plan: a food that cannot be sold on all of them is not proposed. */
const planDays = 30

/** A request for dishes, read from the answers, the house and the sheet. */
export interface DishRequest {
  requirements: Requirements
  asks: Asks
  /** Whether some dishes may do without cachaça. */
  mayBeSober: boolean
  /** Why all dishes are made without cachaça; null if they have it. */
  sober: Sober
  /** Whether the dishes go into lunch boxes, and what the house's boxes cost, cheapest first. */
  inLunchBoxes: boolean
  lunchBoxes: readonly number[]
  conditions: Conditions
  wishes: Wishes
  level: Level
  kitchen: Kitchen
  cuisines: readonly string[]
  ruleFor: (idea: Pick<DishIdea, 'name' | 'course'> & Partial<Pick<DishIdea, 'format'>>) => PriceRule
  total: number
  /** The house's own dishes, cheapest first. */
  houseDishes: readonly HouseDish[]
  today: string
  /** What the owner wrote, in the owner's words. */
  said: string
  /** Foods that are served on some weekdays only. */
  bound: readonly BoundFood[]
  /** Which dishes are meals, where all of them are for lunch: main courses, or hearty starters too; null for any dish. */
  meals: 'mains' | 'hearty' | null
  /** Whether the house already serves raw fish, or asks for it. */
  mayServeRaw: boolean
  /** The closed season that forbids a food today or within the days of the plan. */
  closed: (food: string) => ClosedSeason | null
  /** Pantry ids that satisfy an "only" wish, one set for each. */
  only: readonly ReadonlySet<string>[]
  /** Number of people that a main dish is for, if the house serves it to be shared; null for one. */
  platter: number | null
  /** Pantry ids of what the house has left over, and whether yesterday's bread is to be used up. */
  over: ReadonlySet<string>
  hasOldBread: boolean
  /** Whether the house's own menu limits the prices of a course. */
  hasMarket: (idea: Pick<DishIdea, 'course' | 'format'>) => boolean
  /** What the house sells most of. */
  formats: HouseFormats
  /** Words of the dishes that the house already serves. */
  served: readonly (readonly string[])[]
}

/** Number of prices that shows whether a house uses whole R$. */
const fewestWhole = 4

/** Rounds as the owner asks, else to whole R$ in a house that prices in whole R$. */
function withEndingOf({ house: { menu }, sheet }: EngineContext, kitchen: Kitchen): Kitchen {
  const asked = newEnding(sheet.wishes)
  if (asked) return { ...kitchen, ending: asked }
  const prices = menu.flatMap(({ active, price }) => (active && price !== null && price > 0 ? [price] : []))
  return prices.length >= fewestWhole && prices.every((price) => Number.isInteger(price))
    ? { ...kitchen, ending: 'whole' }
    : kitchen
}

/** Sections of what is served beside dishes: a dish may contain a side of the menu. */
const besideDishes = /acompanh|guarni|adicion|extra|por fora|bebida|drink|cerveja/i

/** A plate of the day with chicken is not every dish of chicken. */
const ofTheDay =
  /^(?:pfs?|pratos? feitos?|executivos?|marmitas?|quentinhas?|combos?|pratos? do dia)(?!\p{L})/iu
const lunchWords =
  /(?<!\p{L})(?:almo[cç]os?|pfs?|pratos? feitos?|executivos?|prato do dia|marmitas?|quentinhas?)(?!\p{L})/iu

const rawOnMenu = /\b(?:ceviche|tartar[eo]?|carpaccio|sashimi|sushi|temaki|poke|tiradito|ostras?|crud[oa])\b/i

/** The foods of each ingredient of a recipe. */
export const partsOf = ({ parts }: Candidate) => parts.map(({ item }) => foodsOfKitchenItem(item.id))

/** What a price is compared by. */
type Priced = Parameters<typeof nearOf>[0]

export function readRequest(answers: Answers, context: EngineContext): DishRequest {
  const sheet = withBreeds(context.sheet)
  const asks = asksOf(sheet)
  const requirements = withAskedParts(requirementsOf(sheet), asks.traits)
  const cuisines = listOf(answers, 'cuisine_preferences')
  const levelAnswer = textOf(answers, 'complexity_level')
  const formats = formatsOf(context.house, context.restaurant.name)
  const usualLevel = withFormats(levelOf(levelAnswer), formats)
  const level = inCourses(withEquipment(usualLevel, requirements, needsOfFormats(formats)), asks)
  const kitchen = withEndingOf(context, kitchenOf(context))
  const shared = requirements.shares.filter(({ of, avoids }) => of !== 'few' && avoids === null)
  const asked = [
    ...requirements.preferred,
    ...shared.map(({ what }) => what),
    ...asks.traits.flatMap(({ anyOf = [] }) => anyOf),
  ]
  const said = textOf(answers, 'ingredients')
  // What a wish names has its place already; of a kind it names no cut.
  const exact: readonly string[] = named(asked)
    .map(foodIdsOf)
    .flatMap((ids) => (ids.length === 1 ? ids : []))
  const supplies = pricedInText(context.house, said, requirements).filter((id) => !exact.includes(id))
  const wanted = [...new Set([...named(asked).flatMap(foodIdsOf), ...supplies])]
  const bound = boundFoods(sheet)
  const supplied = sheet.wishes.flatMap((wish) =>
    wish.kind === 'prefer' && wish.why === 'supply' && isExact(wish.what) ? foodIdsOf(wish.what) : [],
  )
  const cachacasAsked: readonly CachacaId[] = cachacaIds.filter((id) =>
    requirements.only.some((term) => ingredientHolds(cachacas[id], term)),
  )
  const asksForOne = cachacaIds.some((id) =>
    [...requirements.only, ...requirements.preferred].some(
      (term) => term !== 'cachaça' && ingredientHolds(cachacas[id], term),
    ),
  )
  const words = [textOf(answers, 'ingredients'), ...context.sheet.wishes.map(({ text }) => text)].join(' | ')
  const houseCachaca = asksForOne ? null : houseCachacaOf(context, words)
  const { sheet: asking, floor } = apartFromFloor(context.sheet)
  const { priceBounds } = requirementsOf(asking)
  const houseDishes = houseDishesOf(context.house)
  const sober = soberFor(context, said, requirements)
  // A recipe is written with cachaça before it takes its place with lime: a refusal of all of it holds for what is made.
  const written = sober === null ? requirements : requirementsOf(withoutSpiritRefusals(sheet))
  // Families at lunch, or so many dishes for a house of wine, and nobody asked for it: not in every dish.
  const isAsked = /cacha[cç]a|pinga|alambique/i.test(words)
  const spared = isAsked
    ? []
    : servesOnlyLunch(context.house)
      ? [halfSober]
      : sober === null && poursNoCachaca(context.house) && isCounted(requirements)
        ? [evenlySober]
        : []
  const inLunchBoxes = sellsLunchBoxes(context) && requirements.courses.length === 0
  const stock = stockOf(context.house, requirements)
  const hasBread = hasOldBread(sheet)
  const called = fleshAsCalled(sheet)
  const prices = asCalled(called, kitchenPrices(withToldCosts(context.house, context.sheet)))
  const pricesFor = (one: Priced) => nearOf(one, houseDishes).map(priceEach)
  const marketFor = (one: Priced) =>
    marketOf(one.course, { own: pricesFor(one), starters: pricesFor({ course: 'petisco' }) }, level.portion)
  return {
    requirements,
    asks,
    mayBeSober: sober !== null || spared.length > 0 || mayBeSober(context.sheet),
    sober,
    inLunchBoxes,
    lunchBoxes: inLunchBoxes ? lunchBoxPrices(context.house) : [],
    conditions: {
      allowsFood: (item) =>
        closedSeason(item.name, context.today, planDays) === null && requirements.allowsFood(item),
      allowsText: written.allowsText,
      allowsCachaca: (id) =>
        allowsCachaca(written, id) && (cachacasAsked.length === 0 || cachacasAsked.includes(id)),
      houseCachaca,
      wanted,
      called,
      stock,
      knowsPurchases: knowsPurchases({ stock, wanted }),
      prefersGreen: cuisines.includes('Vegetariana'),
      saltShare: requirements.exclusions.some(({ label }) => label === 'pouco sal') ? 0.4 : 1,
      portion: level.portion,
      isSimple: kitchen.isSimple,
      packsAll: wantsAllBoxed(asks) || (kitchen.onTheGo && paysForBoxes(context.house)),
      prices: hasBread ? withOldBread(prices) : prices,
    },
    wishes: {
      cuisines,
      wanted,
      shares: [
        ...sharesOf(requirements, { partsOf, avoids }).map(orMore(requirements)),
        ...courseShares(requirements),
        ...plateShares(asks),
        ...spared,
        ...tastingShares(asks),
        ...leftoverShares(asks, requirements),
        ...formShares(asks),
        ...wantedShares({ ...requirements, traits: asks.traits }).map(yielding),
        ...supplyShares(supplies),
        ...boundShares(bound, asks),
      ],
      courses: courseShares(requirements),
      formats,
      owned: new Set(supplied),
      leftover: new Set(asks.leftovers.flatMap(({ what }) => foodIdsOf(what))),
      stock,
      isRival: (candidate) =>
        repeatsFlavours(candidate, houseDishes) || leavesLess(candidate, houseDishes, level.portion),
      isDear: ({ idea, cost }) => {
        const like = isSpecial(idea, formats)
          ? nearOf(idea, houseDishes).filter(({ format }) => format === idea.format)
          : []
        return like.length > 0 && (cost / foodCostBand.max) * 100 > Math.max(...like.map(priceEach))
      },
      isLunch:
        lunchWords.test(words) ||
        context.house.menu.some(
          ({ active, name, section }) => active && lunchWords.test(`${section ?? ''} ${name}`),
        ),
      nobleCost: asks.tasting?.price ? (asks.tasting.price / asks.tasting.courses) * nobleShare : null,
      enough:
        asks.tasting?.courses ?? (isCounted(requirements) ? totalOf(requirements, level) : promisedDishes),
      kitchen,
      level,
      seed: [
        context.restaurant.name,
        context.restaurant.type,
        ...cuisines.toSorted(),
        levelAnswer,
        ...context.sheet.wishes.map(({ text }) => text).toSorted(),
      ].join('|'),
    },
    level,
    kitchen,
    cuisines,
    ruleFor: (one) => {
      const { name, course } = one
      const own = priceBounds({ name, section: wordsOfCourse(course, context.sheet.wishes, name) })
      const isGeneral = own === priceBounds()
      const inCourse = pricesFor(one)
      const beside = inCourse.length > 0 ? inCourse : houseDishes.map(priceEach)
      const market = marketFor(one)
      return {
        market,
        // A bound of the item or its section replaces the general one.
        floor: isGeneral ? floor : null,
        beside: beside.map((price) => price * level.portion),
        owner: isGeneral ? generalRange(own, market, inCourse) : ownerRange(own),
      }
    },
    hasMarket: (idea) => marketFor(idea).most !== null,
    total: asks.tasting?.courses ?? totalOf(requirements, level),
    houseDishes,
    platter:
      asks.tasting || inLunchBoxes || formats.isBuffet
        ? null
        : (sharedByAll(asks) ?? usualPeople(houseDishes, context.sheet)),
    closed: (food) => closedSeason(food, context.today, planDays),
    over: leftOverIds(sheet),
    hasOldBread: hasBread,
    today: context.today,
    said,
    bound,
    meals: asksForMeals(sheet, requirements) ? 'mains' : null,
    mayServeRaw:
      context.house.menu.some(({ active, name }) => active && rawOnMenu.test(name)) ||
      rawOnMenu.test(words) ||
      // A request for tuna implies that it is served raw.
      /\batum\b/i.test(words),
    only: requirements.only.map((term) => new Set(foodIdsOf(term))).filter(({ size }) => size > 0),
    formats,
    served: context.house.menu
      .filter(
        ({ active, section, name }) => active && !besideDishes.test(section ?? '') && !ofTheDay.test(name),
      )
      .map(({ name }) => dishWords(name)),
  }
}

/** "quatro pratos pro almoço", without a number of starters, snacks or sweets: plates of lunch. */
const asksForMeals = (
  { wishes }: Pick<EngineContext['sheet'], 'wishes'>,
  { courses, tastes }: Pick<Requirements, 'courses' | 'tastes'>,
): boolean =>
  tastes.length === 0 &&
  courses.every(({ course }) => course === 'principal') &&
  wishes.some(
    (wish) =>
      wish.kind === 'count' &&
      (wish.of ?? 'results') === 'results' &&
      wish.item === undefined &&
      lunchWords.test(wish.text) &&
      !/sobremesa|doce|salgad|lanche|petisco/iu.test(wish.text),
  )

/** Share of a course's price that its food may well cost. */
const nobleShare = 0.2

/** Whether the house states what it pays for boxes. */
const paysForBoxes = ({ ingredientPrices }: House) =>
  Object.keys(ingredientPrices).some((name) => /embalage|caixinha|marmit/i.test(name))

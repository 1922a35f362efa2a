/** The dishes that a kitchen can make for a request, and the choice of a menu from them. */
import { foodCostBand } from '../../base/costing.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Exclusion } from '../../base/lexicon/exclusion.ts'
import { isCounted } from '../../base/pantry/counted.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import { hasSizeAskedFor } from '../../base/request/ingredient-limit.ts'
import { costLimited, isLimited } from '../../base/request/limited-dishes.ts'
import { type CourseId, courseIds, isOfTaste } from '../../base/request/recipe-wishes.ts'
import { avoiding, avoids } from './avoid.ts'
import { type Candidate, type Conditions, compose } from './compose.ts'
import { lackOf } from './cover.ts'
import { isMade, isUnit } from './formats.ts'
import { hoursUnchilled } from './holding-answers.ts'
import type { DishIdea } from './idea.ts'
import { madeInPan } from './in-a-pan.ts'
import { canMake } from './kitchen.ts'
import { breadId } from './left-over.ts'
import { freeOf, isAhead, platesOf, servedAsAsked, servedTo, sharedByAll, wantsAllAhead } from './plates.ts'
import { priceOf } from './price.ts'
import { dearestOf } from './price-rule.ts'
import { type DishRequest, partsOf } from './request.ts'
import { selectDishes } from './select.ts'
import { isServed } from './served.ts'
import { soberOf } from './sober.ts'
import { specialShares, suitsSpecial } from './special.ts'
import { standsFor } from './standing.ts'
import { carried } from './tables/carried.ts'
import { ideas } from './tables/index.ts'
import { namedOnly } from './tables/named-only.ts'
import { platesOfDay } from './tables/plates-of-day.ts'
import { thriftyPlates } from './tables/thrifty-plates.ts'
import { thriftySnacks } from './tables/thrifty-snacks.ts'

/** Highest food cost in % that we propose if a bound leaves no room for a lower one. */
export const tightFoodCostPct = 40

/** The dish at a price within its rule: as it is, else with its cheapest ingredients; null if neither fits. */
export function affordable(idea: DishIdea, request: DishRequest, pct: number): Candidate | null {
  const rule = request.ruleFor(idea)
  const dearest = dearestOf(rule, request.kitchen)
  const fits = (candidate: Candidate) => isWithin(candidate, dearest, pct)
  const bound = rule.floor !== null || rule.owner.least !== null || rule.owner.most !== null
  const usual = compose(idea, request.conditions)
  if (!usual || (fits(usual) && !(bound && usual.missing.length > 0))) return usual
  // A dish without a known cost is offered only if no bound of the owner's depends on its price.
  if (usual.missing.length > 0) return bound ? null : usual
  const plain = compose(idea, { ...request.conditions, cheapest: true })
  return plain && plain.missing.length === 0 && fits(plain) ? plain : null
}

/** The recipe as it is; without its optional lines where the owner's number of ingredients asks for fewer. */
function withinSize(idea: DishIdea, { requirements, conditions }: DishRequest): DishIdea {
  const most = requirements.countOf('ingredients')?.most ?? null
  if (most === null) return idea
  const usual = compose(idea, conditions)
  // Without cachaça, lime is one more.
  const isMore = usual !== null && partsOf(usual).filter(isCounted).length > most - 1
  return isMore ? { ...idea, lines: idea.lines.filter(({ optional }) => !optional) } : idea
}

/** Whether a plate's cost allows a price. */
const isWithin = ({ missing, cost }: Candidate, dearest: number | null, pct: number) =>
  dearest === null || (missing.length === 0 && cost <= (dearest * pct) / 100 + 1e-9)

const rawFishIds: readonly string[] = ['pargo', 'atum', 'tilapia', 'robalo', 'camarao', 'polvo', 'ostra']
/** Whether a dish contains uncooked fish. */
const isRawFish = ({ needs, lines }: DishIdea) =>
  needs.length === 0 && lines.some(({ options }) => options.some(([id]) => rawFishIds.includes(id)))

/** Whether the owner asks for dishes of the form: "duas massas" of a house that sells none yet. */
const isAskedFor = ({ name, format }: DishIdea, { traits }: DishRequest['asks']): boolean =>
  !isUnit(format) && traits.some(({ what, of = '' }) => what === 'form' && hasForm(name, of))

const lunchPlates: ReadonlySet<string> = new Set(platesOfDay.map(({ id }) => id))
const onlyNamed: ReadonlySet<string> = new Set(namedOnly.map(({ id }) => id))
const toCarry: ReadonlySet<string> = new Set(carried.map(({ id }) => id))
const cheap: ReadonlySet<string> = new Set([...thriftyPlates, ...thriftySnacks].map(({ id }) => id))
/** R$ up to which a house's guests count their money, by course: there a plate of few ingredients is what they pay for. */
const thriftyUpTo: Readonly<Record<CourseId, number>> = {
  petisco: 15,
  lanche: 15,
  principal: 28,
  sobremesa: 12,
}

/** Whether guests pay little for the course: by the house's own dishes, else by a ceiling that the owner gives for the course. */
const isThrifty = (idea: DishIdea, { ruleFor, houseDishes }: DishRequest): boolean => {
  const { owner, market } = ruleFor(idea)
  const most = Math.min(owner.most ?? Number.POSITIVE_INFINITY, market.most ?? Number.POSITIVE_INFINITY)
  return houseDishes.length > 0 && most <= thriftyUpTo[idea.course]
}

const carriedTraits: ReadonlySet<string> = new Set(['handheld', 'unchilled', 'form', 'keeps', 'boxed'])

/** Whole plates are for lunch, and what is carried in a pocket is for who asks for it. */
function isCalledFor(idea: DishIdea, request: DishRequest): boolean {
  const { id, name, lines } = idea
  const { meals, wishes, inLunchBoxes, asks, said } = request
  const hero = lines[0]?.options[0]?.[0]
  if (onlyNamed.has(id)) return hero !== undefined && wishes.wanted.includes(hero)
  if (lunchPlates.has(id)) return meals !== null || inLunchBoxes || wishes.isLunch
  if (cheap.has(id)) return isThrifty(idea, request)
  if (!toCarry.has(id)) return true
  return (
    hoursUnchilled(said) !== null ||
    asks.traits.some(({ what, of = '' }) => carriedTraits.has(what) && (what !== 'form' || hasForm(name, of)))
  )
}

/** Whether it leaves the kitchen as fast as each dish has to. */
const isQuickEnough = (idea: DishIdea, { level, asks }: Pick<DishRequest, 'level' | 'asks'>): boolean =>
  canMake(level, idea) && idea.finish <= (asks.minutes ?? Number.POSITIVE_INFINITY)

/** A plate for several that the owner gives its own minutes is cooked in a pan, while nobody waits for another. */
const mayBeShared = (idea: DishIdea, { level, asks }: Pick<DishRequest, 'level' | 'asks'>): boolean =>
  asks.traits.some(
    ({ what, minutes }) =>
      what === 'shared' &&
      minutes !== undefined &&
      idea.finish <= minutes &&
      canMake({ ...level, finish: minutes, oneGriddle: false }, idea),
  )

/** Whether a plate keeps the minutes of its own kind: only one for several may take longer than the others. */
const keepsMinutes = ({ idea, serves }: Candidate, { level, asks }: DishRequest): boolean =>
  isQuickEnough(idea, { level, asks }) ||
  asks.traits.some(
    ({ what, minutes, serves: asked = 2 }) =>
      what === 'shared' && serves === asked && minutes !== undefined && idea.finish <= minutes,
  )

/** Whether a dish leaves what the owner wants of each, at a price within the owner's bounds. */
function leavesEnough(candidate: Candidate, request: DishRequest): boolean {
  const { leaves } = request.asks
  return (
    leaves === 0 ||
    (candidate.missing.length === 0 && priceOf(candidate, request).contributionMargin >= leaves - 0.005)
  )
}

/** Whether this kitchen can make the dish at all, whatever it costs. */
export function isMakeable(idea: DishIdea, request: DishRequest): boolean {
  const { level, kitchen, mayServeRaw, asks, formats, conditions } = request
  return (
    (!idea.isOfHouse ||
      (idea.format !== null && isMade(idea.format, formats, conditions.wanted)) ||
      isAskedFor(idea, asks)) &&
    isCalledFor(idea, request) &&
    (isQuickEnough(idea, { level, asks }) || mayBeShared(idea, { level, asks })) &&
    (kitchen.mayFlame || idea.technique !== 'flambe') &&
    (!isRawFish(idea) || (!asks.doubtsRaw && (mayServeRaw || !(level.oneGriddle || kitchen.isSimple))))
  )
}

/** Whether a house of this kind sells a dish of such a cost, if its own menu does not say. */
function isUsual({ idea, cost, serves }: Candidate, { kitchen, level, hasMarket }: DishRequest): boolean {
  const { usualDearest, targetPct } = kitchen
  return (
    usualDearest === null ||
    hasMarket(idea) ||
    (cost / serves / targetPct) * 100 <= usualDearest * level.portion
  )
}

/** Lowest food cost in % of the owner's lowest price: with less on the plate, no guest pays it. */
const leanestAtFloor = 17
/** The same for the dish of a diet that the owner counts: vegetables cost less, and their guests pay as the others do. */
const leanestOfDiet = 10

/** How far the owner's lowest price may lie above what the house's dishes of the course cost. */
const mostAboveMarket = 1.25

/** Whether a dish is worth the lowest price that the owner wants: from R$ 70 on no house sells its snacks of R$ 28. */
function isWorth(candidate: Candidate, request: DishRequest): boolean {
  const { ruleFor, hasOldBread } = request
  const { idea, cost, dearest, missing, serves, parts } = candidate
  // Yesterday's bread costs nothing and fills as well.
  if (hasOldBread && parts.some(({ item }) => item.id === breadId)) return true
  const { owner, market } = ruleFor(idea)
  if (owner.least === null || missing.length > 0) return true
  const least = Math.min(owner.least, dearest ?? owner.least)
  // Who counts the sweets and says what they cost decides beside the house's own.
  const isCounted =
    request.requirements.courses.some(({ course }) => course === idea.course) ||
    request.requirements.tastes.some(({ taste }) => isOfTaste(idea.course, taste))
  const isUsualPrice = isCounted || market.most === null || least <= market.most * serves * mostAboveMarket
  const isOfDiet = avoidedBySome(request).some((avoided) => avoids(candidate, avoided))
  return isUsualPrice && (cost / least) * 100 >= (isOfDiet ? leanestOfDiet : leanestAtFloor)
}

/** What some of the dishes must leave out. */
const avoidedBySome = ({ requirements, asks }: DishRequest): Exclusion[] => [
  ...requirements.shares.flatMap((share) => share.avoids ?? []),
  ...asks.traits.flatMap((wish) =>
    wish.what === 'free' && wish.of !== undefined ? [freeOf(wish, wish.of)] : [],
  ),
]

/** The dish with each other main ingredient that the owner named: robalo for one, carapeba for the next. */
function otherHeroes(idea: DishIdea, request: DishRequest, pct: number): Candidate[] {
  const { wanted } = request.conditions
  const heroes = idea.lines[0]?.options.flatMap(([id]) => (wanted.includes(id) ? [id] : [])) ?? []
  return heroes.slice(1).flatMap((hero) => {
    const others = wanted.filter((id) => id === hero || !heroes.some((other) => other === id))
    const conditions = { ...request.conditions, wanted: others }
    return affordable(idea, { ...request, conditions }, pct) ?? []
  })
}

/** The dish without cachaça, and in a menu without any also its variants for what some of the dishes must avoid. */
function soberVersions(idea: DishIdea, request: DishRequest): Candidate[] {
  const { mayBeSober, sober, conditions, requirements } = request
  if (!mayBeSober) return []
  const versionIn = (own: Conditions): Candidate[] => {
    const usual = soberOf(idea, own)
    const isDear = usual !== null && sober !== null && !keepsPlateCosts(usual, request)
    return [isDear ? soberOf(idea, { ...own, cheapest: true }) : usual].flatMap((one) => one ?? [])
  }
  const own = versionIn(conditions)
  const further =
    sober === null
      ? []
      : avoidedBySome(request).flatMap((avoided) =>
          own.some((one) => avoids(one, avoided)) ? [] : versionIn(avoiding(conditions, avoided)),
        )
  return [...own, ...further].filter(({ name, steps }) => [name, ...steps].every(requirements.allowsText))
}

/** The dish itself, and its variant without what some of the dishes must avoid. */
function versionsOf(idea: DishIdea, request: DishRequest, pct: number): Candidate[] {
  const usual = affordable(idea, request, pct)
  const further = avoidedBySome(request).flatMap((avoided) => {
    if (usual && avoids(usual, avoided)) return []
    return affordable(idea, { ...request, conditions: avoiding(request.conditions, avoided) }, pct) ?? []
  })
  const aged = request.asks.woods.flatMap((spirit) => {
    const conditions = { ...request.conditions, spirit, houseCachaca: null }
    const isSuited = idea.cachacas.includes(spirit) && usual?.cachaca !== spirit
    return isSuited ? (affordable(idea, { ...request, conditions }, pct) ?? []) : []
  })
  const own = usual ? [usual, ...further] : further
  const plain = soberVersions(idea, request)
  const sober = plain.filter((one) => isWithin(one, dearestOf(request.ruleFor(idea), request.kitchen), pct))
  const others = otherHeroes(idea, request, pct)
  const plates = [...(usual ? [usual] : []), ...plain, ...others].flatMap((one) =>
    platesOf(one, request.asks, request.conditions).filter((plate) => fitsPlate(plate, request, pct)),
  )
  // Children eat them: no version with cachaça, whatever else it offers.
  if (request.sober !== null) return [...sober, ...plates.filter(({ isSober }) => isSober)]
  return [...own, ...others, ...aged, ...plates, ...sober]
}

/** A main dish as the house serves them: for several people, where its own are. */
function asServed(candidate: Candidate, request: DishRequest, pct: number): Candidate {
  const { platter } = request
  if (platter === null || candidate.serves > 1 || candidate.idea.course !== 'principal') return candidate
  const plate = servedTo(candidate, platter) ?? servedTo(candidate, 2)
  return plate && fitsPlate(plate, request, pct) ? plate : candidate
}

/** Whether a plate of its own kind fits its price: the owner's ceiling is for a plate, whoever shares it. */
function fitsPlate(plate: Candidate, request: DishRequest, pct: number): boolean {
  const { owner } = request.ruleFor(plate.idea)
  const ceiling = plate.mayCostMore ? null : owner.most
  const most = plate.dearest === null ? ceiling : Math.min(plate.dearest, ceiling ?? plate.dearest)
  // A plate for several may cost more of its price, unless the owner says how much.
  const isOpen = plate.serves > 1 && request.asks.foodCostPct === null
  return isWithin(plate, most, isOpen ? Math.max(pct, tightFoodCostPct) : pct)
}

/** Whether the ingredients of a plate cost no more than the owner allows for such a plate. */
const keepsPlateCosts = ({ idea, serves, cost, missing }: Candidate, { asks }: DishRequest) =>
  asks.plateCosts
    .filter((limit) => isLimited({ course: idea.course, serves }, limit))
    .every((limit) => missing.length === 0 && costLimited({ cost, serves }, limit) <= limit.max + 1e-9)

/** Least g of a starter that makes a meal beside the rice of a lunch box. */
const mealGrams = 180
/** What is eaten by hand, or is crisp, is no meal out of a box. */
const noMeal =
  /tapioca|hamb[uú]rguer|burger|caldinho|past[eé]is|pastel|bolinho|espet|croquete|dadinho|chips/iu
const goesInLunchBox = ({ idea, name, portionGrams }: Candidate) =>
  idea.course === 'principal' ||
  (idea.course === 'petisco' && portionGrams >= mealGrams && !noMeal.test(name))

/** A plate that is a lunch: a main course, or as much of a starter with its meat or cheese and no crust of the bar. */
const isMeal = ({ idea, name, portionGrams }: Candidate, meals: 'mains' | 'hearty') =>
  idea.course === 'principal' ||
  (meals === 'hearty' && idea.course === 'petisco' && portionGrams >= heartyGrams && !noMeal.test(name))
/** Least g of a starter that stands for a lunch. */
const heartyGrams = 260

const offal: ReadonlySet<string> = new Set('rabo lingua moela coracao bucho tripa mocoto figado'.split(' '))
const isUnusualOffal = (id: string, { wishes }: DishRequest) =>
  offal.has(id) && !wishes.stock.has(id) && !wishes.wanted.includes(id)

/** What only guests with a diet, or of such a kitchen, look for: no house of meat puts it beside its own. */
const ofDiets: ReadonlySet<string> = new Set(['tofu', 'quinoa'])
const isOfDiet = (id: string, { requirements, wishes, cuisines, asks }: DishRequest): boolean =>
  ofDiets.has(id) &&
  !wishes.stock.has(id) &&
  !wishes.wanted.includes(id) &&
  !cuisines.some((cuisine) => cuisine === 'Vegetariana' || cuisine === 'Asiática') &&
  !requirements.exclusions.some(({ label }) => /vegan|vegetarian|leite|lactose|latic/.test(label)) &&
  !requirements.shares.some(({ avoids }) => avoids !== null) &&
  !asks.traits.some(({ what }) => what === 'free')

/** Fruit of few weeks and few markets: only where the owner names it, or buys it. */
const seldomBought: ReadonlySet<string> = new Set(['umbu'])
const isSeldomBought = (id: string, { wishes, meals }: DishRequest): boolean =>
  // Green jackfruit is on no plate of the day that nobody asks for.
  (seldomBought.has(id) || (meals !== null && id === 'jaca')) &&
  !wishes.stock.has(id) &&
  !wishes.wanted.includes(id)

/** On a counter where guests help themselves, food stands, is served with a spoon and is not folded by hand. */
const goesOnBuffet = (candidate: Candidate) =>
  candidate.idea.course === 'sobremesa'
    ? !candidate.idea.needs.includes('freezer') && candidate.idea.format !== 'tapioca'
    : candidate.idea.course !== 'lanche' && candidate.idea.format !== 'caldo' && standsFor(candidate) >= 30

function candidatesFor(request: DishRequest, pct: number): Candidate[] {
  const { courses } = request.requirements
  // Nobody shares a pudding: where each dish is for two, desserts are only those that are counted.
  const mayBeSweet =
    sharedByAll(request.asks) === null || courses.some(({ course }) => course === 'sobremesa')
  return servedAsAsked(request.asks, possibleFor(request, pct)).filter(
    ({ idea }) => mayBeSweet || idea.course !== 'sobremesa',
  )
}

/** Whether a name has the form, or the one word, of what the house sells already. */
const repeats = (name: string, sold: string): boolean =>
  hasForm(name, sold) ||
  (!sold.includes(' ') && foldAccents(name).toLowerCase().includes(foldAccents(sold).toLowerCase()))

function possibleFor(request: DishRequest, pct: number): Candidate[] {
  // A griddle that was refused, or that the owner's list lacks, is a pan on the stove.
  const pans = !request.level.needs.includes('griddle') && request.level.needs.includes('burner')
  return (pans ? ideas.map(madeInPan) : ideas)
    .filter((idea) => isMakeable(idea, request) && !isServed(idea, request))
    .map((idea) => withinSize(idea, request))
    .flatMap((idea) => versionsOf(idea, request, pct).map((one) => asServed(one, request, pct)))
    .filter((candidate) => isUsual(candidate, request) && isWorth(candidate, request))
    .filter((candidate) => keepsPlateCosts(candidate, request))
    .filter((candidate) => keepsMinutes(candidate, request))
    .filter((candidate) => leavesEnough(candidate, request))
    .filter(
      ({ parts }) => request.sober !== 'children' || !parts.some(({ item }) => /pimenta/.test(item.name)),
    )
    .filter((candidate) => !request.inLunchBoxes || goesInLunchBox(candidate))
    .filter((candidate) => request.meals === null || isMeal(candidate, request.meals))
    .filter((candidate) => !request.formats.isBuffet || goesOnBuffet(candidate))
    .filter(({ idea }) => suitsSpecial(idea, request))
    .filter(({ name }) => !request.asks.formsSold.some((sold) => repeats(name, sold)))
    .filter(
      ({ parts }) => !request.kitchen.noOffal || !parts.some(({ item }) => isUnusualOffal(item.id, request)),
    )
    .filter(({ parts }) => !parts.some(({ item }) => isOfDiet(item.id, request)))
    .filter(({ parts }) => !parts.some(({ item }) => isSeldomBought(item.id, request)))
    .filter(({ parts }) => isOfThese(parts, request.only))
    .filter((candidate) => hasSizeAskedFor(request.requirements, () => partsOf(candidate)))
    .filter((candidate) => !wantsAllAhead(request.asks) || isAhead(candidate))
}

/** "Só peixes e mariscos" asks for one of them in each dish. */
const isOfThese = (parts: Candidate['parts'], only: DishRequest['only']): boolean =>
  only.length === 0 || only.some((ids) => parts.some(({ item }) => ids.has(item.id)))

/** How many dishes the owner asked for, or at least expects. */
export const enoughDishes = ({ wishes }: DishRequest): number => wishes.enough

function chosenFrom(candidates: readonly Candidate[], request: DishRequest): Candidate[] {
  const shares = [...request.wishes.shares, ...specialShares(request, candidates)]
  return selectDishes(candidates, { ...request.wishes, shares }, request.total)
}

/** Dishes for the request, in menu order; fewer than asked if no more can be recommended. */
export function planDishes(request: DishRequest): Candidate[] {
  const planned = planOnce(request)
  // Where the kitchen has too few main courses, a hearty starter is a lunch too.
  return request.meals === 'mains' && planned.length < enoughDishes(request)
    ? planOnce({ ...request, meals: 'hearty' })
    : planned
}

function planOnce(request: DishRequest): Candidate[] {
  const asked = request.asks.foodCostPct
  const lean = asked === null || asked >= foodCostBand.max ? [] : candidatesFor(request, asked)
  if (lean.length > 0 && chosenFrom(lean, request).length >= enoughDishes(request))
    return chosenFrom(lean, request)
  const usual = chosenFrom(candidatesFor(request, foodCostBand.max), request)
  const [numbers, named] = shortOf(usual, request)
  // Only a ceiling of the owner's keeps out what is named and costs more of its price.
  if (numbers === 0 && (named === 0 || !hasCeiling(request))) return usual
  const tight = chosenFrom(candidatesFor(request, tightFoodCostPct), request)
  const [lacking, missing] = shortOf(tight, request)
  return lacking < numbers || (lacking === numbers && missing < named) ? tight : usual
}

const hasCeiling = ({ ruleFor }: DishRequest): boolean =>
  courseIds.some((course) => ruleFor({ name: '', course }).owner.most !== null)

/** How many dishes a menu lacks of the numbers asked for, and how many of the things named. */
function shortOf(menu: readonly Candidate[], { wishes, total }: DishRequest): readonly [number, number] {
  const [numbers, named] = lackOf(menu, { shares: wishes.shares, total })
  return [Math.max(0, wishes.enough - menu.length) + numbers, named]
}

import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { cachacas, isCachacaId, pouredIds } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { candidatesFor } from '../../base/drinks/compose-candidates.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import {
  alcoholFreeConcepts,
  concepts,
  dryAndPlain,
  ofSpirits,
  onRequest,
  onRequestWithoutAlcohol,
} from '../../base/drinks/concepts/index.ts'
import type { Allowance, Conditions } from '../../base/drinks/conditions.ts'
import { menuEnding, softNames } from '../../base/drinks/market.ts'
import { writeMethod } from '../../base/drinks/method.ts'
import { keepsLimit, mostCostOf, priceOf, tightPourCostPct } from '../../base/drinks/price.ts'
import { glassesOfHouse } from '../../base/drinks/serving-glasses.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import { rushSeconds } from '../../base/drinks/trait-of.ts'
import type { House } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { readVenue, type Venue } from '../../base/house/read-venue.ts'
import { type Exclusion, judgeProse } from '../../base/lexicon/exclusion.ts'
import { termName } from '../../base/lexicon/lexicon.ts'
import { NameIndex } from '../../base/match-items.ts'
import { foodsWithin } from '../../base/pantry/allergens.ts'
import { ingredients } from '../../base/pantry/bar.ts'
import { foodsOfGarnish } from '../../base/pantry/contents.ts'
import { partsOfGlass } from '../../base/pantry/counted.ts'
import {
  type Equipment,
  type EquipmentId,
  isEquipmentId,
  readEquipment,
} from '../../base/pantry/equipment.ts'
import { poursCachaca, pricedCachacas } from '../../base/pantry/house-cachacas.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { withMenuCosts } from '../../base/pantry/menu-costs.ts'
import { nearFruit } from '../../base/pantry/near-fruits.ts'
import { ownPreparations } from '../../base/pantry/own-preparations.ts'
import { goodOfKind, pouredFor } from '../../base/pantry/poured.ts'
import { stockOf } from '../../base/pantry/stock.ts'
import { newEnding } from '../../base/pricing/endings.ts'
import { allowsCachaca } from '../../base/request/allowed-cachacas.ts'
import { hasSizeAskedFor } from '../../base/request/ingredient-limit.ts'
import { garnishAllowed, ingredientAllowed, ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { rangeShare, type Shares, sharesOf } from '../../base/request/menu-shares.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { halfOf } from '../../base/request/share-bounds.ts'
import { isSpiritId, spiritIds } from '../../base/spirits.ts'
import {
  foamAsked,
  hotAsked,
  isForCold,
  isOfKind,
  ofEvery,
  type TraitContext,
  traitShares,
  withShared,
} from './asked-traits.ts'
import { asksForBottle, keepsInBottle } from './bottled.ts'
import { isCutShort, withFullDose } from './doses.ts'
import { type FlavourLimit, flavourLimit } from './flavours.ts'
import { freeGoods, withFreeGoods } from './free-goods.ts'
import { withSharedGarnishes } from './garnishes.ts'
import { fitsScene } from './house-scene.ts'
import {
  type BusyNight,
  busyNight,
  hasPowerAtTimes,
  lacksFreezer,
  lacksFridge,
  toldGlasses,
} from './night.ts'
import { listedPours, listedShare, listsPurchases, wantedPours } from './other-spirits.ts'
import { fitsPlace, isAtBeach, isOfPlace, type Place, placeOf, standsInSun } from './places.ts'
import { type PriceRules, priceRulesOf } from './price-rules.ts'
import { inMenuOrder, selectMenu } from './select.ts'
import { closing, closingPourCostPct, isForChildren, isSellable, wantsClosing } from './sellable.ts'
import { drinkWords, isServed } from './served.ts'
import { themeOf } from './theme.ts'
import { holds, type Preference, type Wishes } from './wishes.ts'

/** Number of drinks promised if the owner names none. */
export const promisedDrinks = 10
export const mostDrinks = 12
/** With fewer drinks than these, or than asked for, the request fails and the credits are returned. */
export const fewestDrinks = 3

/** Whether the owner asks for a cachaça by its name: "um com a Castanheira". */
const isNamed = (item: Ingredient, { preferred, only, shares, styles }: Requirements) =>
  styles.has('premium') ||
  [...preferred, ...only, ...shares.map(({ what }) => what)].some(
    (term) => term !== 'cachaça' && ingredientHolds(item, term),
  )

/** What the bar makes in a refrigerator. */
const restsCold = (item: Ingredient) =>
  item.kind === 'house' && item.steps.some((step) => step.includes('geladeira'))

/** Who has bottles to use up buys no other liqueur or wine beside them. */
function needlessBottle(
  { preferred, only, shares }: Requirements,
  house: House,
  sheet: EngineContext['sheet'],
): (item: Ingredient) => boolean {
  if (!sheet.wishes.some((wish) => wish.kind === 'prefer' && wish.bottles !== undefined)) return () => false
  const stock = stockOf(house, sheet)
  const asked = [...preferred, ...only, ...shares.map(({ what }) => what)]
  return (item) =>
    item.kind === 'bought' &&
    !isSpiritId(item.id) &&
    item.tags.includes('alcohol') &&
    !stock.has(item.id) &&
    !asked.some((term) => ingredientHolds(item, term))
}

/** Caches the answers for things of the pantry: a menu asks about each of them hundreds of times. */
function remembering(requirements: Requirements, { house, sheet }: EngineContext): Allowance {
  const { allowsIngredient, allowsGarnish, allowsText } = requirements
  const needless = needlessBottle(requirements, house, sheet)
  const noFridge = lacksFridge(requirements)
  const priced = pricedCachacas(house)
  const once = <Item>(keyOf: (item: Item) => string, ask: (item: Item) => boolean) => {
    const known = new Map<string, boolean>()
    return (item: Item) => {
      const key = keyOf(item)
      const answer = known.get(key) ?? ask(item)
      known.set(key, answer)
      return answer
    }
  }
  return {
    allowsIngredient: once(
      ({ id }) => id,
      (item) =>
        isCachacaId(item.id)
          ? allowsCachaca(requirements, item.id) &&
            (poursCachaca(item.id, priced, listsPurchases(house)) || isNamed(item, requirements))
          : allowsIngredient(item) && !(noFridge && restsCold(item)) && !needless(item),
    ),
    allowsGarnish: once(({ id }) => id, allowsGarnish),
    allowsText: once((text) => text, allowsText),
  }
}

/** Whether the menu has food that comes from a stove. */
const cooks = ({ menu }: Pick<House, 'menu'>): boolean =>
  menu.some(({ active, name, section }) => active && itemKind({ name, section }) === 'dish')

/** Equipment marked in the wizard and added by the sheet, less what the sheet says is missing. */
function equipmentOf(
  entries: readonly string[],
  requirements: Requirements,
  house: Pick<House, 'menu'>,
  isPowerRare: boolean,
): Equipment {
  const { equipment } = requirements
  const read = readEquipment(entries)
  // The owner ticks what stands at the bar: a house that cooks boils water for the hot drink that it asks for.
  const fromKitchen: EquipmentId[] = hotAsked(requirements) > 0 && cooks(house) ? ['stove'] : []
  const has = [...read.has, ...[...equipment.has].filter(isEquipmentId), ...fromKitchen]
  const works = (id: EquipmentId) => !equipment.lacks.has(id) && !(isPowerRare && id === 'blender')
  return { has: new Set(has.filter(works)), unused: read.unused }
}

/** A request for drinks, read from the answers, the house and the sheet. */
export interface DrinkRequest extends PriceRules {
  /** Whether the drinks without alcohol are for children, and whether all stand in the sun. */
  forChildren: boolean
  onSand: boolean
  venue: Venue
  requirements: Requirements
  equipment: Equipment
  conditions: Omit<Conditions, 'mostCost'>
  preferred: readonly Preference[]
  only: readonly Preference[]
  shares: Shares<Candidate>
  flavourLimit: FlavourLimit
  traitContext: TraitContext
  /** Drinks asked for, of which `without` have no alcohol. */
  total: number
  without: number
  /** Whether the owner asks for a drink that waits in a bottle. */
  bottled: boolean
  /** Ids of ingredients that the house already buys. */
  stock: ReadonlySet<string>
  /** Whether the owner asks what to offer guests with diabetes. */
  asksDiabetes: boolean
  /** Whether the owner only minds too much sugar: "nada doce demais" asks for no drink without any. */
  lessSweetOnly: boolean
  /** Glasses that the owner expects, in the owner's words. */
  told: ReturnType<typeof toldGlasses>
  /** Flavours of the occasion. */
  theme: ReadonlySet<string> | undefined
  /** Whether the owner lists with their prices what the house buys. */
  pricesGoods: boolean
  seed: string
  place: Place
  /** Whether a drink's words fit the house's hours and what it is. */
  fitsScene: (concept: Concept) => boolean
  /** The first busy night on which the drinks are sold. */
  night: BusyNight
  taken: NameIndex
  /** The words of each item of the house's menu. */
  served: readonly (readonly string[])[]
  /** The words of each drink without alcohol on the house's menu. */
  softs: readonly ReadonlySet<string>[]
}

/** @param poured the goods that the request names, which stand for their kind: white wine, and no vermouth */
function preferenceOf(term: string, poured: ReadonlyMap<string, Ingredient>): Preference {
  const kinds = [...poured.values()].filter(
    ({ name }) => goodOfKind(name) !== null && termName(name) === term,
  )
  const held = kinds.length > 0 ? kinds : ingredients.filter((item) => ingredientHolds(item, term))
  const stand = held.length === 0 ? nearFruit(term) : null
  if (stand !== null) return { term, ids: new Set([stand]) }
  const own = held.filter(({ family }) => family === term)
  const idsOf = (items: readonly Ingredient[]) => new Set(items.map(({ id }) => id))
  return { term, ids: idsOf(held), ...(own.length > 0 ? { own: idsOf(own) } : {}) }
}

function totalOf({ count }: Requirements): number {
  if (!count) return promisedDrinks
  return Math.max(1, Math.min(mostDrinks, count.most ?? Math.max(count.least ?? 0, mostDrinks)))
}

/** Up to this limit in seconds a drink must be quick to make. */
const quickLimit = 60

/** Shaking and stirring with ice, which a bar with little of it does not do. */
const withoutIceTools = (has: Equipment['has']): Equipment['has'] =>
  new Set([...has].filter((id) => id !== 'shaker' && id !== 'mixing_glass'))

const stylesOf = ({ styles, paceSeconds }: Requirements): ReadonlySet<Style> =>
  paceSeconds !== null && paceSeconds <= quickLimit ? new Set<Style>([...styles, 'quick']) : styles

/** "cinco com cachaça e uma jarra": the jug has cachaça besides the five, unless the owner's numbers leave it no place. */
function withJugs(requirements: Requirements): Pick<Requirements, 'shares'> {
  const { shares, drinkTraits, count, zeroAlcohol } = requirements
  const jugs = drinkTraits.reduce(
    (sum, { what, count: wanted = 0, bound }) => (what === 'jug' && bound !== 'at_most' ? sum + wanted : sum),
    0,
  )
  const total = count?.most ?? count?.least ?? null
  const strong = total === null ? null : total - (zeroAlcohol?.count ?? 0)
  return {
    shares: shares.map((share) =>
      share.what === 'cachaça' && share.count !== undefined && strong === share.count + jugs
        ? { ...share, count: strong }
        : share,
    ),
  }
}

export function readRequest(answers: Answers, context: EngineContext): DrinkRequest {
  const establishments = listOf(answers, 'establishment_info')
  const entries = listOf(answers, 'equipment')
  const requirements = requirementsOf(context.sheet)
  const publics = [...new Set([...listOf(answers, 'target_audience'), ...requirements.audiences])]
  const known = readVenue(establishments, publics)
  const venue = {
    ...known,
    ending: newEnding(context.sheet.wishes) ?? menuEnding(context.house) ?? known.ending,
  }
  const equipment = equipmentOf(entries, requirements, context.house, hasPowerAtTimes(context.sheet))
  const styles = stylesOf(requirements)
  const night = busyNight(context)
  const { rule, ruleFor, namesRange } = priceRulesOf(
    context,
    requirements,
    venue.ending,
    styles,
    establishments.includes('Boteco ou bar de bairro'),
  )
  const total = totalOf(requirements)
  const { zeroAlcohol } = requirements
  const without = zeroAlcohol
    ? Math.min(total, zeroAlcohol.isHalf ? halfOf(total) : (zeroAlcohol.count ?? total))
    : 0
  const listed = listedPours(requirements, context.house, requirements.allowsIngredient)
  const pours = pouredFor(
    context.sheet,
    context.house,
    pricesOf(withMenuCosts(context.house)),
    textOf(answers, 'preferences'),
  )
  const preferences = (terms: readonly string[]) => terms.map((term) => preferenceOf(term, pours.items))
  const liked = preferences(requirements.preferred).filter(({ ids }) => ids.size > 0)
  // Who lists the fruits of the card wants them in every drink, the bottled one too.
  const bottled = asksForBottle(context.sheet) && liked.length < 2
  /** Bottles that stand unsold are to be used up, and not only tasted. */
  const stands = (term: string) =>
    context.sheet.wishes.some(
      (wish) => wish.kind === 'prefer' && termName(wish.what) === term && wish.bottles !== undefined,
    )
  const traitContext: TraitContext = {
    isLiked: ({ portions }) => liked.length === 0 || liked.some((wish) => holds({ portions }, wish)),
    month: Number(night.date.slice(5, 7)),
    priceOf: ({ cost, base, concept }) => priceOf({ cost, base }, venue, ruleFor(concept)).price,
  }
  const names = context.house.menu.flatMap(({ name, active }) => (active ? [name] : []))
  return {
    venue,
    requirements,
    equipment,
    conditions: {
      allowance: remembering(requirements, context),
      bases: pricedCachacas(context.house),
      pours: { ...listed, ...wantedPours(requirements, context.house) },
      styles,
      has: ofEvery('littleIce', requirements) ? withoutIceTools(equipment.has) : equipment.has,
      glassware: venue.glassware,
      glasses: [...requirements.glasses, ...glassesOfHouse(context.house, requirements.glasses)],
      prices: withFreeGoods(pours.prices, freeGoods(context.sheet)),
      poured: pours.items,
      prepared: ownPreparations(context.house),
      strength: requirements.strength,
      month: Number(night.date.slice(5, 7)),
      stock: stockOf(context.house, context.sheet),
      wantsFoam: foamAsked(requirements),
      littleIce: ofEvery('littleIce', requirements),
      noGarnish: ofEvery('noGarnish', requirements),
      noFreezer: lacksFreezer(requirements),
      inSun: standsInSun(establishments, context.restaurant, textOf(answers, 'preferences')),
      wanted: new Set([...requirements.preferred, ...requirements.shares.map(({ what }) => what)]),
    },
    night,
    preferred: preferences(requirements.preferred),
    only: preferences(requirements.only).filter(({ ids }) => ids.size > 0),
    shares: [
      ...sharesOf(withJugs(requirements), { partsOf, avoids }),
      ...traitShares(requirements, traitContext),
      ...(bottled ? [rangeShare<Candidate>(keepsInBottle, { least: 1, most: null })] : []),
      ...listedShare(listed, total - without),
      ...liked.map((wish) =>
        rangeShare<Candidate>(({ portions }) => holds({ portions }, wish), {
          least: stands(wish.term) ? Math.max(1, Math.floor((total - without) / 2)) : 1,
          // A liking for gin makes no menu of gin.
          most: [...wish.ids].some(isSpiritId) ? Math.ceil(total / 2) : null,
        }),
      ),
    ],
    flavourLimit: flavourLimit(requirements.shares, requirements.only, requirements.preferred),
    rule,
    ruleFor,
    namesRange,
    traitContext,
    total,
    without,
    bottled,
    stock: stockOf(context.house, context.sheet),
    theme: themeOf(context.sheet),
    forChildren: context.sheet.wishes.some(
      (wish) => wish.kind === 'zeroAlcohol' && /crian|infanti|kids/i.test(wish.text),
    ),
    onSand:
      (establishments.includes('Barraca de praia') || /barraca/i.test(context.restaurant.name)) &&
      !styles.has('creamy') &&
      ![...requirements.preferred, ...requirements.shares.map(({ what }) => what)].some((what) =>
        /leite|creme|ovo|clara|nata|iogurte|sorvete/.test(what),
      ),
    asksDiabetes: context.sheet.wishes.some(
      ({ kind, ...wish }) => kind === 'question' && 'what' in wish && wish.what === 'diabetes',
    ),
    lessSweetOnly: context.sheet.wishes.some(
      (wish) =>
        wish.kind === 'style' &&
        /doce/i.test(wish.text) &&
        /demais|muito|enjo|t[aã]o|menos|pouco/i.test(wish.text),
    ),
    told: toldGlasses(textOf(answers, 'preferences')),
    pricesGoods: listsPurchases(context.house),
    seed: [
      context.restaurant.name,
      context.restaurant.city,
      ...establishments.toSorted(),
      ...publics.toSorted(),
      ...entries.toSorted(),
      ...context.sheet.wishes.map(({ text }) => text).toSorted(),
    ].join('|'),
    // Fine houses and hotels receive visitors from the whole coast.
    place: placeOf(context, venue.glassware === 'fine' || isAtBeach(establishments, context.restaurant)),
    fitsScene: (concept) => fitsScene(concept, context),
    taken: new NameIndex(names),
    served: names.map(drinkWords),
    softs: softNames(context.house),
  }
}

/** Highest pour cost in % of a drink that the owner asks for by its kind: "um azul". */
const askedPourCostPct = 28

/** Versions dearer than usual of a drink that is of a kind the owner asks for. */
function askedFor(concept: Concept, request: DrinkRequest, usual: number | null, pct: number): Candidate[] {
  const asked = request.requirements.drinkTraits.filter(
    ({ what, count = 0, bound }) => count > 0 && bound !== 'at_most' && what !== 'priced',
  )
  if (asked.length === 0 || usual === null) return []
  const { conditions, venue, ruleFor, traitContext } = request
  const mostCost = mostCostOf(
    ruleFor(concept),
    concept.bases.length > 0,
    venue,
    Math.max(pct, askedPourCostPct),
  )
  return candidatesFor(concept, { ...conditions, mostCost }).filter(
    (candidate) => candidate.cost > usual && asked.some((wish) => isOfKind(candidate, wish, traitContext)),
  )
}

/**
 * A concept's candidates whose name, story and method name nothing that the owner excludes.
 */
function freeCandidates(concept: Concept, request: DrinkRequest, pct: number): Candidate[] {
  const { conditions, taken, place } = request
  if (!fitsPlace(concept.name, place, concept.story) || !request.fitsScene(concept)) return []
  const { allowsText } = conditions.allowance
  if (taken.find(concept.name) >= 0 || !allowsText(`${concept.name}. ${concept.story}`)) return []
  const share = closing.has(concept.template) ? Math.max(pct, closingPourCostPct) : pct
  const mostCost = mostCostOf(request.ruleFor(concept), concept.bases.length > 0, request.venue, share)
  const made = [
    ...candidatesFor(concept, { ...conditions, mostCost }),
    ...askedFor(concept, request, mostCost, share),
  ]
  const candidates = withFullDose(made, request).filter(
    (candidate) =>
      isWhatWasAsked(candidate, request) &&
      keepsTo(candidate, request) &&
      !isServed(candidate, request.served),
  )
  if (request.requirements.exclusions.length === 0) return candidates
  // The candidates differ only in method and ingredients, and ingredients are checked separately.
  const allowed = new Map<string, boolean>()
  return candidates.filter((candidate) => {
    const known = allowed.get(candidate.path.method)
    const free = known ?? writeMethod(candidate, conditions.has).steps.every((step) => allowsText(step))
    allowed.set(candidate.path.method, free)
    return free
  })
}

/** The foods of each ingredient of a recipe, garnish included. */
const partsOf = ({ portions, garnish }: Candidate) => [
  ...portions.map(({ item }) => foodsWithin(item)),
  ...(garnish ? [foodsOfGarnish(garnish.id)] : []),
]

/** Whether a drink is free of what some of the drinks must avoid. */
const avoids = ({ concept, portions, garnish }: Candidate, exclusion: Exclusion) =>
  portions.every(({ item }) => ingredientAllowed(exclusion, item)) &&
  (garnish === null || garnishAllowed(exclusion, garnish)) &&
  judgeProse(exclusion, `${concept.name}. ${concept.story}`) === 'yes'

/** "Só com Carvalho", "só caju e limão": the cachaça is one of those named, and so is a flavour. */
function isWhatWasAsked(candidate: Candidate, { only, requirements }: DrinkRequest): boolean {
  const { base, portions } = candidate
  const isLeast = requirements.countOf('ingredients')?.most === null
  const counted = () => (isLeast ? partsOf(candidate) : partsOfGlass(partsOf(candidate)))
  if (!hasSizeAskedFor(requirements, counted)) return false
  const bases = only.filter(({ ids }) => [...pouredIds, ...spiritIds].some((id) => ids.has(id)))
  const flavours = only.filter((wish) => !bases.includes(wish))
  return (
    (bases.length === 0 || base === null || bases.some(({ ids }) => ids.has(base.id))) &&
    (flavours.length === 0 || flavours.some((wish) => holds({ portions }, wish)))
  )
}

/** Whether a drink keeps the owner's limits of cost and time, and is of the kind that all drinks must be. */
function keepsTo(
  candidate: Candidate,
  { requirements, venue, ruleFor, traitContext, forChildren }: DrinkRequest,
): boolean {
  const { costLimit, drinkTraits, paceSeconds } = requirements
  const { cost, base, concept } = candidate
  if (forChildren && base === null && !isForChildren(candidate)) return false
  if (paceSeconds !== null && rushSeconds(candidate) > paceSeconds) return false
  const ofAll = drinkTraits.filter(({ count, part }) => count === undefined && part === undefined)
  if (!ofAll.every((wish) => isOfKind(candidate, wish, traitContext))) return false
  const limits = Object.keys(costLimit).length > 0
  return !limits || keepsLimit(cost, priceOf({ cost, base }, venue, ruleFor(concept)).price, costLimit)
}

/**
 * The best drinks from one pool of ideas. Accepts lower margins and less variety only if needed to reach the number
 * asked for or promised.
 */
function chooseFrom(
  pool: readonly Concept[],
  total: number,
  enough: number,
  request: DrinkRequest,
  beside: readonly Candidate[] = [],
): Candidate[] {
  if (total === 0) return []
  const wishes: Wishes = {
    venue: request.venue,
    rule: request.rule,
    preferred: request.preferred,
    shares: request.shares,
    flavourLimit: request.flavourLimit,
    otherSpirits: spiritsAsked(request),
    beside,
    styles: request.conditions.styles,
    stock: request.stock,
    pricesGoods: request.pricesGoods,
    softs: request.softs,
    named: [
      ...request.requirements.shares.flatMap(({ what, avoids }) => (avoids ? [] : [what])),
      ...request.requirements.preferred,
    ],
    month: Number(request.night.date.slice(5, 7)),
    ofPlace: (name) => isOfPlace(name, request.place),
    closes: wantsClosing(request),
    blends: request.conditions.has.has('blender'),
    shakes: request.conditions.has.has('shaker'),
    hot: hotAsked(request.requirements),
    cold: isForCold(request.requirements),
    ...(request.theme ? { theme: request.theme } : {}),
    seed: request.seed,
  }
  let best: Candidate[] = []
  for (const pct of [drinkPourCostBand.max, tightPourCostPct]) {
    const possible = pool.flatMap((concept) => freeCandidates(concept, request, pct))
    const sellable = possible.filter(
      (candidate) => isSellable(candidate, request) && !isCutShort(candidate, request),
    )
    for (const [candidates, slack] of [
      [sellable, 1],
      [possible, 1],
      [possible, 4],
    ] as const) {
      const chosen = selectMenu(candidates, wishes, slack === 1 ? total : enough, slack)
      const isBetter =
        chosen.length > best.length ||
        (chosen.length === best.length && missing(chosen, beside, request) < missing(best, beside, request))
      if (isBetter) best = chosen
      if (best.length >= enough && missing(best, beside, request) === 0) return best
    }
  }
  return best
}

/** Number of fruits and other flavours that the owner names and no drink has yet: they outrank what leaves a little more. */
const missing = (
  chosen: readonly Candidate[],
  beside: readonly Candidate[],
  { preferred }: DrinkRequest,
): number =>
  preferred.filter(
    (wish) =>
      wish.ids.size > 0 &&
      !pouredIds.some((id) => wish.ids.has(id)) &&
      ![...chosen, ...beside].some(({ portions }) => holds({ portions }, wish)),
  ).length

/** How many drinks must be on other spirits. */
const spiritsAsked = ({
  requirements: { shares },
  conditions: { pours = {} },
  total,
}: DrinkRequest): number =>
  shares.reduce(
    (sum, { what, count = 0, avoids, of }) =>
      avoids || !Object.values(pours).some((item) => ingredientHolds(item, what))
        ? sum
        : sum + (of === 'half' ? halfOf(total) : count),
    0,
  )

/** How many drinks the owner asked for, or at least expects. */
export function enoughDrinks({ requirements, total }: DrinkRequest): number {
  return requirements.count ? total : promisedDrinks
}

/** "doce demais", "sem açúcar", guests with diabetes. */
const wantsNoSugar = ({ conditions, requirements, asksDiabetes, lessSweetOnly }: DrinkRequest): boolean =>
  (conditions.styles.has('dry') && !lessSweetOnly) ||
  asksDiabetes ||
  requirements.exclusions.some(({ label }) => label === 'açúcar adicionado') ||
  requirements.shares.some(({ what, avoids }) => avoids !== null && what === 'açúcar adicionado')

/** The ideas around what only some houses have, as far as the owner wants it in a drink. */
const withRequested = ({ conditions }: DrinkRequest) => [
  ...around(onRequest, conditions),
  ...(Object.keys(conditions.pours ?? {}).length > 0 ? ofSpirits : []),
]

const around = (pool: readonly Concept[], { poured }: Pick<Conditions, 'poured'>) =>
  pool.filter(({ slots }) =>
    slots.some((slot) => slot.kind === 'fixed' && slot.options.some(([id]) => poured?.has(id) === true)),
  )

/** Drinks for the request, in menu order; fewer than asked if no more can be recommended. */
export function planDrinks(request: DrinkRequest): Candidate[] {
  const { total, without } = request
  const enough = enoughDrinks(request)
  const pool = [...concepts, ...(wantsNoSugar(request) ? dryAndPlain : []), ...withRequested(request)]
  const chosen = chooseFrom(pool, total - without, Math.max(0, enough - without), request)
  const soberPool = [...alcoholFreeConcepts, ...around(onRequestWithoutAlcohol, request.conditions)]
  const sober = chooseFrom(soberPool, without, without, request, chosen)
  const menu = withSharedGarnishes(inMenuOrder([...chosen, ...sober]), request.conditions)
  return withShared(menu, request)
}

/** Whether every cachaça is excluded although drinks with cachaça are asked for. */
export function refusesCachaca({ total, without, conditions }: DrinkRequest): boolean {
  return without < total && pouredIds.every((id) => !conditions.allowance.allowsIngredient(cachacas[id]))
}

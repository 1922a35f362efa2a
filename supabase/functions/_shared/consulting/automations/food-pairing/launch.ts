/** The few combos to start with, and their gain net of what they replace. */

import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { guestsOf } from '../../base/pairing/understand.ts'
import { closedSeason } from '../../base/pantry/closed-seasons.ts'
import { protectedSpecies } from '../../base/pantry/protected-species.ts'
import { type AskedCombos, fitsParts, isNamedFor, mayOffer } from './asked-combos.ts'
import { comboWithin } from './combo.ts'
import { counted } from './counted.ts'
import type { Displaced } from './displaced.ts'
import { isPoorBeside } from './poor-beside.ts'
import { isFlagship, isPlainFare, isSignature, type Ranked } from './rank.ts'
import type { Combo, PairingMenu } from './schema.ts'
import type { Serving } from './serving.ts'
import { namesAmong } from './short-names.ts'

export type Launch = NonNullable<PairingMenu['combos']>[number]

/** Number of combos to start with, and of those in the first week. */
const most = 4
const first = 2

/**
 * Assumptions, stated in the report. A mixed drink replaces one drink (of a bottle that two share, half), a measure of
 * 30 ml half of that. Three of ten tables would have ordered both anyway. In the bad case five, a mixed drink replaces a
 * whole bottle, and a measure as much as a mixed drink otherwise.
 */
export const assumed = {
  ofMeasure: 0.5,
  tables: 10,
  anyway: 3,
  anywayBad: 5,
} as const

/** Break-even of a discount: tables per 100 that may have ordered both anyway. 100 without a discount. */
function paysUpTo(net: number, discount: number): number {
  const share = discount > 0.005 ? net / (net + discount) : 1
  return Math.floor(Math.min(1, Math.max(0, share)) * 100 + 1e-9)
}

/** The gain from an offer beyond the dish and the drink that it replaces, and over ten tables, R$. */
export function netOf(
  { gain, discount }: Pick<Combo, 'gain' | 'discount'>,
  drinks: number,
  neat: boolean,
  displaced: Pick<Displaced, 'margin' | 'bad'> | null,
): Pick<Launch, 'net' | 'netBad' | 'perTen' | 'perTenBad' | 'paysUpTo'> {
  if (gain === null) return { net: null, netBad: null, perTen: null, perTenBad: null, paysUpTo: null }
  const net = gain - drinks * (displaced?.margin ?? 0) * (neat ? assumed.ofMeasure : 1)
  const netBad = gain - drinks * ((neat ? displaced?.margin : displaced?.bad.margin) ?? 0)
  const over = (earned: number, anyway: number) => (assumed.tables - anyway) * earned - anyway * discount
  return {
    net,
    netBad,
    perTen: over(net, assumed.anyway),
    perTenBad: over(netBad, assumed.anywayBad),
    paysUpTo: paysUpTo(net, discount),
  }
}

/** What makes guests order a combo: signature dishes, popular dishes, specialities of the kitchen. */
const appeal = {
  promoted: 3,
  liked: 1.5,
  flagship: 1.6,
  signature: 1.6,
  starter: 1.3,
  alone: 0.5,
  dessert: 0.35,
  offStyle: 0.4,
} as const
/** Weight of a further combo with the same drink, course or kind of meat. */
const again = { drink: 0.5, course: 0.6, flesh: 0.7 } as const
/** If the drinks cost more than this share of the dish, the combo sells drinks rather than the dish. */
const dearest = 0.65
/** Days before a closed season in which no combo with its seafood is launched. */
const soon = 30

interface Candidate {
  entry: Ranked
  serving: Serving
  combo: Combo
  launch: Launch
  worth: number
}

export interface Given {
  asked: AskedCombos
  ranked: readonly Ranked[]
  servingOf: (entry: Ranked) => Serving
  ending: Parameters<typeof comboWithin>[3]
  bounds: Parameters<typeof comboWithin>[4]
  displacedAt: (course: Launch['course']) => Displaced | null
  today: string
  /** The owner's answer to `cuisine_style`. */
  style: string
  /** The house's own list leads: a new cachaça is for who asks for it, and not the first thing to offer. */
  ownFirst: boolean
  promotes: (entry: Ranked) => boolean
  /** Whether it is made of something that the owner prefers. */
  likes: (entry: Ranked) => boolean
  whyOf: (entry: Ranked) => string
}

const isOfSea = ({ dish }: Ranked) => dish.groups.has('fish') || dish.groups.has('shellfish')
const meats = ['beef', 'pork', 'goat', 'poultry', 'offal', 'cured'] as const
const isOfMeat = (entry: Ranked) => !isOfSea(entry) && meats.some((meat) => entry.dish.groups.has(meat))

/** Cuts that guests come to a meat house for. */
const signatureMeat =
  /picanha|costela|cupim|carneiro|cordeiro|cabrito|\bbode\b|carne de sol|ancho|chorizo|t-?bone|tomahawk|entrecote|porterhouse/

/** What the kitchen is known for: by the owner's answer, else by most of the main dishes. */
function kitchenOf({ style, ranked }: Pick<Given, 'style' | 'ranked'>): 'sea' | 'meat' | null {
  if (style === 'Peixes e frutos do mar') return 'sea'
  if (style === 'Churrasco e carnes na brasa') return 'meat'
  const mains = ranked.filter(({ dish }) => dish.course === 'main')
  const most = (is: (entry: Ranked) => boolean) =>
    mains.length >= 4 && mains.filter(is).length >= mains.length * 0.6
  return most(isOfSea) ? 'sea' : most(isOfMeat) ? 'meat' : null
}

const isHouseMeat = (kitchen: 'sea' | 'meat' | null, name: string): boolean =>
  kitchen === 'meat' && signatureMeat.test(foldAccents(name))

const isOffStyle = (kitchen: 'sea' | 'meat' | null, entry: Ranked): boolean =>
  (kitchen === 'sea' && !isOfSea(entry)) || (kitchen === 'meat' && isOfSea(entry))

const unlisted = ({ listed: _listed, ...option }: Option): Option => option

function candidateOf(
  entry: Ranked,
  given: Given & { middlePrice: number; kitchen: 'sea' | 'meat' | null },
): Candidate[] {
  const { dish, best } = entry
  const { item } = dish
  const words = `${item.name} ${item.description ?? ''}`
  const serving = given.servingOf(entry)
  // A combo that the owner asks for costs less than its parts.
  const { combo } = comboWithin(
    item,
    given.asked.count === null ? best.option : unlisted(best.option),
    serving,
    given.ending,
    given.bounds,
  )
  const dear = combo !== null && combo.drinkPrice > combo.dishPrice * dearest
  const isNamed = isNamedFor(given.asked, { dish, option: best.option })
  if (!combo || (dear && !isNamed) || best.option.id.startsWith('soft-')) return []
  if (!mayOffer(given.asked, { dish, option: best.option })) return []
  if ((isPoorBeside(dish, best) || (given.ownFirst && best.option.kind === 'cachaca')) && !isNamed) return []
  if (
    (isPlainFare(item.name) && !isNamed) ||
    closedSeason(words, given.today, soon) ||
    protectedSpecies(words)
  )
    return []
  const neat = best.option.kind === 'cachaca'
  const course = dish.course === 'side' ? 'main' : dish.course
  // A bottle takes the place of a drink for each guest who shares it.
  const drinkers =
    best.option.serves === undefined ? serving.guests : Math.max(serving.guests, guestsOf(item))
  const sums = netOf(combo, drinkers, neat, given.displacedAt(course))
  const worth =
    Math.max(5, sums.perTen ?? 5) *
    (given.promotes(entry) ? appeal.promoted : 1) *
    (given.likes(entry) ? appeal.liked : 1) *
    (isFlagship(item.name) || isHouseMeat(given.kitchen, item.name) ? appeal.flagship : 1) *
    (isSignature(item.name) ? appeal.signature : 1) *
    // Of two similar dishes, the cheaper one is ordered more often, except where guests come for the cut.
    (isHouseMeat(given.kitchen, item.name) ? 1 : (given.middlePrice / combo.dishPrice) ** 0.5) *
    (serving.guests === 1 ? appeal.alone : dish.course === 'starter' ? appeal.starter : 1) *
    (dish.course === 'dessert' ? appeal.dessert : 1) *
    (isOffStyle(given.kitchen, entry) ? appeal.offStyle : 1)
  const name = namesAmong(given.ranked.map((one) => one.dish.item.name))(item.name)
  const launch: Launch = {
    dish: item.name,
    name: serving.pieces > 1 ? `${serving.pieces} × ${name}` : name,
    drinks: counted(best.option, serving.guests),
    neat,
    ...(best.option.listed && { listed: true }),
    base: best.option.base,
    guests: serving.guests,
    course,
    dishPrice: combo.dishPrice,
    drinkPrice: combo.drinkPrice,
    price: combo.price,
    discount: combo.discount,
    ...(given.asked.count !== null && { asked: true }),
    costPct: combo.costPct,
    gain: combo.gain,
    ...sums,
    first: false,
    why: given.whyOf(entry),
    missing: combo.missing,
  }
  return [{ entry, serving, combo, launch, worth }]
}

/** "Peixada com 2 Caipirinhas", "Magret com caju e Castanheira de 30 ml". */
export const pairWords = ({ name, drinks }: Pick<Launch, 'name' | 'drinks'>): string =>
  `${name} ${/ com /i.test(name) ? 'e' : 'com'} ${drinks}`

/** From this multiple on, a later offer's gain in the bad case puts it before the second one. */
const clearlyRicher = 2

/** The second offer of the first week, unless guests come for it, yields to one that leaves clearly more. */
function richestSecond(
  chosen: readonly Candidate[],
  leads: (entry: Ranked) => boolean,
): readonly Candidate[] {
  const [one, two, ...rest] = chosen
  const gain = ({ launch }: Candidate) => launch.perTenBad ?? 0
  if (!one || !two || leads(two.entry)) return chosen
  const [best] = rest.toSorted((a, b) => gain(b) - gain(a))
  return best && gain(best) > gain(two) * clearlyRicher
    ? [one, best, two, ...rest.filter((other) => other !== best)]
    : chosen
}

const fleshOf = ({ dish }: Ranked) => [...dish.groups].join(' ')

/** Minimum gain in R$ over ten tables in the bad case; below it the dish gets no combo. */
const leastBad = 3
/** Dishes left without a combo on purpose, with the gain that it would have. */
const mostRefused = 3

function sortedPool(given: Given): { pool: Candidate[]; refused: Candidate[] } {
  const prices = given.ranked.flatMap(({ dish }) => dish.item.price ?? []).toSorted((a, b) => a - b)
  const middlePrice = prices[Math.floor(prices.length / 2)] ?? 1
  const kitchen = kitchenOf(given)
  const all = given.ranked.flatMap((entry) => candidateOf(entry, { ...given, middlePrice, kitchen }))
  const known = all.filter(({ launch }) => launch.net !== null)
  // Combos that cannot be computed are proposed only if no others exist.
  if (known.length === 0) return { pool: all, refused: [] }
  const pays = ({ launch: { perTen, perTenBad } }: Candidate) =>
    (perTen ?? 0) > 0 && (perTenBad ?? 0) >= leastBad
  const [pool, refused] = [known.filter(pays), known.filter((one) => !pays(one))]
  // The owner's number of combos stands, even where the last of them earn little.
  const missing = Math.max(0, (given.asked.count ?? 0) - pool.length)
  const isNamed = ({ entry }: Candidate) =>
    isNamedFor(given.asked, { dish: entry.dish, option: entry.best.option })
  const filled = [
    ...refused.filter(isNamed),
    ...refused
      .filter((one) => !isNamed(one))
      .toSorted((a, b) => (b.launch.perTen ?? 0) - (a.launch.perTen ?? 0))
      .slice(0, Math.max(0, missing - refused.filter(isNamed).length)),
  ]
  return { pool: [...pool, ...filled], refused: refused.filter((one) => !filled.includes(one)) }
}

/**
 * At most four combos of different drinks and courses, the first two to be launched in the first week, and the dishes
 * without one because it would lose money in a bad month.
 */
export function launchOf(given: Given): { combos: Launch[]; refused: Launch[] } {
  const { pool, refused } = sortedPool(given)
  const kitchen = kitchenOf(given)
  const leads = (entry: Ranked) =>
    isFlagship(entry.dish.item.name) ||
    isHouseMeat(kitchen, entry.dish.item.name) ||
    given.promotes(entry) ||
    given.likes(entry)
  const chosen: Candidate[] = []
  const limit = given.asked.count ?? most
  const offeredOf = ({ entry }: Candidate) => ({ dish: entry.dish, option: entry.best.option })
  while (chosen.length < limit) {
    const open = pool.filter((one) => fitsParts(given.asked, chosen.map(offeredOf), offeredOf(one), limit))
    if (open.length === 0) break
    // The first two of a meat house are its meats, whatever they have in common.
    const twoMeats = kitchen === 'meat' && chosen.length < first
    const worth = ({ entry, launch, worth: alone }: Candidate) =>
      chosen.reduce(
        (value, other) =>
          value *
          (other.entry.best.option.id === entry.best.option.id && !twoMeats ? again.drink : 1) *
          (other.launch.course === launch.course && (kitchen !== 'meat' || chosen.length > 1)
            ? again.course
            : 1) *
          (fleshOf(other.entry) === fleshOf(entry) ? again.flesh : 1) *
          // The first two are a main dish and a starter, one of them with neat cachaça.
          (chosen.length === 1 && !twoMeats && launch.neat === other.launch.neat ? 0.6 : 1) *
          (chosen.length === 1 && !twoMeats && launch.course === other.launch.course ? 0.6 : 1),
        chosen.length > 0 || leads(entry) ? alone : alone / 2,
      )
    const next = open.reduce((best, other) => (worth(other) > worth(best) ? other : best))
    pool.splice(pool.indexOf(next), 1)
    chosen.push(next)
  }
  const ordered = richestSecond(chosen, leads)
  return {
    combos: ordered.map(({ launch }, index) => ({ ...launch, first: index < first })),
    refused: refused
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, mostRefused)
      .map(({ launch }) => launch),
  }
}

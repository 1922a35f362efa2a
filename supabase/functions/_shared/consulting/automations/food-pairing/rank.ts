import { stableFraction } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { reasonOf } from '../../base/pairing/phrases.ts'
import {
  afterTurns,
  type Circumstances,
  pointsOf,
  type Score,
  score,
  turnPoints,
} from '../../base/pairing/rules.ts'
import { type DishReading, isSinglePiece } from '../../base/pairing/understand.ts'
import type { Caution } from './caution.ts'
import type { HouseFirst } from './house-first.ts'
import { allowsBeside, lineFor, sayableLine, sayableOf } from './pours.ts'
import { preparationOf } from './preparations/index.ts'
import type { Preparation } from './preparations/preparation.ts'
import type { PairingRequest } from './request.ts'
import { isServe } from './serves.ts'

/** Points for a cachaça that the owner wants to sell off: it wins where it suits nearly as well. */
const ofStock = 1
/** A dish in focus with its best options. */
export interface Ranked {
  dish: DishReading
  /** How the dish is usually made; null if its name does not say. */
  preparation: Preparation | null
  /** Best first. */
  cachacas: readonly Score[]
  drink: Score | null
  best: Score
  runnerUp: Score | null
}

type Fits = (dish: DishReading, option: Option) => boolean

/** An option beside a dish, with the sum of its findings only: a long menu has 60,000 such pairs. */
interface Entry {
  option: Option
  points: number
  /** Ties go to the option that suits the house better, then to a stable order. */
  order: number
}

/**
 * Best first.
 * @param used how many dishes have chosen each option already
 */
function rank(entries: readonly Entry[], used: ReadonlyMap<string, number>): Entry[] {
  return entries
    .map((entry) => ({
      ...entry,
      points: entry.points + (isNeat(entry.option) ? 0 : turnPoints(used.get(entry.option.id) ?? 0)),
    }))
    .toSorted((a, b) => b.points - a.points || b.order - a.order)
}

const isNeat = ({ kind }: Option) => kind === 'cachaca'

/** Minimum points at which a neat cachaça pairs well with a dish. */
const pairsWell = 2
/** Minimum advantage in points of a drink over a cachaça that pairs well. */
const clearlyBetter = 1.5
/** Additional points required of a drink that the team would have to learn. */
const newToTeam = 1
/** Advantage in points of signature dishes when drinks are assigned. */
const firstToChoose = 1.5
/** Maximum share of the dishes with the same first choice: a mixed drink, and the same cachaça by the dose. */
const largestShare = 0.25
const largestNeatShare = 0.4
const leastNeat = 3
/** Of so few pairings as the owner asks for, at most so many have the same mixed drink. */
const fewPairs = 8
const mostAmongFew = 2

/** Whether a neat cachaça pairs well with its dish: the dish is not hot, and no finding clearly speaks against it. */
const suits = ({ points, findings }: Score) =>
  points >= pairsWell &&
  findings.every(({ rule, points: given }) => rule === 'price' || (rule !== 'heat' && given > -1.5))

/** Whether the drink tastes dry and harsh beside the sweet. */
const isDryBeside = ({ findings }: Score) => findings.some(({ rule }) => rule === 'dry')

const isSoft = ({ id }: Option) => id.startsWith('soft-')

/** Whether a mixed drink costs more than the dish; it is then not paired, unless the dish is sold by the piece. */
const outprices = ({ item }: DishReading, { price, kind }: Option) =>
  kind !== 'cachaca' && price !== null && item.price !== null && !isSinglePiece(item) && price > item.price

/**
 * The options that suit the dish's usual preparation: first what the owner wants more of, then in the preparation's
 * order.
 * @param open whether an option may still be a first choice
 */
function askedBy(
  preparation: Preparation | null,
  dish: DishReading,
  entries: readonly Score[],
  { prefers, allowsText }: Pick<PairingRequest, 'prefers'> & { allowsText: (text: string) => boolean },
  open: (option: Option) => boolean,
): Score[] {
  if (!preparation) return []
  const wanted = preparation.pours.flatMap((line) =>
    entries
      .filter(({ option }) => lineFor(preparation, option) === line && !outprices(dish, option))
      .filter(({ option }) => sayableLine(line, option, allowsText))
      .toSorted((a, b) => b.points - a.points),
  )
  // Use a drink with ingredients of its own only if the house has none that suits the dish.
  const makes = wanted.some(({ option: { kind } }) => kind === 'menu_drink' || kind === 'house_drink')
  const known = wanted.filter(
    ({ option }) => open(option) && (!makes || option.kind !== 'suggested_drink' || isServe(option)),
  )
  return [...known.filter(({ option }) => prefers(option)), ...known.filter(({ option }) => !prefers(option))]
}

/**
 * Ranks the options for every dish by its preparation. If its name does not identify one, the farm's cachaças come
 * first where they pair well, otherwise a drink. The dishes that most need a drink choose first.
 * @param asides wines and drinks without alcohol, for the preparations that suit them
 * @param allows what the owner's wishes leave to a dish
 * @param house the house's own list, which comes before the farm's cachaças
 * @param cautionAt what the law says about a dish: no new drink is made for one that may not be sold now or soon
 */
export function rankAll(
  dishes: readonly DishReading[],
  options: readonly Option[],
  asides: readonly Option[],
  circumstances: Circumstances,
  { requirements, prefers, isStocked, withoutAlcohol }: PairingRequest,
  {
    fitsBounds,
    allows: mayStand,
    usesOf,
  }: Readonly<Record<'fitsBounds' | 'allows', Fits>> & { usesOf: (option: Option) => number },
  cautionAt: (dish: DishReading) => Caution | null,
  house: HouseFirst | null = null,
): Map<DishReading, Ranked> {
  const isShut = (dish: DishReading) => cautionAt(dish)?.closed ?? false
  const contests = dishes
    .map((dish) => {
      const entries = options
        .filter((option) => mayStand(dish, option))
        .map(
          (option): Entry => ({
            option,
            points: pointsOf(dish, option, circumstances) + (isStocked(option) ? ofStock : 0),
            order:
              (prefers(option) ? 2 : 0) +
              option.houseFit +
              stableFraction(`${dish.item.name}|${option.id}`) / 100,
          }),
        )
      const most = (neat: boolean) =>
        Math.max(-10, ...entries.filter(({ option }) => isNeat(option) === neat).map(({ points }) => points))
      return {
        dish,
        entries,
        need: most(false) - most(true) + (isFlagship(dish.item.name) ? firstToChoose : 0),
      }
    })
    // A dish that may not be sold takes no drink from one that may.
    .toSorted((a, b) => Number(isShut(a.dish)) - Number(isShut(b.dish)) || b.need - a.need)
  // Few pairings that all pour the same drink are no advice.
  const few = requirements.count?.most ?? Number.POSITIVE_INFINITY
  const cap = Math.max(
    1,
    Math.min(few <= fewPairs ? mostAmongFew : dishes.length, Math.floor(dishes.length * largestShare)),
  )
  const neatCap = Math.max(leastNeat, Math.ceil(dishes.length * largestNeatShare))
  const used = new Map<string, number>()
  const isOpen = (option: Option) => (used.get(option.id) ?? 0) < usesOf(option)
  const allows: Fits = (dish, option) => isOpen(option) && mayStand(dish, option)
  const ranked = new Map<DishReading, Ranked>()
  for (const { dish, entries } of contests) {
    const scored = rank(
      entries.filter(({ option }) => isOpen(option)),
      used,
    )
    const told = ({ option }: Entry) =>
      afterTurns(score(dish, option, circumstances), isNeat(option) ? 0 : (used.get(option.id) ?? 0))
    // A reason may name something excluded that neither dish nor drink contains: "notas de castanha".
    const sayable = (entry: Score) =>
      requirements.exclusions.length === 0 ||
      allowsBeside(
        dish.item,
        requirements.allowsText,
      )(
        [reasonOf(entry), entry.option.about ?? '', ...entry.findings.map(({ reason }) => reason())].join(
          '. ',
        ),
      )
    const cachacas = scored
      .filter(({ option }) => isNeat(option))
      .map(told)
      .filter(sayable)
    const drinks = scored.filter(({ option }) => !isNeat(option))
    // Told one by one, because most drinks are of no use to the dish.
    const firstDrink = (fits: (option: Option) => boolean): Score | null => {
      for (const entry of drinks) {
        const found = fits(entry.option) ? told(entry) : null
        if (found && sayable(found)) return found
      }
      return null
    }
    const [neat = null] = cachacas
    const first = firstDrink(() => true)
    // After a cachaça, a drink that many dishes already have is the second option.
    const open = firstDrink(({ id }) => (used.get(id) ?? 0) < cap)
    const standsIn =
      open !== null &&
      (neat === null ||
        (suits(neat) && !prefers(open.option)
          ? open.points - neat.points >
            clearlyBetter + (open.option.kind === 'suggested_drink' ? newToTeam : 0)
          : open.points > neat.points))
    const drink = (standsIn || neat === null ? open : null) ?? first
    const byPoints = standsIn ? [drink, neat] : [neat, drink]
    const preparation = preparationOf(dish.item)
    const suited = drinks
      .filter(({ option }) => lineFor(preparation, option) !== null)
      .map(told)
      .filter(sayable)
    const beside = asides
      .filter((option) => allows(dish, option))
      .map((option) => score(dish, option, circumstances))
    const askedWith = (turns: number) =>
      askedBy(
        withoutAlcohol ? null : preparation,
        dish,
        [...cachacas, ...suited, ...beside],
        { prefers, allowsText: sayableOf(dish.item, circumstances.style, requirements.allowsText) },
        (option) =>
          (isNeat(option) && (used.get(option.id) ?? 0) < (turns === cap ? neatCap : turns)) ||
          (!isNeat(option) &&
            (used.get(option.id) ?? 0) < turns &&
            (option.kind !== 'suggested_drink' || !cautionAt(dish))),
      )
    const inTurn = askedWith(cap)
    // A dish that neat cachaça does not suit takes a drink out of turn rather than a measure.
    // So does one whose pours have all had their turn.
    const asked = inTurn.length === 0 ? askedWith(Number.POSITIVE_INFINITY) : inTurn
    const other = (best: Score) =>
      asked.find((entry) => isNeat(entry.option) !== isNeat(best.option)) ??
      (isNeat(best.option) ? first : preparation?.against ? undefined : cachacas[0]) ??
      null
    const byDish = asked[0] ? [asked[0], other(asked[0])] : byPoints
    const [favourite = null, second = null] = byDish[0] === null ? byDish.toReversed() : byDish
    // A combo above the owner's price yields to one within it, if that pairing has more for it than against it.
    const fits = ({ points, option }: Score) => points > 0 && fitsBounds(dish, option)
    const within =
      favourite === null || fitsBounds(dish, favourite.option)
        ? undefined
        : [...(second ? [second] : []), ...asked, ...(preparation?.against ? [] : cachacas), ...suited].find(
            fits,
          )
    const [chosen, runnerUp] = within ? [within, favourite] : [favourite, second]
    // No pair that the report itself warns of: beside a sweet, what is drunk without alcohol stands in for a dry glass.
    const best =
      chosen && isDryBeside(chosen)
        ? (beside
            .filter((entry) => isSoft(entry.option) && !isDryBeside(entry) && fitsBounds(dish, entry.option))
            .toSorted((a, b) => b.points - a.points)[0] ?? chosen)
        : chosen
    const [listed, otherListed] =
      house
        ?.firstFor(
          dish,
          used,
          best?.option ?? null,
          (option) => allows(dish, option) && fitsBounds(dish, option),
        )
        .map((option) => told({ option, points: 0, order: 0 })) ?? []
    const found = listed ?? best
    if (!found) continue
    const entry: Ranked = {
      dish,
      preparation,
      cachacas,
      drink,
      best: found,
      runnerUp: listed ? (otherListed ?? best) : runnerUp,
    }
    ranked.set(dish, entry)
    used.set(entry.best.option.id, (used.get(entry.best.option.id) ?? 0) + 1)
  }
  return ranked
}

/** Weights that decide which dishes get a sheet, in points of a pairing. */
const sheetWorth = {
  /** Added for the dearest dish, and proportionally for the others. */
  dearest: 4,
  /** Added for signature dishes. */
  flagship: 4,
  /** Subtracted for everyday dishes, and for what is sold by the piece. */
  plain: -6,
  /** Subtracted for each sheet with the same drink. */
  drink: -0.4,
  /** Subtracted for each sheet of the same course. */
  course: -0.35,
  /** Subtracted for a dish without a price: its combo cannot be costed. */
  withoutPrice: -1,
  /** Subtracted for a combo above the owner's price. */
  beyondBounds: -20,
  /** Subtracted for a dish that the kitchen must confirm first. */
  toConfirm: -1.5,
} as const

const flagshipWords =
  /(?<!\p{L})(peixada|moqueca|caldeirada|paella|caranguejada|carne de sol|panelada|feijoada|lagosta|arroz de polvo|polvo na|baião|da casa|cearense)(?!\p{L})/iu
const plainFare =
  /^(?:batatas? fritas?|fritas|arroz(?! de (?!leite))|frango grelhado|(?:fil[eé]|peito) de frango|omelete|(?:macaxeira|mandioca) (?:frita|cozida)|salada (?:verde|mista|simples)|p[aã]o(?!\p{L})|couvert)/iu

/** Whether the name is that of a signature dish. */
export const isFlagship = (name: string): boolean => flagshipWords.test(name) || /^caranguejo/i.test(name)

/** Whether the name mentions the house or the region. */
export const isSignature = (name: string): boolean =>
  /(?<!\p{L})(da casa|cearense|do chef|da chef)(?!\p{L})/iu.test(name)

/** Everyday dishes such as fries, rice and grilled chicken, which are no reason to come and get no combo. */
export const isPlainFare = (name: string): boolean => plainFare.test(name)

/** The dish's own weight in the choice of sheets, independent of its drink. */
function standingOf({ item }: DishReading, dearest: number): number {
  return (
    (item.price === null || dearest === 0 ? 0 : (item.price / dearest) * sheetWorth.dearest) +
    (isFlagship(item.name) ? sheetWorth.flagship : 0) +
    (isPlainFare(item.name) || isSinglePiece(item) ? sheetWorth.plain : 0)
  )
}

/** The dishes for the detailed sheets: first those that the owner wants, then signature dishes. */
export function pickDetailed(
  ranked: readonly Ranked[],
  most: number,
  promotes: (dish: DishReading) => boolean,
  fitsBounds: (dish: DishReading, option: Option) => boolean,
  isToConfirm: (dish: DishReading) => boolean = () => false,
): Ranked[] {
  const chosen: Ranked[] = []
  const used = new Map<string, number>()
  const rest = [...ranked]
  const dearest = Math.max(0, ...ranked.map(({ dish }) => dish.item.price ?? 0))
  while (chosen.length < most && rest.length > 0) {
    const worth = ({ best, dish }: Ranked) =>
      (promotes(dish) ? 100 : 0) +
      best.points +
      standingOf(dish, dearest) +
      (fitsBounds(dish, best.option) ? 0 : sheetWorth.beyondBounds) +
      (isToConfirm(dish) ? sheetWorth.toConfirm : 0) +
      (used.get(best.option.id) ?? 0) * sheetWorth.drink +
      (used.get(dish.course) ?? 0) * sheetWorth.course +
      (dish.item.price === null ? sheetWorth.withoutPrice : 0)
    const next = rest.reduce((first, other) => (worth(other) > worth(first) ? other : first))
    rest.splice(rest.indexOf(next), 1)
    chosen.push(next)
    for (const key of [next.best.option.id, next.dish.course]) used.set(key, (used.get(key) ?? 0) + 1)
  }
  return chosen
}

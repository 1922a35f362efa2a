/** The launch plan of new drinks: order, number of glasses, and the items that they replace. */
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { quickSeconds } from '../../base/drinks/traits.ts'
import { inSeason, isSold } from '../../base/pantry/seasons.ts'
import { hotAsked } from './asked-traits.ts'
import { handlingOf } from './at-work.ts'
import { displacedBy } from './displaced.ts'
import { leftOutOf } from './left-out.ts'
import { isQuiet, lacksFreezer, lacksFridge, monthOf, perSeat, servesAlone } from './night.ts'
import type { DrinkRequest } from './plan.ts'
import { isMuddled } from './room.ts'
import type { Launch } from './schema.ts'
import { type Chosen, secondsOf } from './seconds.ts'
import { barLine, questionFor } from './service-words.ts'
import { cachacaNote } from './two-cachacas.ts'
import { holds } from './wishes.ts'

/** Number of new recipes that a team learns at once; one more for a long menu. */
const firstWave = { short: 4, long: 5, longFrom: 7 } as const
const daysBetweenWaves = 14
/** Glasses of new drinks on the first night if the seats are unknown. */
const usualNight = 18
const nightBounds = { least: 10, most: 200 } as const
const carefulShare = 0.6
/** A first week sells as much as this number of busy nights. */
const nightsInWeek = 2.2
/** Sales of a drink without alcohol, relative to one with alcohol. */
const soberWeight = 0.6
/** A drink waits for its fruit if the season opens within this number of days. */
const longestWait = 70
/** A drink that sells less than this share of the expectation is removed. */
const leastShare = 0.5

/**
 * Above this multiple of the usual price a drink is penalised, because the first night needs drinks that many guests
 * order.
 */
const dearFrom = 1.15
/** Points for the launch order, in R$ of margin. */
const order = {
  dear: -1.2,
  asLong: 4,
  secondOver: -0.2,
  shakenInHaste: -4,
  inHarvest: 2,
  wished: 6,
  shared: 30,
  hot: 12,
  outOfSeason: -30,
} as const

const hasSeason = ({ months }: Candidate['portions'][number]['item']) =>
  months !== undefined && months.length < 12

/** Whether a fruit cannot be bought on the first night, fresh or as frozen pulp, and the house does not have it. */
const isAwaited = (
  item: Candidate['portions'][number]['item'],
  { night, stock }: Pick<DrinkRequest, 'night' | 'stock'>,
) => !stock.has(item.id) && !isSold(item, Number(night.date.slice(5, 7)))

function rankOf(
  { candidate, drink }: Chosen,
  { night, stock, preferred, requirements, conditions, rule, venue }: DrinkRequest,
): number {
  const fruits = candidate.portions.filter(({ item }) => hasSeason(item))
  const late = fruits.some(({ item }) => isAwaited(item, { night, stock }))
  const wished =
    preferred.some((wish) => holds(candidate, wish)) ||
    requirements.shares.some(({ what }) => candidate.families.has(what))
  const usual = rule.market?.price ?? venue.usualMost ?? drink.suggestedPrice
  const wantsLong = conditions.styles.has('refreshing') || conditions.styles.has('light')
  return (
    drink.contributionMargin / (drink.servings ?? 1) +
    Math.max(0, drink.suggestedPrice / (drink.servings ?? 1) - usual * dearFrom) * order.dear +
    (wantsLong && candidate.traits.has('long') ? order.asLong : 0) +
    Math.max(0, secondsOf(drink) - 30) * order.secondOver +
    (conditions.styles.has('quick') && candidate.path.method === 'shake' ? order.shakenInHaste : 0) +
    (late
      ? order.outOfSeason
      : fruits.some(({ item }) => inSeason(item, Number(night.date.slice(5, 7))))
        ? order.inHarvest
        : 0) +
    (wished ? order.wished : 0) +
    (drink.servings === undefined ? 0 : order.shared) +
    (candidate.path.method === 'heat' && hotAsked(requirements) > 0 ? order.hot : 0)
  )
}

/** The first day of the harvest month of a fruit that cannot be bought before, if it is soon, else null. */
function harvestOf({ candidate }: Chosen, request: DrinkRequest): { fruit: string; from: string } | null {
  const { night } = request
  const late = candidate.portions.find(({ item }) => isAwaited(item, request))?.item
  if (!late) return null
  for (let days = 7; days <= longestWait; days += 7) {
    const from = addDays(night.date, days)
    if (inSeason(late, Number(from.slice(5, 7)))) return { fruit: late.family, from }
  }
  return null
}

/** The day itself, or the same weekday of the next week that is neither Christmas nor New Year's Day. */
const workingDay = (day: string): string => (isQuiet(day) ? workingDay(addDays(day, 7)) : day)

/**
 * The drinks of the first night, best first, and those that follow two weeks later; the first ones have a drink without
 * alcohol if the menu does.
 */
function wavesOf(ranked: readonly Chosen[]): Chosen[][] {
  const size = ranked.length < firstWave.longFrom ? firstWave.short : firstWave.long
  const first = ranked.slice(0, size)
  const sober = ranked.find(({ drink }) => drink.base === null)
  if (sober && !first.includes(sober)) first.splice(-1, 1, sober)
  const rest = ranked.filter((one) => !first.includes(one))
  return rest.length === 0 ? [first] : [first, rest]
}

/** Distributes the total in whole numbers by weight; the largest remainders are rounded up. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (weight / sum) * total)
  const left = total - exact.reduce((all, one) => all + Math.floor(one), 0)
  const up = new Set(
    exact
      .map((one, index) => ({ index, rest: one - Math.floor(one) }))
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return exact.map((one, index) => Math.floor(one) + (up.has(index) ? 1 : 0))
}

function glassesOf(seats: number | null, told: DrinkRequest['told']): Launch['glasses'] {
  if (told)
    return {
      expected: told.glasses,
      careful: Math.round(told.glasses * carefulShare),
      week: Math.round(told.glasses * (told.nights ?? nightsInWeek)),
    }
  const supposed = seats === null ? usualNight : Math.round(seats * perSeat)
  const expected = Math.min(nightBounds.most, Math.max(nightBounds.least, supposed))
  return {
    expected,
    careful: Math.round(expected * carefulShare),
    week: Math.round(expected * nightsInWeek),
  }
}

/** The plan of the first night and the following weeks. */
export function launchOf(chosen: readonly Chosen[], request: DrinkRequest, context: EngineContext): Launch {
  const { night, conditions } = request
  const ranked = chosen.toSorted((a, b) => rankOf(b, request) - rankOf(a, request))
  // Who asks for a number of drinks wants them now; a menu of our own size is learnt in two steps.
  const isAtOnce = night.allAtOnce || request.requirements.count !== null
  const waves = isAtOnce ? [[...ranked]] : wavesOf(ranked)
  const [first = []] = waves
  const glasses = glassesOf(context.house.settings.seats, request.told)
  const weights = first.map(
    ({ drink }, index) => (1.2 - index * 0.1) * (drink.base === null ? soberWeight : 1),
  )
  const onNight = shareOut(glasses.expected, weights)
  const inWeek = shareOut(glasses.week, weights)
  const usualWeek = Math.round(glasses.week / first.length)
  const quick = conditions.styles.has('quick')
  const drinks = waves.flatMap((wave, number) =>
    wave.map((one, index): Launch['drinks'][number] => {
      const { drink, candidate } = one
      const seconds = secondsOf(drink)
      const harvest = number > 0 ? harvestOf(one, request) : null
      const from = addDays(night.date, number * daysBetweenWaves)
      return {
        id: drink.id,
        name: drink.name,
        from: workingDay(harvest && harvest.from > from ? harvest.from : from),
        glasses: number === 0 ? (onNight[index] ?? 0) : 0,
        week: number === 0 ? (inWeek[index] ?? 0) : usualWeek,
        seconds,
        fromBatch: seconds < drink.prepSeconds,
        onBoard: number === 0 && !(quick && (seconds > quickSeconds || isMuddled(candidate))),
        later:
          harvest && harvest.from > from ? `safra de ${harvest.fruit} em ${monthOf(harvest.from)}` : null,
      }
    }),
  )
  return {
    date: night.date,
    glasses,
    seats: context.house.settings.seats,
    ...(request.told ? { told: true } : {}),
    drinks,
    displaced: displacedBy(context.house, request.rule.market?.name ?? null),
    leastAWeek: Math.max(4, Math.round(usualWeek * leastShare)),
    bar: barLine(first),
    question: questionFor(first),
    cachaca: cachacaNote(first, drinks, request, context.house),
    leftOut: leftOutOf(chosen, request, context),
    handling: handlingOf(context.sheet.wishes),
    ...(lacksFridge(request.requirements) && { isWithoutFridge: true }),
    ...pulpWay(request),
    ...(servesAlone(context.sheet) && { isAlone: true }),
  }
}

/** How this bar makes pulp of its own fruit; nothing where a blender and a freezer work. */
function pulpWay({ requirements, conditions }: DrinkRequest): Pick<Launch, 'pulp'> {
  if (lacksFreezer(requirements)) return { pulp: 'pressedOfDay' }
  return conditions.has.has('blender') ? {} : { pulp: 'pressed' }
}

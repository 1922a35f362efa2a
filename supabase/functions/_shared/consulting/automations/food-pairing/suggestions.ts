/** Which new drinks a house learns. */
import { fitsTown } from '../../base/drinks/towns.ts'
import { hasAlcohol } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { type Option, suggestedDrinkOptions } from '../../base/pairing/options.ts'
import { type Circumstances, pointsOf } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { nearMarket, servesFor } from './serves.ts'
import type { Setting } from './setting.ts'
import type { SoftDrink } from './without-alcohol.ts'

/** New drinks that a team can learn in a month; fewer if it already makes some. */
const mostSuggested = { withoutOwn: 3, besideOwn: 2 } as const
/** Points that a new drink must add over all dishes to be worth learning. */
const worthLearning = 1.5
/** Houses with fewer drinks of their own also get suggestions. */
const enoughOwnDrinks = 3

/** Whether a drink is within a limit in R$; one without a limit or a price is. */
export const costsAtMost = (limit: number | null, { price }: Pick<Option, 'price'>): boolean =>
  limit === null || price === null || price <= limit

/** Whether the owner's wishes and ceiling allow a new drink. */
const allowsNew = (
  { request }: Setting,
  option: Option,
): option is Option & { drink: NonNullable<Option['drink']> } =>
  option.drink !== null &&
  request.allowsDrink(option.drink) &&
  !request.bars(option) &&
  costsAtMost(request.ceiling, option)

/** Makes one house's choice among equal ideas differ from another's. */
const seedOf = ({ context: { restaurant } }: Setting) => `${restaurant.name}|${restaurant.city}`

/**
 * New drinks that the house may have, at its prices.
 * @param soft what it sells without alcohol: a new one costs no more than the dearest
 */
export function newDrinks(setting: Setting, soft: readonly SoftDrink[], withoutAlcohol: boolean): Option[] {
  const { context, request, venue, prices } = setting
  const softPrices = soft.flatMap(({ price }) => price ?? [])
  const dearestSoft = softPrices.length > 0 ? Math.max(...softPrices) : null
  return suggestedDrinkOptions(venue, {
    allowance: request.requirements,
    prices: request.prices,
    glasses: request.glasses,
    withoutAlcohol,
    seed: seedOf(setting),
    rule: withoutAlcohol ? { ...prices.drinks, soft: dearestSoft } : nearMarket(prices.drinks),
  }).filter(
    (option) =>
      allowsNew(setting, option) &&
      fitsTown(`${option.name}. ${option.drink.story}`, context.restaurant.city),
  )
}

/** Drinks to propose: none if the menu has no alcohol, or if the owner wants none or doses alone. */
function fromShelf(setting: Setting, dishes: readonly DishReading[], own: readonly Option[]): Option[] {
  const { request, venue, prices } = setting
  const { items } = request
  if (
    request.withoutAlcohol ||
    request.dosesAlone ||
    !items.some(({ name, category }) => hasAlcohol({ name, section: category }))
  )
    return []
  return servesFor(
    dishes,
    items.filter((item) => request.refuses(item) === null),
    venue,
    {
      allowance: request.requirements,
      prices: request.prices,
      glasses: request.glasses,
      rule: prices.drinks,
      hasFew: own.length < enoughOwnDrinks,
      seed: seedOf(setting),
    },
    (option) => allowsNew(setting, option),
  )
}

/** The new drinks proposed to the house: from its shelf first, others only if it then has few. */
export function suggestedFor(
  setting: Setting,
  dishes: readonly DishReading[],
  own: readonly Option[],
  soft: readonly SoftDrink[],
): Option[] {
  const { request, circumstances } = setting
  const serves = fromShelf(setting, dishes, own)
  const made = [...own, ...serves]
  if (request.dosesAlone || made.length >= enoughOwnDrinks) return serves
  const pool = affordable(newDrinks(setting, soft, request.withoutAlcohol), dishes)
  return [...serves, ...pickSuggestions(dishes, pool, made, circumstances)]
}

/** Drinks that do not cost more than the median dish. */
function affordable(options: readonly Option[], dishes: readonly DishReading[]): Option[] {
  const prices = dishes
    .flatMap(({ item }) => (item.price === null ? [] : [item.price]))
    .toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? Number.POSITIVE_INFINITY
  return options.filter(({ price }) => price === null || price <= middle)
}

/** The smallest set of drinks that serves the dishes best: stops when another drink improves no dish. */
function pickSuggestions(
  dishes: readonly DishReading[],
  pool: readonly Option[],
  own: readonly Option[],
  circumstances: Circumstances,
): Option[] {
  const points = new Map(
    pool.map((option) => [option, dishes.map((dish) => pointsOf(dish, option, circumstances))]),
  )
  let best = dishes.map((dish) =>
    own.reduce((most, option) => Math.max(most, pointsOf(dish, option, circumstances)), 0),
  )
  const picked: Option[] = []
  const most = own.length > 0 ? mostSuggested.besideOwn : mostSuggested.withoutOwn
  while (picked.length < most) {
    const gains = pool
      .filter((option) => !picked.includes(option))
      .map((option) => {
        const gain = (points.get(option) ?? []).reduce(
          (sum, value, index) => sum + Math.max(0, value - (best[index] ?? 0)),
          0,
        )
        return { option, gain }
      })
      .toSorted((a, b) => b.gain - a.gain || b.option.houseFit - a.option.houseFit)
    const next = gains[0]
    if (!next || next.gain < worthLearning) break
    picked.push(next.option)
    best = best.map((value, index) => Math.max(value, points.get(next.option)?.[index] ?? 0))
  }
  return picked
}

const sugar = /xarope|\bmel\b|leite condensado|licor|rapadura|melaco|acucar/

/** For guests who do not like sweet drinks, those without sugar of any kind, if there are any. */
export function drierOf(options: readonly Option[], isDry: boolean): readonly Option[] {
  const dry = options.filter(
    ({ drink }) => !(drink?.ingredients ?? []).some(({ name }) => sugar.test(foldAccents(name))),
  )
  return isDry && dry.length > 0 ? dry : options
}

/** So many drinks: the smallest set that serves the dishes best, then those that suit most of them. */
export function pickSeveral(
  dishes: readonly DishReading[],
  pool: readonly Option[],
  circumstances: Circumstances,
  count: number,
): Option[] {
  const first = pickSuggestions(dishes, pool, [], circumstances).slice(0, count)
  // One is proposed only where it suits; several are what the owner asks for.
  if (first.length >= count || count === 1) return first
  const total = (option: Option) =>
    dishes.reduce((sum, dish) => sum + pointsOf(dish, option, circumstances), 0)
  const rest = pool
    .filter((option) => !first.includes(option))
    .map((option) => ({ option, points: total(option) }))
  return [
    ...first,
    ...rest
      .toSorted((a, b) => b.points - a.points)
      .slice(0, count - first.length)
      .map(({ option }) => option),
  ]
}

/** Combos within the highest price that the owner sets for them: one dish with one drink, the best that fits. */

import { type PriceEnding, roundUpToMenuPrice } from '../../base/costing.ts'
import { foldAccents } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import { type AskedCombos, isNamedFor, mayOffer, pickParts } from './asked-combos.ts'
import { cautionOf } from './caution.ts'
import { counted } from './counted.ts'
import type { MenuParts } from './menu-parts.ts'
import { isPoorBeside } from './poor-beside.ts'
import type { Ranked } from './rank.ts'
import type { PairingRequest } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

export type OfferWithin = NonNullable<PairingMenu['offersWithin']>['offers'][number]

/** Most combos that a guest chooses from. */
const most = 6
/** Discount on the drink, as a share of its price and of the whole: a combo at full price is none. */
const discountShare = { drink: 0.2, whole: 0.08 } as const

/** Price of both together: the usual discount, or down to the ceiling if that takes no more than the usual one. */
export function priceOf(full: number, drink: number, max: number, ending: PriceEnding): number | null {
  const usual = Math.min(drink * discountShare.drink, full * discountShare.whole)
  const price = Math.min(full, roundUpToMenuPrice(full - usual, ending))
  if (price <= max + 1e-9) return price
  return max >= full * (1 - discountShare.whole) && max >= full - drink * discountShare.drink ? max : null
}

/** The drinks of a dish that suit it, best first. */
const drinksOf = ({ best, runnerUp, cachacas, drink, preparation }: Ranked): Option[] => [
  ...new Map(
    [best, ...(runnerUp ? [runnerUp] : []), ...cachacas, ...(drink ? [drink] : [])]
      .filter((entry) => entry === best || entry.points > 0)
      // A dish that neat cachaça does not suit has none in its combo either.
      .filter(({ option }) => option.kind !== 'cachaca' || !preparation?.against)
      .map(({ option }) => [option.id, option]),
  ).values(),
]

interface Bounds {
  limitOf: PairingRequest['comboFor']
  ending: PriceEnding
  asked: AskedCombos
}

function offerOf(
  entry: Ranked,
  { limitOf, ending, asked }: Bounds,
  why: string,
): (OfferWithin & { option: Option })[] {
  const { item } = entry.dish
  if (item.price === null) return []
  const { max: usual, min, doses } = limitOf(entry.dish)
  const isAbove = asked.above.some((named) => isNamedDish(named, entry.dish))
  const max = isAbove ? Number.MAX_VALUE : (usual ?? Number.MAX_VALUE)
  for (const option of drinksOf(entry)) {
    if (option.price === null || option.price <= 0 || option.id.startsWith('soft-')) continue
    const drinks = option.price * doses
    const full = item.price + drinks
    const price = priceOf(full, drinks, max, ending)
    if (price === null || (min !== null && price < min) || !mayOffer(asked, { dish: entry.dish, option }))
      continue
    const drinkCost = option.cost === null ? null : option.cost * doses
    const cost = item.cost === null || drinkCost === null ? null : item.cost + drinkCost
    const gain = drinkCost === null ? null : price - item.price - drinkCost
    // What it leaves must be more than the dish leaves alone.
    if (gain !== null && gain <= 0) continue
    return [
      {
        option,
        dish: item.name,
        name: spokenName(item.name),
        drink: counted(option, doses),
        full,
        price,
        cost,
        gain,
        alone: item.cost === null ? null : item.price - item.cost,
        ...(option === entry.best.option && why !== '' && { why }),
      },
    ]
  }
  return []
}

/**
 * At most six combos at or below `max`, those that leave most first.
 * @param ranked dishes that may be sold today
 */
function offersWithin(
  ranked: readonly Ranked[],
  bounds: Bounds,
  whyOf: (entry: Ranked) => string,
): OfferWithin[] {
  // What the combo adds to the dish, and not what a dear dish leaves anyway.
  const gain = ({ gain: more }: OfferWithin) => more ?? 0
  const found = ranked
    .flatMap((entry) => offerOf(entry, bounds, whyOf(entry)).map((offer) => ({ entry, ...offer })))
    .toSorted((a, b) => gain(b) - gain(a))
  const count = bounds.asked.count ?? most
  return pickParts(found, bounds.asked, count, ({ entry, option }) => ({ dish: entry.dish, option })).map(
    ({ entry: _entry, option: _option, ...offer }) => offer,
  )
}

/** The plates of a lunch menu: "PF de frango", "Prato do dia". */
const isLunch = (words: string): boolean =>
  /\bpfs?\b|pratos? feitos?|pratos? do dia|executiv|almoco|\bpe?efe?\b/.test(foldAccents(words))

/** Combos at the owner's highest price, with their hours if the owner states them. */
export function withinOf(
  { context, request, venue }: MenuParts,
  open: readonly Ranked[],
  whyOf: (entry: Ranked) => string,
  combos: AskedCombos,
): PairingMenu['offersWithin'] {
  const asked = context.sheet.wishes.findLast(
    (wish) =>
      wish.kind === 'price' &&
      (wish.item === 'combo' ||
        wish.item === 'almoço executivo' ||
        (wish.item === 'harmonização' && request.pairLimit?.of === 'combo')),
  )
  const ofPrice = asked?.kind === 'price' ? asked.max : combos.max
  if (ofPrice == null && (asked === undefined || request.combo.max === null)) return undefined
  const isCombo = !(asked?.kind === 'price' && asked.item === 'almoço executivo')
  const plates = isCombo
    ? []
    : open.filter(({ dish: { item } }) => isLunch(`${item.category ?? ''} ${item.name}`))
  const bounds = { limitOf: request.comboFor, ending: venue.ending, asked: combos }
  // No offer pushes what the report itself warns of, but where the owner names it.
  const sold = open.filter((entry) => {
    const named = { dish: entry.dish, option: entry.best.option }
    const isPoor = isPoorBeside(entry.dish, entry.best) || cautionOf(entry.dish.item, context.today) !== null
    return !isPoor || isNamedFor(combos, named)
  })
  const found = offersWithin(plates.length > 0 ? plates : sold, bounds, whyOf)
  // Where the report tells the owner that no discount is needed, it gives none.
  const doubted = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'comboDiscount' && wish.percent === undefined && wish.item
      ? [wish.item]
      : [],
  )
  const limit = request.combo.max ?? Number.POSITIVE_INFINITY
  const offers = found.map((offer) => {
    const line = open.find(({ dish }) => dish.item.name === offer.dish)?.dish
    const isDoubted = line !== undefined && doubted.some((named) => isNamedDish(named, line))
    return isDoubted && offer.full <= limit
      ? {
          ...offer,
          price: offer.full,
          gain: offer.gain == null ? offer.gain : offer.gain + offer.full - offer.price,
        }
      : offer
  })
  if (offers.length === 0) return undefined
  const hours = context.sheet.wishes.findLast((wish) => wish.kind === 'hours' && wish.what !== openHours)
  return {
    what: isCombo ? 'Combos' : 'Almoço executivo',
    ...(request.combo.max !== null && { max: request.combo.max }),
    ...(hours?.kind === 'hours' && { hours: { what: hours.what, start: hours.start, end: hours.end } }),
    offers,
  }
}

/** Whether a dish with a drink fits the owner's limit on combos; null if the owner sets none for the dish. */
export function fitsCombo(
  dish: DishReading,
  option: Option,
  { comboFor, sets }: Pick<PairingRequest, 'comboFor' | 'sets'>,
  ending: PriceEnding,
): boolean | null {
  if (!sets.combo) return null
  const { max, min, doses } = comboFor(dish)
  if (max === null && min === null) return null
  const { price } = dish.item
  if (price === null || option.price === null) return null
  const drinks = option.price * doses
  const together = priceOf(price + drinks, drinks, max ?? Number.MAX_VALUE, ending)
  return together !== null && (min === null || together >= min)
}

import type { Competitor } from '../../base/house/house.ts'
import { formatBrl, tokenize } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { canonicalName, measureOf } from '../../base/same-item.ts'
import { categoryOf } from './categories.ts'

/** A competitor's price that the owner knows. */
export type KnownPrice = {
  competitor: string
  item: string
  /** R$; for a range, its middle. */
  price: number
  lowest: number
  highest: number
  /** The promotion that the price belongs to: "2 por R$ 30,00". */
  deal?: string
  /** The days on which it holds, if it is above the price of other days: "sexta e sábado". */
  on?: string
  /** The owner is not sure of it. */
  unsure?: boolean
  /** Why it does not compete today. */
  away?: string
}

/** A 600 ml "cerveja" is a different item from a 355 ml one. */
function itemOf(item: string, size: string | null | undefined): string {
  if (!size) return item
  const words = tokenize(item)
  const [figure = ''] = tokenize(size)
  // "cerveja 600" of 600 ml: the figure is the size already.
  const bare = /^\d{2,4}$/.test(figure)
    ? new RegExp(`(?<![\\d,.])${figure}(?![\\d,.]|\\s*\\p{L})`, 'u')
    : null
  if (bare?.test(item)) return item.replace(bare, size)
  return tokenize(size).every((word) => words.includes(word)) ? item : `${item} ${size}`
}

/** "Moqueca (2 pessoas)" and "moqueca para dois" are one price. */
function keyOf({ competitor, item }: Pick<KnownPrice, 'competitor' | 'item'>): string {
  const measure = measureOf(item)
  const size = measure ? `${measure.amount}${measure.unit}` : ''
  return `${tokenize(competitor).join(' ')}|${canonicalName(item)}|${size}`
}

const drinks: ReadonlySet<string> = new Set(['Caipirinhas', 'Cervejas e chope', 'Drinks', 'Doses'])

/** "2 caipirinhas" at R$ 30 is a promotion of one at R$ 15; "4 queijos" is a pizza. */
function perPiece(price: KnownPrice): KnownPrice {
  const [, count = '', item = ''] = /^([2-9]) (\p{L}.*)$/u.exec(price.item.trim()) ?? []
  const pieces = Number(count)
  if (pieces === 0 || price.deal !== undefined || !drinks.has(categoryOf(item))) return price
  return {
    ...price,
    item: item.replace(/^(\p{L}+?)s(?= |$)/u, '$1'),
    price: price.price / pieces,
    lowest: price.lowest / pieces,
    highest: price.highest / pieces,
    deal: `${count} por ${formatBrl(price.price)}`,
  }
}

const onlyDays =
  /^(?:(?:de|da|n[oa]s?|aos?|[aà]s?|toda|todo|e|a|fi(?:m|ns) de semana|feriados?|(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)s?(?:-?feiras?)?)[\s,]*)+$/iu

/** A price of some days that is above the usual one is no promotion. */
function withDays(prices: readonly KnownPrice[]): KnownPrice[] {
  return prices.map((one) => {
    const { deal, competitor, price } = one
    if (deal === undefined || !onlyDays.test(deal)) return one
    const usual = prices.find(
      (other) => other.competitor === competitor && other.deal === undefined && keyOf(other) === keyOf(one),
    )
    return usual && price > usual.price ? { ...one, on: deal } : one
  })
}

/** Prices from the owner's answer and from `/casa`; the answer takes precedence. */
export function knownPrices(
  written: readonly WishOf<'competitorPrice'>[],
  kept: readonly Competitor[],
): { prices: KnownPrice[]; fromHouse: number } {
  const said = written.map(
    ({ competitor, item, size, min, max, deal, unsure }): KnownPrice => ({
      competitor,
      item: itemOf(item, size),
      price: (min + max) / 2,
      lowest: min,
      highest: max,
      ...(deal !== undefined && { deal }),
      ...(unsure && { unsure }),
    }),
  )
  const told = new Set(said.map(keyOf))
  const added = kept
    .flatMap(({ name, prices }) =>
      prices.map(
        ({ item, price, size }): KnownPrice => ({
          competitor: name,
          item: itemOf(item, size),
          price,
          lowest: price,
          highest: price,
        }),
      ),
    )
    // Unknown, not zero.
    .filter((price) => price.price > 0 && !told.has(keyOf(price)))
  return { prices: withDays([...said, ...added].map(perPiece)), fromHouse: added.length }
}

/**
 * What a house lives on and every rival has: food by the kilo, the rodízio, the buffet. It is paired before anything else,
 * with the house's main item of that kind where a name says no more, and by its days where they cost apart.
 */
import { foldAccents } from '../../base/language/text.ts'
import type { KnownPrice } from './known-prices.ts'
import type { Group, Match, OwnItem } from './match.ts'
import type { Sold } from './sold.ts'

const kinds = [
  /(?<!\p{L})(?:quilos?|kilos?|kg|self[- ]?service)(?!\p{L})/u,
  /(?<!\p{L})rodizios?(?!\p{L})/u,
  /(?<!\p{L})(?:buffets?|bufe)(?!\p{L})/u,
]
/** Words that make no other item of it. */
const plain =
  /(?<!\p{L})(?:adultos?|complet[oa]s?|inteir[oa]s?|livres?|normal|simples|tradiciona(?:l|is)|carnes?|churrasco|por|pessoas?|cabeca|o|a|os|as|de|do|da|no|na|nos|nas|aos?|e|um|uma|durante|dias?|uteis|util|semana|fi[mn]s?|feriados?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feiras?|almoco|comida|balanca|sem balanca|vontade)(?!\p{L})/gu
const weekend = /fi(?:m|ns) de semana|sabado|domingo|feriado/
const inWeek = /(?<!fi(?:m|ns) de )semana|segunda|terca|quarta|quinta|sexta|dias? uteis/
/** What is another product of the same kind, unless the name asks for it. */
const apart =
  /(?<!\p{L})(?:crianca|infantil|kids|meia|executiv\p{L}+|sem carne|marmit\p{L}+|sobremesas?|doces?)(?!\p{L})/u

const fold = (said: string) => foldAccents(said).toLowerCase()
const kindOf = (name: string) => kinds.find((kind) => kind.test(name))
const daysOf = (name: string) => (weekend.test(name) ? 'weekend' : inWeek.test(name) ? 'week' : null)

/** The words of a name beside its kind and what adds nothing. */
const restOf = (name: string, kind: RegExp) =>
  name
    .replace(kind, ' ')
    .replace(plain, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

/** The house's items of the same kind that a price may be of. */
function candidates(item: string, menu: readonly OwnItem[]): OwnItem[] {
  const name = fold(item)
  const kind = kindOf(name)
  if (!kind) return []
  const rest = restOf(name, kind)
  const own = menu.filter((one) => kind.test(fold(one.name)))
  const named = own.filter((one) => rest.every((word) => fold(one.name).includes(word)))
  const main = rest.length > 0 ? named : named.filter((one) => !apart.test(fold(one.name)))
  const days = daysOf(name)
  const onDays = main.filter((one) => days !== null && daysOf(fold(one.name)) === days)
  return onDays.length > 0 ? onDays : main
}

/**
 * Prices of the house's main line: those of some days are prices of these days, and no promotion; one that holds every day
 * stands beside each of the house's.
 */
export const withAnchors = (prices: readonly KnownPrice[], menu: readonly OwnItem[]): KnownPrice[] =>
  prices.flatMap((price) => {
    const { deal, ...rest } = price
    if (!kindOf(fold(price.item))) return [price]
    if (deal !== undefined)
      return daysOf(fold(deal)) !== null && candidates(price.item, menu).length > 1
        ? [{ ...rest, item: `${price.item} ${deal}` }]
        : [price]
    const own = candidates(price.item, menu)
    const split = new Set(own.flatMap(({ name }) => daysOf(fold(name)) ?? []))
    return split.size === 2 && daysOf(fold(price.item)) === null
      ? [
          { ...price, item: `${price.item} durante a semana` },
          { ...price, item: `${price.item} no fim de semana` },
        ]
      : [price]
  })

/** The house's main item of a kind; null for another name, or where the house has none. */
export function anchorOf(menu: readonly OwnItem[], { unitsOf }: Sold): (group: Group) => Match | null {
  const weight = ({ name, price }: OwnItem) => (unitsOf(name) ?? 0) * (price ?? 0) || (price ?? 0) / 1e6
  return ({ item }) => {
    const [own] = candidates(item, menu).toSorted((a, b) => weight(b) - weight(a))
    return own ? { own, size: 'same' } : null
  }
}

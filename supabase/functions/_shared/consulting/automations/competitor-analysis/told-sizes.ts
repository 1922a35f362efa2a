/** Sizes that the owner tells of the competitors' items, for the prices that were told without one. */
import { formatBrl, tokenize } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { measureOf } from '../../base/same-item.ts'
import type { KnownPrice } from './known-prices.ts'
import type { Group, Match, OwnItem } from './match.ts'

type Finder = (group: Group) => Match | null

/** Sizes by name, in one spelling. */
const sizeNames: Readonly<Record<string, string>> = {
  grande: 'grande',
  grandes: 'grande',
  media: 'media',
  medias: 'media',
  medio: 'media',
  pequena: 'pequena',
  pequenas: 'pequena',
  pequeno: 'pequena',
  broto: 'broto',
  familia: 'familia',
  gigante: 'gigante',
}

const sizeNameIn = (name: string) => tokenize(name).flatMap((word) => sizeNames[word] ?? [])[0]

const grouped = (price: KnownPrice, item: string): Group => ({
  item,
  measure: measureOf(item),
  prices: [price],
})

const ownsOf = (match: Match | null): readonly OwnItem[] =>
  match === null ? [] : match.size === 'several' ? match.own : [match.own]

/**
 * The names with the size that a list says once: behind "calabresa grande 40", "mussarela 38" is a large one too, where the
 * house sells it in several sizes.
 */
export function withCarriedSizes(prices: readonly KnownPrice[], find: Finder): KnownPrice[] {
  const last = new Map<string, string>()
  return prices.map((price) => {
    const named = sizeNameIn(price.item)
    if (named !== undefined) {
      last.set(price.competitor, named)
      return price
    }
    const carried = last.get(price.competitor)
    const found = find(grouped(price, price.item))
    if (carried === undefined || found?.size !== 'several') return price
    const fitting = found.own.filter(
      ({ name, category }) => sizeNameIn(`${name} ${category ?? ''}`) === carried,
    )
    return fitting.length === 1 ? { ...price, item: `${price.item} ${carried}` } : price
  })
}

/** Whether a fact on a size is about an item: named, of the size named, or of the kind that the house sells by that measure. */
function isOf({ item, what }: WishOf<'rivalFact'>, price: KnownPrice, owns: readonly OwnItem[]): boolean {
  const measure = measureOf(what ?? '')
  const isAlike = owns.some((own) => own.measure !== null && own.measure.unit === measure?.unit)
  if (item === undefined) return measure === null || isAlike
  const size = sizeNameIn(item)
  if (size !== undefined && tokenize(item).length === 1) {
    const own = sizeNameIn(price.item) ?? owns.flatMap(({ name }) => sizeNameIn(name) ?? [])[0]
    return isAlike && (own === undefined || own === size)
  }
  return (
    namesItem(item, { name: price.item }) ||
    owns.some(({ name, category }) => namesItem(item, { name, section: category }))
  )
}

/**
 * The prices with the sizes that the owner tells of them ("a deles tem 28 cm"): what was told without one is compared
 * at one measure. Those whose size the owner does not know are to be confirmed.
 */
export function withToldSizes(
  prices: readonly KnownPrice[],
  { wishes }: RequestSheet,
  find: Finder,
): KnownPrice[] {
  const facts = wishes.filter((wish) => wish.kind === 'rivalFact').filter(({ about }) => about === 'size')
  if (facts.length === 0) return [...prices]
  return prices.map((price) => {
    const mine = facts.filter(({ competitor }) => competitor === price.competitor || competitor === 'Todos')
    if (mine.length === 0 || measureOf(price.item) !== null) return price
    const owns = ownsOf(find(grouped(price, price.item)))
    const fact = mine.find((one) => isOf(one, price, owns))
    if (!fact) return price
    // What is sold in its own container is of the size on it.
    if (fact.what === undefined)
      return owns.some(({ measure }) => measure !== null) ? { ...price, unsure: true } : price
    return { ...price, item: `${price.item} ${sizeText(fact.what)}` }
  })
}

/** "3 pessoas" as names have it: "para 3". */
const sizeText = (what: string) => what.replace(/^(\d+) pessoas?$/, 'para $1')

/** Dearer than this, what serves two is no price of the house's own plate, whose guests nobody told. */
const ofOnePlate = 1.3

/** The prices of a plate for several beside a plate of the house without a size: shown for each guest, and deciding nothing. */
export const withShared = (
  prices: readonly KnownPrice[],
  { measure }: Group,
  match: Match | null,
): KnownPrice[] =>
  prices.map((price) => {
    const own = match === null || match.size === 'several' ? null : match.own
    if (
      measure?.unit !== 'people' ||
      measure.amount < 2 ||
      !own ||
      own.measure !== null ||
      own.price === null
    )
      return price
    return price.away !== undefined || price.price <= own.price * ofOnePlate
      ? price
      : { ...price, away: `para ${measure.amount}: ${formatBrl(price.price / measure.amount)} por pessoa` }
  })

/** How new drinks and dishes stand beside what the competitors on the house's page charge. */

import type { Competitor, House } from '../house/house.ts'
import { itemKind } from '../house/item-kind.ts'
import { formatBrl, joinList, singular, tokenize } from '../language/text.ts'
import { newestPrices } from './neighbours.ts'

/** Something new of the house; the price in R$. */
type New = { name: string; price: number }
type Charged = { at: string; item: string; price: number }

/** A shorter word, such as "com", names no food. */
const shortestWord = 4
/** Most prices of competitors that one sentence lists. */
const mostListed = 5

/** Drinks that are poured as they come: nothing that a mixed drink is measured by. */
const isPoured = /chop|vinho|ta[çc]a|espumante|garrafa|litr/i

const chargedBy = (competitors: readonly Competitor[], kind: 'drink' | 'dish'): Charged[] =>
  competitors.flatMap(({ name: at, prices }) =>
    newestPrices(prices).flatMap(({ item, price }) =>
      itemKind({ name: item, section: null }) === kind && !isPoured.test(item) ? [{ at, item, price }] : [],
    ),
  )

const quoted = (charged: readonly Charged[]) =>
  joinList(charged.map(({ at, item, price }) => `${item}, ${formatBrl(price)} (${at})`))

const wordsOf = (name: string) =>
  tokenize(name)
    .filter((word) => word.length >= shortestWord)
    .map(singular)

/** Where new mixed drinks stand among those of the competitors, dearest first. @returns none without such a price */
export function drinksBesideMarket({ competitors }: House, made: readonly New[]): string[] {
  const charged = chargedBy(competitors, 'drink').toSorted((a, b) => b.price - a.price)
  const [dearest] = charged
  const last = charged.at(-1)
  if (!dearest || !last || made.length === 0) return []
  const stand = (names: readonly string[], where: string) =>
    names.length === 0 ? [] : [`${joinList(names)} ${names.length === 1 ? 'fica' : 'ficam'} ${where}`]
  const above = made.flatMap(({ name, price }) => (price > dearest.price ? [name] : []))
  const below = made.flatMap(({ name, price }) => (price < last.price ? [name] : []))
  const others = made.length > above.length + below.length ? ['os outros ficam entre eles'] : []
  const place =
    above.length + below.length === 0
      ? 'os novos ficam entre eles'
      : [...stand(above, 'acima de todos'), ...stand(below, 'abaixo de todos'), ...others].join('; ')
  return [`Nos vizinhos da página A casa: ${quoted(charged.slice(0, mostListed))}; ${place}.`]
}

/** What competitors charge for the food of each new dish. @returns none for a dish that nobody else has */
export function dishesBesideMarket({ competitors }: House, made: readonly New[]): string[] {
  const charged = chargedBy(competitors, 'dish').map((one) => ({ ...one, words: wordsOf(one.item) }))
  return made.flatMap(({ name, price }) => {
    const words = new Set(wordsOf(name))
    const alike = charged.filter(({ words: [head = ''] }) => words.has(head))
    return alike.length === 0 ? [] : [`${name}, ${formatBrl(price)}; nos vizinhos, ${quoted(alike)}.`]
  })
}

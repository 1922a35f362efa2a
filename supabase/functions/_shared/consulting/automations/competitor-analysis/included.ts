/** What a competitor gives within the price, as the owner told it: its price counts without the worth of that. */
import { foldAccents } from '../../base/language/text.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { isEndless, quotesOf } from './gaps.ts'
import { kindOf, type OwnItem } from './match.ts'
import type { Compared } from './schema.ts'

/** Guests who would have ordered it where it is sold apart; an assumption. */
const taken = 1 / 3

const isIncluded = /\b(?:inclu\w+|inclus\w+|de graca|no preco|vem junto|vem com|cortesia)\b/
const isDessert = ({ name, category }: OwnItem) =>
  /sobremesa|doce/.test(foldAccents(`${category ?? ''} ${name}`).toLowerCase()) ||
  /^(?:pudim|mousse|sorvete|cartola|petit|brigadeiro|torta|bolo)\b/.test(foldAccents(name).toLowerCase())
/** What the owner may name, and the items of the house that it is worth. */
const goods: readonly (readonly [RegExp, string, (item: OwnItem) => boolean])[] = [
  [/\bsobremesas?\b/, 'sobremesa', isDessert],
  [/\b(?:bebidas?|refrigerantes?|refri|sucos?)\b/, 'bebida', (item) => kindOf(item) === 'soft_drink'],
]

/** The goods that a competitor gives within its price. */
export const includedBy = (competitor: string, { wishes }: RequestSheet): string[] =>
  wishes.flatMap((wish) => {
    if (wish.kind !== 'rivalFact' || wish.competitor !== competitor) return []
    const said = foldAccents(wish.what ?? '').toLowerCase()
    return isIncluded.test(said) ? goods.flatMap(([words, name]) => (words.test(said) ? [name] : [])) : []
  })

/** An item whose price stands for a whole meal, with what of it is worth the house's cheapest one of the kind. */
export function withIncluded(compared: Compared, menu: readonly OwnItem[], sheet: RequestSheet): Compared {
  if (!isEndless(compared)) return compared
  const quotes = quotesOf(compared).map((quote) => {
    const names = includedBy(quote.competitor, sheet)
    const worth = goods.reduce((sum, [, name, isOne]) => {
      const prices = names.includes(name)
        ? menu.flatMap((item) => (isOne(item) ? (item.price ?? []) : []))
        : []
      return prices.length === 0 ? sum : sum + Math.min(...prices)
    }, 0)
    return worth > 0 && worth < quote.price
      ? { ...quote, includes: names.join(' e '), worth: worth * taken }
      : quote
  })
  return quotes.some(({ worth }) => worth !== undefined) ? { ...compared, quotes } : compared
}

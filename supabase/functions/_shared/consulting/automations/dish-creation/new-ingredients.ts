/** What a dish would add to the purchases of a house. */
import type { Candidate } from './compose.ts'
import { freshnessOf, isStaple } from './freshness.ts'
import type { Wishes } from './select.ts'

/** Fewest named ingredients, or foods on the menu, that tell what the house buys. */
const fewestKnown = 3

type Known = Pick<Wishes, 'stock' | 'wanted' | 'owned'>

/** Whether we know what the house buys; otherwise nothing counts as new. */
export const knowsPurchases = ({ stock, wanted }: Pick<Known, 'stock' | 'wanted'>): boolean =>
  wanted.length >= fewestKnown || stock.size >= fewestKnown

/** Pantry ids of the perishables of a dish that the house would have to buy anew. */
export function newIngredients({ parts }: Pick<Candidate, 'parts'>, known: Known): string[] {
  if (!knowsPurchases(known)) return []
  return parts
    .map(({ item }) => item.id)
    .filter(
      (id) =>
        freshnessOf(id) !== 'keeps' &&
        !isStaple(id) &&
        !known.stock.has(id) &&
        !known.wanted.includes(id) &&
        !known.owned.has(id),
    )
}

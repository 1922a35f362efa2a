/** What a dish would add to the purchases of a house. */
import { freshnessOf, isStaple } from './freshness.ts'

/** Fewest named ingredients, or foods on the menu, that tell what the house buys. */
const fewestKnown = 3

type Ids = Pick<ReadonlySet<string>, 'has' | 'size'>

/** Pantry ids that the menu names, that the owner named, and that the owner has. */
interface Known {
  stock: Ids
  wanted: readonly string[]
  owned: Ids
}

/** Whether we know what the house buys; otherwise nothing counts as new. */
export const knowsPurchases = ({ stock, wanted }: Pick<Known, 'stock' | 'wanted'>): boolean =>
  wanted.length >= fewestKnown || stock.size >= fewestKnown

/** Pantry ids of the perishables of a dish that the house would have to buy anew. */
export function newIngredients(
  { parts }: { parts: readonly { item: { id: string } }[] },
  known: Known,
): string[] {
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

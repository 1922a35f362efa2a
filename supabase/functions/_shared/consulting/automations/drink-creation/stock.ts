import type { House, HouseItem } from '../../base/house/house.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ingredientHolds } from '../../base/request/requirements.ts'

/** Bought by every bar, so it says nothing about a house. */
const everywhere: ReadonlySet<string> = new Set(['acucar', 'sal', 'gelo', 'agua', 'agua_gas'])

const wordsOf = ({ name, description }: HouseItem) => tokenize(`${name} ${description ?? ''}`)

/**
 * Ids of the ingredients that the house already buys: priced on `/casa`, named on its menu, or said to be in stock.
 * House preparations made from them count as bought.
 */
export function stockOf({ menu, ingredientPrices }: House, { wishes }: RequestSheet): ReadonlySet<string> {
  const texts = [
    ...Object.keys(ingredientPrices).map(tokenize),
    ...menu.filter(({ active }) => active).map(wordsOf),
  ]
  const said = wishes.flatMap((wish) => (wish.kind === 'prefer' && wish.why === 'supply' ? [wish.what] : []))
  const isBought = (item: Ingredient) => {
    const phrases = [item.family, item.name].map(tokenize)
    return (
      said.some((term) => ingredientHolds(item, term)) ||
      texts.some((text) => phrases.some((phrase) => containsPhrase(text, phrase)))
    )
  }
  const bought = new Set(
    ingredients.flatMap((item) => (item.kind === 'bought' && isBought(item) ? [item.id] : [])),
  )
  const made = ingredients.filter(
    (item) =>
      item.kind === 'house' &&
      madeOf(item).every(({ kind, id }) => kind === 'house' || bought.has(id) || everywhere.has(id)) &&
      madeOf(item).some(({ id }) => bought.has(id)),
  )
  return new Set([...bought, ...made.map(({ id }) => id)])
}

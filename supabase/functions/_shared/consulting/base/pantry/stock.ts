import type { House, HouseItem } from '../house/house.ts'
import { containsPhrase, tokenize } from '../language/text.ts'
import { ingredientHolds } from '../request/judge-exclusions.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import { housePours } from '../spirits.ts'
import { type IngredientId, ingredients, madeOf } from './bar.ts'
import type { Ingredient } from './ingredient.ts'
import { ownPreparations } from './own-preparations.ts'
import { goodOfKind } from './poured.ts'

/** Bought by every bar, so it says nothing about a house. */
export const everywhere: ReadonlySet<string> = new Set(['acucar', 'sal', 'gelo', 'agua', 'agua_gas'])

/** Ingredients implied by names on a menu: a house that sells caipirinhas buys limes and sugar in every form. */
const implied: readonly (readonly [phrases: readonly string[], ids: readonly IngredientId[]])[] = [
  [
    ['caipirinha', 'caipiroska', 'caipivodka', 'limão', 'limonada'],
    ['limao', 'limao_cubos', 'acucar'],
  ],
  [['mojito'], ['hortela', 'limao', 'limao_cubos', 'acucar', 'agua_gas']],
  [['tônica', 'tonic'], ['tonica']],
  [['soda', 'água com gás', 'gaseificada'], ['agua_gas']],
  [
    ['mule', 'ginger'],
    ['ginger', 'limao'],
  ],
  [['rabo de galo', 'negroni', 'boulevardier'], ['vermute']],
  [['negroni', 'aperol', 'campari', 'boulevardier'], ['aperitivo']],
  [['spritz', 'clericot', 'espumante'], ['espumante']],
  [
    ['piña colada', 'pina colada'],
    ['abacaxi', 'abacaxi_fresco', 'leite_coco'],
  ],
  [['batida de coco'], ['leite_coco', 'leite_condensado']],
  [['café', 'espresso', 'cappuccino'], ['cafe']],
]

/**
 * Ingredients whose one-word name also occurs in other goods: "caldinho com leite de coco" contains no coconut water.
 */
const byFullName: ReadonlySet<string> = new Set(['coco'])

const wordsOf = ({ name, description }: HouseItem) => tokenize(`${name} ${description ?? ''}`)

/** Whether a good is what the owner names: white wine is no vermouth, which holds wine. */
export function isOf(item: Ingredient, what: string): boolean {
  const good = goodOfKind(what)
  return good === null ? ingredientHolds(item, what) : item.id === good
}

/**
 * Ids of the ingredients that the house already buys: priced on `/casa`, named on its menu, or said to be in stock.
 * House preparations made from them count as bought, and so do ingredients implied by the names on the menu.
 */
export function stockOf({ menu, ingredientPrices }: House, { wishes }: RequestSheet): ReadonlySet<string> {
  const texts = [
    ...Object.keys(ingredientPrices).map(tokenize),
    ...menu.filter(({ active }) => active).map(wordsOf),
  ]
  const said = wishes.flatMap((wish) => (wish.kind === 'prefer' && wish.why === 'supply' ? [wish.what] : []))
  const goods = new Set<string>(
    implied.flatMap(([phrases, ids]) =>
      phrases.some((phrase) => texts.some((text) => containsPhrase(text, tokenize(phrase)))) ? ids : [],
    ),
  )
  const isBought = (item: Ingredient) => {
    const phrases = [...(byFullName.has(item.family) ? [] : [item.family]), item.name].map(tokenize)
    return (
      goods.has(item.id) ||
      said.some((term) => isOf(item, term)) ||
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
  return new Set([
    ...bought,
    ...made.map(({ id }) => id),
    ...ownPreparations({ ingredientPrices }).keys(),
    ...Object.keys(housePours({ ingredientPrices, menu })),
  ])
}

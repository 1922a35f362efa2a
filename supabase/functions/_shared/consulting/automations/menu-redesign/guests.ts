/** Estimates the number of guests from the dishes of a meal, because the sheet has no tables. */
import { itemKind } from '../../base/house/item-kind.ts'
import { guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'
import type { RedesignedItem } from './schema.ts'

/** Sections served before, after or with a meal. */
const noMeal =
  /entrada|come[cç]ar|petisc|tira-gosto|por[cç]|snack|couvert|caldo|salada|sobremesa|doce|bolo|sorvete|lanche r|kids|infantil|extra|adicional/i

/** Guests for whom one unit of an item is the meal; 0 if it is not a meal. */
export function guestsIn(item: Pick<RedesignedItem, 'name'> & { section: string }): number {
  const { name, section } = item
  if (itemKind({ name, section }) !== 'dish' || noMeal.test(section)) return 0
  return isSinglePiece({ name }) ? 0 : guestsOf({ name, category: section, description: null })
}

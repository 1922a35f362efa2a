/** How many guests an item stands for: its sheet has no tables, so the dishes of a meal count them. */
import { itemKind } from '../../base/house/item-kind.ts'
import { guestsOf, isSinglePiece } from '../../base/pairing/understand.ts'
import type { RedesignedItem } from './schema.ts'

/** Sections that come before or after a meal, or beside it. */
const noMeal =
  /entrada|come[cç]ar|petisc|tira-gosto|por[cç]|snack|couvert|caldo|salada|sobremesa|doce|bolo|sorvete|lanche r|kids|infantil|extra|adicional/i

/** Guests for whom one of an item is the meal; 0 where it is none. */
export function guestsIn(item: Pick<RedesignedItem, 'name'> & { section: string }): number {
  const { name, section } = item
  if (itemKind({ name, section }) !== 'dish' || noMeal.test(section)) return 0
  return isSinglePiece({ name }) ? 0 : guestsOf({ name, category: section, description: null })
}

/** Where what the owner pays for ingredients, as the request says, is used. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { joinList } from '../../base/language/text.ts'
import { toldCosts, toldPrice } from '../../base/pantry/told-costs.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

/** No wood is said, and the price of a plain cachaça is none of an aged one. */
const isPlain = (item: string, id: string) => item !== 'cachaça' || id === 'alambique'

export const toldCostsUsed = (
  sheet: Pick<RequestSheet, 'wishes'>,
  drinks: readonly Drink[],
  chosen: readonly Candidate[],
): { item: string; text: string }[] =>
  toldCosts(sheet).map((told) => {
    const names = drinks.flatMap(({ name }, at) =>
      chosen[at]?.portions.some(
        (portion) => ingredientHolds(portion.item, told.item) && isPlain(told.item, portion.item.id),
      )
        ? [name]
        : [],
    )
    return {
      item: told.item,
      text:
        names.length === 0
          ? 'Nenhuma receita destas leva.'
          : `${toldPrice(told)}, na conta de ${joinList(names)}.`,
    }
  })

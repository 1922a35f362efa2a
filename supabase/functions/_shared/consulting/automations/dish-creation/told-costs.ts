/** Where what the owner pays for ingredients, as the request says, is used. */
import { joinList } from '../../base/language/text.ts'
import { toldCosts, toldPrice } from '../../base/pantry/told-costs.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Candidate } from './compose.ts'
import { takenOf } from './taken.ts'

export const toldCostsUsed = (
  sheet: Pick<RequestSheet, 'wishes'>,
  chosen: readonly Candidate[],
): { item: string; text: string }[] =>
  toldCosts(sheet).map((told) => {
    const { item } = told
    const names = [...new Set(takenOf(item, chosen).map(({ name }) => name))]
    return {
      item,
      text:
        names.length === 0
          ? 'Nenhuma receita destas leva.'
          : `${toldPrice(told)}, na conta de ${joinList(names)}.`,
    }
  })

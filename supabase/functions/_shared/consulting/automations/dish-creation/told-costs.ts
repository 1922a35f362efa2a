/** What the owner pays for ingredients, as the request says it: it counts before our estimates and before the stored prices. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Candidate } from './compose.ts'
import { toldCosts } from './house-costs.ts'
import { takenOf } from './taken.ts'

/** Where each of these prices is used. */
export const toldCostsUsed = (
  sheet: Pick<RequestSheet, 'wishes'>,
  chosen: readonly Candidate[],
): { item: string; text: string }[] =>
  toldCosts(sheet).map(({ item, price }) => {
    const names = [...new Set(takenOf(item, chosen).map(({ name }) => name))]
    return {
      item,
      text:
        names.length === 0
          ? 'Nenhuma receita destas leva.'
          : `${formatBrl(price)} o quilo, na conta de ${joinList(names)}.`,
    }
  })

/** Why wishes change nothing in a comparison. */
import type { Explanation } from '../../base/request/explanation.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { awayOf } from './known-rivals.ts'

/** Whether a competitor's item is what the owner leaves out under the house's own name. */
const isLeftOut = (item: string, { wishes }: RequestSheet): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'notCompared' &&
      wish.item !== undefined &&
      namesItem(item, { name: wish.item }),
  )

export const explanationsOf = (sheet: RequestSheet, today: string): Explanation[] =>
  oneEach([
    ...sheet.wishes.flatMap((wish): Explanation[] => {
      const { away } = wish.kind === 'competitorPrice' ? awayOf(wish, sheet, today) : {}
      return away === undefined
        ? []
        : [{ wish, reason: `Aparece marcado (${away}) e não decide nada.`, met: true }]
    }),
    ...sheet.wishes.flatMap((wish) =>
      wish.kind === 'price' && wish.origin === 'house' && wish.max !== undefined
        ? [{ wish, reason: 'O mapa não muda os preços de hoje; o que ele propõe fica dentro do teto.' }]
        : [],
    ),
    ...sheet.wishes.flatMap((wish): Explanation[] =>
      wish.kind === 'competitorPrice' && isLeftOut(wish.item, sheet)
        ? [{ wish, reason: 'Fora da comparação, a seu pedido.', met: true }]
        : [],
    ),
    ...withoutEffect(
      sheet,
      ['competitorPrice', 'question', 'rivalFact', 'portion', 'newCombo'],
      'Esta consultoria compara preços; isto não muda a comparação.',
    ),
  ])

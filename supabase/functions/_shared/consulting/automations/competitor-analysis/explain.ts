/** Why wishes change nothing in a comparison. */
import type { Explanation } from '../../base/request/explanation.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'

export const explanationsOf = (sheet: RequestSheet): Explanation[] =>
  oneEach([
    ...sheet.wishes.flatMap((wish) =>
      wish.kind === 'price' && wish.max !== undefined
        ? [{ wish, reason: 'Nenhum preço novo é proposto aqui; se for, fica dentro desse limite.' }]
        : [],
    ),
    ...withoutEffect(
      sheet,
      ['competitorPrice', 'question', 'rivalFact'],
      'Esta consultoria compara preços; isto não muda a comparação.',
    ),
  ])

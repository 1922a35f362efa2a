/** Items of different sizes, compared at the price of one measure. */
import { formatBrl } from '../../../base/language/text.ts'
import { percentOver } from '../gaps.ts'
import type { Compared } from '../schema.ts'
import { type Answer, type Asked, answer } from './asked.ts'

/** "20% abaixo" */
export const over = (own: number, theirs: number): string => {
  const share = Math.round(percentOver(own, theirs))
  return share === 0 ? 'igual' : `${Math.abs(share)}% ${share > 0 ? 'acima' : 'abaixo'}`
}

const perText = ({ price, measure }: { price: number; measure: string }) =>
  `${formatBrl(price)} por ${measure}`

/** Items of other sizes, each at the price of one measure. */
export function sizeTable(items: readonly Compared[]): Answer['table'] {
  const rows = items.flatMap(({ item, ours, ownPer, quotes = [] }) =>
    ours === undefined || ownPer === undefined
      ? []
      : quotes.flatMap(({ competitor, price, per, away }) =>
          per === undefined
            ? []
            : [
                [
                  ours,
                  perText(ownPer),
                  `${competitor}: ${item}, ${formatBrl(price)}${away === undefined ? '' : ` (${away})`}`,
                  perText({ price: per, measure: ownPer.measure }),
                  over(ownPer.price, per),
                ],
              ],
        ),
  )
  return rows.length === 0
    ? undefined
    : {
        caption: 'Tamanhos diferentes, na mesma medida',
        headers: ['Item', 'Você', 'Eles', 'Na mesma medida', 'Você está'],
        rows,
        numeric: [1, 3],
      }
}

export function answerSizes(asked: Asked): Answer {
  const table = sizeTable(asked.items)
  if (!table)
    return answer('Tudo que entrou na conta tem o mesmo tamanho, ou ele não foi dito e está marcado.')
  const said = table.rows
    .slice(0, 4)
    .map(([item, own, there, theirs, stand]) => `${item} ${own}; ${there?.split(':')[0]} ${theirs}: ${stand}`)
  return answer(`Na mesma medida: ${said.join('. ')}.`)
}

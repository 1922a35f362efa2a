/** What the competitors leave to try: items that all of them sell dearer, and that the report's own rule does not raise. */

import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { allowsPrice, readLimits } from '../../../base/pricing/limits.ts'
import { calledOf, cent, everyday, standOf } from '../gaps.ts'
import { type Answer, type Asked, reais, shared } from './asked.ts'

/** R$ of a small step of a price on a menu. */
export const smallStep = (price: number) => (price < 10 ? 0.5 : price < 40 ? 1 : 2)

/** Most items that are shown: one is tried at a time. */
const mostShown = 4

export type Slack = {
  item: string
  own: number
  to: number
  lowest: number
  cost: number | null
  units: number | undefined
}

/** The widest gap first. */
export function slackOf(asked: Asked): Slack[] {
  const { context, menu, raises, sold } = asked
  return shared(asked)
    .filter((item) => standOf(item) === 'cheapest' && !raises.some((raise) => raise.item === item.ours))
    .flatMap((item): Slack[] => {
      const own = menu.find(({ name }) => name === item.ours)
      const lowest = Math.min(...everyday(item).map(({ price }) => price))
      const to = item.own + smallStep(item.own)
      if (!own || to > lowest - cent) return []
      const limits = readLimits(
        context.sheet,
        context.house,
      )({
        name: own.name,
        section: own.category,
        price: item.own,
      })
      return allowsPrice(limits, to)
        ? [
            {
              item: capitalize(calledOf(item)),
              own: item.own,
              to,
              lowest,
              cost: own.cost !== null && own.cost > 0 ? own.cost : null,
              units: sold.unitsOf(own.name),
            },
          ]
        : []
    })
    .toSorted((a, b) => b.lowest / b.own - a.lowest / a.own)
    .slice(0, mostShown)
}

/** One at a time, with what it may lose. */
export function slackTable(found: readonly Slack[]): NonNullable<Answer['table']> {
  const costed = found.some(({ cost }) => cost !== null)
  const counted = found.some(({ units }) => units !== undefined)
  return {
    caption: 'Folga que os vizinhos deixam: para testar, um de cada vez',
    headers: [
      'Item',
      'Hoje',
      'Teste',
      'O menor deles',
      ...(costed ? ['Empata se perder até'] : []),
      ...(counted ? ['R$/mês, se ninguém deixar de pedir'] : []),
    ],
    rows: found.map(({ item, own, to, lowest, cost, units }) => [
      item,
      formatBrl(own),
      formatBrl(to),
      formatBrl(lowest),
      ...(costed
        ? [cost === null ? '—' : `${formatNumber(Math.floor((1 - (own - cost) / (to - cost)) * 1000) / 10)}%`]
        : []),
      ...(counted ? [units === undefined ? '—' : reais((to - own) * units)] : []),
    ]),
    numeric: [1, 2, 3],
  }
}

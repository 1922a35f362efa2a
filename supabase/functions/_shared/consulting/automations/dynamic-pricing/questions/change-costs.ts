/** What it costs the house to change a price, beside what the change brings. */
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { reais, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import { gainOfAll } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import type { Answer, Asked, Question } from './asked.ts'

const daysOfMonth = 30

/** Each change with the days in which it pays for its own line: cost ÷ (gain a month ÷ 30). */
export function answerChangeCost({ price = 0 }: Question, { plan }: Asked): Answer | null {
  if (!(price > 0)) return null
  const moved = plan.items.filter(isMoved)
  const spared = plan.items.filter(({ spared: why }) => why === 'cost')
  const left =
    spared.length === 0
      ? []
      : [
          `${joinList(spared.map(({ name }) => name))} ${spared.length === 1 ? 'fica' : 'ficam'} como hoje: a troca custaria mais do que rende em três meses.`,
        ]
  if (moved.length === 0)
    return { verdict: 'Nada se troca, nada se paga.', texts: left, figures: { cost: 0 } }
  const total = price * moved.length
  const gain = gainOfAll(moved)
  const days = (of: number) => Math.max(1, Math.ceil((price / of) * daysOfMonth))
  const slowest = moved
    .filter((item) => item.newProfit > item.profit)
    .toSorted((a, b) => a.newProfit - a.profit - (b.newProfit - b.profit))[0]
  return {
    verdict: `${moved.length === 1 ? 'Uma troca custa' : `${moved.length} trocas custam`} ${formatBrl(total)} e ${moved.length === 1 ? 'rende' : 'rendem'} ${reais(gain)} ${perOf(plan)}.`,
    texts: [
      ...(slowest && plan.period !== null
        ? [
            `${moved.length === 1 ? 'Paga-se' : `A que demora mais a se pagar é ${slowest.name},`} em ${whole(days(slowest.newProfit - slowest.profit))} dias.`,
          ]
        : []),
      ...left,
    ],
    figures: { cost: total, gain },
  }
}

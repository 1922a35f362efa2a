/** What taxes and fees take of every price, and one table of all prices. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { onDay, reais } from '../money.ts'
import { perOf } from '../reasons.ts'
import { type Answer, type Asked, totalOf } from './asked.ts'

/** "Pago 6% de imposto e 3% de maquininha": every margin of the report is net of them; here is what they take. */
export function answerCharges({ plan }: Asked): Answer | null {
  if (!plan.charges) return null
  const { percent, what } = plan.charges
  const { revenue, margin } = totalOf(plan.items)
  const kept = 1 - percent / 100
  const taken = revenue / kept - revenue
  const [best] = plan.items.toSorted((a, b) => b.profit - a.profit)
  return {
    verdict: `Já descontado em todas as contas: ${what}, ${formatNumber(percent)}% de cada venda, são ${reais(taken)} ${perOf(plan)}; o lucro bruto de hoje fica em ${reais(margin)}, e não em ${reais(margin + taken)}.`,
    texts: best
      ? [
          `Ex.: ${best.name} a ${formatBrl(best.price)} deixa ${formatBrl(paidOf(best) - best.cost)}: tiram-se ${formatBrl(paidOf(best) / kept - paidOf(best))} de ${what} e ${formatBrl(best.cost)} de custo.`,
        ]
      : [],
    figures: { percent, taken },
  }
}

/** Every item with today's price, the new one, and what it brings: the table that the owner asked for. */
export function answerPriceTable(asked: Asked): Answer {
  const { plan, starts } = asked
  const moved = plan.items.filter(({ price, newPrice }) => price !== newPrice)
  const gain = plan.newProfit - plan.profit
  const per = perOf(plan)
  return {
    verdict:
      moved.length === 0
        ? 'Nenhum preço muda: a tabela mostra o que fica.'
        : `${moved.length === 1 ? 'Muda um preço' : `Mudam ${moved.length} preços`}${starts === null ? '' : ` ${onDay(starts)}`}: ${joinList(moved.slice(0, 6).map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`))}; ${reais(gain)} ${per}.`,
    texts: [],
    table: {
      caption: 'Todos os preços',
      headers: ['Item', 'Preço hoje', 'Preço proposto', 'Deixa por venda', `Ganho ${per}`],
      rows: [
        ...plan.items.map((item) => [
          item.name,
          formatBrl(item.price),
          item.newPrice === item.price ? 'fica' : formatBrl(item.newPrice),
          formatBrl(paidAt(item, item.newPrice) - item.cost),
          item.newPrice === item.price ? '—' : reais(item.newProfit - item.profit),
        ]),
        ['Soma', '', '', '', reais(gain)],
      ],
      numeric: [1, 2, 3, 4],
    },
    figures: { gain },
  }
}

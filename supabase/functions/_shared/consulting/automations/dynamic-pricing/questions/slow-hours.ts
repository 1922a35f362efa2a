/** Whether the sheet can say what a lower price does in slow hours, and what to note where it cannot. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { hoursOf } from '../../../base/request/hour-words.ts'
import type { PricedItemPlan } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** The discount that the sums take as an example. */
const example = 0.1
const examples = 3

export function answerSlowHours({ start, end }: Question, { plan, sales, limitsOf }: Asked): Answer {
  const when = start === undefined || end === undefined ? 'nessa hora' : hoursOf({ start, end })
  const lower = ({ price, name }: PricedItemPlan) =>
    menuPriceTo(Math.min(price * (1 - example), price - 0.01), endingsFrom(price, limitsOf(name).endings))
  const rows = plan.items
    .filter((item) => lower(item) > item.cost && paidOf(item) > item.cost)
    .toSorted((a, b) => b.units - a.units)
    .slice(0, examples)
    .map((item) => ({ item, price: lower(item), even: breakEvenUnits(item, lower(item)) }))
  const grain =
    sales.dayParts.length > 0
      ? 'separa só os turnos do dia'
      : sales.weekdays.length > 0
        ? 'é por dia, e não por hora'
        : sales.period === null
          ? 'não tem datas nem horas'
          : 'é por semana, e não por hora'
  const [first] = rows
  return {
    verdict: `Com esta planilha não dá para saber: ela ${grain}.`,
    texts: [
      `Anote, por duas semanas, o que sai ${when}: item, unidades e hora, ou peça ao caixa o relatório por hora. Depois baixe o preço só ${when}, outras duas semanas, e compare as duas contagens.`,
      ...(first
        ? [
            `O que já se sabe: a ${formatBrl(first.price)}, ${first.item.name} só empata com ${formatNumber(first.even * 100)}% mais vendas nesse horário, contadas também as que sairiam a preço cheio.`,
          ]
        : []),
    ],
    ...(rows.length > 1 && {
      table: {
        caption: `Quanto a mais cada um precisa vender ${when} para empatar`,
        headers: ['Item', 'Hoje', 'Na hora fraca', 'Deixava', 'Passa a deixar', 'Vender a mais'],
        rows: rows.map(({ item, price, even }) => [
          item.name,
          formatBrl(item.price),
          formatBrl(price),
          formatBrl(paidOf(item) - item.cost),
          formatBrl(price - item.cost),
          `${formatNumber(even * 100)}%`,
        ]),
        numeric: [1, 2, 3, 4, 5],
      },
    }),
    figures: { ...(first && { even: first.even }) },
  }
}

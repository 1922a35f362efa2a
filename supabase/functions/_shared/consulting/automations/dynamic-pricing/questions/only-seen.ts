/** What no change in the sheet has shown: how guests would react to another price of an item that never changed. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import type { Answer, Asked } from './asked.ts'

/** Each item without a change, and what its next price may lose: that much needs no estimate. */
export function answerOnlySeen({ plan, limitsOf }: Asked): Answer {
  const seen = new Set((plan.seen ?? []).map(({ name }) => name))
  const never = plan.items.filter(({ name, cost, ...item }) => !seen.has(name) && paidOf(item) > cost)
  if (never.length === 0)
    return {
      verdict: 'Todo item desta planilha já mudou de preço: cada conta vem das suas vendas.',
      texts: [],
      figures: { never: 0 },
    }
  const rows = never.map((item) => {
    const next = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, limitsOf(item.name).endings))
    return [
      item.name,
      formatBrl(item.price),
      formatBrl(next),
      `${formatNumber(-breakEvenUnits(item, next) * 100)}%`,
    ]
  })
  return {
    verdict: `Não dá para estimar ${joinList(never.map(({ name }) => name))}: ${never.length === 1 ? 'não tem' : 'não têm'}, na planilha, quatro semanas antes e quatro depois de uma mudança de preço. ${never.length === 1 ? 'Fica como está' : 'Ficam como estão'}.`,
    texts: [
      'O que se sabe sem estimar é quanto a venda pode cair no próximo preço antes de perder dinheiro. Para medir, mude um só, por quatro semanas, e compare com os que não mudaram.',
    ],
    table: {
      caption: 'Sem estimativa: até onde a venda pode cair',
      headers: ['Item', 'Hoje', 'Próximo preço', 'Pode perder'],
      rows,
      numeric: [1, 2, 3],
    },
    figures: { never: never.length },
  }
}

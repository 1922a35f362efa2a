/** What costs more than a share of its price, as the owner asks to see it. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import type { PricedItemPlan } from '../schema.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

/** Rows of the table; the rest are counted. */
const mostRows = 20

const shareOf = (item: PricedItemPlan) => item.cost / Math.max(0.01, paidOf(item))
const percentOf = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`

/** "O que custa mais de 40%": the items, the dearest share first, with the share at the new price. */
export function answerCostShares(question: Question, asked: Asked): Answer | null {
  const { percent = 0, item: named } = question
  const limit = percent / 100
  const items = itemsOf(question, asked)
  if (items.length === 0 || limit <= 0) return null
  const above = items
    .filter((item) => shareOf(item) > limit + 1e-9)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || a.name.localeCompare(b.name))
  const most = `${formatNumber(percent)}%`
  const where = named === undefined ? '' : ` em ${named}`
  const [dearest] = items.toSorted((a, b) => shareOf(b) - shareOf(a))
  if (above.length === 0)
    return {
      verdict: `Nada${where} custa mais de ${most} do que o cliente paga${dearest ? `; o mais perto é ${dearest.name}, com ${percentOf(shareOf(dearest))}` : ''}.`,
      texts: [],
      figures: { limit },
    }
  const left = above.length - mostRows
  return {
    verdict: `${above.length === 1 ? 'Um item custa' : `${above.length} itens custam`} mais de ${most} do preço${where}: ${above
      .slice(0, 3)
      .map((item) => `${item.name} (${percentOf(shareOf(item))})`)
      .join(', ')}${above.length > 3 ? ' e outros, na tabela' : ''}.`,
    texts: left > 0 ? [`A tabela mostra os ${mostRows} primeiros; faltam ${left}.`] : [],
    table: {
      caption: `O que custa mais de ${most} do preço`,
      headers: ['Item', 'Custo', 'Preço pago', 'Custo no preço', 'No preço novo', `Preço para ${most}`],
      rows: above
        .slice(0, mostRows)
        .map((item) => [
          item.name,
          formatBrl(item.cost),
          formatBrl(paidOf(item)),
          percentOf(shareOf(item)),
          isMoved(item)
            ? `${percentOf(item.cost / Math.max(0.01, paidAt(item, item.newPrice)))} a ${formatBrl(item.newPrice)}`
            : 'não muda',
          formatBrl(Math.ceil((item.cost / limit) * 100) / 100),
        ]),
      numeric: [1, 2, 3, 5],
    },
    figures: { limit, above: above.length },
  }
}

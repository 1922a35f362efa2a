/** "O que digo se reclamarem?": one sentence that is true, and the prices that stand behind it. */
import { the } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { onDay } from '../money.ts'
import { isMoved } from '../waves.ts'
import type { Answer, Asked } from './asked.ts'

const mostNamed = 3

export function answerGuests({ plan, starts }: Asked): Answer {
  const raised = plan.items.filter((item) => isMoved(item) && item.newPrice > item.price)
  const stays = plan.items
    .filter((item) => !isMoved(item) && item.action !== 'below_cost')
    .toSorted((a, b) => b.units * b.price - a.units * a.price)
  const [known] = stays
  if (raised.length === 0)
    return {
      verdict: 'Nada a explicar: nenhum preço sobe neste plano.',
      texts: known ? [`Se perguntarem: “${the(known.name)} segue a ${formatBrl(known.price)}.”`] : [],
      figures: {},
    }
  const names = joinList(raised.slice(0, mostNamed).map(({ name }) => name))
  const most = Math.max(...raised.map(({ newPrice, price }) => newPrice - price))
  const when = starts === null ? '' : `, ${onDay(starts)}`
  return {
    verdict: `“${raised.length > mostNamed ? 'Alguns preços subiram' : `${names} ${raised.length === 1 ? 'subiu' : 'subiram'}`}, no máximo ${formatBrl(most)}${known ? `; ${the(known.name)} segue a ${formatBrl(known.price)}` : ''}.”`,
    texts: [
      `É isso, na mesma hora e sem pedir desculpa: não culpe fornecedor nem prometa que não sobe mais. ${raised.length} ${raised.length === 1 ? 'preço muda' : 'preços mudam'}${when}, e ${formatNumber(stays.length)} ficam. A quem insistir, ofereça um dos que ficaram${stays.length > 1 ? `: ${joinList(stays.slice(0, 2).map(({ name }) => name))}` : ''}.`,
    ],
    figures: { most },
  }
}

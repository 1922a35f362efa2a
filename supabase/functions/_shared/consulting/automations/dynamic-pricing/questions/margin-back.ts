/** "O gin subiu: quanto precisa custar para eu voltar à margem de antes?": by what the sheet says that it cost before. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { shortDay } from '../money.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const ofBefore =
  /margem (?:de antes|anterior|antiga|que (?:eu )?tinha|de sempre)|mesma margem|(?:voltar|recuperar|manter)(?: (?:[aà]|a minha|minha|para a?))? margem/iu

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`

/** Null where nothing is asked of a margin of before, or the sheet shows one cost only. */
export function answerMarginBack(question: Question, asked: Asked): Answer | null {
  const [item] = question.item === undefined ? [] : itemsOf(question, asked)
  const costs = asked.sales.items.find(({ name }) => name === item?.name)?.costs ?? []
  const [before, now] = costs.slice(-2)
  if (!item || !before || !now || !ofBefore.test(question.text) || now.cost <= before.cost) return null
  const { price } = item
  const limits = asked.limitsOf(item.name)
  const endings = endingsFrom(price, limits.endings)
  const share = 1 - before.cost / price
  const bySum = menuPriceFrom(price + now.cost - before.cost - 0.05, endings)
  const byShare = menuPriceFrom(now.cost / (1 - share) - 0.05, endings)
  const fits = (to: number) => allowsPrice(limits, to)
  const step = isMoved(item) && item.newPrice > price ? item.newPrice : null
  return {
    verdict: `${formatBrl(bySum)} devolve os reais de cada venda (${formatBrl(price - before.cost)}); ${formatBrl(byShare)} devolve a margem de ${percent(share)}.`,
    texts: [
      `O custo na planilha foi de ${formatBrl(before.cost)} a ${formatBrl(now.cost)} em ${shortDay(now.from)}: a ${formatBrl(price)} sobram ${formatBrl(price - now.cost)} (${percent(1 - now.cost / price)}), e antes sobravam ${formatBrl(price - before.cost)} (${percent(share)}).`,
      fits(byShare)
        ? 'Os dois cabem nos seus limites; os reais pagam as contas, a porcentagem só as compara.'
        : `${fits(bySum) ? `O seu limite deixa ir a ${formatBrl(bySum)}, e não a ${formatBrl(byShare)}` : 'Nenhum dos dois cabe no seu limite de uma vez'}${step === null ? '' : `: comece por ${formatBrl(step)}, que deixa ${formatBrl(step - now.cost)}`}. O resto vem em outro passo, ou de uma dose mais barata: cada R$ 1,00 a menos de custo vale o mesmo que R$ 1,00 de preço.`,
    ],
    figures: { bySum, byShare, share },
  }
}

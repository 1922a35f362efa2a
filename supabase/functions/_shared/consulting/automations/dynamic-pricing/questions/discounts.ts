/** Discounts on weekdays and for the way of paying. */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { pairOf } from '../demand-section.ts'
import { reais } from '../money.ts'
import { perOf } from '../reasons.ts'
import { type Answer, type Asked, itemsOf, type Question, totalOf } from './asked.ts'
import { nameOf, offersOf } from './offer.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

export function answerDiscount(question: Question, asked: Asked): Answer | null {
  const items = itemsOf(question, asked).filter(({ action }) => action !== 'below_cost')
  if (items.length === 0 || question.percent === undefined) return null
  const off = question.percent / 100
  const { revenue, margin } = totalOf(items)
  const days = question.weekdays
  const when = days === undefined ? '' : ` ${everyWeek(days)}`
  const what =
    question.item === undefined ? 'em tudo' : `em ${items.length === 1 ? items[0]?.name : question.item}`
  const [offer] = offersOf(asked)
  const pair = pairOf(asked.plan)
  const instead = offer
    ? `No lugar, ${nameOf(offer)} por ${formatBrl(offer.price)}${when}: o desconto só sai com a segunda coisa na mesa, e cada um deixa ${formatBrl(offer.leaves)}.`
    : pair === null
      ? 'Fique no preço cheio.'
      : `Fique no preço cheio e faça a equipe oferecer ${pair}.`
  if (margin <= off * revenue)
    return {
      verdict: `Não: ${percent(off)} ${what}${when} come toda a margem, e nenhum movimento paga.`,
      texts: [instead],
      figures: { off },
    }
  const needed = margin / (margin - off * revenue) - 1
  const expected =
    items.reduce((sum, item) => sum - item.elasticity * off * paidOf(item) * item.units, 0) / revenue
  const shares = asked.plan.weekdays.filter(({ label }) => days?.some((day) => weekdayNames[day] === label))
  // Days of a week weigh as much as they sell.
  const all = asked.plan.weekdays.reduce((sum, { index }) => sum + index, 0)
  const part = shares.reduce((sum, { index }) => sum + index, 0) / (all || 1)
  const cost = shares.length === 0 ? null : part * off * revenue
  const given =
    cost === null ? '' : ` Quem já vem nesses dias leva ${reais(cost)} ${perOf(asked.plan)} de desconto.`
  return expected >= needed
    ? {
        verdict: `Dá: ${percent(off)} ${what}${when} empata com ${percent(needed)} mais vendas, e a conta espera ${percent(expected)}.`,
        texts: [`Teste quatro semanas e conte as vendas desses dias: abaixo do empate, pare.${given}`],
        figures: { off, needed, expected },
      }
    : {
        verdict: `Não: ${percent(off)} ${what}${when} só empata com ${percent(needed)} mais vendas, e a conta espera ${percent(expected)}.`,
        texts: [`${given.trimStart()} ${instead}`.trim()],
        figures: { off, needed, expected },
      }
}

/** Share of a credit sale that the card machine takes, and of the sales that may be paid in cash: assumptions. */
const cardFee = 0.03
const inCash = 0.5

export function answerPayDiscount(question: Question, asked: Asked): Answer {
  const items = itemsOf({}, asked)
  const { revenue, margin } = totalOf(items)
  const mean =
    revenue /
    Math.max(
      1e-9,
      items.reduce((sum, item) => sum + item.units, 0),
    )
  const { percent: told, price } = question
  const off = told === undefined ? (price === undefined ? 0.05 : price / mean) : told / 100
  const cost = revenue * inCash * off
  const per = perOf(asked.plan)
  const both =
    told !== undefined && price !== undefined
      ? ` Se eram ${formatBrl(price)} e não ${formatNumber(told)}%, pior: num item de ${formatBrl(mean)}, a média da casa, são ${percent(price / mean)}.`
      : ''
  const fair = off <= cardFee + 1e-9
  return {
    verdict: fair
      ? `Pode: ${percent(off)} no Pix não passa do que o crédito costuma levar (contamos 3%; veja a sua taxa).`
      : `Não: ${percent(off)} no Pix é mais do que a maquininha leva (contamos 3% no crédito; veja a sua taxa).`,
    texts: [
      `Nenhum preço deste relatório conta com isso. Se metade das vendas for à vista, são ${reais(cost)} ${per} a menos, ${percent(cost / Math.max(1e-9, margin))} do lucro bruto; volta só a taxa de quem troca o cartão pelo Pix, nada de quem já pagava assim.${both}`,
      `${fair ? 'Dê' : 'Se quiser dar, dê só a taxa que economiza,'} ${fair ? 'só ' : ''}em conta grande, com os dois preços à vista antes do pedido: a lei 13.455 permite.`,
    ],
    figures: { off, cost, margin },
  }
}

/** "Qual prato tem a pior margem?": the largest share of cost, what a higher price does about it, and what a lower cost does. */
import { formatBrl } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { roundly } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

/** Asks for the share, and not for R$. */
export const ofMargin =
  /(?<!\p{L})(?:(?:pior|menor|mais (?:baixa|apertada|magra))(?:es)? (?:\p{L}+ )?marge(?:m|ns)|marge(?:m|ns) (?:\p{L}+ )?(?:pior|menor|mais (?:baixa|apertada|magra)))(?!\p{L})/iu

const marginOf = (item: PricedItemPlan, price: number, cost = item.cost) =>
  1 - cost / Math.max(0.01, paidAt(item, price))

/** Items of the table. */
const mostRows = 5
/** A purchase that may be had for so much less, as a fraction. */
const saved = 0.05

export function answerThinnest(question: Question, asked: Asked): Answer | null {
  const { plan } = asked
  const per = perOf(plan)
  const thin = itemsOf(question, asked)
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => marginOf(a, a.price) - marginOf(b, b.price))
  const [item] = thin
  if (!item) return null
  const now = roundly(marginOf(item, item.price))
  const way = isMoved(item)
    ? `Suba a ${formatBrl(item.newPrice)}: margem de ${roundly(marginOf(item, item.newPrice))} e ${more(item.newProfit - item.profit)} ${per}.`
    : item.next
      ? `O preço fica: ${formatBrl(item.next.price)} levaria a margem a ${roundly(marginOf(item, item.next.price))}, com ${more(item.next.gain)} ${per} e, no caso ruim, ${more(item.next.gainLow)}.`
      : `O preço fica${item.action === 'frozen' || item.held ? ', a seu pedido' : ''}.`
  return {
    verdict: `${item.name}: margem de ${now}, ${formatBrl(paidOf(item) - item.cost)} de ${formatBrl(paidOf(item))} por venda.`,
    texts: [
      way,
      `Pela compra ou pela porção: ${roundly(saved)} a menos no custo de ${formatBrl(item.cost)} põe a margem de hoje em ${roundly(marginOf(item, item.price, item.cost * (1 - saved)))} e deixa ${more(item.cost * saved * item.units)} ${per}.`,
      'Margem baixa em porcentagem não é prejuízo: tire só o que também deixa pouco em reais.',
    ],
    table: {
      caption: 'As menores margens de hoje',
      headers: ['Item', 'Preço', 'Custo', 'Margem', 'Deixa por venda', 'Com o preço do plano'],
      rows: thin
        .slice(0, mostRows)
        .map((one) => [
          one.name,
          formatBrl(one.price),
          formatBrl(one.cost),
          roundly(marginOf(one, one.price)),
          formatBrl(paidOf(one) - one.cost),
          isMoved(one) ? `${formatBrl(one.newPrice)}: ${roundly(marginOf(one, one.newPrice))}` : 'não muda',
        ]),
      numeric: [1, 2, 3, 4],
    },
    figures: { margin: marginOf(item, item.price) },
  }
}

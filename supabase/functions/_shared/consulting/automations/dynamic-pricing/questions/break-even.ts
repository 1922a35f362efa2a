/** What a rise may lose before it costs money. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits, largestNext, menuPriceAbove } from '../../../base/pricing/price-step.ts'
import { whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const weeksOfMonth = 30 / 7

const percentOf = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** Most items in the table of what each rise may lose. */
const mostRises = 12

/** What each rise of the report may lose; if there is none, what the next price of the best earners might. */
function answerAllBreakEvens({ percent }: Question, asked: Asked): Answer | null {
  const { plan } = asked
  const earning = plan.items
    .filter((item) => paidOf(item) > item.cost)
    .toSorted((a, b) => b.profit - a.profit)
  // Of a rise that the owner names, no other is told.
  const raised = percent === undefined ? earning.filter(({ action }) => action === 'raise') : []
  const next = (item: PricedItemPlan) =>
    percent === undefined ? (item.next?.price ?? nextWithin(item, asked)) : risenBy(percent, item, asked)
  const rows = (raised.length > 0 ? raised : earning.filter((item) => next(item) !== null)).slice(
    0,
    mostRises,
  )
  if (rows.length === 0) {
    const [top] = earning
    if (!top) return null
    return {
      verdict: 'Nenhum aumento sai desta conta, e nenhum preço redondo cabe nos limites que você deu.',
      texts: [`Cada ${top.name} deixa hoje ${formatBrl(paidOf(top) - top.cost)}.`],
      figures: {},
    }
  }
  const per = perOf(plan)
  const priceOf = (item: PricedItemPlan) => (raised.length > 0 ? item.newPrice : (next(item) ?? item.price))
  const evens = rows.map((item) => ({
    item,
    price: priceOf(item),
    even: breakEvenUnits(item, priceOf(item)),
  }))
  const least = evens.toSorted((a, b) => b.even - a.even)[0]
  const listed = `de ${percentOf(-Math.max(...evens.map(({ even }) => even)))} a ${percentOf(-Math.min(...evens.map(({ even }) => even)))}`
  const range = evens.length === 1 ? percentOf(-(least?.even ?? 0)) : listed
  return {
    verdict:
      raised.length > 0
        ? `Cada aumento aguenta perder ${range} das vendas antes de ficar pior do que hoje.`
        : percent === undefined
          ? `Nenhum aumento sai desta conta; se fizer um, o próximo preço de cada item que mais deixa aguenta perder ${range} das vendas.`
          : `Com uns ${formatNumber(percent)}% a mais, no preço redondo mais próximo, cada item aguenta perder ${range} das vendas.`,
    texts: [
      `É o aumento dividido pelo que cada venda deixa depois dele; abaixo disso, volte ao preço de hoje.${raised.length > 0 ? ' O limite de cada um está em “Preços item a item”, em % e em vendas.' : ''}`,
    ],
    // The table of new prices says it of each.
    ...(raised.length === 0 && {
      table: {
        caption: 'Quanto o próximo preço poderia perder',
        headers: ['Item', 'Hoje', 'Próximo', `Vende ${per}`, 'Pode perder', 'Em unidades'],
        rows: evens.map(({ item, price, even }) => [
          item.name,
          formatBrl(item.price),
          formatBrl(price),
          whole(item.units),
          percentOf(-even),
          whole(Math.floor(-even * item.units + 1e-9)),
        ]),
        numeric: [1, 2, 3, 4, 5],
      },
    }),
    figures: { even: least?.even ?? 0 },
  }
}

/** The menu price nearest to a rise in percent, whatever the owner's limits. */
function risenBy(percent: number, item: PricedItemPlan, { limitsOf }: Asked): number {
  const target = item.price * (1 + percent / 100)
  const up = menuPriceFrom(target - 1e-9, endingsFrom(item.price, limitsOf(item.name).endings))
  return up - target > 0.5 && up - 1 > item.price ? up - 1 : up
}

/** The next price with the right ending that the owner's limits allow; null if there is none within a step. */
function nextWithin(item: PricedItemPlan, { limitsOf }: Asked): number | null {
  const limits = limitsOf(item.name)
  // A price that has just changed does not change again.
  if (limits.place?.kind === 'recent' || limits.place?.kind === 'undo') return null
  const price = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, limits.endings))
  return allowsPrice(limits, price) && price <= item.price * (1 + largestNext) + 1e-9 ? price : null
}

/** Whether the sheet shows how guests reacted to another price of an item. */
export const isSeen = ({ name }: PricedItemPlan, { plan }: Asked) =>
  (plan.seen ?? []).some((seen) => seen.name === name)

export function answerBreakEven(question: Question, asked: Asked): Answer | null {
  if (question.item === undefined) return answerAllBreakEvens(question, asked)
  const [item] = itemsOf(question, asked).filter((one) => paidOf(one) > one.cost)
  if (!item) return null
  const price =
    question.price !== undefined && question.price > item.price
      ? question.price
      : question.percent !== undefined
        ? risenBy(question.percent, item, asked)
        : item.newPrice > item.price
          ? item.newPrice
          : (item.next?.price ?? nextWithin(item, asked) ?? menuPriceAbove(item.price))
  const even = breakEvenUnits(item, price)
  const week = asked.plan.period === null ? null : item.units / weeksOfMonth
  const lost = -item.elasticity * (price / item.price - 1)
  const left = (of: number) => formatBrl(paidAt(item, of) - item.cost)
  return {
    verdict: `De ${formatBrl(item.price)} para ${formatBrl(price)}, ${item.name} aguenta perder até ${formatNumber(-even * 100)}% das vendas.`,
    texts: [
      `Hoje cada um deixa ${left(item.price)}; a ${formatBrl(price)}, ${left(price)}.${week === null ? '' : ` De ${whole(week)} por semana você pode cair a ${whole(Math.ceil(week * (1 + even) - 1e-9))}: acima disso está ganhando, abaixo volta o preço.`} A conta espera perder ${formatNumber(lost * 100)}% (${isSeen(item, asked) ? 'pelo que a planilha mostra dele' : 'suposição: na planilha ele nunca mudou de preço'}).`,
      item.newPrice === price && price > item.price
        ? 'Esta mudança está na lista.'
        : `Na lista ele fica em ${formatBrl(item.price)}${item.next ? `: o passo daria ${more(item.next.gain)} ${perOf(asked.plan)}, e ${more(item.next.gainLow)} no caso ruim` : ''}.`,
    ],
    figures: { price, even, lost },
  }
}

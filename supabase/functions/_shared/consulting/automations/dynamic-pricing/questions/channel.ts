/** Prices of their own for a delivery app that keeps a share. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo as highestBelow, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { inCents, paidAt } from '../../../base/pricing/paid.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

export const isDelivery = (what = '') => /food|rappi|aplicativo|app|delivery|entrega/i.test(what)

/** Rows of the table. */
const most = 30

/** The highest menu price at or below a bound. */
function menuPriceTo(bound: number, item: PricedItemPlan, asked: Asked): number {
  const endings = endingsFrom(item.price, asked.limitsOf(item.name).endings)
  return highestBelow(bound, endings)
}

type Row = { item: PricedItemPlan; full: number; half: number; price: number; isCapped: boolean }

/** What the app keeps comes back with price ÷ (1 − fee); with half of it passed on, half comes back. */
function rowOf(item: PricedItemPlan, fee: number, asked: Asked): Row {
  const endings = endingsFrom(item.price, asked.limitsOf(item.name).endings)
  const full = menuPriceFrom(item.newPrice / (1 - fee) - 1e-9, endings)
  const half = menuPriceFrom((item.newPrice + item.newPrice / (1 - fee)) / 2 - 1e-9, endings)
  const bound = asked.highest?.(item) ?? null
  const capped =
    bound === null || full <= bound + 1e-9 ? full : Math.max(menuPriceTo(bound, item, asked), item.newPrice)
  return { item, full, half: Math.min(half, capped), price: capped, isCapped: capped < full - 1e-9 }
}

/**
 * One item where a fee is kept of each sale: what it leaves there at today's price, and the price that leaves the same R$ as
 * without the fee. price × (1 − fee) − cost = paid − cost, so price = paid ÷ (1 − fee).
 */
export function answerSamePerSale(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  const percent = question.percent ?? asked.fees?.[0]?.percent
  if (!item || question.item === undefined || percent === undefined) return null
  const what = question.what ?? asked.fees?.[0]?.what ?? 'aplicativo'
  const fee = percent / 100
  const paid = paidAt(item, item.newPrice)
  const left = paid - item.cost
  const same = inCents(paid / (1 - fee))
  const round = menuPriceFrom(same - 1e-9, endingsFrom(item.price, asked.limitsOf(item.name).endings))
  const here = paid * (1 - fee) - item.cost
  const moved = item.newPrice !== item.price ? ', o preço novo deste plano' : ''
  return {
    verdict: `${formatBrl(same)} com ${what} ${left > 0 ? `deixa os mesmos ${formatBrl(left)}` : 'empata'} que ${formatBrl(paid)} sem a taxa${moved}; no seu final de preço, ${formatBrl(round)}, que deixa ${formatBrl(round * (1 - fee) - item.cost)}.`,
    texts: [
      `A conta: ${formatBrl(paid)} ÷ ${(1 - fee).toFixed(3).replace(/0$/, '').replace('.', ',')}, porque ${formatNumber(percent)}% de cada venda ficam com ${what}. A ${formatBrl(paid)}, a taxa leva ${formatBrl(paid * fee)}, e sobram ${formatBrl(here)} dos ${formatBrl(left)}. Embalagem não está aí: some o custo dela dividido pelo mesmo número.`,
    ],
    figures: { fee, same, round, left, here },
  }
}

export function answerDeliveryPrices({ percent, what = 'delivery' }: Question, asked: Asked): Answer | null {
  const items = itemsOf({}, asked)
    .filter(({ action }) => action !== 'below_cost')
    .toSorted((a, b) => b.units * b.price - a.units * a.price)
  const [best] = items
  if (!best) return null
  if (percent === undefined)
    return {
      verdict: `O preço do ${what} é o do salão dividido por (1 − a taxa): diga quanto o aplicativo fica, e a tabela sai item a item.`,
      texts: [
        `Com 12%, ${best.name} (${formatBrl(best.newPrice)}) iria a ${formatBrl(rowOf(best, 0.12, asked).full)}; com 27%, a ${formatBrl(rowOf(best, 0.27, asked).full)}.`,
      ],
      figures: {},
      open: true,
    }
  const fee = percent / 100
  const kept = (1 - fee).toFixed(2).replace('.', ',')
  const rows = items.slice(0, most).map((item) => rowOf(item, fee, asked))
  const first = rows.find(({ isCapped }) => !isCapped) ?? rows[0]
  if (!first) return null
  const left = ({ item }: Row, price: number) => paidAt(item, price) * (1 - fee) - item.cost
  const inHouse = ({ item }: Row) => paidAt(item, item.newPrice) - item.cost
  const capped = rows.filter(({ isCapped }) => isCapped)
  const losing = rows.filter((row) => left(row, row.half) < inHouse(row) / 2)
  return {
    verdict: `Use a coluna “Repassa tudo”: preço do salão ÷ ${kept}, arredondado para o final dos seus preços. ${first.item.name}, ${formatBrl(first.item.newPrice)} no salão, vai a ${formatBrl(first.price)} no ${what}.`,
    texts: [
      `Sem preço próprio, os ${formatNumber(percent)}% levam ${formatBrl(paidAt(first.item, first.item.newPrice) * fee)} de cada um, de ${formatBrl(inHouse(first))} que ele deixa. Metade do repasse só onde o cliente compara: ali a casa paga a outra metade.`,
      capped.length > 0
        ? `No seu teto ficam ${joinList(capped.map((row) => `${row.item.name} (${formatBrl(row.price)}; o repasse pediria ${formatBrl(row.full)})`))}${capped.some((row) => left(row, row.price) < inHouse(row) / 2) ? ': se deixarem pouco, não ponha no aplicativo' : ''}. Se o teto é só do salão, use o valor entre parênteses.`
        : '',
      losing.length > 0
        ? `Com metade do repasse, ${joinList(losing.slice(0, 4).map(({ item }) => item.name))} ${losing.length === 1 ? 'deixa' : 'deixam'} menos da metade do salão: ali, tudo ou nada.`
        : '',
      `Embalagem vai por fora: some o custo dela dividido por ${kept}. Preço diferente no ${what} é permitido, se aparece antes do pedido; quanto vende por lá, a planilha não separa, por isso não entra no total do mês.`,
    ].filter((one) => one !== ''),
    table: {
      caption: `Preços do ${what}, com ${formatNumber(percent)}% de taxa`,
      headers: ['Item', 'No salão', 'Repassa tudo', 'Deixa por venda', 'Repassa metade', 'Deixa por venda'],
      rows: rows.map((row) => [
        row.item.name,
        formatBrl(row.item.newPrice),
        formatBrl(row.price),
        formatBrl(left(row, row.price)),
        formatBrl(row.half),
        formatBrl(left(row, row.half)),
      ]),
      numeric: [1, 2, 3, 4, 5],
    },
    figures: { fee, price: first.price, capped: capped.length },
  }
}

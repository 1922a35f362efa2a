/** Guests who always pay less: what each new price leaves with their discount, and which stays below its cost. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { inCents } from '../../../base/pricing/paid.ts'
import { type Answer, type Asked, itemsOf, leavesOf, type Question } from './asked.ts'

/** Items of the table: those that leave least. */
const shown = 5
/** The share of the sales that is supposed to be theirs, where the owner does not say. */
const supposedShare = 0.1

/** One item at a price that some guests always pay: it stays, and this is what each sale leaves. */
function answerGroupPrice(price: number, question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item) return null
  const left = leavesOf(price, item.cost, asked)
  const who = question.what ?? 'quem tem o desconto'
  return {
    verdict:
      left > 0
        ? `Fica: ${item.name} a ${formatBrl(price)} para ${who} deixa ${formatBrl(left)} por venda; o preço de todos deixa ${formatBrl(leavesOf(item.newPrice, item.cost, asked))}.`
        : `Fica, como você quer, mas dá prejuízo: ${item.name} custa ${formatBrl(item.cost)}, e ${who} paga ${formatBrl(price)}.`,
    texts: [
      'Quantos são deles, a planilha não separa: marque essas vendas por duas semanas, e a conta diz o que o desconto custa no mês.',
    ],
    figures: { price, left },
  }
}

export function answerMembers(question: Question, asked: Asked): Answer | null {
  const { percent = 10, what = 'quem tem o desconto', price, item } = question
  if (price !== undefined && item !== undefined) return answerGroupPrice(price, question, asked)
  const { items, period } = asked.plan
  if (items.length === 0) return null
  const kept = 1 - percent / 100
  const rows = items
    .map(({ name, newPrice, cost, units }) => {
      const paid = inCents(newPrice * kept)
      return { name, newPrice, cost, paid, left: inCents(leavesOf(paid, cost, asked)), units }
    })
    .toSorted((a, b) => a.left / a.paid - b.left / b.paid)
  const below = rows.filter(({ left }) => left <= 0)
  const [thinnest] = rows
  const rate = `${formatNumber(percent)}%`
  const revenue = rows.reduce((sum, { newPrice, units }) => sum + newPrice * units, 0)
  const given = revenue * supposedShare * (percent / 100)
  return {
    verdict:
      below.length > 0
        ? `Com ${rate} a menos, ${below.length === 1 ? 'fica' : 'ficam'} no custo ou abaixo: ${joinList(below.map(({ name, paid, cost }) => `${name} (${formatBrl(paid)}, custo ${formatBrl(cost)})`))}. Tire ${below.length === 1 ? 'esse item' : 'esses itens'} do desconto.`
        : `Nenhum preço deste relatório fica abaixo do custo com os ${rate} a menos: o mais apertado é ${thinnest?.name ?? ''}, a ${formatBrl(thinnest?.paid ?? 0)}, e ainda deixa ${formatBrl(thinnest?.left ?? 0)}.`,
    texts: [
      `Para ${what}, um aumento menor que ${formatNumber(Math.round((1 / kept - 1) * 1000) / 10)}% não chega a devolver o desconto. Se um décimo da venda for deles (suposição), ele custa ${formatBrl(Math.round(given)).replace(/,00$/, '')} ${period === null ? 'no período da planilha' : 'por mês'}.`,
    ],
    table: {
      caption: `O que cada um deixa com ${rate} a menos, dos mais apertados`,
      headers: ['Item', 'Preço', 'Com o desconto', 'Custo', 'Deixa'],
      rows: rows
        .slice(0, shown)
        .map(({ name, newPrice, paid, cost, left }) => [
          name,
          ...[newPrice, paid, cost, left].map(formatBrl),
        ]),
      numeric: [1, 2, 3, 4],
    },
    figures: { below: below.length, percent },
  }
}

/** "Qual carne está barata demais?": the items of a group side by side, and the one that the figures name. */
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { roundly, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const shareOf = (item: PricedItemPlan) => item.cost / Math.max(0.01, paidOf(item))
const gainOf = (item: PricedItemPlan) => item.newProfit - item.profit

/** Differences from a neighbour's price, as a fraction, that guests do not notice. */
const level = 0.03

/** How far a price is from the nearest of the neighbours', if all of them are on one side of it; 0 otherwise. */
function apart({ price, neighbours = [] }: PricedItemPlan): number {
  const [low, high] = [neighbours[0], neighbours.at(-1)]
  if (!low || !high) return 0
  if (low.price > price * (1 + level)) return low.price / price - 1
  return high.price < price * (1 - level) ? high.price / price - 1 : 0
}

/** "a Churrascaria Sol cobra R$ 85,00", of the neighbour that is nearest. */
function besideOf(item: PricedItemPlan): string {
  const { neighbours = [], price } = item
  const [nearest] = neighbours.toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price))
  return nearest ? `${nearest.at} cobra ${formatBrl(nearest.price)}` : ''
}

/** What becomes of an item, with R$. */
function verdictOf(item: PricedItemPlan, per: string): string {
  if (isMoved(item)) return `${formatBrl(item.newPrice)}: ${more(gainOf(item))} ${per}`
  if (item.action === 'frozen' || item.held) return 'fica, a seu pedido'
  return item.next
    ? `fica; ${formatBrl(item.next.price)} daria ${more(item.next.gain)} e, no caso ruim, ${more(item.next.gainLow)}`
    : 'fica'
}

/** Which is too cheap: what the plan raises with most R$, else what stands below its neighbours. */
function cheapText(items: readonly PricedItemPlan[], per: string): { verdict: string; texts: string[] } {
  const [raised] = items.filter((item) => item.action === 'raise').toSorted((a, b) => gainOf(b) - gainOf(a))
  const [under] = items.filter((item) => apart(item) > 0).toSorted((a, b) => apart(b) - apart(a))
  const [thin] = items.toSorted((a, b) => shareOf(b) - shareOf(a))
  const first = raised ?? under
  const others = [
    under && raised && under !== raised
      ? `Diante do vizinho, a folga está em ${under.name}: ${formatBrl(under.price)}, e ${besideOf(under)}; ${verdictOf(under, per)}.`
      : '',
    thin && thin !== first
      ? `O que mais gasta do preço é ${thin.name}, ${roundly(shareOf(thin))} de custo: ${verdictOf(thin, per)}.`
      : '',
  ]
  if (raised)
    return {
      verdict: `${raised.name}: a ${formatBrl(raised.price)} é onde subir rende mais, ${formatBrl(raised.newPrice)} deixa ${more(gainOf(raised))} ${per}.`,
      texts: [
        `O custo é ${roundly(shareOf(raised))} do preço${apart(raised) > 0 ? `, e ${besideOf(raised)}` : ''}.`,
        ...others,
      ],
    }
  if (under)
    return {
      verdict: `${under.name}: ${formatBrl(under.price)}, e ${besideOf(under)}, ${roundly(apart(under))} a mais.`,
      texts: [`Na conta, ${verdictOf(under, per)}.`, ...others],
    }
  return {
    verdict: 'Nenhum pela conta: em todos, o próximo preço rende pouco para o risco.',
    texts: thin ? [`O mais apertado é ${thin.name}, ${roundly(shareOf(thin))} de custo.`] : [],
  }
}

/** Which is too dear: what the plan lowers, else what stands above its neighbours. */
function dearText(items: readonly PricedItemPlan[], per: string): { verdict: string; texts: string[] } {
  const lowered = items.filter((item) => item.action === 'lower')
  if (lowered.length > 0)
    return {
      verdict: `${joinList(lowered.map((item) => `${item.name}, de ${formatBrl(item.price)} a ${formatBrl(item.newPrice)}`))}: ${more(lowered.reduce((sum, item) => sum + gainOf(item), 0))} ${per}.`,
      texts: [],
    }
  const [over] = items.filter((item) => apart(item) < 0).toSorted((a, b) => apart(a) - apart(b))
  return {
    verdict: over
      ? `${over.name} é a mais cara diante do vizinho: ${formatBrl(over.price)}, e ${besideOf(over)}; baixar não se paga.`
      : 'Pela conta, nada: nenhum preço mais baixo vende o bastante para pagar.',
    texts: [],
  }
}

const dear = /(?<!\p{L})(?:car[oa]s?|salgad[oa]s?|puxad[oa]s?|acima|baix(?:ar|o|e))(?!\p{L})/iu

/** Rows of the table. */
const mostRows = 12

/** @returns null for a question that names no group of two items or more */
export function answerOfGroup(question: Question, asked: Asked): Answer | null {
  if (question.item === undefined) return null
  const items = itemsOf(question, asked)
  if (items.length < 2) return null
  const { plan } = asked
  const per = perOf(plan)
  const rank = items
    .toSorted((a, b) => gainOf(b) - gainOf(a) || (b.next?.gain ?? 0) - (a.next?.gain ?? 0))
    .slice(0, mostRows)
  const isCompared = rank.some(({ neighbours = [] }) => neighbours.length > 0)
  return {
    ...(dear.test(question.text) ? dearText(items, per) : cheapText(items, per)),
    table: {
      caption: `${question.item.charAt(0).toUpperCase()}${question.item.slice(1)}, do que mais rende mexer ao que menos rende`,
      headers: [
        'Item',
        'Hoje',
        'Custo no preço',
        'Deixa por venda',
        `Vendas ${per}`,
        ...(isCompared ? ['Vizinhos'] : []),
        'O que fazer',
      ],
      rows: rank.map((item) => [
        item.name,
        formatBrl(item.price),
        roundly(shareOf(item)),
        formatBrl(paidAt(item, item.price) - item.cost),
        whole(item.units),
        ...(isCompared
          ? [item.neighbours?.map(({ at, price }) => `${at} ${formatBrl(price)}`).join(', ') || '—']
          : []),
        verdictOf(item, per),
      ]),
      numeric: [1, 2, 3, 4],
    },
    figures: { items: items.length },
  }
}

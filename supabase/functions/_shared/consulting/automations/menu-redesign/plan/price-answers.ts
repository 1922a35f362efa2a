/** Answers on prices: what an item should cost, what a change did, another price, a discount. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { outcomeAt } from '../../../base/pricing/scenario.ts'
import { seenChanges } from '../../../base/pricing/seen.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { inPrint, inReais } from '../amounts.ts'
import { elasticityOf } from '../holds.ts'
import {
  type Answer,
  type Asking,
  listedFor,
  percent,
  type Question,
  type Sold,
  soldFor,
  whole,
} from './asking.ts'
import { fairPrice } from './fair-price.ts'

export function fair(question: Question, asking: Asking): Answer | null {
  const sold = soldFor(question, asking).slice(0, 4)
  const items = sold.length > 0 ? sold : listedFor(question, asking).slice(0, 4)
  if (items.length === 0) return null
  const [one] = items
  const { percent: share } = question
  // "… pra sobrar 50%": the price at which the ingredients leave so much of it.
  if (one && share !== undefined && share > 0 && share < 95) {
    const price = Math.ceil(one.cost / (1 - share / 100))
    return {
      verdict: `${one.name} a ${inPrint(price)}: aí sobram ${formatNumber(share)}% depois dos ingredientes.`,
      texts: [
        `Hoje, a ${inPrint(one.price)}, o ingrediente custa ${formatBrl(one.cost)} e sobram ${percent(1 - one.cost / one.price)}${one.price >= price ? ': já passa do que você quer' : ''}. Gente, gás e sobra de comida não estão na conta.`,
      ],
    }
  }
  const lines = items.map((item) => {
    const { share, asks, now } = fairPrice(item, asking.limitsOf(item))
    const today = `**${item.name}**: o ingrediente custa ${formatBrl(item.cost)}, ${percent(item.cost / item.price)} dos ${inPrint(item.price)} de hoje.`
    if (asks <= item.price) return `${today} O preço está certo: o custo fica abaixo de ${percent(share)}.`
    if (now === item.price)
      return `${today} A conta pede ${inPrint(asks)} (custo de ${percent(item.cost / asks)}), mas um limite que você deu segura o preço.`
    const even = -breakEvenUnits(item, now)
    return `${today} Cobre ${inPrint(now)}: o custo cai para ${percent(item.cost / now)}, cada uma passa a deixar ${formatBrl(now - item.cost)}, e só perde se a venda cair mais de ${percent(even)}.${asks > now ? ` A conta pede ${inPrint(asks)}; o resto fica para a próxima impressão.` : ''}`
  })
  const raised = sold.filter((item) => (item.newPrice ?? item.price) > item.price)
  return {
    verdict: joinList(
      items.map((item) => `${item.name} a ${inPrint(fairPrice(item, asking.limitsOf(item)).now)}`),
    ).concat('.'),
    texts: [...lines, ...(raised.length > 0 ? ['O cardápio novo já sai com esse preço.'] : [])],
  }
}

export function past(question: Question, { sales, categories }: Asking): Answer | null {
  if (!sales)
    return {
      verdict: 'Sem planilha de vendas não dá para ver.',
      texts: ['Mande as vendas por dia, desde quatro semanas antes da mudança.'],
    }
  const costs = new Map(
    categories.flatMap(({ items }) => items.map(({ name, cost }) => [name, cost] as const)),
  )
  const seen = seenChanges(sales, costs).find(
    ({ name }) => question.item === undefined || namesItem(question.item, { name }),
  )
  if (!seen || seen.gain === null)
    return {
      verdict: 'A planilha não mostra.',
      texts: ['Faltam semanas com o preço velho e com o novo: são precisas quatro de cada lado.'],
    }
  const { name, priceBefore, priceAfter, since, unitsBefore, unitsAfter, others, gain } = seen
  const cost = costs.get(name) ?? 0
  const alone = unitsAfter / unitsBefore / (1 + others) - 1
  const [before, after] = [unitsBefore * (priceBefore - cost), unitsAfter * (priceAfter - cost)]
  return {
    verdict: gain > 0 ? 'Deu certo.' : 'Não deu certo.',
    texts: [
      `${name} foi de ${inPrint(priceBefore)} a ${inPrint(priceAfter)} em ${since.split('-').toReversed().join('/')}: de ${whole(unitsBefore)} para ${whole(unitsAfter)} por semana, enquanto ${seen.beside === undefined ? 'o resto da casa' : 'o que não mudou de preço'} fez ${others >= 0 ? '+' : '−'}${percent(Math.abs(others))}. Descontado isso, o preço ${alone < -0.005 ? `levou ${percent(-alone)} da venda` : 'não levou venda'}.`,
      `A margem da semana passou de ${inReais(before)} a ${inReais(after)}; contra o que teria sido no preço velho, ${gain > 0 ? `${inReais(gain)} a mais` : `${inReais(-gain)} a menos`} por mês. A estação também mexe nesses números.`,
      gain > 0
        ? 'Fique no preço novo.'
        : `Volte a ${inPrint(priceBefore)} nesta impressão e acompanhe quatro semanas.`,
    ],
  }
}

const costRose =
  /(?:caixa|saco|quilo|kg|litro|fardo|fornecedor|custo|compra|insumo)|(?:subiu|aumentou|encareceu|foi para|passou (?:a|para)|disparou)/iu

/** "compensa manter o suco a 9?": what it leaves at today's price, beside its neighbours, and what a dearer purchase takes. */
function atTodays(item: Sold, { text }: Question, asking: Asking): Answer {
  const units = item.units * asking.monthly
  const share = item.margin / paidOf(item)
  const others = item.neighbours.filter(({ move }) => move !== 'remove')
  const lower = others.filter((one) => one.margin / paidOf(one) < share).length
  const rank =
    others.length === 0
      ? ''
      : lower === 0
        ? `, a menor margem de ${item.section}`
        : lower === others.length
          ? `, a maior margem de ${item.section}`
          : ''
  const next = item.newPrice !== null && item.newPrice > item.price ? item.newPrice : null
  const tenth = item.cost * 0.1
  return {
    verdict:
      item.move === 'remove'
        ? 'Não: neste plano ele sai.'
        : next === null
          ? `Sim: fica em ${inPrint(item.price)}.`
          : `Só até a próxima impressão: o plano leva a ${inPrint(next)}.`,
    texts: [
      `A ${inPrint(item.price)}, com ${formatBrl(item.cost)} de ingredientes, cada um deixa ${formatBrl(item.margin)} (${percent(share)} do preço${rank}); saem ${whole(units)} ${asking.per}, que deixam ${inReais(units * item.margin)}.`,
      ...(next === null
        ? []
        : [
            `A ${inPrint(next)} passa a deixar ${formatBrl(next - item.cost)}, e só perde se a venda cair mais de ${percent(-breakEvenUnits(item, next))}.`,
          ]),
      ...(costRose.test(text)
        ? [
            `Confira se os ${formatBrl(item.cost)} já são os da compra nova: cada 10% a mais no custo tira ${formatBrl(tenth)} de cada um e ${inReais(tenth * units)} ${asking.per}.`,
          ]
        : []),
    ],
  }
}

export function atPrice(question: Question, asking: Asking): Answer | null {
  const { price } = question
  const [item] = soldFor(question, asking)
  if (!item || price === undefined) return null
  if (price <= item.cost)
    return {
      verdict: `Não: ${formatBrl(price)} não paga os ${formatBrl(item.cost)} de ingredientes.`,
      texts: [],
    }
  if (Math.abs(price - item.price) < 0.005) return atTodays(item, question, asking)
  const elasticity = elasticityOf(item.name, item.section, asking.elasticities)
  const sold = { price: paidOf(item), cost: item.cost, units: item.units * asking.monthly }
  const change = price / item.price - 1
  const { profitChange } = outcomeAt(sold, change, elasticity)
  const even = breakEvenUnits(item, price)
  const bears =
    change > 0
      ? `só perde se a venda cair mais de ${percent(-even)}`
      : `só empata com ${percent(even)} mais pedidos`
  const isHeld = change > 0 && item.held !== undefined && (item.newPrice ?? item.price) < price - 0.005
  const verdict =
    profitChange <= 0
      ? 'Não compensa.'
      : change > 0.15
        ? 'De uma vez, não: suba em dois passos.'
        : isHeld
          ? `Pela conta, pode; o plano deixa em ${inPrint(item.newPrice ?? item.price)}, e a decisão é sua.`
          : 'Pode.'
  return {
    verdict,
    texts: [
      `A ${inPrint(price)}, ${item.name} passa a deixar ${formatBrl(price - item.cost)} em vez de ${formatBrl(item.margin)}; ${bears}. A conta espera ${profitChange >= 0 ? '+' : '−'}${inReais(Math.abs(profitChange))} ${asking.per}.`,
      ...(isHeld && profitChange > 0
        ? [
            `Por que o plano não mexe: ${item.held}.${asking.outlook ? ` Com essa alta, a soma do plano iria de ${inReais(asking.outlook.careful)} a ${inReais(asking.outlook.careful + profitChange)}.` : ''}`,
          ]
        : []),
    ],
  }
}

/** A discount on everything, or for one way of paying: what it takes from each R$, and what it must bring. */
export function discounted({ percent: off, item }: Question, asking: Asking): Answer | null {
  if (off === undefined) return null
  const items = soldFor({ ...(item !== undefined && { item }) }, asking)
  const revenue = items.reduce((sum, one) => sum + one.units * paidOf(one), 0)
  const left = items.reduce((sum, one) => sum + one.units * one.margin, 0)
  if (revenue <= 0 || left <= 0) return null
  const share = left / revenue
  const cut = off / 100
  if (cut >= share)
    return {
      verdict: 'Não.',
      texts: [`Sobram ${percent(share)} de cada real: ${formatNumber(off)}% comem tudo.`],
    }
  const more = share / (share - cut) - 1
  return {
    verdict: more > 0.2 ? 'Não compensa.' : 'Só com conta na mão.',
    texts: [
      `De cada R$ 100 sobram hoje ${inReais(share * 100)}; com ${formatNumber(off)}% de desconto, ${inReais((share - cut) * 100)}. Para empatar é preciso vender ${percent(more)} a mais a quem não viria sem ele. No lugar, um combo com preço fechado dá o mesmo motivo e custa menos.`,
    ],
  }
}

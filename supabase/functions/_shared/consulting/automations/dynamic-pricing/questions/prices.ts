/** Prices of a single item, at a feast, and twice the sales. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { bestRise, largestNext, menuPriceAbove, paysOff } from '../../../base/pricing/price-step.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { onAll, pairOf } from '../demand-section.ts'
import { reais, roundly, shortDay, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { type Answer, type Asked, itemsOf, type Question, totalOf } from './asked.ts'
import { isSeen } from './break-even.ts'
import { isAlcoholic, nameOf, offersOf } from './offer.ts'
import { tried } from './tried.ts'

const daysOfMonth = 30

/** Units a week; null for a sheet without dates. */
const weekly = ({ units }: PricedItemPlan, { plan }: Asked) =>
  plan.period === null ? null : (units * 7) / daysOfMonth

export function answerDouble(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked).filter(({ action }) => action !== 'below_cost')
  if (!item || question.item === undefined) return null
  const { plan } = asked
  const price = item.newPrice > item.price ? item.newPrice : (item.next?.price ?? menuPriceAbove(item.price))
  const { lost, gain } = tried(item, price, asked)
  const left = paidOf(item) - item.cost
  const half = item.cost + left / 2
  const week = weekly(item, asked)
  const raises = item.newPrice > item.price
  const leftNew = paidAt(item, item.newPrice) - item.cost
  const offer = offersOf(asked, item.drink && item.action !== 'frozen' ? item : undefined).find(
    (one) => one.drink === item || one.food === item,
  )
  const ten = ((10 * daysOfMonth) / 7) * leftNew
  return {
    verdict: `Pelo preço, os dois juntos não: a ${formatBrl(price)} a conta espera ${formatNumber(lost * 100)}% a menos de ${item.name}, e não o dobro.`,
    texts: [
      `Baixar até dobrar também não paga: com o dobro das vendas, o lucro só empata a ${formatBrl(half)}. ${raises ? `Suba a ${formatBrl(price)}${item.wave === 2 ? ' na segunda leva' : ''}, que deixa ${more(gain)} ${perOf(plan)}` : `Fique em ${formatBrl(item.price)}`}, e faça a venda crescer na oferta${offer ? `: ${nameOf(offer)} por ${formatBrl(offer.price)} na hora fraca, que deixa ${formatBrl(offer.leaves)}` : ': a equipe oferece primeiro, na chegada'}.`,
      ...(week === null
        ? []
        : [
            `Hoje saem ${whole(week)} por semana; cada 10 a mais deixam ${reais(ten)} por mês. Ponha essa meta para a equipe e conte no fim de cada semana${isAlcoholic(item) ? ', sempre com comida na mesa' : ''}.`,
          ]),
    ],
    figures: { price, lost, half, ten },
  }
}

/** The first step towards a price: the best one of the rule, else the next menu price. */
function firstStep(item: PricedItemPlan, price: number, { limitsOf }: Asked): number | null {
  const { place: _, ...limits } = limitsOf(item.name)
  const step = bestRise(item, item.elasticity, limits)?.price ?? menuPriceAbove(item.price)
  return step > item.price && step < price ? step : null
}

/** What the report does with an item whose price the owner asks about, if it is something else. */
function listedAs(item: PricedItemPlan, price: number, { plan }: Asked): string[] {
  if (item.action === 'frozen' || Math.abs(item.newPrice - price) < 0.005) return []
  const when = item.wave === 2 && plan.later !== undefined ? `, em ${shortDay(plan.later)}` : ''
  return item.newPrice > item.price
    ? [
        `A conta prefere ${formatBrl(item.newPrice)}${when}: se ficar com ${formatBrl(price)}, troque-o na tabela.`,
      ]
    : []
}

/** Why an item whose price would pay stays all the same: it rose a short time ago. */
function waitsFor(
  { newPrice, price: today, why, next, free, spared, action }: PricedItemPlan,
  price: number,
): string | null {
  const stays = action === 'keep' && newPrice <= today + 0.005 && price > today
  return stays && spared === undefined && free === undefined && next === undefined ? (why ?? '') : null
}

/** Share of the price that an item costs, where nobody knows it. */
const usualCost = 0.35

/** A price that is asked for an item without a cost: whether it is within the limits, and what it may lose at the least. */
function priceWithoutCost({ item: named, price = 0 }: Question, asked: Asked): Answer | null {
  const left = asked.plan.left.find(
    ({ name, reason }) =>
      reason === 'no_cost' && named !== undefined && namesItem(named, { name, section: null }),
  )
  if (!left?.price || price <= left.price) return null
  const { ceiling, highest } = asked.limitsOf(left.name)
  const most = Math.min(ceiling ?? Number.POSITIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY)
  const up = menuPriceTo(Math.min(price, most), endingsFrom(left.price, asked.limitsOf(left.name).endings))
  const bears = (to: number, share: number) =>
    `${formatNumber(100 * (1 - ((left.price ?? 0) * (1 - share)) / (to - (left.price ?? 0) * share)))}%`
  const over = price > most + 1e-9
  const to = over ? up : price
  const rise = `${formatBrl(price)} são ${formatNumber((price / left.price - 1) * 100)}% a mais`
  return {
    verdict: !over
      ? `Cabe nos seus limites, mas falta o custo de ${left.name} para dizer se rende: ${rise}.`
      : to > left.price + 1e-9
        ? `Não de uma vez: ${rise}, e o seu limite vai a ${formatBrl(to)}.`
        : `Não: ${rise}, e passa do limite que você deu.`,
    texts:
      to > left.price + 1e-9
        ? [
            `A ${formatBrl(to)}, ${left.name} aguenta perder ${bears(to, 0)} das vendas mesmo que não custasse nada, e ${bears(to, usualCost)} se custar ${formatNumber(usualCost * 100)}% do preço (suposição): conte quatro semanas e volte se cair mais.`,
          ]
        : [],
    figures: { price, to },
  }
}

/** What the sheet says of the expected loss: nothing, where the price never changed. */
const sureness = (item: PricedItemPlan, asked: Asked): string[] =>
  isSeen(item, asked)
    ? []
    : ['Na planilha ele nunca mudou de preço: a perda esperada é suposição; a que ele aguenta, não.']

/** A price at or above those of all neighbours is said to be. */
function besideNeighbours({ neighbours = [] }: PricedItemPlan, price: number): string[] {
  const last = neighbours.at(-1)
  return last && price >= last.price - 0.005
    ? [
        `${last.at}, o vizinho mais caro, cobra ${formatBrl(last.price)}: ${price > last.price + 0.005 ? 'você passaria a ser o mais caro' : 'seria o mesmo preço'}.`,
      ]
    : []
}

export function answerItemPrice(question: Question, asked: Asked): Answer | null {
  const { price } = question
  const [item] = itemsOf(question, asked)
  if (!item) return priceWithoutCost(question, asked)
  if (!item || price === undefined || question.item === undefined || paidOf(item) <= item.cost) return null
  const { change, gain, low, even, lost } = tried(item, price, asked)
  const per = perOf(asked.plan)
  const week = weekly(item, asked)
  const figures = { price, gain, low, ...(even !== null && { even }) }
  if (even === null)
    return {
      verdict: `Não: a ${formatBrl(price)}, ${item.name} não paga nem os ${formatBrl(item.cost)} de ingredientes.`,
      texts: [],
      figures,
    }
  const leaves = `cada venda passa a deixar ${formatBrl(paidAt(item, price) - item.cost)}, em vez de ${formatBrl(paidOf(item) - item.cost)}`
  if (change <= 0)
    return {
      verdict: `${gain > 0 ? 'Dá' : 'Não compensa'}: a ${formatBrl(price)}, ${leaves}, e a casa só empata com ${formatNumber(even * 100)}% mais pedidos.`,
      texts: [`A conta espera ${formatNumber(-lost * 100)}% mais: ${more(gain)} ${per}.`],
      figures,
    }
  const limits = asked.limitsOf(item.name)
  const most = Math.min(
    limits.ceiling ?? Number.POSITIVE_INFINITY,
    limits.highest ?? Number.POSITIVE_INFINITY,
  )
  const notes = [...sureness(item, asked), ...besideNeighbours(item, price)]
  const bears = `${leaves}; a casa aguenta perder ${formatNumber(-even * 100)}% das vendas dele${week === null ? '' : ` (de ${whole(week)} para ${whole(week * (1 + even))} por semana)`}`
  const isNear = change <= largestNext + 1e-9
  const step = isNear ? null : firstStep(item, price, asked)
  if (price > Math.max(most, item.price) + 0.005)
    return {
      verdict: `Não: ${formatBrl(price)} passa do limite que você deu, que vai a ${formatBrl(Math.max(most, item.price))}.`,
      texts: [
        `Se abrir exceção: ${bears}${isNear ? `, e a conta espera ${more(gain)} ${per}, ${more(low)} se o cliente reagir mal` : ''}.`,
        ...notes,
      ],
      figures,
    }
  if (isNear && paysOff({ gain, low }, item.profit) && waitsFor(item, price) !== null)
    return {
      verdict: `Na conta dá, mas agora não: ${item.name} fica em ${formatBrl(item.newPrice)}.`,
      texts: [
        `${item.why ?? 'O preço mudou há pouco.'} A ${formatBrl(price)} a conta espera ${more(gain)} ${per}, e ${more(low)} se o cliente reagir mal: deixe para a próxima mudança.`,
      ],
      figures,
    }
  if (isNear && paysOff({ gain, low }, item.profit))
    return {
      verdict: `Dá: ${item.name} a ${formatBrl(price)} deve trazer ${more(gain)} ${per}.`,
      texts: [
        `${bears[0]?.toUpperCase()}${bears.slice(1)}, e a conta espera ${formatNumber(lost * 100)}%. Se o cliente reagir mal, são ${more(low)}.`,
        ...listedAs(item, price, asked),
        ...notes,
      ],
      figures,
    }
  if (isNear)
    return {
      verdict: `Ainda não: ${item.name} a ${formatBrl(price)} rende pouco para o risco.`,
      texts: [
        `${bears[0]?.toUpperCase()}${bears.slice(1)}, e a conta espera perder ${formatNumber(lost * 100)}%: ${more(gain)} ${per}, e ${more(low)} se o cliente reagir mal. Fique em ${formatBrl(item.newPrice)}.`,
        ...notes,
      ],
      figures,
    }
  const near = step === null ? null : tried(item, step, asked)
  return {
    verdict: `De uma vez, não: ${formatBrl(price)} são ${roundly(change)} a mais, e o seu medo tem razão.`,
    texts: [
      `Nesse preço ${bears}, e pela conta ele perderia ${formatNumber(lost * 100)}%: tão longe, ninguém sabe ao certo.`,
      step === null || near === null
        ? `Fique em ${formatBrl(item.newPrice)} por enquanto.`
        : `Vá primeiro a ${formatBrl(step)}: ${near.gain > 0 ? `deve trazer ${more(near.gain)} ${per}, ${more(near.low)} no caso ruim` : `o ganho é quase nada (${more(near.gain)} ${per})`}${near.even === null ? '' : `, e aguenta perder ${formatNumber(-near.even * 100)}%${week === null ? '' : ` (${whole(week * (1 + near.even))} por semana)`}`}. Quatro semanas acima disso, dê o passo seguinte; abaixo, volte a ${formatBrl(item.price)}.`,
    ],
    figures: { ...figures, ...(step !== null && { step }) },
  }
}

export function answerFeast(question: Question, asked: Asked): Answer {
  const { plan } = asked
  const { revenue, margin } = totalOf(plan.items.filter(({ action }) => action !== 'below_cost'))
  const even = revenue / (margin + revenue)
  const busy = plan.weekdays.filter(({ change }) => change > 0)
  const extra = busy.reduce((sum, { profitChange }) => sum + profitChange, 0)
  const feast = question.what ?? 'festa'
  const pair = pairOf(plan)
  return {
    verdict: question.against
      ? `Em ${feast} o preço não muda, como você quer, e a conta lhe dá razão.`
      : `Não: em ${feast}, fique no preço de sempre.`,
    texts: [
      `Dobrado, a casa já perde dinheiro se mais de ${roundly(even)} das vendas sumirem, e preço que sobe sem justa causa é prática abusiva (Código de Defesa do Consumidor, art. 39, X); o cliente da casa vê e lembra.${busy.length > 0 && extra > 0 ? ` Mesmo 5% a mais nas bebidas, ${onAll(busy)}, só dariam ${reais(extra)} ${perOf(plan)}.` : ''}`,
      `Festa se ganha em volume: adiante o preparo, encurte o cardápio do dia${pair === null ? '' : ` e ponha à frente ${pair}, que deixam mais por pedido`}.`,
    ],
    figures: { even, extra },
  }
}

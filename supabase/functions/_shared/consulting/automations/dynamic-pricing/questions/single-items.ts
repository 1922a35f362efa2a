/** What an item should cost, whether it pays, and which items pay best. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { reais, roundly, whole } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const shareOf = (item: PricedItemPlan, price: number) =>
  roundly(item.cost / Math.max(0.01, paidAt(item, price)))

export function answerFairPrice(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const left = (price: number) => formatBrl(paidAt(item, price) - item.cost)
  const per = perOf(asked.plan)
  return {
    verdict: isMoved(item)
      ? `${formatBrl(item.newPrice)}: ${item.name} passa a deixar ${left(item.newPrice)} por venda, com custo de ${shareOf(item, item.newPrice)}.`
      : `${formatBrl(item.price)}, como hoje: ${item.name} deixa ${left(item.price)} por venda, com custo de ${shareOf(item, item.price)}.`,
    texts: isMoved(item)
      ? [`A conta espera ${more(item.newProfit - item.profit)} ${per} sobre o preço de hoje.`]
      : item.next
        ? [
            `O próximo preço redondo que renderia, ${formatBrl(item.next.price)}, traria ${more(item.next.gain)} ${per}, e ${more(item.next.gainLow)} se o cliente reagir mal.`,
          ]
        : [],
    figures: { price: item.newPrice },
  }
}

export function answerPays(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const rank = asked.plan.items.filter(({ profit }) => profit > item.profit).length + 1
  const left = paidOf(item) - item.cost
  return {
    verdict:
      left > 0
        ? `Dá: cada ${item.name} deixa ${formatBrl(left)} de ${formatBrl(paidOf(item))} (custo ${shareOf(item, item.price)}), ${reais(item.profit)} ${perOf(asked.plan)}.`
        : `Não: ${item.name} custa ${formatBrl(item.cost)} e é vendido a ${formatBrl(paidOf(item))}.`,
    texts: [
      `É o ${rank}º de ${asked.plan.items.length} no lucro da casa, com ${whole(item.units)} vendas. Equipe, aluguel e taxa ficam de fora.`,
    ],
    figures: { profit: item.profit },
  }
}

/** Why an item sells less than its neighbours: its price beside theirs, and what its price would have to be. */
export function answerSellsLittle(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const others = asked.plan.items
    .filter(
      ({ name, category, drink }) => name !== item.name && category === item.category && drink === item.drink,
    )
    .toSorted((a, b) => b.units - a.units)
  const [best] = question.other === undefined ? others : itemsOf({ item: question.other }, asked)
  if (!best) return null
  const per = perOf(asked.plan)
  const each = (one: PricedItemPlan) => formatBrl(paidOf(one) - one.cost)
  const isDearer = item.price > best.price + 0.005
  return {
    verdict: `${item.name} vende ${whole(item.units)} ${per} a ${formatBrl(item.price)}; ${best.name}, ${whole(best.units)} a ${formatBrl(best.price)}.`,
    texts: [
      isDearer
        ? `Custa ${formatBrl(item.price - best.price)} a mais: o preço pode pesar.`
        : 'Não é o preço: sai por menos ou igual.',
      `Cada um deixa ${each(item)}, contra ${each(best)}; ${item.newPrice === item.price ? `na conta fica em ${formatBrl(item.price)}` : `na conta vai a ${formatBrl(item.newPrice)}`}, e um preço mais baixo só paga se a venda subir o bastante (elasticidade ${formatNumber(item.elasticity)}).`,
    ],
    figures: { units: item.units, other: best.units },
  }
}

const mostNamed = 3

export function answerTopEarner(question: Question, asked: Asked): Answer | null {
  const { plan } = asked
  const items = itemsOf(question, asked)
  const byProfit = items.toSorted((a, b) => b.profit - a.profit).slice(0, mostNamed)
  const bySale = items.toSorted((a, b) => paidOf(b) - b.cost - (paidOf(a) - a.cost)).slice(0, mostNamed)
  const [first] = byProfit
  if (!first) return null
  return {
    verdict: `No total, ${joinList(byProfit.map(({ name, profit }) => `${name} (${reais(profit)})`))} ${perOf(plan)}.`,
    texts: [
      `Por venda, ${joinList(bySale.map((item) => `${item.name} (${formatBrl(paidOf(item) - item.cost)})`))}. ${first.name} faz ${formatNumber((100 * first.profit) / Math.max(1, plan.profit))}% do lucro bruto: não deixe faltar.`,
    ],
    figures: { profit: first.profit },
  }
}

/** What an item should cost, whether it pays, and which items pay best. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import type { Bundle } from '../../../base/pricing/bundles.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
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
  if (question.least !== undefined) return leftPrice(item, question.least, asked)
  const per = perOf(asked.plan)
  const dearer = asked.costs
    .flatMap(({ changes }) => changes)
    .find(({ name, from, to }) => name === item.name && from !== null && to > from + 0.005)
  if (dearer?.from != null) return evenPrice(item, dearer.from, dearer, asked)
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

/** The price that leaves an amount of each sale: cost + amount, up to the next menu price. */
function leftPrice(item: PricedItemPlan, least: number, asked: Asked): Answer {
  const exact = item.cost + least
  const { endings, ceiling } = asked.limitsOf(item.name)
  const price = menuPriceFrom(exact - 1e-9, endingsFrom(item.price, endings))
  const now = paidAt(item, item.newPrice) - item.cost
  const isOver = ceiling !== null && price > ceiling + 0.005
  return {
    verdict:
      now >= least - 0.005
        ? `Já deixa: ${item.name} a ${formatBrl(item.newPrice)} deixa ${formatBrl(now)} por venda, e você quer ${formatBrl(least)}.`
        : `${formatBrl(price)}: ${item.name} custa ${formatBrl(item.cost)}, e ${formatBrl(exact)} deixam os ${formatBrl(least)}; no seu final de preço, ${formatBrl(price)} deixa ${formatBrl(price - item.cost)}.`,
    texts:
      now >= least - 0.005
        ? []
        : [
            `Hoje, a ${formatBrl(item.price)}, deixa ${formatBrl(paidOf(item) - item.cost)}. ${isOver ? `Passa do limite que você deu, que vai a ${formatBrl(ceiling)}: é conta, não conselho.` : `São ${roundly(price / item.price - 1)} a mais, e a casa aguenta perder ${formatNumber(-breakEvenUnits(item, price) * 100)}% das vendas dele.`}`,
          ],
    figures: { price, exact, left: price - item.cost },
  }
}

/** The price that leaves as much for each sale as before a cost rose. */
function evenPrice(
  item: PricedItemPlan,
  from: number,
  { to, basis, share = 1 }: { to: number; basis?: string; share?: number },
  asked: Asked,
): Answer {
  const even = item.price + to - from
  const round = menuPriceFrom(even, endingsFrom(item.price, asked.limitsOf(item.name).endings))
  const part =
    basis === 'part' || basis === 'main'
      ? ` Contamos que o que subiu é ${formatNumber(share * 100)}% do custo (suposição).`
      : ''
  return {
    verdict: `${formatBrl(even)} empata: o custo de ${item.name} vai de ${formatBrl(from)} a ${formatBrl(to)}, e a venda deixa os mesmos ${formatBrl(paidAt(item, item.price) - from)}.`,
    texts: [
      `${isMoved(item) ? `O preço novo, ${formatBrl(item.newPrice)}, ${item.newPrice >= even - 0.005 ? 'já cobre isso' : 'não cobre tudo'}.` : `Redondo, é ${formatBrl(round)}; a conta deixa em ${formatBrl(item.price)}, pois a diferença é de ${formatBrl(to - from)} por venda.`}${part} Vale se o custo da planilha é o de antes da alta.`,
    ],
    figures: { even, price: item.newPrice },
  }
}

/** "tá dando prejuízo ou é impressão minha?": "dá" would say that it does. */
const ofLoss = /preju|impress|perdendo|perco|vermelho|n[aã]o (?:t[aá]|est[aá]) (?:dando|deixando|rendendo)/iu

export function answerPays(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const rank = asked.plan.items.filter(({ profit }) => profit > item.profit).length + 1
  const left = paidOf(item) - item.cost
  const { bundle } = asked.limitsOf(item.name)
  if (bundle?.parts && left > 0) return paysAsBundle(item, bundle, asked)
  return {
    verdict:
      left > 0
        ? `${ofLoss.test(question.text) ? `Não dá prejuízo${rank > asked.plan.items.length / 2 ? ': só vende menos que os outros' : ', é impressão'}` : 'Dá'}: cada ${item.name} deixa ${formatBrl(left)} de ${formatBrl(paidOf(item))} (custo ${shareOf(item, item.price)}), ${reais(item.profit)} ${perOf(asked.plan)}.`
        : `Não: ${item.name} custa ${formatBrl(item.cost)} e é vendido a ${formatBrl(paidOf(item))}.`,
    texts: [
      ...(left > 0 && /margem/iu.test(question.text)
        ? [`A margem é de ${roundly(left / paidOf(item))}.`]
        : []),
      `É o ${rank}º de ${asked.plan.items.length} no lucro da casa, com ${whole(item.units)} vendas. Equipe, aluguel e taxa ficam de fora.`,
    ],
    figures: { profit: item.profit },
  }
}

/** Whether a combo pays beside its parts: what it gives up, and how many of its guests must order more because of it. */
function paysAsBundle(
  item: PricedItemPlan,
  { parts, sum, leaves, main, own: left }: Exclude<Bundle, { parts: null }>,
  { plan }: Asked,
): Answer {
  const given = leaves - left
  const even = (left - main) / Math.max(0.01, leaves - main)
  return {
    verdict:
      given <= 0
        ? `Dá: cada ${item.name} deixa ${formatBrl(left)}, mais que ${joinList(parts)} vendidos à parte.`
        : `Dá, se vender o que não sairia: cada ${item.name} deixa ${formatBrl(left)}, e ${joinList(parts)} à parte custam ${formatBrl(sum)} e deixam ${formatBrl(leaves)}.`,
    texts:
      given <= 0
        ? [`São ${reais(item.profit)} ${perOf(plan)}.`]
        : [
            `O combo abre mão de ${formatBrl(given)} por venda, ${reais(given * item.units)} ${perOf(plan)} se todos pedissem tudo à parte. De quem só pediria ${parts[0]}, ganha ${formatBrl(left - main)}: enquanto menos de ${formatNumber(Math.round(even * 100))} em cada 100 pedissem tudo de qualquer jeito, ele paga. As partes lemos pelo nome e pelo custo (${formatBrl(item.cost)}): se forem outras, diga.`,
          ],
    figures: { profit: item.profit, given },
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

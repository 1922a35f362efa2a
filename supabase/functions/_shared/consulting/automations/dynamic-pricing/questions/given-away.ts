/** Several of an item at one price, and an item for nothing. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { reais, whole } from '../money.ts'
import { type Answer, type Asked, itemsOf, leavesOf, type Question } from './asked.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

export function answerBundle(question: Question, asked: Asked): Answer | null {
  const { count, price } = question
  const items = itemsOf(question, asked)
  const [item] = items
  if (!item || count === undefined || price === undefined || question.item === undefined) return null
  const each = price / count
  const left = leavesOf(each, item.cost, asked)
  const now = paidOf(item) - item.cost
  const figures = { price, each, left }
  if (left <= 0)
    return {
      verdict: `Não: ${count} por ${formatBrl(price)} são ${formatBrl(each)} cada, e ${item.name} custa ${formatBrl(item.cost)}.`,
      texts: [],
      figures,
    }
  const off = 1 - (each * (asked.kept ?? 1)) / paidOf(item)
  if (off <= 0)
    return {
      verdict: `Não serve de oferta: ${formatBrl(each)} cada não é menos que ${formatBrl(item.price)}.`,
      texts: [],
      figures,
    }
  const needed = now / left - 1
  const expected = -item.elasticity * off
  const others = items.slice(1).filter(({ cost }) => cost > item.cost)
  const dearest = others.toSorted((a, b) => b.cost - a.cost)[0]
  return {
    verdict: `${expected >= needed ? 'Pode' : 'Só com regra'}: ${count} ${item.name} por ${formatBrl(price)} são ${formatBrl(each)} cada (${percent(off)} a menos), e cada um deixa ${formatBrl(left)} em vez de ${formatBrl(now)}.`,
    texts: [
      `Para empatar, as vendas têm de subir ${percent(needed)}${asked.plan.period === null ? '' : ` (de ${whole((item.units * 7) / 30)} para ${whole(Math.ceil(((item.units * 7) / 30) * (1 + needed)))} por semana)`}; pela conta sobem ${percent(expected)}.`,
      `A favor: quem pediria ${count - 1} e leva ${count} deixa ${formatBrl(count * left)}, e não ${formatBrl((count - 1) * now)}${count * left > (count - 1) * now ? ', mais do que hoje' : ', menos do que hoje'}. ${expected >= needed ? 'Teste quatro semanas' : 'Se quiser, só no dia mais fraco, por quatro semanas'}, e pare abaixo do empate.`,
      dearest ? `No mesmo preço ${dearest.name} deixaria ${formatBrl(each - dearest.cost)}.` : '',
    ].filter((text) => text !== ''),
    figures: { ...figures, needed, expected },
  }
}

/** Gifts a month that the answer counts with. */
const gifts = 20

export function answerCourtesy(question: Question, asked: Asked): Answer | null {
  const items = itemsOf(question, asked)
  if (question.item === undefined || items.length === 0) return null
  const [item] = items.toSorted((a, b) => a.cost - b.cost)
  const dearest = items.toSorted((a, b) => b.cost - a.cost)[0]
  if (!item || !dearest) return null
  const left = (one: typeof item) => paidOf(one) - one.cost
  const cheap = asked.plan.items
    .filter((one) => one.cost > 0 && one.cost < item.cost / 2 && one.drink === item.drink)
    .toSorted((a, b) => paidOf(b) / b.cost - paidOf(a) / a.cost)[0]
  return {
    verdict: `Cada ${item.name} dado custa ${formatBrl(item.cost)} de ingredientes${dearest === item ? '' : `, e ${dearest.name}, ${formatBrl(dearest.cost)}`}; ${gifts} por mês são ${reais(gifts * item.cost)}.`,
    texts: [
      `Se quem ganha teria pedido e pago, some os ${formatBrl(left(item))} que a venda deixaria.${cheap ? ` Mais barato de dar: ${cheap.name}, que custa ${formatBrl(cheap.cost)} e vale ${formatBrl(cheap.price)} no cardápio.` : ''} Dê só com a mesa de quatro ou mais consumindo, e escreva a regra.`,
    ],
    figures: { cost: item.cost, left: left(item) },
  }
}

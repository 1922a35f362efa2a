/** "99,90 ou 109,90, digam qual." */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { choiceWords, leastRoom } from '../../../base/pricing/candidate-prices.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { perOf } from '../reasons.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

export function answerEither(question: Question, asked: Asked): Answer | null {
  const { item: said = 'o item', prices = [] } = question
  if (prices.length < 2)
    return { verdict: 'Diga entre que preços escolher.', texts: [], figures: {}, open: true }
  const [item] = itemsOf(question, asked)
  const found = item && asked.choices?.get(item.name)
  if (!item || !found) {
    const dearest = Math.max(...prices)
    const cheapest = Math.min(...prices)
    return {
      verdict: item
        ? `Nenhum dos dois paga o custo de ${formatBrl(item.cost)}.`
        : `Falta o custo de ${said}: sem ele não se sabe qual deixa mais.`,
      texts: item
        ? []
        : [
            `O que já se sabe: ${formatBrl(dearest)} aguenta perder pelo menos ${formatNumber(leastRoom(cheapest, dearest) * 100)}% de quem compraria a ${formatBrl(cheapest)}, e mais quanto maior for o custo.`,
          ],
      figures: {},
      open: true,
    }
  }
  const sold = { name: item.name, price: item.price, paid: paidOf(item), cost: item.cost, units: item.units }
  const blocked = found.blocked ? 'passa de um limite que você deu' : null
  const words = choiceWords(sold, found.choice, perOf(asked.plan), blocked)
  const { best, between } = found.choice
  return { ...words, figures: { best: best.price, even: best.even, between: between.even } }
}

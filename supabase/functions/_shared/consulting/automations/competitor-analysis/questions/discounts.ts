/** Answers about discounts, from the house's margin. */
import { formatNumber } from '../../../base/language/text.ts'
import { type Answer, type Asked, answer, costedOf, needs, ownItem, percent, type Question } from './asked.ts'

/** Share of a credit sale that the card machine takes: an assumption. */
const cardFee = 3

export function answerPayDiscount({ percent: off = 5 }: Question): Answer {
  return off <= cardFee
    ? answer(
        `Pode: ${formatNumber(off)}% no Pix não passa do que o crédito costuma levar (contamos ${cardFee}%; veja a sua taxa).`,
      )
    : answer(
        `Não: ${formatNumber(off)}% no Pix é mais do que a maquininha leva (contamos ${cardFee}% no crédito; veja a sua taxa).`,
        'Quem já pagava à vista passa a pagar menos por nada. Se quiser dar, dê só a taxa que economiza, com os dois preços à vista (lei 13.455/2017).',
      )
}

/** How many more sales a discount needs. */
export function answerDiscount({ percent: off = 10, item }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  const items = costedOf(asked).filter((one) => (own ? one.name === own.name : true))
  const price = items.reduce((sum, one) => sum + one.price, 0)
  const left = items.reduce((sum, one) => sum + one.price - one.cost, 0)
  if (price <= 0) return needs('Para dizer quantas vendas o desconto pede falta o custo dos itens.')
  const lost = (price * off) / 100
  if (left <= lost)
    return answer(`Não: ${formatNumber(off)}% come toda a margem${own ? ` de ${own.name}` : ''}.`)
  const more = left / (left - lost) - 1
  return answer(
    `${more > 0.12 ? 'Não' : 'Só com volume'}: ${formatNumber(off)}% de desconto só empata com ${percent(more)} mais vendas${own ? ` de ${own.name}` : ''}.`,
  )
}

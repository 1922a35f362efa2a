/** What an item would bring at the price of a competitor, or at the mean of all of them. */
import { ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { mean } from '../../../base/statistics.ts'
import { everyday } from '../gaps.ts'
import { ownPricing } from '../own-pricing.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  needs,
  ownItem,
  percent,
  type Question,
  reais,
} from './asked.ts'

const cents = (value: number) => Math.round(value * 100) / 100

export function answerAtTheirs({ item, competitor, what }: Question, asked: Asked): Answer | null {
  if (what !== 'preço deles') return null
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  const compared = comparedOf(own.name, asked)
  const quotes = (compared ? everyday(compared) : []).filter(
    (quote) => competitor === undefined || quote.competitor === competitor,
  )
  if (quotes.length === 0)
    return needs(
      `A lista não tem preço de ${own.name} ${competitor === undefined ? 'para fazer a média' : ofTheHouse(competitor)}.`,
    )
  const theirs = cents(mean(quotes.map(({ price }) => price)))
  const more = cents(theirs - own.price)
  const at = competitor ?? (quotes.length === 1 ? 'o único preço da lista' : `a média de ${quotes.length}`)
  const whose = `${formatBrl(theirs)} (${at})`
  const units = asked.sold.unitsOf(own.name)
  if (Math.abs(more) < 0.005) return answer(`Nada muda: você já cobra ${whose}.`)
  const month =
    units === undefined
      ? `${formatBrl(Math.abs(more))} ${more > 0 ? 'a mais' : 'a menos'} por venda`
      : `${reais(Math.abs(more) * units)} ${more > 0 ? 'a mais' : 'a menos'} por mês, se a venda não mudar`
  const sum =
    units === undefined
      ? 'Com a planilha de vendas sai o valor por mês.'
      : `São ${Math.round(units)} vendas por mês × ${formatBrl(Math.abs(more))} (de ${formatBrl(own.price)} a ${formatBrl(theirs)}, ${percent(Math.abs(theirs / own.price - 1))}).`
  if (more < 0 || own.cost === null || own.cost <= 0) return answer(`A ${whose}: ${month}.`, sum)
  const even = -breakEvenUnits({ price: own.price, cost: own.cost }, theirs)
  const loss = -ownPricing(asked.context, asked.sold).elasticityOf(own) * (theirs / own.price - 1)
  const gain = (theirs - own.cost) * (1 - loss) - (own.price - own.cost)
  const supposed =
    units === undefined
      ? `Pela reação que supomos, perder ${formatNumber(loss * 100)}%, ${gain > 0 ? 'ainda compensa' : 'não compensa'}.`
      : `Pela reação que supomos, perder ${formatNumber(loss * 100)}%, ${gain > 0 ? `sobram ${reais(gain * units)}` : `são ${reais(-gain * units)} a menos`} por mês.`
  return answer(
    `A ${whose}: ${month}.`,
    sum,
    `Empata se cair ${formatNumber(even * 100)}%${units === undefined ? '' : `, ${Math.floor(even * units)} vendas por mês`}.`,
    supposed,
  )
}

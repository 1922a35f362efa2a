/** "Se eu pagar 23% de taxa, que preço preciso cobrar?": the price that leaves as much as today's after an app's fee. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { everyday } from '../gaps.ts'
import { ownPricing } from '../own-pricing.ts'
import { type Answer, type Asked, answer, comparedOf, needs, ownItem, type Question } from './asked.ts'

export function answerAppPrice({ item, percent: share = 0 }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos o preço de ${item ?? 'esse item'} no seu cardápio.`)
  const kept = 1 - share / 100
  const even = own.price / kept
  const { endings } = ownPricing(asked.context, asked.sold).limitsOf(own, own.price)
  const round = menuPriceFrom(even - 0.05, endingsFrom(own.price, endings))
  const left = own.cost !== null && own.cost > 0 ? own.price - own.cost : null
  const atToday = left === null || own.cost === null ? null : own.price * kept - own.cost
  const compared = comparedOf(own.name, asked)
  const theirs = compared ? everyday(compared) : []
  const [over, under] = [
    theirs.filter(({ price }) => price < round - 0.005),
    theirs.filter(({ price }) => price >= round - 0.005),
  ]
  const quoted = (quotes: typeof theirs) =>
    joinList(quotes.map(({ competitor, price }) => `${competitor} (${formatBrl(price)})`))
  return answer(
    `${formatBrl(round)} no aplicativo: ${formatBrl(own.price)} ÷ ${formatNumber(100 - share)}% = ${formatBrl(even)}, e depois dos ${formatNumber(share)}% entram os mesmos ${formatBrl(own.price)} do balcão.`,
    left === null || atToday === null
      ? ''
      : `A ${formatBrl(own.price)} no aplicativo, cada um deixaria ${formatBrl(atToday)} em vez de ${formatBrl(left)}${atToday <= 0 ? ': prejuízo' : ''}; a embalagem ainda sai disso.`,
    over.length > 0
      ? `A ${formatBrl(round)} você passa de ${quoted(over)}${under.length > 0 ? ` e fica abaixo de ${quoted(under)}` : ''}: entre só com o que viaja bem, em combo, e mantenha o balcão em ${formatBrl(own.price)}.`
      : under.length > 0
        ? `Ainda abaixo de ${quoted(under)}: o aplicativo não tira a sua vantagem de preço.`
        : 'Ninguém na lista vende isso: compare com o preço deles no próprio aplicativo antes de entrar.',
  )
}

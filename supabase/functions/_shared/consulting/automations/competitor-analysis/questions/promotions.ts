/** Whether to make a promotion: one pair, on the day that sells least, or none. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, tokenize } from '../../../base/language/text.ts'
import { onDay } from '../../../base/request/describe-rivals.ts'
import {
  type Answer,
  type Asked,
  answer,
  extrasOf,
  factsOf,
  formOf,
  isOneForm,
  needs,
  type Question,
  reais,
  refuses,
} from './asked.ts'
import { answerDouble } from './house-costs.ts'
import { answerNamedCombo } from './named-combo.ts'
import { weakestDay } from './open-days.ts'
import { pairOf } from './pair.ts'
import { answerRivalCombo } from './rival-combo.ts'

/** What to do beside a competitor's promotion where the owner gives no discount. */
function withoutPromotion(asked: Asked): Answer {
  const [best, second] = extrasOf(asked)
  if (!best)
    return needs('Não responda com desconto; para dizer o que oferecer no lugar falta o custo dos itens.')
  const left = ({ price, cost }: typeof best) => formatBrl(price - cost)
  return answer(
    `Não responda: mantenha o preço e, nesse dia, ofereça ${best.name} a cada mesa, que deixa ${left(best)} pelo preço do cardápio.`,
    second ? `Depois, ${second.name} (${left(second)}).` : '',
    'Conte quatro semanas desse dia: só se as vendas caírem mais que as dos outros dias a promoção de lá pesa.',
  )
}

export function answerPromotion(question: Question, asked: Asked): Answer {
  const { against, weekdays, other } = question
  if (against)
    return isOneForm(question)
      ? answer(`Respeitado: nada aqui é ${formOf(question)}.`)
      : answer('Sem promoção: nada aqui é desconto, combo ou dose dobrada.')
  const own =
    answerDouble(question, asked) ?? answerNamedCombo(question, asked) ?? answerRivalCombo(question, asked)
  if (own) return own
  const found = refuses(asked, 'lower', 'happyHour') ? null : pairOf(asked)
  // "outra ideia que não seja o gin em dobro": no pair with it either.
  const words = tokenize(other ?? '').filter(
    (word) => word.length > 2 && !/^(?:dobro|dobrad|dose)/.test(word),
  )
  const pair = found && words.some((word) => tokenize(found.name).includes(word)) ? null : found
  if (!pair) return withoutPromotion(asked)
  const weak = weekdays === undefined ? weakestDay(asked) : undefined
  const shut = factsOf(asked, 'days').find(
    ({ weekdays: theirs = [], closed }) =>
      weak !== undefined && theirs.length > 0 && theirs.includes(weak.weekday) === (closed === true),
  )
  const day =
    weak === undefined
      ? weekdays === undefined
        ? 'nos dias fracos'
        : 'nesses dias'
      : `${onDay(weak.weekday)}, o seu dia mais fraco (${reais(weak.revenue)} por dia)${shut ? `, quando ${theHouse(shut.competitor)} não abre` : ''}`
  return answer(
    `${weak === undefined ? `Só um par, e ${day}` : `${capitalize(day)}, e só um par`}: ${pair.name} por ${formatBrl(pair.price)} (à parte, ${formatBrl(pair.full)}).`,
    `Deixa ${formatBrl(pair.price - pair.cost)}; perde se mais de ${pair.most} em cada 100 já fossem pedir os dois. Dose dobrada e bebida à vontade, não.`,
  )
}

export function answerHappyHour(question: Question, asked: Asked): Answer {
  return question.against
    ? answer('Sem happy hour: nada aqui propõe um.')
    : answerPromotion({ ...question, against: undefined }, asked)
}

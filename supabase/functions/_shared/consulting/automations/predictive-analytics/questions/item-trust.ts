/** How far to trust one item's number. */
import { shortDay } from '../../../base/calendar.ts'
import { formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, percentOf, type Question, unitsOf } from './asked.ts'

/** Weeks of sales from which an item is tested well, and below which it is not. */
const weeks = { many: 16, few: 8 } as const
/** Mean errors of a week up to which it is bought by, and from which only step by step. */
const error = { small: 0.12, large: 0.25 } as const

export function answerItemTrust({ item }: Question, asked: Asked): Answer | null {
  const { forecast, questions } = asked
  const line = forecast.items?.find(({ name }) => name === item)
  if (item === undefined || !line) return null
  const since = questions.find((one) => one.about === 'newItem' && one.item === item)?.from
  const sold = unitsOf(item, asked)
  const first = sold.findIndex((value) => value !== null && value > 0)
  const monday = asked.sales.weeks.map((week) => week.monday)
  const begins = since ?? monday[first] ?? ''
  const known = sold.filter((value, at) => value !== null && (monday[at] ?? '') >= begins.slice(0, 10)).length
  const week = line.coming.find((one) => one.monday >= (forecast.target ?? ''))
  if (!week) return null
  const range = `espere ${whole(week.value)} na semana de ${shortDay(week.monday)}, de ${whole(week.low)} a ${whole(week.high)}`
  const history = `A planilha tem ${known} semanas dele${since === undefined ? '' : `, desde ${shortDay(since)}`}`
  if (line.wape === undefined || known < weeks.few)
    return {
      verdict: `Ainda não: ${known} semanas não bastam para testar ${item}; ${range}.`,
      texts: [
        `Com ${weeks.few} semanas de venda a conta já se testa; até lá, compre para dois ou três dias.`,
      ],
    }
  const reply =
    known >= weeks.many && line.wape <= error.small
      ? 'Já dá'
      : line.wape <= error.large
        ? 'Dá, com folga'
        : 'Ainda não dá para comprar só por ele'
  return {
    verdict: `${reply}: ${item} erra perto de ${percentOf(line.wape)} por semana; ${range}.`,
    texts: [
      `${history}${known < weeks.many ? ', e é pouco: nenhuma alta estação passou por ele' : ', e nem um ano inteiro: a época dele ainda não se conhece'}.`.replace(
        known >= 52 ? /, e nem um ano inteiro[^.]*/ : /$^/,
        '',
      ),
    ],
  }
}

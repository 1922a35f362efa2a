/** "Qual deles rouba meu cliente na sexta?": who is told to be full on that day. */
import { weekdayNames } from '../../../base/calendar.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../../base/language/text.ts'
import { onDay } from '../../../base/request/describe-rivals.ts'
import { calledOf, cent, everyday } from '../gaps.ts'
import { type Answer, type Asked, answer, factsOf, shared } from './asked.ts'
import { dayName } from './open-days.ts'

/** What fills a house. */
export const fills = /\b(?:chei\w*|lota\w*|enche\w*|bomba\w*|fila|pagode|musica|show|banda|samba|forro)\b/
export const quoted = (fact: { what?: string | undefined; text: string }) => `“${fact.what ?? fact.text}”`

const folded = (said: string) => foldAccents(said).toLowerCase()
const names = (said: string, day: number) =>
  new RegExp(`\\b${foldAccents(dayName(day))}s?\\b`).test(folded(said))

/** Null where no day is named, or nobody is told to be full on it. */
export function answerFullOn(text: string, asked: Asked): Answer | null {
  const [day] = weekdayNames.flatMap((_, at) => (names(text, at) ? at : []))
  if (day === undefined) return null
  const [first] = factsOf(asked, 'crowd').filter((fact) => {
    const words = fact.what ?? fact.text
    return fills.test(folded(words)) && names(words, day)
  })
  if (!first) return null
  const [widest] = shared(asked)
    .flatMap((item) =>
      everyday(item).flatMap(({ competitor, price }) =>
        competitor === first.competitor ? [{ name: calledOf(item), by: item.own - price, price }] : [],
      ),
    )
    .toSorted((a, b) => b.by - a.by)
  return answer(
    `${capitalize(onDay(day))}, ${theHouse(first.competitor)}: você contou que fica ${quoted(first)}.`,
    widest && widest.by > cent
      ? `Dos itens em comum, a maior distância é ${widest.name}: ${formatBrl(widest.price)} lá, ${formatBrl(widest.by)} a menos que aqui.`
      : 'Pelo preço não é: em nenhum item em comum cobra menos.',
    `Casa cheia tem fila: quem não acha mesa lá precisa ver, da calçada ou no celular, o que há aqui ${onDay(day)}. É indício, não prova: pergunte a dez clientes onde mais vão nesse dia.`,
  )
}

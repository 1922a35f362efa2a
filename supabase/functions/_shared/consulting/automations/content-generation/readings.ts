/** How the owner's days were read, and what is still to be said: printed before the calendar. */
import { shortDay, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { factConflicts } from './fact-conflicts.ts'
import { type Closure, closedWords, unansweredFeasts } from './rest-days.ts'
import { showHead } from './tables/date-lines.ts'
import { shortWeekday } from './told-calendar.ts'

type Read = {
  context: EngineContext
  requirements: Requirements
  closures: readonly Closure[]
  /** Dates with a post. */
  dated: readonly Dated[]
  isClosed: (day: string) => boolean
  /** First and last day of the calendar. */
  span: { from: string; to: string }
  /** Weekdays without hours, which count as closed. */
  unsaid: readonly number[]
  /** Days of the calendar with posts on which the house is closed. */
  restDays: number
}

const onDay = (day: string) => `${shortWeekday(day)}, ${shortDay(day)}`

const onThe = (day: string) =>
  `${/^(?:s[aá]bado|domingo)$/.test(shortWeekday(day)) ? 'no' : 'na'} ${onDay(day)}`

function openQuestions({ context, requirements, span, isClosed }: Read): string[] {
  const open = unansweredFeasts(requirements.dates, span, isClosed)
  return open.length === 0
    ? []
    : [
        fillChoices(
          `**[Falta dizer|Diga antes|Responda primeiro]: a casa abre ${joinList(open.map(onThe))}?** [Até lá, nenhum texto promete|Os textos não prometem antes disso|Sem resposta, os textos não convidam].`,
          context.restaurant.name,
        ),
      ]
}

/** Days that the owner keeps open and on whose weekday the house has no hours. */
function hoursWanting({ context, requirements, span }: Read): string[] {
  const { opening } = context.house.settings
  if (Object.keys(opening).length === 0) return []
  const days = requirements.dates.flatMap(({ open, closed, from, to = from, note, at }) =>
    open && !closed && note === undefined && at === undefined && from !== undefined && to !== undefined
      ? daysWithin({ from, to })
      : [],
  )
  const wanting = days.filter(
    (day) => day >= span.from && day <= span.to && !opening[String(new Date(day).getUTCDay())],
  )
  return wanting.length === 0
    ? []
    : [
        `**Falta dizer: a que horas a casa abre ${joinList(wanting.map(onThe))}?** “A casa” não tem hora para esse dia.`,
      ]
}

/** Words of a note that say what it costs to come in. */
const told = /entrada|ingresso|couvert|de gra[cç]a|gr[aá]tis|n[aã]o paga/iu

/** What guests ask of an evening with music before they come: when it begins, and what it costs. */
function showsWanting(dated: readonly Dated[], { onlyPrices }: Requirements): string[] {
  const shows = dated.filter(
    ({ own, weekly, combo, said, supper }) =>
      own && !weekly && !combo && (supper === true || showHead.test(said ?? '')),
  )
  return [...new Map(shows.map((date) => [date.name, date])).values()].flatMap((date) => {
    const costs = date.price !== undefined || told.test(date.note ?? '') || onlyPrices?.length === 0
    const wanting = [
      ...(date.at === undefined
        ? [
            `a que horas ${/s$/.test(calledOf(date)) ? 'começam' : 'começa'} ${the(calledOf(date))}, em ${shortDay(date.day)}`,
          ]
        : []),
      ...(costs
        ? []
        : [
            date.at === undefined
              ? date.supper
                ? 'quanto custa'
                : 'quanto é a entrada'
              : `quanto é a entrada d${the(calledOf(date))}, em ${shortDay(date.day)}`,
          ]),
    ]
    return wanting.length === 0
      ? []
      : [`**Falta dizer: ${wanting.join(', e ')}?** Complete nos textos; de graça também se diz.`]
  })
}

export function readingsOf(read: Read): string[] {
  const { requirements, closures, dated, isClosed, restDays, unsaid } = read
  const weekly = requirements.dates.filter(
    ({ closed, weekdays, at }) => !closed && weekdays && at !== undefined,
  )
  const lost = weekly.flatMap(({ what, weekdays = [] }) =>
    closures.flatMap((closure) => {
      const days = daysWithin(closure).filter(
        (day) => weekdays.includes(new Date(day).getUTCDay()) && isClosed(day),
      )
      const held = dated.filter(({ name }) => name === what).map(({ day }) => shortDay(day))
      return days.length === 0
        ? []
        : [
            `Sem ${what} em ${joinList(days.map(shortDay))}, porque ${closure.only === undefined ? 'a casa fecha' : 'o dia não é para todos'}${held.length > 0 ? `: há em ${joinList(held)}` : ''}.`,
          ]
    }),
  )
  const hidden = requirements.houseFacts.filter(({ about }) => about === 'private')
  return [
    ...closures.map((closure) => {
      const open = closure.unsaid.filter((day) => day > closure.to && day < closure.back)
      const unknown = open.length === 0 ? '' : ` Se abre ${joinList(open.map(onThe))}, você ainda não disse.`
      return `${capitalize(closedWords(closure))}; ${closure.only === undefined ? 'volta' : 'abre a todos de novo'} ${onThe(closure.back)}.${unknown}`
    }),
    ...lost,
    ...(restDays > 0 ? ['Nos dias fechados as publicações contam e não chamam para o mesmo dia.'] : []),
    ...(unsaid.length > 0
      ? [
          `Sem hora em “A casa”, ${joinList(unsaid.map((day) => (weekdayNames[day] ?? '').replace('-feira', '')))} ${unsaid.length > 1 ? 'contam como dias fechados' : 'conta como dia fechado'}.`,
        ]
      : []),
    ...(hidden.length > 0 ? ['O que é da vida de alguém não entra em texto nenhum.'] : []),
    ...factConflicts(read.context, requirements, dated),
    ...hoursWanting(read),
    ...showsWanting(dated, requirements),
    ...openQuestions(read),
  ]
}

const daysWithin = ({ from, to }: Pick<Closure, 'from' | 'to'>) => {
  const days: string[] = []
  for (let day = from; day <= to; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
    days.push(day)
  return days
}

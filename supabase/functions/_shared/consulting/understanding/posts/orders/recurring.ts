/** What comes back: on a day of every month, or weekly from a date on. */
import { addDays, isoDay, nthWeekday, weekdayOf } from '../../../base/calendar.ts'
import { reachesMinors } from '../../dates/entries.ts'
import { findDates } from '../../dates/find-dates.ts'
import { daysIn } from '../../dates/found-date.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { eventOf } from '../events.ts'
import { takeContent, takeParts } from '../occasion-parts.ts'
import type { Given, Order } from './order.ts'
import { bare, isNoun } from './what.ts'

const weekday = '(domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?'
const month = '(?: (?:do|de (?:cada|todo)|do nosso) mes| de (?:cada|todo) mes)'
const nth = new RegExp(
  `\\b(?:n?[ao]s? |tod[ao]s? (?:[ao]s? )?|as |aos )?(primeir[ao]s?|segund[ao]s?|terceir[ao]s?|quart[ao]s?|ultim[ao]s?) ${weekday}${month}`,
)
const numbered =
  /\b(?:tod[ao]s?(?: [ao]s?)? dias? (\d{1,2})(?:(?: d[eo] (?:cada |todo )?mes)?)|dia (\d{1,2}) de (?:cada|todo) mes|tod[ao] mes,?(?: n?o)? dia (\d{1,2}))\b(?! de [a-z])/
const everyWeek = new RegExp(
  `\\b(?:tod[ao]s?(?: [ao]s?)? |aos |as |n[ao]s |cada )${weekday}(?:(?:,| e) (?:n[ao]s? |[ao]s? |as |aos )?${weekday})*`,
)
const bounded = /\b(a partir d[aeo]s?|desde|comecando(?: em| n[ao])?|ate)(?: [ao])?(?: dia)? ?$/

/** "estreia do jantar às sextas em 4/12": its first day, and every week from then on. */
const debut = /^(?:a )?(?:estreia|inicio|comeco|abertura|inauguracao) d[aeo]s? (?=.)/

/** How many of the coming months get their day. */
const months = 4

const lead =
  /^(?:(?:a gente|nos|eu|aqui|e|de resto|tambem|ja|sempre|vai|vamos|vou|ter|temos|tem|teremos|rola|acontece|fazemos|faz|faco|fazer|recebemos|recebe|promovemos|e dia d[aeo]|havera|ha|o|a|os|as|uma|um|,)\s+)+/

/** The day of that number, or that weekday, in the coming months. */
function daysOfMonths(today: string, dayIn: (year: number, month: number) => string | null): string[] {
  const [year = 0, first = 1] = today.split('-').map(Number)
  return Array.from({ length: months + 1 }, (_, at) => {
    const [of, number] = [year + Math.floor((first - 1 + at) / 12), ((first - 1 + at) % 12) + 1]
    return dayIn(of, number)
  })
    .flatMap((day) => (day !== null && day > today ? [day] : []))
    .slice(0, months)
}

const ordinals = ['primeir', 'segund', 'terceir', 'quart']

function lastWeekday(year: number, month: number, wanted: number): string {
  const end = isoDay(year, month, daysIn(year, month))
  return addDays(end, -((weekdayOf(end) - wanted + 7) % 7))
}

/** The event of a clause whose days are taken out. */
function eventIn(text: string, given: Given): Omit<WishContent & { kind: 'date' }, 'kind' | 'closed'> | null {
  const parts = takeParts(text)
  const content = takeContent(parts.rest)
  const plain = content.rest.replace(/[|,]/g, ' ').replace(/\s+/g, ' ').trim()
  const start = lead.exec(`${foldInPlace(plain)} `)?.[0].length ?? 0
  const said = bare(plain.slice(start))
  if (
    said.replace(/[^\p{L}]/gu, '').length < 3 ||
    /\b(?:nao|nem|sem|post\w*|fech\w+|abr\w+)\b/.test(foldInPlace(said))
  )
    return null
  const { what } = eventOf(said, '', given.names)
  const note = [...(content.what ? [`com ${content.what}`] : []), ...parts.notes].join(', ')
  return { what, ...parts.held, ...(note !== '' && { note: note.slice(0, 120) }) }
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

export function readRecurring(given: Given): Order | null {
  const { clause, today } = given
  if (clause.asks && clause.last) return null
  const { text, folded } = clause
  const monthly = nth.exec(folded) ?? numbered.exec(folded)
  if (monthly) {
    const number = Number(monthly[1] ?? monthly[2] ?? monthly[3])
    const isNumbered = Number.isFinite(number) && number > 0
    const wanted = weekdaysIn(monthly[2] ?? '')[0]
    const at = ordinals.findIndex((stem) => monthly[1]?.startsWith(stem))
    const days = daysOfMonths(today, (year, of) =>
      isNumbered
        ? number <= daysIn(year, of)
          ? isoDay(year, of, number)
          : null
        : wanted === undefined
          ? null
          : at < 0
            ? lastWeekday(year, of, wanted)
            : nthWeekday(year, of, wanted, at + 1),
    )
    const event = eventIn(blank(text, monthly.index, monthly.index + monthly[0].length), given)
    if (event === null || days.length === 0) return null
    return {
      wishes: days.map((day): WishContent => ({ kind: 'date', closed: false, ...event, from: day, to: day })),
    }
  }
  const week = everyWeek.exec(folded)
  const [date, more] = findDates(text, today)
  const head = date && bounded.exec(folded.slice(0, date.start))
  // "todo domingo de março": within the month.
  const isWithin = week && date && !head && date.name === null && date.span.from < date.span.to
  const opens = week && date && !head && date.span.from === date.span.to ? debut.exec(folded) : null
  if (!week || !date || (!head && !isWithin && !opens) || more) return null
  const before = /(?:\b(?:em|n[ao]|no dia|dia|dias) ?)+$/.exec(folded.slice(0, date.start))
  const start = head ? head.index : opens && before ? before.index : date.start
  const rest = blank(blank(text, week.index, week.index + week[0].length), start, date.end)
  const event = eventIn(opens ? rest.slice(opens[0].length) : rest, given)
  if (event === null) return null
  const weekdays = weekdaysIn(week[0])
  if (opens)
    return {
      wishes: [
        {
          kind: 'date',
          closed: false,
          ...event,
          what: `${opens[0].replace(/^a /, '')}${event.what}`,
          from: date.span.from,
          to: date.span.to,
          open: true,
        },
        { kind: 'date', closed: false, ...event, weekdays, from: addDays(date.span.from, 1), open: true },
      ],
    }
  const isEnd = head?.[1] === 'ate'
  return {
    wishes: [
      {
        kind: 'date',
        closed: false,
        ...event,
        weekdays,
        from: isEnd ? addDays(today, 1) : date.span.from,
        ...((isEnd || isWithin) && { to: date.span.to }),
      },
    ],
  }
}

/** What a weekday has besides an event: hours, discounts, the house's usual meals. */
export const shutOrCheap =
  /\b(?:descanso|faxina|reuniao|manutencao|fech\w*|folga\w*|abr\w+|funciona\w*|posts?|descont\w*|promoc\w*|foco|tema|feira|almoco|jantar|semana|so|delivery|entrega\w*)\b/
const periodTheme =
  /^(?:o )?(mes|semana)(?: (?:inteir[oa]|tod[oa]))? (?:e|sera|vai ser|fica|vai) (?:d[aeo]s?|(?:o |a )?(?:mes|semana) d[aeo]s?|para [ao]s?) (.+)$/
const ofDay = /^(?:o |a )?(?:d[aeo]s?|e (?:o )?dia d[aeo]s?|tem|vai ter|teremos|temos|e d[aeo]s?|rola) (.+)$/

/** "mês de março é do peixe", "domingo do almoço em família": what a period or a weekday is about. */
export function readThemed(given: Given): Order | null {
  const { clause, folded, said, when, names } = given
  if (clause.asks && clause.last) return null
  const { from, to, weekdays } = when.days
  const period = /^(?:o |a )?(mes|semana) /.exec(clause.folded)?.[1] ?? ''
  const themed =
    from !== undefined && to !== undefined
      ? periodTheme.exec(folded.startsWith(period) ? folded : `${period} ${folded}`)
      : null
  if (themed?.[2] && isNoun(themed[2])) {
    const topic = bare(said.slice(said.length - themed[2].length))
    const noun = themed[1] === 'mes' ? 'mês' : 'semana'
    return {
      wishes: [
        {
          kind: 'date',
          what: `${noun} d${articled(topic, folded)}`.slice(0, 120),
          closed: false,
          from: from ?? '',
          to: to ?? '',
        },
      ],
    }
  }
  if (weekdays === undefined || from !== undefined || reachesMinors(clause.text)) return null
  const found = ofDay.exec(folded)
  const head =
    /^(?:(?:n[ao]s?|tod[ao]s?|[ao]s?|cada) )*(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)? (?:d[aeo]|e dia d[aeo]|tem|vai ter|teremos|temos) /.test(
      clause.folded,
    )
  if (!found?.[1] || !head || names.some(({ name }) => foldInPlace(name) === found[1])) return null
  const again = everyWeek.exec(found[1])
  const tail = said.slice(said.length - found[1].length)
  const plain = again ? blank(tail, again.index, again.index + again[0].length).replace(/\s+/g, ' ') : tail
  const event = eventIn(plain, given)
  // "Quinta do caranguejo toda quinta": the weekday belongs to the name.
  const named = again ? /^(\p{L}+(?:-feira)?)\s+(d[aeo])\s/iu.exec(clause.text) : null
  if (event && named) event.what = `${named[1]?.toLowerCase()} ${named[2]} ${event.what}`
  if (
    !event ||
    !isNoun(foldInPlace(event.what)) ||
    (shutOrCheap.test(foldInPlace(event.what.split(' ')[0] ?? '')) &&
      !/^almoco|^jantar/.test(foldInPlace(event.what)))
  )
    return null
  const at = when.start
  return {
    wishes: [{ kind: 'date', closed: false, ...event, weekdays, ...(at !== undefined && { at }) }],
  }
}

/** "do peixe" as the owner says it. */
const articled = (topic: string, folded: string): string => {
  const article =
    new RegExp(`\\bd([aeo]s?) ${foldInPlace(topic).replace(/[^a-z0-9 ]/g, '.')}$`).exec(folded)?.[1] ?? 'o'
  return `${article} ${topic}`
}

const starts = /^(?:e |mas )*(?:comeca\w*|inicia\w*|abre|vai d[eo])\b/
const ends = /^(?:e )*(?:termina\w*|acaba\w*|vai ate|encerra\w*|ate)\b/

/** "começa dia 2 de março o festival de petiscos, termina dia 14" */
export function readSpan(given: Given): Order | null {
  const { clause, folded, said, when, next } = given
  const { from } = when.days
  if (!starts.test(clause.folded) || next === null || from === undefined || !ends.test(next.clause.folded))
    return null
  const [last] = findDates(next.clause.text, from)
  const event = eventIn(said.replace(/^\p{L}+\s*/u, ''), given)
  if (!last || event === null || !isNoun(foldInPlace(event.what)) || !starts.test(folded)) return null
  return {
    wishes: [{ kind: 'date', closed: false, ...event, from, to: last.span.to }],
    takesNext: true,
  }
}

const opensNow =
  /^(?:e |mas |a gente |agora |ja )*(?:(?:comec(?:ei|amos|ou)|passei|passamos|passou|vou|vamos|voltei|voltamos) (?:a )?(?:abrir|funcionar)|(?:agora |ja |tambem )+(?:abr\w+|funciona\w*))(?: tambem)?$/

/** "comecei a abrir aos domingos desde 14 de fevereiro" */
export function readOpenedDays({ folded, when, clause, today }: Given): Order | null {
  const { weekdays, from } = when.days
  const said = folded.replace(/[^a-z]+/g, ' ').trim()
  if (weekdays === undefined || (clause.asks && clause.last) || !opensNow.test(said)) return null
  const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
  const day = weekdays.map((at) => names[at] ?? '').join(' e ')
  return {
    wishes: [
      {
        kind: 'date',
        what: `aberto ${/o$/.test(day) ? 'aos' : 'às'} ${day.replace(/(?<=\p{L})(?= e |$)/gu, 's')}`,
        closed: false,
        weekdays,
        open: true,
        ...(from !== undefined && from > today && from < addDays(today, 300) && { from }),
      },
    ],
  }
}

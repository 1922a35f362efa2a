/** The day from which something holds: "a partir de 2 de março", "só depois do Carnaval", "até dia 7 não". */
import { addDays, isoDay, type Span, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { daysIn } from '../dates/found-date.ts'
import { figureOf } from '../spoken/figures.ts'

const nextMonth = /\b(?:(?:o |no )?(?:mes que vem|proximo mes)|(?:a )?virada do mes)\b/
const nextWeek = /\b(?:a )?(?:semana que vem|proxima semana)\b/
/** "a próxima segunda", "segunda-feira que vem" */
const comingDay =
  /\b(?:(?:(?:a|n[ao]|o) )?proxim[ao] (domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?|(domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)? que vem)\b/
const days = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const ahead = /\b(?:daqui a|dentro de|em) (\p{L}+|\d{1,2}) (dias|semanas|mes|meses)\b/u

type Placed = { span: Span; start: number; end: number }

function monthAfter(today: string, by: number): Span {
  const [year = 0, of = 1] = today.split('-').map(Number)
  const [y, m] = [year + Math.floor((of - 1 + by) / 12), ((of - 1 + by) % 12) + 1]
  return { from: isoDay(y, m, 1), to: isoDay(y, m, daysIn(y, m)) }
}

/** The dates of a clause, in order; those that are told from today on, too. */
function datesOf(folded: string, today: string): Placed[] {
  const found: Placed[] = findDates(folded, today)
  const add = (match: RegExpExecArray | null, span: (match: RegExpExecArray) => Span | null) => {
    const days = match && span(match)
    if (match && days) found.push({ span: days, start: match.index, end: match.index + match[0].length })
  }
  add(nextMonth.exec(folded), () => monthAfter(today, 1))
  add(nextWeek.exec(folded), () => {
    const monday = addDays(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7))
    return { from: monday, to: addDays(monday, 6) }
  })
  add(comingDay.exec(folded), ([, next = '', coming = next]) => {
    const day = addDays(today, 1 + ((days.indexOf(next || coming) + 6 - weekdayOf(today)) % 7))
    return { from: day, to: day }
  })
  add(ahead.exec(folded), ([, word = '', unit = '']) => {
    const many = /^\d/.test(word) ? Number(word) : figureOf(word)
    if (!(many > 0 && many < 100)) return null
    if (unit.startsWith('mes')) {
      const { from } = monthAfter(today, many)
      return { from, to: from }
    }
    const day = addDays(today, many * (unit === 'dias' ? 1 : 7))
    return { from: day, to: day }
  })
  return found.toSorted((a, b) => a.start - b.start)
}

/** The words before a date that say how it bounds. */
const after = /\b(?:depois|apos|passad[oa]s?|passar|terminar|acabar|fim|final)(?: \p{L}+){0,3} $/u
const until = /\b(?:ate|antes)(?: \p{L}+){0,3} $/u
const before = /\bantes(?: \p{L}+){0,3} $/u
const not = /\b(?:nao|nem|nunca|jamais|nada|nenhum\p{L}*|ninguem|sem|proibid\p{L}+)\b/u

/**
 * The day on which something begins that a folded clause says of, and the place of its date. Null if it names no day to
 * come, or several.
 */
export function startDay(folded: string, today: string): { day: string; start: number; end: number } | null {
  const [found, ...more] = datesOf(folded, today)
  if (!found || more.length > 0) return null
  const { span, start, end } = found
  const lead = `${folded.slice(0, start).replace(/\s+$/, '')} `
  // "até o dia 7 não mexe" and "não antes do dia 7" wait; "até o dia 7" alone ends something.
  if (until.test(lead) && !not.test(folded)) return null
  const waits = after.test(lead) || (until.test(lead) && !before.test(lead))
  const day = waits ? addDays(span.to, 1) : span.from
  return day >= today ? { day, start, end } : null
}

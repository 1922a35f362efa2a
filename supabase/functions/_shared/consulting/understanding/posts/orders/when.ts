/** The days that a clause is about: dates, weekdays, "nesse dia", "até …", "antes disso", with what is excepted. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import { relativeDate } from '../../dates/relative-dates.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { foldInPlace } from '../../text/fold.ts'
import { longWeekdays } from '../weekday-words.ts'

export type Days = { from?: string; to?: string; weekdays?: number[] }

export type When = {
  days: Days
  /** The name of a feast that the clause names. */
  feast: string | null
  /** Weekdays on which it does not hold. */
  except: number[]
  /** Whether it does not hold on holidays. */
  exceptHolidays: boolean
  /** Hours, 0 to 24. */
  start?: number
  end?: number
}

/** What is known where a clause stands. */
export type Place = {
  today: string
  /** The days that the text named last. */
  last: Days | null
}

const weekday = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?'
const glue = '(?:(?:n?[ao]s?|em|de|d[ao]s?|as|aos?|tod[ao]s?|cada|so|somente|apenas|e|para|pra|durante) )*'
const list = `${weekday}(?:(?: a| ate(?: [ao])?|,| e|/)? (?:[ao]s? |as |aos |d[ae] |n[ao]s? )?${weekday})*`
const ofWeek = new RegExp(`\\b${glue}${list}\\b`)
const weekend = new RegExp(`\\b${glue}(?:fi(?:m|ns|nal|nais) de semana|fds)\\b`)
const working = new RegExp(`\\b${glue}(?:dias? (?:util|uteis)|meio (?:de|da) semana|durante a semana)\\b`)
const same =
  /\b(?:d?n?ess?[ae]s?|nest[ae]s?|dest[ae]s?|naquel[ae]s?|n[ao] mesm[ao]s?) (?:mesm[ao]s? |dois |duas |tres |quatro |cinco |\d )?(?:dias?|datas?|noites?|periodos?|ocasi(?:ao|oes)|fer(?:ias|iado)|evento|festa)\b|\bn[ao] dia\b(?! d| \d)/
const thisWeek = /\b(?:n|d)?(?:est|ess)a semana\b/
const nextWeek = /\b(?:n?a |d?a )?(?:semana que vem|proxima semana)\b/
const thisMonth = /\b(?:n|d)?(?:est|ess)e mes\b/
const nextMonth = /\b(?:n?o |d?o )?(?:mes que vem|proximo mes)\b/
const excepting = new RegExp(
  `,? ?\\b(?:menos|exceto|fora|tirando|salvo|nao vale(?:ndo)?) (?:(?:n?[ao]s?|em|as|aos?|d[ao]s?) )*(${list}|feriados?|fi(?:m|ns) de semana)`,
)
const holidays =
  /\b(?:menos|exceto|fora|tirando|salvo|nao vale(?:ndo)?) (?:(?:n?[ao]s?|em|as|aos?|d[ao]s?) )*feriados?\b/
const clock = String.raw`([01]?\d|2[0-4])(?:h([0-5]\d)?|:([0-5]\d)| ?hs| ?horas?)`
const loose = String.raw`([01]?\d|2[0-4])(?:h([0-5]\d)?|:([0-5]\d)| ?hs| ?horas?)?`
const between = new RegExp(
  `\\b(?:das? |de |entre )?(?:as )?${loose} ?(?:as|a|ate(?: as)?|-|e) (?:as )?${clock}`,
)
const untilHour = new RegExp(`\\bate (?:as )?${clock}`)
const fromHour = new RegExp(`\\b(?:a partir d[ae]s? |as |das |de |desde as )?${clock}`)

const until = /\bate(?: ao?| o| a)?(?: dia)?\s*$/
const before = /\b(?:antes d[aeo]s?|antes)(?: dia)?\s*$/
const since =
  /\b(?:a partir d[aeo]s?|desde|comecando(?: em| n[ao])?|depois d[aeo]s?|apos|(?:n?a )?volta d[aeo]s?|passad[ao]s?)(?: [ao])?(?: (?:feriado|festa)(?: d[aeo])?)?(?: dia)?\s*$/
const around =
  /(?:\b(?:n?[ao]s?|em|de|d[ao]s?|para|pra|por|durante|ja|so|todo|toda|entre|e|é|inteir[ao])\b\s*)+$/
const monthless = /\bdias? \d/

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end)

const hourOf = (hour: string | undefined, ...minutes: (string | undefined)[]) =>
  Number(hour) + Number(minutes.find((one) => one !== undefined) ?? 0) / 60

const all = [0, 1, 2, 3, 4, 5, 6]

/** Whether the owner's days are those of a feast, or next to them. */
export const isNear = (own: Days, feast: Days): boolean =>
  own.from !== undefined &&
  own.to !== undefined &&
  feast.from !== undefined &&
  feast.to !== undefined &&
  own.from <= addDays(feast.to, 9) &&
  own.to >= addDays(feast.from, -9)

/** Takes the days and hours out of a clause. `rest` is its text with them blank. */
export function takeWhen(given: string, { today, last }: Place): { when: When; rest: string } {
  let rest = given
  let folded = longWeekdaysInPlace(foldInPlace(given))
  const when: When = { days: {}, feast: null, except: [], exceptHolidays: false }
  const cut = (start: number, end: number) => {
    rest = blank(rest, start, end)
    folded = blank(folded, start, end)
  }
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(folded)
    if (found) cut(found.index, found.index + found[0].length)
    return found
  }
  const except = excepting.exec(folded)
  if (except) {
    when.exceptHolidays = holidays.test(folded)
    when.except = /semana/.test(except[1] ?? '') ? [0, 6] : weekdaysIn(except[1] ?? '')
    cut(except.index, except.index + except[0].length)
  }
  const hours = take(between)
  if (hours) {
    when.start = hourOf(hours[1], hours[2], hours[3])
    when.end = hourOf(hours[4], hours[5], hours[6])
  } else {
    const ends = take(untilHour)
    if (ends) when.end = hourOf(ends[1], ends[2], ends[3])
    const begins = take(fromHour)
    if (begins) when.start = hourOf(begins[1], begins[2], begins[3])
  }
  const now = take(/\b(?:(?:de|desde|a partir de) )?hoje(?= ate| a\b)/)
  const asked = monthless.test(folded) && !/\d ?\/ ?\d|\do? ?de [a-z]/.test(folded)
  const anchor = asked && last?.from !== undefined && last.from > today ? last.from : today
  const relative = relativeDate(rest, today)
  const dates = findDates(rest, anchor)
  const found = dates.length > 0 ? dates : relative ? [relative] : []
  if (take(/\b(?:antes diss?o|ate la)\b/) && last?.from)
    when.days = { from: addDays(today, 1), to: addDays(last.from, -1) }
  const isOwn = found.some(({ name }) => name === null)
  for (const { span: stated, start, end: statedEnd, name } of found) {
    // "do dia 10 ao dia 15"
    const goesOn = /^ (?:ao?|ate(?: o)?) dia (\d{1,2})(?![\d/])/.exec(folded.slice(statedEnd))
    const lastDay = `${stated.from.slice(0, 8)}${(goesOn?.[1] ?? '').padStart(2, '0')}`
    const isSpan = goesOn !== null && stated.from === stated.to && lastDay > stated.from
    const span = isSpan ? { from: stated.from, to: lastDay } : stated
    const end = isSpan ? statedEnd + goesOn[0].length : statedEnd
    if (name !== null) when.feast = name
    // "Carnaval de 6 a 9/2": the owner's days count, not those of the feast.
    if (name !== null && isOwn && found.some((one) => one.name === null && isNear(one.span, span))) {
      cut(start, end)
      continue
    }
    const lead = folded.slice(0, start)
    const [ends, stops, begins] = [until.exec(lead), before.exec(lead), since.exec(lead)]
    const { from, to } = when.days
    if (ends) when.days = { from: from ?? (now ? today : addDays(today, 1)), to: span.to }
    else if (stops) when.days = { from: from ?? addDays(today, 1), to: addDays(span.from, -1) }
    else if (begins) {
      const [first, later] = [addDays(span.to, 1), addDays(span.to, 7)]
      if (/volta/.test(begins[0])) when.days = { from: first, to: later }
      else when.days = { from: /depois|apos|passad/.test(begins[0]) ? first : span.from }
    } else if (from === undefined) when.days = { from: span.from, to: span.to }
    else
      when.days = {
        from: from < span.from ? from : span.from,
        to: to !== undefined && to > span.to ? to : span.to,
      }
    const week = /\bsemana d[eo](?: dia)?\s*$/.exec(lead)
    if (week && !ends && !stops && !begins) {
      const monday = addDays(span.from, -((weekdayOf(span.from) + 6) % 7))
      when.days = { from: monday, to: addDays(monday, 6) }
      cut(week.index, start)
    }
    const head = ends ?? stops ?? begins
    const loose = head ? null : around.exec(lead)
    const whole = /^\s*(?:inteir[ao]s?|tod[ao])\b/.exec(folded.slice(end))?.[0].length ?? 0
    cut(head ? head.index : loose ? loose.index : start, end + whole)
  }
  if (when.days.from === undefined) {
    const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
    const month = today.slice(0, 7)
    const lastOf = (of: string) => {
      const [year = 0, number = 1] = of.split('-').map(Number)
      return `${of}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
    }
    if (take(same)) when.days = last ?? {}
    else if (take(thisWeek)) when.days = { from: today, to: sunday > today ? sunday : addDays(today, 7) }
    else if (take(nextWeek)) when.days = { from: addDays(sunday, 1), to: addDays(sunday, 7) }
    else if (take(thisMonth)) when.days = { from: addDays(today, 1), to: lastOf(month) }
    else if (take(nextMonth)) {
      const first = addDays(lastOf(month), 1)
      when.days = { from: first, to: lastOf(first.slice(0, 7)) }
    }
  } else take(/\bhoje\b/)
  const days = take(weekend) ? [0, 6] : take(working) ? [1, 2, 3, 4, 5] : null
  const named = ofWeek.exec(folded)
  if (days) when.days = { ...when.days, weekdays: days }
  else if (named) {
    const weekdays = weekdaysIn(named[0])
    // The weekday of the date itself says nothing more.
    const own = when.days.from !== undefined && when.days.from === when.days.to
    if (!own) when.days = { ...when.days, weekdays }
    cut(named.index, named.index + named[0].length)
  }
  if (when.except.length > 0) {
    const { weekdays = all } = when.days
    when.days = { ...when.days, weekdays: weekdays.filter((day) => !when.except.includes(day)) }
  }
  return { when, rest }
}

/** Weekdays in full where the letters keep their places: only whole words are known here. */
const longWeekdaysInPlace = (folded: string): string =>
  longWeekdays(folded).length === folded.length ? longWeekdays(folded) : folded

/** Whether a clause names days of its own. */
export const hasDays = ({ days }: When): boolean => days.from !== undefined || days.weekdays !== undefined

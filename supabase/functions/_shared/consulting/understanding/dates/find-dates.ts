import { addDays, foldedMonths, isoDay, monthPattern, type Span, weekdayOf } from '../../base/calendar.ts'
import { memoized } from '../../base/memoized.ts'
import { amountsIn } from '../text/amount-words.ts'
import { foldInPlace } from '../text/fold.ts'
import { daysAfterMonth } from './days-after-month.ts'
import { daysIn, type FoundDate, weekdays } from './found-date.ts'
import { namedDates } from './named-dates.ts'
import { dayWithWeekday, nextDays } from './relative-dates.ts'

const counts = ['duas', 'tres', 'quatro', 'cinco', 'seis']
const countOf = (word: string) => {
  const at = counts.indexOf(word.replace('dois', 'duas'))
  return at < 0 ? Number(word) : at + 2
}

function valid(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** The next occurrence, or the last one if the text is about the past. */
function near(on: (year: number) => Span, today: string, past: boolean): Span {
  const year = Number(today.slice(0, 4))
  const turns = [year - 1, year, year + 1].map(on)
  const found = past ? turns.findLast(({ from }) => from <= today) : turns.find(({ to }) => to >= today)
  return found ?? on(year)
}

/** A spoken day before its month, and the first one of a period: "de seis a nove de fevereiro". */
const beforeMonth = new RegExp(`^(?: (?:a|ate|ao) (?:\\d{1,2}|[a-z]+))? de ${monthPattern}\\b`)

/** Spoken days in figures, at the end of their words, so that all places stay: "dia vinte e nove de janeiro". */
function inFigures(folded: string): { text: string; spoken: { start: number; end: number }[] } {
  const spoken = amountsIn(folded.toLowerCase()).flatMap(({ start, end, value, isMoney }) => {
    const lead = /(?<![a-z])dia $/i.exec(folded.slice(0, start))?.[0] ?? ''
    const isDay = beforeMonth.test(folded.slice(end).toLowerCase()) || lead !== ''
    if (isMoney || value < 1 || value > 31 || !/^[a-z]/i.test(folded.slice(start, end)) || !isDay) return []
    return [{ start: start - lead.length, end, figure: `${lead}${value}` }]
  })
  let text = folded
  for (const { start, end, figure } of spoken)
    text = text.slice(0, start) + figure.padStart(end - start) + text.slice(end)
  return { text, spoken }
}

/** The weekdays that only name the days of a period; all places stay: "de sexta 6/2 a terça (9/2)". */
function withoutWeekdays(folded: string): string {
  const blank = (words: string) => ' '.repeat(words.length)
  return folded
    .replace(endsOn, (_, bound: string, day: string) => bound + blank(day))
    .replace(inBrackets, blank)
}

const weekday = `(?:${weekdays.join('|')})(?:[ -]feira)?`
const endsOn = new RegExp(
  `((?:\\d|${monthPattern})[ )]*(?:a|ate|ao) )((?:o |a )?${weekday},? ?(?:dia |\\()?)(?=\\d)`,
  'g',
)
/** "6/2 (sábado)" */
const inBrackets = new RegExp(`\\(${weekday}\\)|(?<=\\d/\\d{1,2})\\)`, 'g')

type On = (year: number) => Span

const monthOf = (word: string | undefined) => foldedMonths.indexOf(word ?? '') + 1
/** "12" and "dezembro" */
const monthIn = (word = '') => (/^\d/.test(word) ? Number(word) : monthOf(word))
const dayIn = (word: string | undefined) => (word === 'primeiro' ? 1 : Number(word))
const yearIn = (raw: string | undefined) =>
  raw === undefined ? undefined : Number(raw.length === 2 ? `20${raw}` : raw)

/** The days of a period in any year; null if the calendar has no such day. */
function range(firstMonth: number, first: number, lastMonth: number, last: number): On | null {
  if (!valid(2028, firstMonth, first) || !valid(2028, lastMonth, last)) return null
  return (year) => {
    const from = isoDay(year, firstMonth, Math.min(first, daysIn(year, firstMonth)))
    const lastYear = lastMonth < firstMonth ? year + 1 : year
    return { from, to: isoDay(lastYear, lastMonth, Math.min(last, daysIn(lastYear, lastMonth))) }
  }
}

const months12 = (first: number, last: number) => range(first, 1, last, daysIn(2028, last))

/** A way to write a date: its words, and what they say; `days` are several days of one month. */
type Shape = {
  words: RegExp
  read: (match: RegExpMatchArray) => {
    on?: On | null
    year?: number | undefined
    month?: number
    days?: readonly number[]
  }
}

/** Longer ones first: what one has taken, the next ones do not see. */
const shapes: readonly Shape[] = [
  // "entre 30/06 e 13/07"
  {
    words: /\bentre (\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))? e (\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g,
    read: (match) => ({
      on: range(Number(match[2]), Number(match[1]), Number(match[5]), Number(match[4])),
      year: yearIn(match[3]),
    }),
  },
  // "10/01 a 20/01"
  {
    words:
      /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\s*(?:a|ate|-|ao)\s*(?:(?:o )?dia\s*)?(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g,
    read: (match) => ({
      on: range(Number(match[2]), Number(match[1]), Number(match[5]), Number(match[4])),
      year: yearIn(match[3]),
    }),
  },
  // "de 10 a 20 de janeiro"; "era 14 até 31 de dezembro" begins with a price.
  {
    words: new RegExp(
      `(?<!\\b(?:era|custava|custa|valia|vale|por|r\\$) |\\d/)\\b(\\d{1,2}|primeiro)o?\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2})o?\\s*(?:de|/)\\s*(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
    read: ([, first, last, month]) => ({
      on: range(monthIn(month), dayIn(first), monthIn(month), Number(last)),
    }),
  },
  // "de 29 de novembro a 8 de dezembro", "do dia 26/12 até 3 de janeiro"
  {
    words: new RegExp(
      `\\b(\\d{1,2}|primeiro)o?(?: de |/)(${monthPattern}|\\d{1,2})\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2})o?(?: de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
    read: ([, first, month, last, lastMonth]) => ({
      on: range(monthIn(month), dayIn(first), monthIn(lastMonth), Number(last)),
    }),
  },
  // "entre 1 e 15 de junho"
  {
    words: new RegExp(
      `\\bentre (?:os dias |o dia |dia )?(\\d{1,2}|primeiro)o? e (?:(?:o )?dia )?(\\d{1,2})o? ?(?:de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
    read: ([, first, last, month]) => ({
      on: range(monthIn(month), dayIn(first), monthIn(month), Number(last)),
    }),
  },
  // "24 e 25 de dezembro", "24 e 25/12": each day
  {
    words: new RegExp(
      `(?<![/.])\\b(\\d{1,2})((?:,? (?:e )?\\d{1,2}){0,31}?) (?:e|nem) (?:o |no )?(?:(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?,? (?:dia )?)?(\\d{1,2}|primeiro)[oº]? ?(?:de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
    read: ([, first, between, last, month]) => ({
      month: monthIn(month),
      days: [...[first, ...(between?.match(/\d+/g) ?? [])].map(Number), dayIn(last)],
    }),
  },
  // "14/03/2027"
  {
    words: /\b(?:dia )?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b/g,
    read: ([, day, month, year]) => ({
      on: range(Number(month), Number(day), Number(month), Number(day)),
      year: yearIn(year),
    }),
  },
  // "14 de março"
  {
    words: new RegExp(`\\b(?:dia )?(\\d{1,2}|primeiro)o? de (${monthPattern})(?: de (\\d{4}))?\\b`, 'g'),
    read: ([, day, month, year]) => ({
      on: range(monthOf(month), dayIn(day), monthOf(month), dayIn(day)),
      year: yearIn(year),
    }),
  },
  // "nas duas primeiras semanas de fevereiro", "os primeiros 10 dias de março"
  {
    words: new RegExp(
      `\\b(?:(\\d{1,2}|[a-z]+) primeir[oa]s|primeir[oa]s (\\d{1,2}|[a-z]+)) (semanas|dias) d[eo] (${monthPattern})\\b`,
      'g',
    ),
    read: ([, before, after, unit, word]) => {
      const count = countOf(before ?? after ?? '') * (unit === 'semanas' ? 7 : 1)
      const month = monthOf(word)
      return { on: count >= 2 && count <= daysIn(2027, month) ? range(month, 1, month, count) : null }
    },
  },
  // "a primeira semana de julho", "última semana de dezembro"
  {
    words: new RegExp(
      `\\b(primeira|segunda|terceira|quarta|ultima) (semana|quinzena) d[eo] (${monthPattern})\\b`,
      'g',
    ),
    read: ([, which = '', unit, word]) => {
      const month = monthOf(word)
      const length = unit === 'quinzena' ? 15 : 7
      const at = ['primeira', 'segunda', 'terceira', 'quarta'].indexOf(which)
      const end = at < 0 ? daysIn(2027, month) : Math.min(daysIn(2027, month), (at + 1) * length)
      return { on: range(month, at < 0 ? end - length + 1 : at * length + 1, month, end) }
    },
  },
]

/** Wider than a day with a name: "o Natal de dezembro" is the day. */
const monthShapes: readonly Shape[] = [
  // "março a abril"
  {
    words: new RegExp(`\\b(?:de )?(${monthPattern}) (?:a|ate) (${monthPattern})\\b`, 'g'),
    read: ([, first, last]) => ({ on: months12(monthOf(first), monthOf(last)) }),
  },
  // "fim de janeiro", "começo de março"
  {
    words: new RegExp(
      `\\b(comeco|inicio|meados?|meio|fim|final) d[eo] (?:mes de )?(${monthPattern})\\b`,
      'g',
    ),
    read: ([, part = '', word]) => {
      const month = monthOf(word)
      if (/^fi/.test(part)) return { on: range(month, 21, month, daysIn(2028, month)) }
      return { on: /^me/.test(part) ? range(month, 11, month, 20) : range(month, 1, month, 10) }
    },
  },
  // "março", "todo mês de março"
  {
    words: new RegExp(
      `\\b(?:no |o )?(?:mes de |todo |todo mes de )?(${monthPattern})(?: de (\\d{4}))?\\b`,
      'g',
    ),
    read: ([, word, year]) => ({ on: months12(monthOf(word), monthOf(word)), year: yearIn(year) }),
  },
]

/** "na semana de 14 de setembro": that day's week, from Monday on. */
function withWeek(one: FoundDate, folded: string): FoundDate {
  const { from, to } = one.span
  const lead = /\bsemana d[eo] (?:dia )?$/.exec(folded.slice(0, one.start))
  if (!lead || from !== to || one.name !== null) return one
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7))
  return { ...one, span: { from: monday, to: addDays(monday, 6) }, start: lead.index }
}

/** "dezembro do ano passado" */
const yearAfter = (rest: string, today: string) =>
  /^ d[eo] (?:ano passado|ano anterior)\b/.test(rest) ? Number(today.slice(0, 4)) - 1 : undefined

function read(text: string, today: string, past: boolean): FoundDate[] {
  const { text: folded, spoken } = inFigures(withoutWeekdays(foldInPlace(text)))
  const found: FoundDate[] = []
  const taken: { start: number; end: number }[] = []
  const free = (start: number, end: number) =>
    [...found, ...taken].every((other) => end <= other.start || start >= other.end)
  const add = (match: RegExpMatchArray, on: On | null | undefined, name: string | null, year?: number) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!on || !free(start, end)) return
    const said = year ?? yearAfter(folded.slice(end), today)
    found.push({ span: said === undefined ? near(on, today, past) : on(said), start, end, name })
  }
  /**
   * Several days in one phrase, each with its own part of the words. They are of one month; before a first of it stand
   * days of the month before: "25 e 1º de janeiro".
   */
  const addList = (match: RegExpMatchArray, month: number, days: readonly number[]) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    const last = days.at(-1) ?? 0
    const monthOfDay = (day: number) => (last === 1 && day > 1 ? ((month + 10) % 12) + 1 : month)
    if (!free(start, end) || days.some((day) => !valid(2028, monthOfDay(day), day))) return
    days.forEach((day, at) => {
      const on = range(monthOfDay(day), day, monthOfDay(day), day)
      const from = at === 0 ? start : end - (days.length - at)
      const to = at === days.length - 1 ? end : end - (days.length - at - 1)
      if (on) found.push({ span: near(on, today, past), start: from, end: to, name: null })
    })
  }
  const addAll = (of: readonly Shape[]) => {
    for (const shape of of) {
      for (const match of folded.matchAll(shape.words)) {
        const { on, year, month = 0, days } = shape.read(match)
        if (days) addList(match, month, days)
        else add(match, on, null, year)
      }
    }
  }
  for (const { month, days, isSpan, start, end, named } of daysAfterMonth(folded)) {
    const last = days.at(-1) ?? 0
    const all = isSpan ? [[days[0] ?? 0, last] as const] : days.map((day) => [day, day] as const)
    all.forEach(([from, to], at) => {
      const on = range(month, from, month, to)
      const place = { start: at === 0 ? start : end - (all.length - at), end: end - (all.length - at - 1) }
      if (on) found.push({ span: near(on, today, past), ...place, name: null })
    })
    taken.push(named)
  }
  addAll(shapes)
  for (const { name, words, on } of namedDates) {
    const match = words.exec(folded)
    if (!match) continue
    // "a Semana Santa de 2024"
    const year = /^ (?:de |em )?(20\d\d)\b/.exec(folded.slice(match.index + match[0].length))
    if (year) match[0] += year[0]
    add(match, on, name, yearIn(year?.[1]))
  }
  addAll(monthShapes)
  const dates = found
    .map((one) => withWeek(one, folded))
    .map((one) => ({
      ...one,
      start: spoken.find(({ start, end }) => start <= one.start && one.start < end)?.start ?? one.start,
    }))
  if (dates.length === 0) dates.push(...nextDays(folded, today))
  if (dates.length === 0) dates.push(...dayWithWeekday(folded, today))
  return dates.toSorted((a, b) => a.start - b.start)
}

// Dozens of readers ask about the same clause.
const known = memoized((key: string): readonly FoundDate[] => {
  const [today = '', tense, ...text] = key.split('|')
  return read(text.join('|'), today, tense === 'past')
})

/** The dates of a text in the order of their places: days, periods, months and days with names. */
export const findDates = (text: string, today: string, past = false): FoundDate[] => [
  ...known(`${today}|${past ? 'past' : ''}|${text}`),
]

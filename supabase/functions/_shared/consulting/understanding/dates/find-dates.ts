import { addDays, isoDay, monthNames, type Span, weekdayOf } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { amountsIn } from '../text/amount-words.ts'
import { foldInPlace } from '../text/fold.ts'
import { daysAfterMonth } from './days-after-month.ts'
import { daysIn, type FoundDate, weekdays } from './found-date.ts'
import { namedDates } from './named-dates.ts'
import { dayWithWeekday, nextDays } from './relative-dates.ts'

const months = monthNames.map(foldAccents)
const monthPattern = `(?:${months.join('|')})`

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

/** The dates of a text in the order of their places: days, periods, months and days with names. */
export function findDates(text: string, today: string, past = false): FoundDate[] {
  const { text: folded, spoken } = inFigures(withoutWeekdays(foldInPlace(text)))
  const found: FoundDate[] = []
  const taken: { start: number; end: number }[] = []
  const free = (start: number, end: number) =>
    [...found, ...taken].every((other) => end <= other.start || start >= other.end)
  const add = (
    match: RegExpMatchArray,
    on: ((year: number) => Span) | null,
    name: string | null = null,
    year?: number,
  ) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!on || !free(start, end)) return
    found.push({ span: year === undefined ? near(on, today, past) : on(year), start, end, name })
  }
  const years = (raw: string | undefined) =>
    raw === undefined ? undefined : Number(raw.length === 2 ? `20${raw}` : raw)
  const monthOf = (word: string | undefined) => months.indexOf(word ?? '') + 1
  const range = (firstMonth: number, first: number, lastMonth: number, last: number) => {
    if (!valid(2028, firstMonth, first) || !valid(2028, lastMonth, last)) return null
    return (year: number): Span => {
      const from = isoDay(year, firstMonth, Math.min(first, daysIn(year, firstMonth)))
      const lastYear = lastMonth < firstMonth ? year + 1 : year
      return { from, to: isoDay(lastYear, lastMonth, Math.min(last, daysIn(lastYear, lastMonth))) }
    }
  }
  /** Several days of one month in one phrase, each with its own part of the words. */
  const addList = (match: RegExpMatchArray, month: number, days: readonly number[]) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!free(start, end) || days.some((day) => !valid(2028, month, day))) return
    days.forEach((day, at) => {
      const on = range(month, day, month, day)
      const from = at === 0 ? start : end - (days.length - at)
      const to = at === days.length - 1 ? end : end - (days.length - at - 1)
      if (on) found.push({ span: near(on, today, past), start: from, end: to, name: null })
    })
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
  // "entre 30/06 e 13/07"
  for (const match of folded.matchAll(
    /\bentre (\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))? e (\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g,
  )) {
    add(
      match,
      range(Number(match[2]), Number(match[1]), Number(match[5]), Number(match[4])),
      null,
      years(match[3]),
    )
  }
  // "10/01 a 20/01", "de 10 a 20 de janeiro", "14/03/2027", "14 de março", "março e abril", "março"
  for (const match of folded.matchAll(
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\s*(?:a|ate|-|ao)\s*(?:(?:o )?dia\s*)?(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g,
  )) {
    add(
      match,
      range(Number(match[2]), Number(match[1]), Number(match[5]), Number(match[4])),
      null,
      years(match[3]),
    )
  }
  for (const match of folded.matchAll(
    new RegExp(
      // "era 14 até 31 de dezembro" begins with a price.
      `(?<!\\b(?:era|custava|custa|valia|vale|por|r\\$) )\\b(\\d{1,2}|primeiro)o?\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2})o?\\s*(?:de|/)\\s*(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
  )) {
    const month = /^\d/.test(match[3] ?? '') ? Number(match[3]) : monthOf(match[3])
    add(match, range(month, match[1] === 'primeiro' ? 1 : Number(match[1]), month, Number(match[2])))
  }
  // "de 29 de novembro a 8 de dezembro"
  for (const match of folded.matchAll(
    new RegExp(
      `\\b(\\d{1,2}|primeiro)o? de (${monthPattern})\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2})o? de (${monthPattern})\\b`,
      'g',
    ),
  )) {
    const first = match[1] === 'primeiro' ? 1 : Number(match[1])
    add(match, range(monthOf(match[2]), first, monthOf(match[4]), Number(match[3])))
  }
  // "entre 1 e 15 de junho"
  for (const match of folded.matchAll(
    new RegExp(
      `\\bentre (?:os dias |o dia |dia )?(\\d{1,2}|primeiro)o? e (?:(?:o )?dia )?(\\d{1,2})o? ?(?:de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
  )) {
    const month = /^\d/.test(match[3] ?? '') ? Number(match[3]) : monthOf(match[3])
    add(match, range(month, match[1] === 'primeiro' ? 1 : Number(match[1]), month, Number(match[2])))
  }
  // "24 e 25 de dezembro", "24 e 25/12": each day
  for (const match of folded.matchAll(
    new RegExp(
      `(?<![/.])\\b(\\d{1,2})((?:,? (?:e )?\\d{1,2})*?) (?:e|nem) (?:o |no )?(?:(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[ -]feira)?,? (?:dia )?)?(\\d{1,2}) ?(?:de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
  )) {
    const month = /^\d/.test(match[4] ?? '') ? Number(match[4]) : monthOf(match[4])
    const days = [match[1], ...(match[2]?.match(/\d+/g) ?? []), match[3]].map(Number)
    addList(match, month, days)
  }
  for (const match of folded.matchAll(/\b(?:dia )?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b/g)) {
    add(
      match,
      range(Number(match[2]), Number(match[1]), Number(match[2]), Number(match[1])),
      null,
      years(match[3]),
    )
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:dia )?(\\d{1,2}|primeiro)o? de (${monthPattern})(?: de (\\d{4}))?\\b`, 'g'),
  )) {
    const day = match[1] === 'primeiro' ? 1 : Number(match[1])
    const month = monthOf(match[2])
    add(match, range(month, day, month, day), null, years(match[3]))
  }
  // "nas duas primeiras semanas de fevereiro", "os primeiros 10 dias de março"
  for (const match of folded.matchAll(
    new RegExp(
      `\\b(?:(\\d{1,2}|[a-z]+) primeir[oa]s|primeir[oa]s (\\d{1,2}|[a-z]+)) (semanas|dias) d[eo] (${monthPattern})\\b`,
      'g',
    ),
  )) {
    const count = countOf(match[1] ?? match[2] ?? '') * (match[3] === 'semanas' ? 7 : 1)
    const month = monthOf(match[4])
    if (count >= 2 && count <= daysIn(2027, month)) add(match, range(month, 1, month, count))
  }
  // "a primeira semana de julho", "última semana de dezembro"
  for (const match of folded.matchAll(
    new RegExp(
      `\\b(primeira|segunda|terceira|quarta|ultima) (?:semana|quinzena) d[eo] (${monthPattern})\\b`,
      'g',
    ),
  )) {
    const month = monthOf(match[2])
    const length = match[0].includes('quinzena') ? 15 : 7
    const at = ['primeira', 'segunda', 'terceira', 'quarta'].indexOf(match[1] ?? '')
    const end = at < 0 ? daysIn(2027, month) : Math.min(daysIn(2027, month), (at + 1) * length)
    add(match, range(month, at < 0 ? end - length + 1 : at * length + 1, month, end))
  }
  for (const { name, words, on } of namedDates) {
    const match = words.exec(folded)
    if (!match) continue
    // "a Semana Santa de 2024"
    const year = /^ (?:de |em )?(20\d\d)\b/.exec(folded.slice(match.index + match[0].length))
    if (year) match[0] += year[0]
    add(match, on, name, years(year?.[1]))
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:de )?(${monthPattern}) (?:a|ate) (${monthPattern})\\b`, 'g'),
  )) {
    const last = monthOf(match[2])
    add(match, range(monthOf(match[1]), 1, last, daysIn(2028, last)))
  }
  // "fim de janeiro", "começo de março"
  for (const match of folded.matchAll(
    new RegExp(`\\b(comeco|inicio|meados?|meio|fim|final) d[eo] (?:mes de )?(${monthPattern})\\b`, 'g'),
  )) {
    const month = monthOf(match[2])
    const part = match[1] ?? ''
    const [first, last] = /^(?:fi|fim)/.test(part)
      ? [21, daysIn(2028, month)]
      : /^me/.test(part)
        ? [11, 20]
        : [1, 10]
    add(match, range(month, first, month, last))
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:no |o )?(?:mes de |todo |todo mes de )?(${monthPattern})(?: de (\\d{4}))?\\b`, 'g'),
  )) {
    const month = monthOf(match[1])
    add(match, range(month, 1, month, daysIn(2028, month)), null, years(match[2]))
  }
  // "na semana de 14 de setembro": that day's week, from Monday on.
  for (const one of found) {
    const { from, to } = one.span
    const lead = /\bsemana d[eo] (?:dia )?$/.exec(folded.slice(0, one.start))
    if (!lead || from !== to || one.name !== null) continue
    const monday = addDays(from, -((weekdayOf(from) + 6) % 7))
    one.span = { from: monday, to: addDays(monday, 6) }
    one.start = lead.index
  }
  for (const one of found)
    one.start = spoken.find(({ start, end }) => start <= one.start && one.start < end)?.start ?? one.start
  if (found.length === 0) found.push(...nextDays(folded, today))
  if (found.length === 0) found.push(...dayWithWeekday(folded, today))
  return found.toSorted((a, b) => a.start - b.start)
}

/** The days that a statement names beside those with a month: "sexta 12", "24 e 25", "dia 12". */
import { addDays, isoDay, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { daysIn } from '../dates/found-date.ts'
import { foldInPlace } from '../text/fold.ts'

/** A span of days with its place in the text. `name` is of a feast. */
export type Days = { from: string; to: string; start: number; end: number; name: string | null }

const weekdayStems = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']

/** The next day of that number from a day on, on the weekday that is said with it if one of the next four is. */
function numbered(number: number, weekday: number | null, from: string): string | null {
  if (number < 1 || number > 31) return null
  const [year = 0, month = 0] = from.split('-').map(Number)
  const days = Array.from({ length: 5 }, (_, at) => {
    const [inYear, inMonth] = [year + Math.floor((month - 1 + at) / 12), ((month - 1 + at) % 12) + 1]
    return number <= daysIn(inYear, inMonth) ? isoDay(inYear, inMonth, number) : ''
  }).filter((day) => day >= from)
  return days.find((day) => weekday === null || weekdayOf(day) === weekday) ?? days[0] ?? null
}

const bare =
  /\b(?:(dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:[ -]feira)?,? (?:dia )?|dias? |de )?(\d{1,2})(?:(?: (a|ate)o?(?: o)?(?: dia)? | ?(e|,) ?)(\d{1,2}))?(?![\d/:]|,\d|\s*(?:h\b|hs\b|horas|reais|conto|posts?|publica|pessoas|lugares|mesas|vagas|semanas?|dias|mes|pecas|vezes|por|combos?|%|anos|de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)))/g

/** Before an amount: "entrada 20", "couvert 15". */
export const paid =
  /\b(?:entradas?|couverts?(?: artistico)?|ingressos?|convites?|taxa|consumacao(?: minima)?|inscricao|rolha|cada|custa|por)(?:(?: d[eo]| a| por| custa)? ?:?| é)\s*(?:r\$\s*)?$/

/** "24 25 e 31": three days or more. */
const several =
  /\b(?<![\d/:,])\d{1,2}(?:(?:, ?| e | )\d{1,2})+,? e \d{1,2}(?:\b|o\b)(?![\d/:]|,\d|\s*(?:h\b|horas|reais|posts?|de ))/g

/** Days around Christmas and New Year, said without their month. */
const christmas =
  /(?<![\d/:,])24(?:,| e|,? )*25\b|(?<![\d/:,])31(?:,? e|,)? (?:dia )?1\b|(?<![\d/:,])2[45]\b.* 31\b/

const isMonth = ({ from, to, name }: Days): boolean =>
  name === null && from.endsWith('-01') && to.slice(8) >= '28' && from.slice(0, 7) === to.slice(0, 7)

/** "dia 24", without a month. */
const isMonthless = (folded: string): boolean =>
  /\bdias? \d/.test(folded) && !/\d\/\d|\d de [a-z]/.test(folded)

/** All days of a text, those with a month first. @param anchor the day from which a bare number counts */
export function daysOfText(text: string, today: string, anchor: string): Days[] {
  const folded = foldInPlace(text)
  const isFeast = christmas.test(folded) && !/\d\/\d|\d de [a-z]/.test(folded) && today.slice(5) > '10-15'
  const since = isFeast ? `${today.slice(0, 4)}-12-20` : anchor
  const dates = findDates(text, isMonthless(folded) && since > today ? since : today)
  const all: Days[] = dates.map(({ span, start, end, name }) => ({ ...span, start, end, name }))
  // "agosto (16 a 22)": the days of a month.
  const month = all.length === 1 && /\d/.test(folded) ? all.find(isMonth) : undefined
  const found = month && folded.replace(folded.slice(month.start, month.end), '').match(bare) ? [] : all
  const feast = found.find(({ name }) => name !== null)
  const from = month?.from ?? since
  for (const match of folded.matchAll(several)) {
    let last = from
    for (const { index, 0: number } of match[0].matchAll(/\d+/g)) {
      const day = numbered(Number(number), null, last)
      if (day === null) break
      const start = match.index + index
      found.push({ from: day, to: day, start, end: start + number.length, name: null })
      last = addDays(day, 1)
    }
  }
  for (const match of folded.matchAll(bare)) {
    if (paid.test(folded.slice(0, match.index))) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const within = found.filter((one) => start < one.end && end > one.start)
    // "do dia 2 ao dia 10": both ends were found as days of their own.
    const isRange = match[3] !== undefined && within.every((one) => one.name === null && one.from === one.to)
    if (within.length > 0 && !isRange) continue
    for (const one of within) found.splice(found.indexOf(one), 1)
    const weekday = match[1] ? weekdayStems.indexOf(match[1]) : null
    // "no natal 24 e 25": near the feast; "volto sexta 12": after the days before it.
    const before = found.filter((one) => one.end <= start && one.name === null).at(-1)
    const base = before ? before.from : feast ? addDays(feast.from, -7) : from
    const first = numbered(Number(match[2]), weekday, base)
    if (first === null) continue
    const last = match[5] === undefined ? first : numbered(Number(match[5]), null, first)
    // "24 e 25" are the days from the one to the other only if they are neighbours.
    const isSpan = match[3] !== undefined || (last !== null && last === addDays(first, 1))
    if (last === null) continue
    if (isSpan || last === first) found.push({ from: first, to: last, start, end, name: null })
    else
      found.push(
        { from: first, to: first, start, end, name: null },
        { from: last, to: last, start, end, name: null },
      )
  }
  const own = found.some(({ name }) => name === null)
  // The owner's days count, not those of the feast that they name.
  return found
    .filter(
      ({ name, from, to }) =>
        name === null ||
        !own ||
        !found.some((one) => one.name === null && one.from <= addDays(to, 9) && one.to >= addDays(from, -9)),
    )
    .toSorted((a, b) => a.start - b.start)
}

/** The name of the feast in a text, whose days the owner may give himself. */
export const feastIn = (text: string, today: string): string | null =>
  findDates(text, today).find(({ name }) => name !== null)?.name ?? null

import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import { foldInPlace } from '../text/fold.ts'
import { daysIn, type FoundDate, oneDay, weekdays } from './found-date.ts'

/** The next day of a month with that number; null if no month has it. */
function nextDay(number: number, today: string): string | null {
  if (number < 1 || number > 31) return null
  let day = today
  while (Number(day.slice(8)) !== number) day = addDays(day, 1)
  return day
}

/** Monday to Sunday. */
function weekOf(day: string): Span {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

/** "hoje", "nesta sexta", "fim do mês": a day relative to today, if a text has no other date. */
export function relativeDate(text: string, today: string): FoundDate | null {
  const match = relative.exec(foldInPlace(text))
  if (!match) return null
  const [said, now, after, tomorrow, monthEnd, near, next] = match
  const at = { start: match.index, end: match.index + said.length, name: null }
  if (monthEnd) {
    const [year, month] = today.split('-').map(Number)
    const [from, to] = [21, daysIn(year ?? 0, month ?? 0)].map((day) => `${today.slice(0, 8)}${day}`)
    return from && to ? { span: { from: from < today ? today : from, to }, ...at } : null
  }
  const weekday = weekdays.indexOf(near ?? next ?? '')
  const ahead = weekday < 0 ? 0 : (weekday - weekdayOf(today) + 7) % 7 || 7
  return { span: oneDay(addDays(today, now ? 0 : after ? 2 : tomorrow ? 1 : ahead)), ...at }
}

const weekdayPattern = `(${weekdays.join('|')})(?:[ -]feira)?`
// A weekday alone may mean every week: "quinta do chorinho".
const relative = new RegExp(
  `\\b(?:(hoje)|(depois de amanha)|(amanha)|(?:no )?(fi(?:m|nal)) do mes|(?:n?est[ae]|n?ess[ae]|(?:na |no )?proxim[ao]) ${weekdayPattern}|${weekdayPattern} que vem)\\b`,
)

/** "dia 20", "dias 24 e 25": the next ones. */
export function nextDays(folded: string, today: string): FoundDate[] {
  const match =
    /\bdias? (\d{1,2})((?: e (?:(?:o |no )?dia )?(?:\d{1,2}|1[ºo°]|primeiro))*)(?![a-z0-9º°])(?![/.:-]?\d)/.exec(
      folded,
    )
  if (!match) return []
  const numbers = [match[1], ...(match[2]?.match(/\d+|primeiro/g) ?? [])].map((said) =>
    said === 'primeiro' ? '1' : said,
  )
  // In these months "dia 25 e dia 1" are Christmas and New Year's Day.
  const isFeast = numbers.includes('25') && numbers.includes('1')
  const since = isFeast && /-(?:10|11)-/.test(today) ? `${today.slice(0, 4)}-12-01` : today
  const days = numbers.flatMap(
    (number) => nextDay(Number(number), isFeast && number === '1' ? addDays(since, 1) : since) ?? [],
  )
  const week = /\bsemana d[eo] $/.exec(folded.slice(0, match.index))
  const end = match.index + match[0].length
  if (days.length < numbers.length) return []
  return days.map((day, at) => ({
    span: week ? weekOf(day) : oneDay(day),
    // Each gets its own part of the words, in order.
    start: at === 0 ? (week?.index ?? match.index) : end - (days.length - at),
    end: at === days.length - 1 ? end : end - (days.length - at - 1),
    name: null,
  }))
}

/** "sáb 28", "sexta, 4": the next day of that number, if it is that weekday. */
export function dayWithWeekday(folded: string, today: string): FoundDate[] {
  const match =
    /^(dom|seg|ter|qua|qui|sex|sab)[a-z-]*\.?,? (\d{1,2})(?=$|[,:]| (?!h\b|reais|pessoas|mesas|lugares))/.exec(
      folded,
    )
  if (!match) return []
  const day = nextDay(Number(match[2]), today)
  const weekday = weekdays.findIndex((name) => name.startsWith(match[1] ?? '-'))
  if (day === null || weekdayOf(day) !== weekday) return []
  return [{ span: oneDay(day), start: match.index, end: match.index + match[0].length, name: null }]
}

/** Events that happen once, unless the owner says that they recur weekly. */
const event =
  /\b(?:jogos?|classicos?|final|semifinal|show|shows|evento|casamento|formatura|confraternizac\w+|inaugurac\w+|corrida|maratona|meia maratona|enem|vestibular|concurso|congresso|eleic\w+|aniversario|feriado)\b/
const everyWeek =
  /\b(?:tod[oa]s?|cada|sempre|semanal|aos|domingos|segundas|tercas|quartas|quintas|sextas|sabados|costuma\w*)\b/
const weekday = new RegExp(`\\b(${weekdays.join('|')})(?:[ -]feira)?\\b`)

/**
 * "jogo do Ceará domingo": the next such day. Null if no event is mentioned or it recurs weekly.
 * @param folded the owner's words without accents
 */
export function eventDay(folded: string, today: string): { day: string; start: number; end: number } | null {
  if (!event.test(folded) || everyWeek.test(folded)) return null
  const found = weekday.exec(folded)
  if (!found) return null
  const ahead = (weekdays.indexOf(found[1] ?? '') - weekdayOf(today) + 7) % 7 || 7
  return { day: addDays(today, ahead), start: found.index, end: found.index + found[0].length }
}

import { addDays, weekdayOf } from '../../base/calendar.ts'
import { weekdays } from './dates.ts'

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

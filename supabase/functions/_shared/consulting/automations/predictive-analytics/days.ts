import { weekdayNames } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'

const short = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

/** [2, 3, 4, 5] → "de terça a sexta"; Monday first. */
export function daysInWords(weekdays: readonly number[]): string {
  const days = weekdays.map((weekday) => (weekday + 6) % 7).toSorted((a, b) => a - b)
  const [first = 0] = days
  const last = days.at(-1) ?? first
  if (days.length === 7) return 'todos os dias'
  const name = (day: number) => short((day + 1) % 7)
  return days.length >= 3 && last - first === days.length - 1
    ? `de ${name(first)} a ${name(last)}`
    : joinList(days.map(name))
}

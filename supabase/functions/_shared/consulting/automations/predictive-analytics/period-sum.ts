/** A period by its days: one number for it, wherever the report tells it. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import { daysOfWeek, type Parts } from './feast-days.ts'
import { type Measure, recentLevel } from './measure.ts'
import { periodRange } from './questions/item-period.ts'

export type PeriodSum = {
  value: number
  low: number
  high: number
  /** Open days in it. */
  days: number
  /** What the same days sell at the level of now. */
  usual: number
}

/**
 * The sum of a period whose weeks are all forecast: of those at its ends, the open days that are in it. Null without days.
 * @param parts each day's share of a week, from Sunday on
 */
export function periodSum(
  { line }: Pick<Measure, 'line'>,
  parts: Parts,
  opens: (day: string) => boolean,
  { from, to }: { from: string; to: string },
): PeriodSum | null {
  const weeks = line.coming.filter(({ monday }) => monday <= to && addDays(monday, 6) >= from)
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (parts.filter((part) => part > 0).length < 2 || !first || !last) return null
  if (first.monday > from || addDays(last.monday, 6) < to) return null
  const weigh = (days: readonly string[]) =>
    days.reduce((sum, day) => sum + (opens(day) ? (parts[weekdayOf(day)] ?? 0) : 0), 0)
  const pieces = weeks.map((week) => {
    const days = daysOfWeek(week.monday)
    const own = days.filter((day) => day >= from && day <= to)
    const [all, inside] = [weigh(days), weigh(own)]
    const part = all === 0 ? 0 : inside / all
    return {
      week: { monday: week.monday, value: week.value * part, low: week.low * part, high: week.high * part },
      inside,
      open: own.filter((day) => opens(day) && (parts[weekdayOf(day)] ?? 0) > 0).length,
    }
  })
  const { sum, low, high } = periodRange(pieces.map(({ week }) => week))
  const of = (value: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((all, piece) => all + value(piece), 0)
  return {
    value: sum,
    low,
    high,
    days: of(({ open }) => open),
    usual: recentLevel(line) * of(({ inside }) => inside),
  }
}

/** "perto de R$ 254.010 (de R$ 240.000 a R$ 268.000), em 20 dias abertos de 01/12 a 31/12" */
export const sumWords = (
  { value, low, high, days }: PeriodSum,
  { from, to }: { from: string; to: string },
  say: Measure['say'],
): string =>
  `perto de ${say(value)} (de ${say(low)} a ${say(high)}), em ${days} dias abertos de ${shortDay(from)} a ${shortDay(to)}`

/** "R$ 12.700 por dia aberto, 11% acima do ritmo das últimas quatro semanas (R$ 11.400)" */
export function perDayWords({ value, usual, days }: PeriodSum, say: Measure['say']): string {
  const change = value / Math.max(1e-9, usual) - 1
  return `${say(value / Math.max(1, days))} por dia aberto, ${
    Math.abs(change) < 0.03
      ? 'o ritmo'
      : `${formatNumber(Math.abs(Math.round(change * 100)))}% ${change > 0 ? 'acima' : 'abaixo'} do ritmo`
  } das últimas quatro semanas (${say(usual / Math.max(1, days))} nesses dias)`
}

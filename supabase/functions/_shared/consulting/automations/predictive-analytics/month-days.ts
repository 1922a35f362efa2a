/** A day that comes back every month, "todo dia 13": what it sold beside its weekday, and what it adds to coming weeks. */
import { addDays, daysBetween, shortDay, weekdayOf } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { mean, median } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Stated } from './stated.ts'

type Question = WishOf<'question'>

/** Days on both sides whose same weekdays say what is ordinary. */
const around = 35
/** Fewest ordinary days beside one. */
const fewest = 3
/** Fewest such days of the sheet whose effect enters the coming weeks. */
const enough = 3

/** @property usual the median of the same weekday around it; null where the house does not open on that weekday */
export type MonthDay = { day: string; sold: number; usual: number | null }

/** R$ of each day of the sheet where it has prices, else units. */
export function soldOn({ weekDays = [] }: Sales): { days: Map<string, number>; isMoney: boolean } {
  const isMoney = weekDays.length > 0 && weekDays.every(({ revenue }) => revenue !== undefined)
  const days = new Map<string, number>()
  for (const { monday, units, revenue } of weekDays)
    for (let offset = 0; offset < 7; offset += 1) {
      const day = addDays(monday, offset)
      const value = (isMoney ? revenue : units)?.[weekdayOf(day)] ?? null
      if (value !== null) days.set(day, value)
    }
  return { days, isMoney }
}

/** Each such day on which the house sold; empty in a sheet by weeks. */
export function monthDaysOf(count: number, sales: Sales): MonthDay[] {
  const { days } = soldOn(sales)
  const isOne = (day: string) => Number(day.slice(8)) === count
  return [...days].flatMap(([day, sold]): MonthDay[] => {
    if (!isOne(day)) return []
    const near = [...days].flatMap(([other, value]) =>
      !isOne(other) && weekdayOf(other) === weekdayOf(day) && Math.abs(daysBetween(day, other)) <= around
        ? [value]
        : [],
    )
    return [{ day, sold, usual: near.length < fewest ? null : median(near) }]
  })
}

/** The mean change of such days against their weekday, with a range of 80 %; null with fewer than three. */
export function monthDayChange(days: readonly MonthDay[]) {
  const changes = days.flatMap(({ sold, usual }) => (usual === null || usual <= 0 ? [] : [sold / usual - 1]))
  if (changes.length < enough) return null
  const change = mean(changes)
  const spread = changes.reduce((sum, one) => sum + (one - change) ** 2, 0) / (changes.length - 1)
  const doubt = 1.2816 * Math.sqrt(spread / changes.length)
  return { change, low: change - doubt, high: change + doubt, of: changes.length }
}

/** What such days add to the coming weeks: the measured change of an ordinary day, where chance does not explain it. */
export function monthDaysStated(
  questions: readonly Question[],
  sales: Sales,
  weeks: readonly { monday: string; value: number }[],
  isOpen: (day: string) => boolean,
): Stated[] {
  return questions.flatMap(({ about, count = 0 }): Stated[] => {
    if (about !== 'monthDay') return []
    const seen = monthDayChange(monthDaysOf(count, sales))
    if (seen === null || (seen.low <= 0 && seen.high >= 0)) return []
    const perDay = (weekday: number, of: 'units' | 'revenue') => {
      const day = sales.weekdays.find((one) => one.weekday === weekday)
      const value = day?.[of]
      return day === undefined || value === null || value === undefined ? null : value / day.days
    }
    return weeks.flatMap(({ monday }) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((offset): Stated[] => {
        const day = addDays(monday, offset)
        const units = perDay(weekdayOf(day), 'units')
        if (Number(day.slice(8)) !== count || !isOpen(day) || units === null) return []
        const money = perDay(weekdayOf(day), 'revenue')
        const change = `${seen.change < 0 ? '−' : '+'}${formatNumber(Math.round(Math.abs(seen.change) * 100))}%`
        return [
          {
            monday,
            day,
            units: units * seen.change,
            money: money === null ? null : money * seen.change,
            words: `${change} em ${shortDay(day)}, como nos outros dias ${count}`,
          },
        ]
      }),
    )
  })
}

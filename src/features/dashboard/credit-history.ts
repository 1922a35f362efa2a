import { dayInFortaleza, parseTimestamp } from '@/domain/calendar'
import { formatDate } from '@/format/dates'
import { lazily } from '@/format/lazily'
import type { CreditDay, CreditMonth } from './dashboard.queries'

const monthName = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' }))

/** The current month in Fortaleza: `2026-11`. */
export function monthOf(now: Date): string {
  return dayInFortaleza(now).slice(0, 7)
}

/** Credits received and spent in one month, both positive. */
export type MonthOfCredits = CreditMonth & { label: string }

/** The last `months` months up to `now`, oldest first, empty ones included. */
export function creditsByMonth(rows: readonly CreditMonth[], now: Date, months = 6): MonthOfCredits[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number)
  return Array.from({ length: months }, (_, index) => {
    const first = new Date(Date.UTC(year, month - months + index, 1))
    const key = first.toISOString().slice(0, 7)
    const row = rows.find((candidate) => candidate.month === key)
    return {
      month: key,
      label: monthName().format(first).replace('.', ''),
      received: row?.received ?? 0,
      spent: row?.spent ?? 0,
    }
  })
}

/** A balance in credits, and the time in milliseconds from which it holds. */
export type BalancePoint = { at: number; date: string; balance: number }

/** The balance before the first point, and the points, oldest first. */
export type BalanceHistory = { before: number; points: BalancePoint[] }

/**
 * The balance over time: one point for each day with a movement, and one for `now`. Calculated backwards from the
 * current balance, which is the sum of the whole ledger. No points without movements.
 * @param days newest first
 */
export function balanceOverTime(
  days: readonly CreditDay[],
  currentBalance: number,
  now: Date,
): BalanceHistory {
  const points: BalancePoint[] = []
  let balance = currentBalance
  for (const { change, lastAt } of days) {
    points.push({ at: parseTimestamp(lastAt).getTime(), date: formatDate(lastAt), balance })
    balance -= change
  }
  points.reverse()
  if (points.length > 0) {
    points.push({ at: now.getTime(), date: formatDate(now.toISOString()), balance: currentBalance })
  }
  return { before: balance, points }
}

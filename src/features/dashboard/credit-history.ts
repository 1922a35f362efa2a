import { formatDate, parseTimestamp } from '@/domain/dates'
import type { CreditTransaction } from './dashboard.queries'

// Fortaleza has kept UTC−3 all year since 2002, so that its months begin at a fixed hour.
const monthFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Fortaleza',
  year: 'numeric',
  month: '2-digit',
})
const monthName = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'short' })

/** `2026-11` in Fortaleza. */
function monthKey(instant: Date): string {
  return monthFormat.format(instant).slice(0, 7)
}

/** When the current month began in Fortaleza, as an ISO timestamp. */
export function monthStart(now: Date): string {
  return `${monthKey(now)}-01T00:00:00-03:00`
}

/** Credits of one month: what came in and what went out, both positive. */
export type MonthOfCredits = { month: string; label: string; received: number; spent: number }

/**
 * The last `months` months up to `now`, oldest first, empty ones included. Received counts what was bought,
 * given and refunded; spent counts what consulting cost.
 */
export function creditsByMonth(
  transactions: readonly CreditTransaction[],
  now: Date,
  months = 6,
): MonthOfCredits[] {
  const [year = 0, month = 1] = monthKey(now).split('-').map(Number)
  const result = Array.from({ length: months }, (_, index): MonthOfCredits => {
    const first = new Date(Date.UTC(year, month - months + index, 1))
    return {
      month: first.toISOString().slice(0, 7),
      label: monthName.format(first).replace('.', ''),
      received: 0,
      spent: 0,
    }
  })
  for (const { transaction_type: type, amount, created_at: at } of transactions) {
    const entry = result.find((candidate) => candidate.month === monthKey(parseTimestamp(at)))
    if (!entry) continue
    if (amount > 0) entry.received += amount
    else if (type === 'spent') entry.spent -= amount
  }
  return result
}

/** A balance (credits) and the moment (milliseconds) since which it holds. */
export type BalancePoint = { at: number; date: string; balance: number }

/** What the balance was before the first point, and its points, oldest first. */
export type BalanceHistory = { before: number; points: BalancePoint[] }

/**
 * The balance over time: one point for each day with a movement, the day's last one, and one for `now`.
 * Counted back from the current balance, because entries of one moment (a purchase and its bonus) have no
 * order among themselves. No points while there is no movement.
 * @param transactions newest first
 */
export function balanceOverTime(
  transactions: readonly CreditTransaction[],
  currentBalance: number,
  now: Date,
): BalanceHistory {
  const points: BalancePoint[] = []
  let balance = currentBalance
  for (const { amount, created_at: at } of transactions) {
    const date = formatDate(at)
    if (points.at(-1)?.date !== date) points.push({ at: parseTimestamp(at).getTime(), date, balance })
    balance -= amount
  }
  points.reverse()
  if (points.length > 0) {
    points.push({ at: now.getTime(), date: formatDate(now.toISOString()), balance: currentBalance })
  }
  return { before: balance, points }
}

import { dayInFortaleza, parseTimestamp } from './calendar'

/** The remaining credits of one lot, and the time (ISO) at which they expire. */
export type CreditLot = { remaining: number; expires_at: string }

/** Credits that expire on one day in Fortaleza. */
export type Expiry = {
  /** yyyy-mm-dd. */
  day: string
  /** Nights from today to that day; 0 is today. */
  daysLeft: number
  /** The moment at which the first of them expire. */
  from: Date
  credits: number
}

const millisecondsPerDay = 86_400_000

/** Days since 1970, from yyyy-mm-dd. */
const dayNumber = (day: string) => Date.parse(day) / millisecondsPerDay

/**
 * Groups lots by the day on which they expire, soonest first. Expired lots are left out, even before the
 * database has written them off: they cannot be spent.
 */
export function groupExpiries(lots: readonly CreditLot[], now: Date): Expiry[] {
  const today = dayNumber(dayInFortaleza(now))
  const byDay = new Map<string, Expiry>()
  const usable = lots
    .map(({ remaining, expires_at: at }) => ({ remaining, from: parseTimestamp(at) }))
    .filter(({ remaining, from }) => remaining > 0 && from > now)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
  for (const { remaining, from } of usable) {
    const day = dayInFortaleza(from)
    const sameDay = byDay.get(day)
    if (sameDay) sameDay.credits += remaining
    else byDay.set(day, { day, daysLeft: dayNumber(day) - today, from, credits: remaining })
  }
  return [...byDay.values()]
}

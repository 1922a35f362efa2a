import { dayInFortaleza, formatDate, formatTime, parseTimestamp } from './dates'
import { formatCredits, formatInteger } from './money'

/** What is left of one lot of credits, and the moment (ISO) from which it can no longer be spent. */
export type CreditLot = { remaining: number; expires_at: string }

/** Credits that expire on one day in Fortaleza. */
export type Expiry = {
  /** dd/mm/yyyy. */
  date: string
  /** Nights between today and that day; 0 is today. */
  daysLeft: number
  /** The moment of that day from which the first of them are lost. */
  from: Date
  credits: number
}

const millisecondsPerDay = 86_400_000

/** Counts calendar days in Fortaleza, so that two moments of one day have the same number. */
function dayNumber(instant: Date): number {
  return Date.parse(dayInFortaleza(instant)) / millisecondsPerDay
}

/**
 * What expires when, soonest first; the lots of one day are one entry. What has expired is left out, whether
 * or not the database has written it off yet: it can't be spent.
 */
export function groupExpiries(lots: readonly CreditLot[], now: Date): Expiry[] {
  const today = dayNumber(now)
  const byDate = new Map<string, Expiry>()
  const usable = lots
    .map(({ remaining, expires_at: at }) => ({ remaining, at, from: parseTimestamp(at) }))
    .filter(({ remaining, from }) => remaining > 0 && from > now)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
  for (const { remaining, at, from } of usable) {
    const date = formatDate(at)
    const sameDay = byDate.get(date)
    if (sameDay) sameDay.credits += remaining
    else byDate.set(date, { date, daysLeft: dayNumber(from) - today, from, credits: remaining })
  }
  return [...byDate.values()]
}

/** `575 créditos vencem em 20/11/2027`, in the singular where there is one. */
export function describeExpiry({ date, credits }: Expiry): string {
  return `${creditsExpire(credits)} em ${date}`
}

/** Calendar days before the expiry at which the notice begins and gets more pressing, nearest first. */
const thresholds = [
  { days: 7, tone: 'danger' },
  { days: 30, tone: 'warn' },
  { days: 60, tone: 'info' },
] as const

export type ExpiryNotice = { tone: (typeof thresholds)[number]['tone']; text: string }

function toneOf({ daysLeft }: Expiry): ExpiryNotice['tone'] | undefined {
  return thresholds.find(({ days }) => daysLeft <= days)?.tone
}

/**
 * The notice to show while credits expire within 60 days, or null. It speaks of those that expire first, whose
 * day decides the tone, and adds what else falls within the 60 days.
 * @param expiries soonest first, as `groupExpiries` gives them
 */
export function expiryNotice(expiries: readonly Expiry[]): ExpiryNotice | null {
  const [first, ...later] = expiries.filter((expiry) => toneOf(expiry) !== undefined)
  const tone = first && toneOf(first)
  if (!first || !tone) return null
  const last = later.at(-1)
  const others = later.reduce((sum, { credits }) => sum + credits, 0)
  const rest = last ? `, e mais ${formatInteger(others)} até ${last.date}` : ''
  return {
    tone,
    text: `${creditsExpire(first.credits)} ${whenOf(first)}${rest}. Use em uma automação antes disso.`,
  }
}

function creditsExpire(credits: number): string {
  return `${formatCredits(credits)} ${credits === 1 ? 'vence' : 'vencem'}`
}

/** `em 6 dias, em 27/11/2026`; on the last day the hour counts. */
function whenOf({ daysLeft, date, from }: Expiry): string {
  if (daysLeft === 0) return `hoje às ${formatTime(from)}`
  if (daysLeft === 1) return `amanhã, em ${date}`
  return `em ${daysLeft} dias, em ${date}`
}

import type { Expiry } from '@/domain/credit-expiry'
import { formatDay, formatTime } from './dates'
import { formatCredits, formatInteger } from './money'

/** `575 créditos vencem em 20/11/2027`, in the singular where there is one. */
export function describeExpiry({ day, credits }: Expiry): string {
  return `${creditsExpire(credits)} em ${formatDay(day)}`
}

/** Calendar days before the expiry at which the notice appears and changes its tone, nearest first. */
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
 * The notice for credits that expire within 60 days, or null. It names the first to expire, whose day decides the
 * tone, and adds the others within the 60 days.
 * @param expiries soonest first, as `groupExpiries` gives them
 */
export function expiryNotice(expiries: readonly Expiry[]): ExpiryNotice | null {
  const [first, ...later] = expiries.filter((expiry) => toneOf(expiry) !== undefined)
  const tone = first && toneOf(first)
  if (!first || !tone) return null
  const last = later.at(-1)
  const others = later.reduce((sum, { credits }) => sum + credits, 0)
  const rest = last ? `, e mais ${formatInteger(others)} até ${formatDay(last.day)}` : ''
  return {
    tone,
    text: `${creditsExpire(first.credits)} ${whenOf(first)}${rest}. Use em uma automação antes disso.`,
  }
}

function creditsExpire(credits: number): string {
  return `${formatCredits(credits)} ${credits === 1 ? 'vence' : 'vencem'}`
}

/** `em 6 dias, em 27/11/2026`; on the last day, the time. */
function whenOf({ daysLeft, day, from }: Expiry): string {
  const date = formatDay(day)
  if (daysLeft === 0) return `hoje às ${formatTime(from)}`
  if (daysLeft === 1) return `amanhã, em ${date}`
  return `em ${daysLeft} dias, em ${date}`
}

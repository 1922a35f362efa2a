/** How the last weeks of a sheet stand to its mean: what an owner sees in the till is not the mean of a year. */
import type { Sales } from '../../documents/sales.ts'

const lastWeeks = 4
/** A shorter sheet is of today. */
const leastWeeks = 13
/** A smaller difference is chance. */
const leastApart = 0.07

/**
 * The units of the last whole weeks as a multiple of the mean of all; null if they are alike or too few. A last week of
 * fewer days than usual is not whole.
 */
export function recentLevel({ weeks }: Pick<Sales, 'weeks'>): number | null {
  const days = weeks.map((one) => one.days).toSorted((a, b) => a - b)
  const usual = days[Math.floor(days.length / 2)] ?? 0
  const whole = weeks.filter((one) => one.days >= usual)
  if (whole.length < leastWeeks) return null
  const mean = (of: typeof whole) => of.reduce((sum, { units }) => sum + units, 0) / of.length
  const level = mean(whole.slice(-lastWeeks)) / mean(whole)
  return Number.isFinite(level) && Math.abs(level - 1) >= leastApart ? Math.round(level * 1000) / 1000 : null
}

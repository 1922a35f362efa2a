/** How the last weeks of a sheet stand to its mean: what an owner sees in the till is not the mean of a year. */
import { wholeWeeks } from '../../base/sales/whole-weeks.ts'

const lastWeeks = 4
/** A shorter sheet is of today. */
const leastWeeks = 13
/** A smaller difference is chance. */
const leastApart = 0.07

/** The units of the last whole weeks as a multiple of the mean of all; null if they are alike or too few. */
export function recentLevel(sales: Parameters<typeof wholeWeeks>[0]): number | null {
  const { weeks: whole } = wholeWeeks(sales)
  if (whole.length < leastWeeks) return null
  const mean = (of: typeof whole) => of.reduce((sum, { units }) => sum + units, 0) / of.length
  const level = mean(whole.slice(-lastWeeks)) / mean(whole)
  return Number.isFinite(level) && Math.abs(level - 1) >= leastApart ? Math.round(level * 1000) / 1000 : null
}

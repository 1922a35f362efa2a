import type { Asking, Sold } from './asking.ts'

/** Units of one weekday in a usual week; null if the sheet has no days. */
export function unitsOn({ name }: Sold, weekdays: readonly number[], { sales }: Asking): number | null {
  const own = sales?.itemWeeks.find((one) => one.name === name)?.weekdays
  const days = sales?.weekdays.filter(({ weekday }) => weekdays.includes(weekday)) ?? []
  const count = days.reduce((sum, one) => sum + one.days, 0)
  if (!own || count === 0) return null
  return weekdays.reduce((sum, weekday) => sum + (own[weekday] ?? 0), 0) / (count / days.length)
}

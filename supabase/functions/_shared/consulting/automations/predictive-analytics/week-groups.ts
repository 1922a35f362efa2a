import { isClosedIn } from './closed-items.ts'
import type { SalesForecast } from './schema.ts'
import { shortDay } from './sentences.ts'

/** Weeks in a row that are bought for alike. */
export type WeekGroup = {
  mondays: string[]
  /** A week with a date that the sheet has not seen stands alone: factors on its forecast. */
  unseen?: { low: number; high: number }
}

/** Largest difference between weeks of one group. */
const alike = 0.03

/** The weeks from the one to buy for on, those that do not differ together. */
export function weekGroups(forecast: SalesForecast): WeekGroup[] {
  const { units, target, unseen = [], purchases } = forecast
  const groups: (WeekGroup & { value: number; like: string })[] = []
  for (const { monday, value, note = '' } of units.coming) {
    if (target !== undefined && monday < target) continue
    const range = unseen.find((one) => one.monday === monday)
    const closed = purchases.filter(({ name }) => isClosedIn(forecast, name, monday))
    const like = [note, ...closed.map(({ name }) => name)].join('/')
    const last = groups.at(-1)
    if (last && !range && !last.unseen && last.like === like && Math.abs(value / last.value - 1) <= alike)
      last.mondays.push(monday)
    else
      groups.push({
        mondays: [monday],
        value,
        like,
        ...(range && { unseen: { low: range.low, high: range.high } }),
      })
  }
  return groups.map(({ mondays, unseen: range }) => ({ mondays, ...(range && { unseen: range }) }))
}

/** "23/11 a 14/12, por semana" */
export function groupWords({ mondays }: WeekGroup): string {
  const [first = ''] = mondays
  const last = mondays.at(-1) ?? first
  return first === last ? shortDay(first) : `${shortDay(first)} a ${shortDay(last)}, por semana`
}

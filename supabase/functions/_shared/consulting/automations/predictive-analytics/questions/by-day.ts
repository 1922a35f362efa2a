/** A week's units by its days. */
import { weekdayNames } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import type { Asked } from './asked.ts'

/** "terça 6, quarta 7 e sexta 12": the week of some items by their own days, where the sheet has them. */
export function byDay(names: readonly string[], { forecast }: Asked, only?: readonly number[]): string {
  const own = forecast.purchases.flatMap(({ name, days = [] }) => (names.includes(name) ? [days] : []))
  const all = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const units = own.flat().reduce((sum, day) => (day.weekday === weekday ? sum + day.units : sum), 0)
    return own.length === names.length && units > 0 ? [{ weekday, units }] : []
  })
  const days = only ? all.filter(({ weekday }) => only.includes(weekday)) : all
  return all.length < 2 || days.length === 0
    ? ''
    : joinList(
        days
          .toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
          .map(
            ({ weekday, units }) =>
              `${(weekdayNames[weekday] ?? '').replace('-feira', '')} ${whole(Math.ceil(units))}`,
          ),
      )
}

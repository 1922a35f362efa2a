import type { SalesForecast } from './schema.ts'

/** People of an average open day that the scale counts from, where the owner does not say how many there are. */
const perDay = 10

/** What the numbers of people are of. */
export const scaleOf = ({ team }: Pick<SalesForecast, 'team'>): number => team ?? perDay

/** Part of a person's work that the others of a day take over; our own rule. */
const shared = 0.25

/**
 * People needed on each open day: of the owner's team, all on the fullest; else for every ten of an average one, Monday
 * first, by its plates or by its sales, whichever asks for more.
 */
export function staffOf({
  weekdays,
  team,
}: Pick<SalesForecast, 'weekdays' | 'team'>): { weekday: number; people: number }[] {
  const all = weekdays.reduce((sum, { units }) => sum + units, 0)
  const most = Math.max(...weekdays.map(({ share }) => share))
  return weekdays.map(({ weekday, share, units }) => ({
    weekday,
    people:
      team === undefined
        ? Math.round(perDay * weekdays.length * Math.max(share, all > 0 ? units / all : 0))
        : Math.min(team, Math.max(1, Math.ceil((team * share) / most - shared))),
  }))
}

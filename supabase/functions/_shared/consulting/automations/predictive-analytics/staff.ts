import type { SalesForecast } from './schema.ts'

/** People of an average open day that the scale counts from. */
export const scale = 10

/**
 * People needed on each open day for every ten of an average one, Monday first: by its plates or by its sales,
 * whichever asks for more.
 */
export function staffOf({ weekdays }: SalesForecast): { weekday: number; people: number }[] {
  const all = weekdays.reduce((sum, { units }) => sum + units, 0)
  return weekdays.map(({ weekday, share, units }) => ({
    weekday,
    people: Math.round(scale * weekdays.length * Math.max(share, all > 0 ? units / all : 0)),
  }))
}

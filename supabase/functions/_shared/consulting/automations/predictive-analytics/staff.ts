import { joinList } from '../../base/language/text.ts'
import type { SalesForecast } from './schema.ts'
import { onThe } from './sentences.ts'

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

/** "8 na quinta, 10 na sexta e 12 no sábado" */
export const staffWords = (forecast: SalesForecast): string =>
  joinList(staffOf(forecast).map(({ weekday, people }) => `${people} ${onThe(weekday)}`))

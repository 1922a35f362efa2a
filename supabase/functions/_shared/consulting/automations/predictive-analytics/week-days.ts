import { addDays, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { joinList } from '../../base/language/text.ts'
import { isClosedOn } from '../../base/request/closed-days.ts'
import type { Sales } from '../../documents/sales.ts'
import { daysInWords } from './days.ts'
import type { SalesForecast } from './schema.ts'

/**
 * The coming week's units by weekday, Monday first: as an average such day has sold against the others. Days when
 * the house is closed are left out.
 */
export function spread(
  { weekdays }: Sales,
  units: number,
  { house }: EngineContext,
  dates: Parameters<typeof isClosedOn>[0],
  monday: string,
): SalesForecast['weekdays'] {
  const perDay = weekdays
    .filter(({ weekday }) => {
      const day = addDays(monday, (weekday + 6) % 7)
      return house.settings.opening[String(weekday)] !== null && !isClosedOn(dates, day)
    })
    .map(({ weekday, units: sold, days }) => ({ weekday, usual: sold / days }))
  const week = perDay.reduce((sum, { usual }) => sum + usual, 0)
  if (perDay.length < 2 || week === 0) return []
  return perDay
    .map(({ weekday, usual }) => ({ weekday, share: usual / week, units: (units * usual) / week }))
    .toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
}

/** What came from the house, or would be better if it were known. */
export function houseNotes({ house }: EngineContext, { weekdays }: Sales): string[] {
  const { opening } = house.settings
  if (Object.keys(opening).length === 0) return []
  const shut = weekdays
    .filter(({ weekday }) => opening[String(weekday)] === null)
    .map(({ weekday }) => weekdayNames[weekday] ?? '')
  return shut.length === 0
    ? [`“A casa” e a planilha dizem o mesmo: aberta ${daysInWords(weekdays.map(({ weekday }) => weekday))}.`]
    : [
        `Usei os dias de funcionamento da sua casa: ela não abre mais ${shut.length === 1 ? 'neste dia' : 'nestes dias'}, que ainda aparecem na planilha: ${joinList(shut)}. A previsão conta só os outros.`,
      ]
}

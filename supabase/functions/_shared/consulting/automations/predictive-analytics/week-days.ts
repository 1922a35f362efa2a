import { addDays, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { joinList } from '../../base/language/text.ts'
import { isClosedOn } from '../../base/request/closed-days.ts'
import type { Sales } from '../../documents/sales.ts'
import type { SalesForecast } from './schema.ts'

/**
 * A week by its open days, Monday first: as an average such day has sold against the others, in R$ where the sheet's
 * days have it, else in units.
 * @param week the week's units
 * @param money the week's revenue, if it is forecast
 */
export function spread(
  { weekdays }: Sales,
  week: { monday: string; value: number } | undefined,
  money: { value: number } | undefined,
  { house }: EngineContext,
  dates: Parameters<typeof isClosedOn>[0],
): SalesForecast['weekdays'] {
  const priced = money !== undefined && weekdays.every(({ revenue }) => revenue !== null)
  const perDay = weekdays
    .filter(({ weekday }) => {
      const day = addDays(week?.monday ?? '', (weekday + 6) % 7)
      return (
        house.settings.opening[String(weekday)] !== null &&
        !isClosedOn(
          dates.filter(({ leftOut }) => !leftOut),
          day,
        )
      )
    })
    .map(({ weekday, units, revenue, days }) => ({
      weekday,
      units: units / days,
      revenue: (revenue ?? 0) / days,
    }))
  const units = perDay.reduce((sum, day) => sum + day.units, 0)
  const revenue = perDay.reduce((sum, day) => sum + day.revenue, 0)
  if (!week || perDay.length < 2 || units === 0 || (priced && revenue === 0)) return []
  return perDay
    .map((day) => ({
      weekday: day.weekday,
      share: priced ? day.revenue / revenue : day.units / units,
      units: (week.value * day.units) / units,
      ...(priced && { revenue: (money.value * day.revenue) / revenue }),
    }))
    .toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
}

/** Each day's share of the week, from Sunday on. */
export const sharesOf = (weekdays: SalesForecast['weekdays']): number[] =>
  Array.from({ length: 7 }, (_, day) => weekdays.find(({ weekday }) => weekday === day)?.share ?? 0)

/** What came from the house, or would be better if it were known. */
export function houseNotes({ house }: EngineContext, { weekdays }: Sales): string[] {
  const { opening } = house.settings
  // A sheet by weeks has one weekday, which is the day of its rows.
  if (Object.keys(opening).length === 0 || weekdays.length < 2) return []
  const shut = weekdays
    .filter(({ weekday }) => opening[String(weekday)] === null)
    .map(({ weekday }) => weekdayNames[weekday] ?? '')
  return shut.length === 0
    ? []
    : [
        `Usei os dias de funcionamento da sua casa: ela não abre mais ${shut.length === 1 ? 'neste dia' : 'nestes dias'}, que ainda aparecem na planilha: ${joinList(shut)}. A previsão conta só os outros.`,
      ]
}

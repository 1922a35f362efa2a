import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'
import { joinList } from '../../base/language/text.ts'
import { measureOf } from './measure.ts'
import type { SalesForecast } from './schema.ts'

type Unseen = NonNullable<SalesForecast['unseen']>[number]

/** Days around a date on which many houses close, by their distance from it, with the share of the day that is lost. */
const closings: Readonly<Record<string, readonly (readonly [offset: number, lost: number])[]>> = {
  Natal: [
    [-1, 0.5],
    [0, 1],
  ],
  Réveillon: [
    [0, 1],
    [1, 1],
  ],
  'Semana Santa': [[5, 1]],
  Carnaval: [
    [3, 1],
    [4, 1],
  ],
}

/** Bounds for the best week of the sheet relative to the forecast one. */
const best = { least: 1.1, most: 1.3 } as const

const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

/** Whether a date brings guests to restaurants at all: on Black Friday they are in the shops. */
export const matters = ({ name, factor }: { name: string; factor: number | null }): boolean =>
  name !== 'Black Friday' || factor !== null

/** Opening time from which a house has no lunch: on half a day it stays closed. */
const evening = '15:00'

/** The share of a week that is lost if the house closes around a date, and the days meant. */
function closedAround(
  name: string,
  day: string,
  monday: string,
  parts: readonly number[],
  opening: House['settings']['opening'],
) {
  const days = (closings[name] ?? []).flatMap(([offset, usual]) => {
    const on = addDays(day, offset)
    const part = parts[weekdayOf(on)] ?? 0
    const from = opening[String(weekdayOf(on))]?.from
    const lost = from !== undefined && from >= evening ? 1 : usual
    return on < monday || on > addDays(monday, 6) || part === 0 ? [] : [{ on, lost, part }]
  })
  const named = (whole: boolean) =>
    joinList(days.filter(({ lost }) => (lost === 1) === whole).map(({ on }) => shortDay(on)))
  const words = [
    ...(named(true) ? [`fechada ${named(true)}`] : []),
    ...(named(false) ? [`meio expediente ${named(false)}`] : []),
  ]
  return { share: days.reduce((sum, { lost, part }) => sum + lost * part, 0), words: words.join(', ') }
}

/**
 * Weeks with dates that the sheet has not seen, each with what the week may bring: at the low end the house closes on
 * the days on which many do, at the high end the week is as good as the sheet's best.
 * @param parts each day's share of a week's sales, from Sunday on
 * @param opening the hours that the house keeps, as far as they are known
 */
export function unseenWeeks(
  forecast: Pick<SalesForecast, 'units' | 'revenue' | 'calendar'>,
  parts: readonly number[],
  opening: House['settings']['opening'],
): Unseen[] {
  const { calendar = [] } = forecast
  const { line } = measureOf(forecast)
  const top = line.past.reduce<{ monday: string; value: number }>(
    (found, { monday, value }) => ((value ?? 0) > found.value ? { monday, value: value ?? 0 } : found),
    { monday: '', value: 0 },
  )
  return line.coming.flatMap(({ monday, value, note }) => {
    const dates = calendar.filter(
      ({ kind, seen, carried, factor, from, to }) =>
        kind === 'date' &&
        seen.length === 0 &&
        factor === null &&
        !carried &&
        from <= addDays(monday, 6) &&
        to >= monday,
    )
    if (dates.length === 0 || note !== undefined || value <= 0) return []
    const closed = dates.map(({ name, from }) => closedAround(name, from, monday, parts, opening))
    const lost = Math.min(0.9, Math.max(...closed.map(({ share }) => share)))
    const [words = ''] = closed.filter(({ share }) => share === lost).map((one) => one.words)
    const ratio = top.value / value
    const high = Math.min(best.most, Math.max(best.least, ratio))
    const highIf =
      ratio > best.most
        ? '30% a mais, suposição nossa'
        : ratio < best.least
          ? '10% a mais, suposição nossa'
          : `como a melhor semana, de ${shortDay(top.monday)}`
    return [
      {
        monday,
        names: dates.map(({ name }) => name),
        low: 1 - lost,
        high,
        lowIf: words || 'uma semana comum',
        highIf,
      },
    ]
  })
}

/** On which days and at which hours the house opens. */
import { weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { isHoliday } from '../../base/holidays.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { isClosedOn } from '../../base/request/closed-days.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { isOnTheSand, sandCloses } from './beach.ts'
import { servesByDay } from './lunch-items.ts'
import { hasOwnHours, ownClosing } from './special-hours.ts'

/** Whether a day is in one of the periods that the owner wants covered; every day is, if there are none. */
export const withinPeriods =
  (periods: Requirements['periods']) =>
  (day: string): boolean =>
    periods.length === 0 || periods.some(({ from, to = day }) => day >= from && day <= to)

/** Whether the house has said on which days it opens. */
export const knowsDays = ({ house }: EngineContext, { dates }: Requirements): boolean =>
  Object.keys(house.settings.opening).length > 0 || dates.some(({ closed, weekdays }) => closed && weekdays)

/** "padroeira, truck na praça": where the house stands on a day says that it is there. */
const standsThere =
  /^(?:com )?(?:o |a )?(?:(?:food ?)?truck|trailer|carrinho|barraca|banca|quiosque|kombi) (?:n[ao]s?|em) /iu

/** Whether the house is closed on a day: by its opening days, or because the owner said so. */
export function closedDays({ house }: EngineContext, { dates }: Requirements): (day: string) => boolean {
  const { opening } = house.settings
  const opens = [0, 1, 2, 3, 4, 5, 6].some((weekday) => opening[String(weekday)] !== null)
  // What is held on a day, or stated to be open, opens the house on its closed weekday.
  const isHeldOn = (day: string) =>
    dates.some(
      ({ closed, weekdays, from, to = from, open, price, at, note = '' }) =>
        !closed &&
        !weekdays &&
        from !== undefined &&
        to !== undefined &&
        day >= from &&
        day <= to &&
        (open === true || price !== undefined || at !== undefined || standsThere.test(note)),
    )
  return (day) =>
    (opens && opening[String(weekdayOf(day))] === null && !isHeldOn(day)) || isClosedOn(dates, day)
}

/** Most weekdays on which a house is open that has more days off than days of service. */
const fewDays = 3

/** Whether a house opens on a few weekdays only. */
export const isPartWeek = ({ settings: { opening } }: EngineContext['house']): boolean =>
  [0, 1, 2, 3, 4, 5, 6].filter((weekday) => opening[String(weekday)] === null).length >= 7 - fewDays

/** Whether the house opens in the afternoon or later on a day. */
export function opensLate({ house }: EngineContext): (day: string) => boolean {
  return (day) => (house.settings.opening[String(weekdayOf(day))]?.from ?? '') > '14:00'
}

/** Where no hours are known, a house of breakfasts and lunches closes in the afternoon. */
const dayCloses = 16

/** The hour at which the house closes on a day; null if unknown or past midnight. */
export function closingHour(
  { house, restaurant }: EngineContext,
  { dates }: Pick<Requirements, 'dates'>,
): (day: string) => number | null {
  const isUnknown = Object.keys(house.settings.opening).length === 0
  const unknown = !isUnknown
    ? null
    : isOnTheSand(restaurant)
      ? sandCloses
      : servesByDay(sellsOf(house))
        ? dayCloses
        : null
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
  const own = ownClosing(dates)
  return (day) => {
    const closes = own(day)
    if (closes !== null) return closes
    const opening = house.settings.opening[String(weekdayOf(day))]
    if (!opening || hourOf(opening.to) <= hourOf(opening.from)) return unknown
    return hourOf(opening.to)
  }
}

/** "das 17h às 23h30"; null where it is not known, on holidays, and on a day with hours of its own. */
export function openingOf(
  { house }: EngineContext,
  { dates }: Pick<Requirements, 'dates'>,
  day: string,
): string | null {
  if (isHoliday(day) || hasOwnHours(dates)(day)) return null
  const opening = house.settings.opening[String(weekdayOf(day))]
  const shown = (time: string) => `${Number(time.slice(0, 2))}h${time.endsWith('00') ? '' : time.slice(3)}`
  const until = /^(?:00:00|23:59)$/.test(opening?.to ?? '')
    ? 'à meia-noite'
    : `às ${shown(opening?.to ?? '')}`
  return opening ? `das ${shown(opening.from)} ${until}` : null
}

import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import type { Dated } from './dates.ts'
import { holidayEndings } from './tables/arcs.ts'
import { shortWeekday } from './told-calendar.ts'

type Announcing = {
  say: (text: string) => string
  /** What is sold on a weekday only, and its price. */
  dishOf: (day: string) => string
  isClosed: (day: string) => boolean
  accent: boolean
}

/** Both endings of an announcement, for a holiday on which nobody has said whether the house opens. */
export function endingsOf(
  { day, name }: Dated,
  { say, dishOf, isClosed, accent }: Announcing,
): { label: string; text: string }[] {
  const voice = accent ? 'spoken' : 'plain'
  const eve = addDays(day, name === 'Natal' ? -1 : 1)
  const two = isClosed(eve)
    ? null
    : name === 'Natal'
      ? `24 e ${shortDay(day)}`
      : name === 'Réveillon'
        ? `${shortDay(day)} e 1º/1`
        : null
  const after = Array.from({ length: 7 }, (_, at) => addDays(day, at + 1))
  const next = after.find((one) => !isClosed(one) && !isHoliday(one) && weekdayOf(one) > 1) ?? after[0] ?? day
  const dish = dishOf(next)
  const fill = (text: string) =>
    say(text)
      .replace('{days}', two ?? shortDay(day))
      .replace(
        '{next}',
        `${/o$/.test(shortWeekday(next)) ? 'no' : 'na'} ${shortWeekday(next)}, ${shortDay(next)}`,
      )
      .replace('{dish}', dish === '' ? '' : accent ? `, que tem ${dish}` : `, com ${dish}`)
  return [
    { label: 'Final, se a casa abre', text: fill(holidayEndings[voice].open) },
    { label: 'Final, se a casa fecha', text: fill(holidayEndings[voice].closed) },
  ]
}

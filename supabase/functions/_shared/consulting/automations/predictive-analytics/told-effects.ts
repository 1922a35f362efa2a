/** What the owner's statements make of the weeks to come. */
import { addDays, everyWeek, monthNames, shortDay, weekdayOf } from '../../base/calendar.ts'
import { coversDay } from '../../base/request/closed-days.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { type Parts, shareOfDays } from './feast-days.ts'
import type { ForecastLine } from './schema.ts'
import type { Told } from './told.ts'
import { percentWords, weekShare } from './week-shares.ts'

/** "+40% em 19/12, número seu": what the weeks contain of a statement. */
function weekWords({ wish, factor, ofWeek }: Told, share: number): string {
  if (ofWeek && factor !== null)
    return `${percentWords(Math.round((factor - 1) * 100))} com ${shortDay(wish.from ?? '')}, como em ${Number((wish.from ?? '').slice(0, 4)) - 1}`
  const { percent, closes, open, from = '', to = from, weekdays, like } = wish
  if (wish.guests !== undefined) return `${wish.guests.now} ${wish.guests.of} contra ${wish.guests.before}`
  if (like !== undefined && factor !== null)
    return `${percentWords(Math.round((factor - 1) * share * 100))}, como em ${monthNames[Number(like.from.slice(5, 7)) - 1]}`
  if (percent !== undefined && wish.ofWeek)
    return `${percentWords(Math.round(percent * share))}, dos seus ${percentWords(percent)}`
  const days = weekdays === undefined || open ? '' : ` ${everyWeek(weekdays)}`
  const when = from === to ? ` em ${shortDay(from)}` : days
  if (percent !== undefined && wish.part !== undefined && factor !== null)
    return `${percentWords(Math.round((factor - 1) * share * 100))}, dos seus ${percentWords(percent)} ${wish.part === 'almoço' ? 'do' : 'da'} ${wish.part}`
  // Half-way between what the owner states and what the sheet shows is neither's number.
  if (percent !== undefined && factor !== null && Math.abs(factor - 1 - percent / 100) > 0.01)
    return `${percentWords(Math.round((factor - 1) * 100))}${when}, pela planilha`
  if (percent !== undefined) return `${percentWords(percent)}${when}, número seu`
  return closes === undefined ? (open ? 'abre dias a mais' : '') : `fecha às ${closes}h${when}`
}

/** The factor of the owner's own figures on a week; 1 where none touches it. */
export const statedFactor = (told: readonly Told[], monday: string, parts: Parts): number =>
  told.reduce((product, { wish, factor }) => {
    if (factor === null || wish.item !== undefined) return product
    if (wish.percent === undefined && wish.like === undefined && wish.guests === undefined) return product
    return product * (1 + (factor - 1) * shareOf(wish, monday, parts))
  }, 1)

/** Days after its first up to which a feast counts for its whole week. */
const shortStay = 3

const coversWeek = ({ from = '' }: WishOf<'date'>, monday: string) =>
  from >= monday && from <= addDays(monday, 6)

const holds = (wish: WishOf<'date'>, monday: string) =>
  [0, 1, 2, 3, 4, 5, 6].some((offset) => coversDay(wish, addDays(monday, offset)))

/** The part of a week's sales on open days that a statement is about. */
function shareOf(
  wish: WishOf<'date'>,
  monday: string,
  parts: Parts,
  isOpen: (day: string) => boolean = () => true,
): number {
  if (wish.guests !== undefined && addDays(wish.from ?? '', shortStay) >= (wish.to ?? wish.from ?? ''))
    // Guests of a feast stay around it: its week is theirs.
    return coversWeek(wish, monday) ? 1 : 0
  if (!wish.ofWeek || wish.guests !== undefined)
    return shareOfDays(monday, (day) => coversDay(wish, day), parts, isOpen)
  const open = shareOfDays(monday, isOpen, parts)
  return open === 0 ? 0 : weekShare(wish, monday, parts, isOpen) / open
}

/**
 * A forecast with the effects that last year's sales show, on the days that the owner stated.
 * @param parts each day's share of a week's sales, from Sunday on
 */
export function withEffects(
  coming: ForecastLine['coming'],
  told: readonly Told[],
  parts: Parts,
  isOpen?: (day: string) => boolean,
): ForecastLine['coming'] {
  // How much of the sales comes from the rooms is supposed, and a feast of one year is one year: at its edge the range
  // holds half of the change.
  const edge = (monday: string, isNear: boolean) =>
    told.reduce((product, { wish, factor: own, ofWeek = false }) => {
      if (!isNear || own === null || (wish.guests === undefined && !ofWeek)) return product
      const share = ofWeek ? Number(holds(wish, monday)) : shareOf(wish, monday, parts, isOpen)
      const change = (own - 1) * share
      return (product * (1 + change / 2)) / (1 + change)
    }, 1)
  return coming.map((week) => {
    const quiet = Math.min(...parts.filter((part) => part > 0))
    const words: string[] = []
    const factor = told.reduce((product, one) => {
      const { wish, factor: own } = one
      if (own === null && !wish.open) return product
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(week.monday, offset))
        .filter((day) => coversDay(wish, day))
      const share = one.ofWeek ? Number(holds(wish, week.monday)) : shareOf(wish, week.monday, parts, isOpen)
      const added = wish.open
        ? days.filter((day) => day >= (wish.from ?? '') && (parts[weekdayOf(day)] ?? 0) === 0).length
        : 0
      const said = share * ((own ?? 1) - 1) === 0 && added === 0 ? '' : weekWords(one, share)
      if (said !== '') words.push(said)
      return product * (1 + ((own ?? 1) - 1) * share + (Number.isFinite(quiet) ? added * quiet : 0))
    }, 1)
    return factor === 1
      ? week
      : {
          ...week,
          value: week.value * factor,
          low: week.low * factor * edge(week.monday, factor > 1),
          high: week.high * factor * edge(week.monday, factor < 1),
          ...(words.length > 0 && { told: [...(week.told ?? []), ...words] }),
        }
  })
}

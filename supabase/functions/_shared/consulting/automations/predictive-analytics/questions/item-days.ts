/** What some items sell on each day of the weeks to come. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { itemsNamed } from '../named-items.ts'
import { partsOf } from '../open-days.ts'
import { type Answer, type Asked, mondayOf, unitsOf } from './asked.ts'
import { yearAgo } from './feast-sold.ts'

export type DayUnits = { day: string; value: number; low: number; high: number }

/** Each weekday's share of some items' week, from Sunday on; null where the sheet does not show days. */
function itemParts(names: readonly string[], { sales }: Asked): number[] | null {
  if (sales.weekdays.length < 2) return null
  const usual = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const days = sales.weekdays.find((one) => one.weekday === weekday)?.days ?? 0
    const units = sales.itemWeeks.reduce(
      (sum, item) => (names.includes(item.name) ? sum + (item.weekdays?.[weekday] ?? 0) : sum),
      0,
    )
    return days === 0 ? 0 : units / days
  })
  const week = usual.reduce((sum, value) => sum + value, 0)
  return week > 0 ? usual.map((value) => value / week) : partsOf(sales.weekdays)
}

/** The items that a question means and that the forecast knows. */
export const soldAs = (item: string, { forecast, sales, house }: Asked): string[] => {
  const named = itemsNamed(item, sales, house)
  return (forecast.items ?? []).flatMap(({ name }) => (named.includes(name) ? [name] : []))
}

/**
 * Units of some items on each open day of a period: a week's forecast falls on its open days by their shares, and the range
 * of a day is that of its week.
 * @returns null in a sheet by weeks, unless `even` spreads a week over its days
 */
export function daysAhead(
  names: readonly string[],
  { from, to }: { from: string; to: string },
  asked: Asked,
  even = false,
): DayUnits[] | null {
  const { forecast, isClosed = () => false } = asked
  const parts = itemParts(names, asked) ?? (even ? partsOf(asked.sales.weekdays) : null)
  if (parts === null) return null
  const lines = (forecast.items ?? []).filter(({ name }) => names.includes(name))
  const days: DayUnits[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const monday = mondayOf(day)
    const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))
    const open = week.reduce((sum, one) => sum + (isClosed(one) ? 0 : (parts[weekdayOf(one)] ?? 0)), 0)
    const part = isClosed(day) || open === 0 ? 0 : (parts[weekdayOf(day)] ?? 0) / open
    const own = lines.flatMap(({ coming }) => coming.find((one) => one.monday === monday) ?? [])
    const parties = (asked.stated ?? []).filter(
      (one) =>
        one.monday === monday && one.day !== undefined && one.item !== undefined && names.includes(one.item),
    )
    const guests = (some: typeof parties) => some.reduce((all, one) => all + one.units, 0)
    // A party is of its day, and of no other.
    const [ofWeek, ofDay] = [guests(parties), guests(parties.filter((one) => one.day === day))]
    if ((part === 0 && ofDay === 0) || own.length === 0) continue
    const sum = (of: 'value' | 'low' | 'high') =>
      Math.max(0, own.reduce((all, one) => all + one[of], 0) - ofWeek) * part + ofDay
    days.push({ day, value: sum('value'), low: sum('low'), high: sum('high') })
  }
  return days
}

export type SpanDays = { days: DayUnits[]; ratio: number | null }

/**
 * The days of a period as `daysAhead` has them; where the same dates of a year ago stood out, the house's units of then on
 * the level of now, by the items' share of the house in those weeks. The range keeps its width.
 * @returns `ratio`: those dates beside ordinary days; null where they were like any other
 */
export function feastDays(
  names: readonly string[],
  span: { from: string; to: string },
  asked: Asked,
): SpanDays {
  const days = daysAhead(names, span, asked, true) ?? []
  const then = yearAgo(span.from, span.to, asked)
  if (!then) return { days, ratio: null }
  const weeks = asked.sales.weeks.flatMap(({ monday, units }, at) =>
    monday <= then.to && addDays(monday, 6) >= then.from ? [{ at, units }] : [],
  )
  const all = weeks.reduce((sum, { units }) => sum + units, 0)
  const own = names.reduce(
    (sum, name) => sum + weeks.reduce((units, { at }) => units + (unitsOf(name, asked)[at] ?? 0), 0),
    0,
  )
  if (all <= 0 || own <= 0) return { days, ratio: null }
  return {
    days: days.map((one) => {
      const value = (then.on(one.day) * own) / all
      const scale = value / Math.max(1e-9, one.value)
      return value <= 0 ? one : { ...one, value, low: one.low * scale, high: one.high * scale }
    }),
    ratio: then.ratio,
  }
}

/** The answer where the sheet has no sales of an item. */
export const notSold = (item: string): Answer => ({
  verdict: `A planilha não tem vendas de ${itemWords(item)} que bastem para uma conta.`,
  texts: ['Confira se o nome na planilha é outro.'],
  open: true,
})

/** The last day to come that the forecast covers. */
export const lastDay = ({ forecast }: Asked): string =>
  addDays(forecast.units.coming.at(-1)?.monday ?? forecast.period.to, 6)

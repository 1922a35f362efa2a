import { addDays } from '../../base/calendar.ts'
import { formatNumber } from '../../base/language/text.ts'
import { mean, median } from '../../base/statistics.ts'
import type { ForecastLine } from './schema.ts'

type Past = ForecastLine['past']

/** Weeks on either side that a period of last year is compared with. */
const beside = 6
/** The same weekday a year earlier. */
export const lastYear = (day: string) => addDays(day, -364)
/** Whether a week has a day of a span. */
export const touches = (monday: string, from: string, to: string) =>
  monday <= to && addDays(monday, 6) >= from

/**
 * Sales of the same weeks last year relative to the weeks around them; null if the sheet does not reach back so far.
 */
export function effectLastYear(past: Past, from: string, to: string): number | null {
  const start = lastYear(from)
  const end = lastYear(to)
  const within = past.filter(({ monday }) => touches(monday, start, end))
  const near = past.filter(
    ({ monday }) =>
      !touches(monday, start, end) &&
      monday >= addDays(start, -7 * beside) &&
      monday <= addDays(end, 7 * beside),
  )
  const values = (weeks: Past) => weeks.flatMap(({ value }) => (value === null ? [] : [value]))
  const inside = values(within)
  const outside = values(near)
  if (inside.length === 0 || inside.length < within.length || outside.length < 4) return null
  const usual = mean(outside)
  return usual > 0 ? mean(inside) / usual : null
}

/** The level of the same weeks last year relative to the one forecast for them now. */
export function levelLastYear(
  past: Past,
  coming: readonly { monday: string; value?: number }[],
  from: string,
  to: string,
): number | null {
  const then = known(past.filter(({ monday }) => touches(monday, lastYear(from), lastYear(to))))
  const now = coming.flatMap(({ monday, value }) => (value && touches(monday, from, to) ? [value] : []))
  return then.length === 0 || now.length === 0 ? null : mean(then) / mean(now)
}

/** Smallest change from the weeks around them that is mentioned. */
const noticeable = 0.03

const known = (weeks: Past) => weeks.flatMap(({ value }) => (value === null ? [] : [value]))

/** ", 4% abaixo das semanas vizinhas": what the sheet shows of the weeks that the owner mentions. */
export function besideWords(past: Past, from: string, to: string): string {
  const within = past.filter(({ monday }) => touches(monday, from, to))
  const near = past.filter(
    ({ monday }) => !touches(monday, from, to) && monday >= addDays(from, -28) && monday <= addDays(to, 28),
  )
  const [inside, outside] = [known(within), known(near)]
  if (inside.length === 0 || inside.length > 6 || outside.length < 2) return ''
  const change = mean(inside) / Math.max(1e-9, mean(outside)) - 1
  return Math.abs(change) < noticeable
    ? ', e não se distingue das semanas vizinhas'
    : `, ${formatNumber(Math.abs(change) * 100)}% ${change > 0 ? 'acima' : 'abaixo'} das semanas vizinhas`
}

/** For a season that has been running for weeks: what it has brought so far, by the sheet. */
export function sinceWords(past: Past, from: string): string | null {
  const since = known(past.filter(({ monday }) => monday >= from))
  const before = known(past.filter(({ monday }) => monday < from)).slice(-8)
  if (since.length < 6 || before.length < 4) return null
  const change = mean(since) / Math.max(1e-9, mean(before)) - 1
  const moved = `${formatNumber(Math.abs(change) * 100)}% ${change > 0 ? 'acima' : 'abaixo'} das semanas anteriores`
  return `a planilha já tem ${since.length} semanas desse período, ${moved}`
}

/** What a model of last year's season already makes of these weeks, beside the others: the owner's figure has it in it. */
export function inSeason(
  coming: readonly { monday: string; value?: number }[],
  from: string,
  to: string,
): number {
  const of = (isInside: boolean) =>
    coming.flatMap(({ monday, value }) =>
      value !== undefined && touches(monday, from, to) === isInside ? [value] : [],
    )
  const [inside, outside] = [of(true), of(false)]
  return inside.length === 0 || outside.length < 2 ? 1 : mean(inside) / Math.max(1e-9, median(outside))
}

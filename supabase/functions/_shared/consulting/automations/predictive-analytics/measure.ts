import { shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import { mean, median } from '../../base/statistics.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

/** What a week or a day is told in: R$ where the sheet has prices, since crabs, beers and stews do not add up. */
export type Measure = {
  line: ForecastLine
  say: (value: number) => string
}

export function measureOf({ units, revenue }: Pick<SalesForecast, 'units' | 'revenue'>): Measure {
  return revenue
    ? { line: revenue, say: formatReais }
    : { line: units, say: (value) => `${whole(value)} unidades` }
}

/** A week this far above the middle of the last ones holds a feast, and is no level. */
const farAbove = 1.25

/** The last known weeks, those with closed days as if the house had opened, and those among them that a feast filled. */
function lastWeeks({ past }: Pick<ForecastLine, 'past'>, count: number) {
  const known = past.flatMap(({ monday, value, whole }) =>
    value === null ? [] : [{ monday, value: whole ?? value }],
  )
  const middle = median(known.slice(-2 * count).map(({ value }) => value))
  const last = known.slice(-count)
  const full = last.filter(({ value }) => value > farAbove * middle)
  // What half of the weeks do is the level.
  return full.length * 2 < last.length
    ? { usual: last.filter((week) => !full.includes(week)), full }
    : { usual: last, full: [] }
}

/** The level of now: the mean of the last known weeks without those that a feast filled. */
export const recentLevel = (line: Pick<ForecastLine, 'past'>, count = 4): number =>
  mean(lastWeeks(line, count).usual.map(({ value }) => value))

/** "das últimas quatro semanas", and which of them does not count. */
export function recentWords(line: Pick<ForecastLine, 'past'>, say: (value: number) => string): string {
  const { full } = lastWeeks(line, 4)
  return `das últimas quatro semanas${full.length === 0 ? '' : ` (sem ${full.length === 1 ? 'a' : 'as'} de ${joinList(full.map(({ monday, value }) => `${shortDay(monday)}, que fez ${say(value)}`))})`}`
}

/** What a weekday of the week to buy for should bring. */
export const onDay = ({ revenue, units }: SalesForecast['weekdays'][number]): string =>
  revenue === undefined ? `${whole(units)} unidades` : formatReais(revenue)

import { mean } from '../../base/statistics.ts'
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

/** The level of now: the mean of the last known weeks, those with closed days as if the house had opened. */
export const recentLevel = ({ past }: Pick<ForecastLine, 'past'>, count = 4): number =>
  mean(past.flatMap(({ value, whole }) => (value === null ? [] : [whole ?? value])).slice(-count))

/** What a weekday of the week to buy for should bring. */
export const onDay = ({ revenue, units }: SalesForecast['weekdays'][number]): string =>
  revenue === undefined ? `${whole(units)} unidades` : formatReais(revenue)

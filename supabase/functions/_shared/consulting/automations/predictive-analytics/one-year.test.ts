import { describe, expect, it } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { chooseModel } from './back-test.ts'
import { choiceByYear, lastYearOnce } from './one-year.ts'
import { forecastOf, sheet } from './test-support.ts'
import { weekTable } from './week-blocks.ts'

/** Small ups and downs that no season makes. */
const noise = (week: number) => 1 + 0.03 * Math.sin(week * 7.3)
/** Sixty weeks; those of 8 to 16 sell 30 % more, as they do a year later. */
const seasonal = Array.from(
  { length: 60 },
  (_, week) => 1000 * (week % 52 >= 8 && week % 52 < 16 ? 1.3 : 1) * noise(week) * (week > 40 ? 0.9 : 1),
)
const flat = Array.from({ length: 60 }, (_, week) => 1000 * noise(week))
const found = (series: readonly number[]) => {
  const choice = chooseModel(series, 8)
  if (!choice) throw new Error('too short')
  return { choice, byYear: choiceByYear(series, choice) }
}

describe('a sheet of little more than a year', () => {
  it('repeats the weeks that stood out a year ago, on the level of now', () => {
    const { byYear } = found(seasonal)
    expect(byYear?.chosen.model).toBe(lastYearOnce)
    expect(byYear?.pairs).toBe(8)
    const [weeks = []] = lastYearOnce.forecasts(seasonal, [60], 6)
    for (const value of weeks.slice(1)) expect(value / 1170).toBeCloseTo(1, 1)
    // A quarter of the first week is the quiet one before it.
    expect(weeks[0]).toBeGreaterThan(1050)
  })

  it('keeps its model where last year shows no season, or is too short or long enough to test it', () => {
    expect(found(flat).byYear).toBeNull()
    expect(found(seasonal.slice(0, 54)).byYear).toBeNull()
    expect(found(seasonal.slice(0, 40)).byYear).toBeNull()
    const long = Array.from({ length: 110 }, (_, week) => seasonal[week % 52] ?? 0)
    const choice = chooseModel(long, 8)
    expect(choice && choiceByYear(long, choice)).toBeNull()
  })

  it('compares the week with last year, prints each week that the owner asks for, and no useless range', () => {
    const asked: Wish = { kind: 'scope', show: ['week'], text: 'por semana', origin: 'request' }
    const forecast = forecastOf(sheet(seasonal), [asked])
    expect(forecast.units.model).toBe(lastYearOnce.name)
    expect(forecast.summary).toMatch(/da mesma semana de 2026/)
    for (const { low, high, value } of forecast.units.coming) expect(high - low).toBeLessThan(0.6 * value)
    const table = weekTable(forecast)
    expect(table.kind === 'table' && table.rows.map(([week]) => week)).toHaveLength(
      forecast.units.coming.length,
    )
  })
})

import { describe, expect, test } from 'vitest'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { forecastFacts } from './facts.ts'
import { effectLastYear } from './last-year.ts'
import { context, forecastOf, monday, sheet, weeks } from './test-support.ts'
import { readTold } from './told.ts'
import { withEffects } from './told-effects.ts'

const told = (wish: Partial<WishOf<'date'>>): Wish[] => [
  { kind: 'date', origin: 'request', text: 'o que disse', what: 'Reforma', closed: false, ...wish },
]

describe('what the owner tells a forecast', () => {
  test('counts closed days as zero and marks the week', () => {
    const usual = forecastOf(sheet(weeks(10, () => 70)))
    const [first, second] = usual.units.coming
    const closed = forecastOf(
      sheet(weeks(10, () => 70)),
      told({ from: first?.monday, to: second?.monday, closed: true }),
    )
    expect(closed.units.coming[0]).toMatchObject({ value: 0, low: 0, high: 0, note: 'fechada' })
    expect(closed.units.coming[1]?.note).toBe('aberta 6 dias')
    expect(closed.units.coming[1]?.value).toBeCloseTo(60)
    expect(closed.summary).toContain('a casa está fechada')
    expect(forecastFacts([closed])).toContainEqual(
      expect.objectContaining({ kind: 'forecast', item: 'Caipirinha', week: first?.monday, mid: 0 }),
    )
  })

  test('leaves out the weekdays on which the house is closed', () => {
    const sales = {
      ...sheet(weeks(10, () => 70)),
      weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, units: 100, revenue: null, days: 10 })),
    }
    const house = { ...context.house, settings: { ...context.house.settings, opening: { '1': null } } }
    const forecast = forecastOf(sales, [], house)
    expect(forecast.units.coming[0]?.value).toBeCloseTo(60)
    expect(forecast.weekdays.map(({ weekday }) => weekday)).not.toContain(1)
    expect(forecast.house?.join()).toContain('segunda-feira')
  })

  test('does not learn from a week in which the house was closed on purpose', () => {
    const series = weeks(14, (week) => (week === 12 ? 5 : 100))
    const closed = told({ from: monday(12), to: monday(13), closed: true })
    expect(forecastOf(sheet(series), closed).units.coming[0]?.value).toBeCloseTo(100)
    expect(forecastOf(sheet(series), closed).told?.join()).toContain('ficaram fora da conta')
  })

  test('mentions an expectation without last year’s figures, and does not change the number', () => {
    const usual = forecastOf(sheet(weeks(10, () => 100)))
    const from = usual.units.coming[0]?.monday
    const expected = forecastOf(sheet(weeks(10, () => 100)), told({ what: 'julho', from, effect: 'up' }))
    expect(expected.units.coming).toEqual(usual.units.coming)
    expect(expected.told?.join()).toContain('o número não mudou')
  })

  test('says of a period outside the forecast that last year’s is in the sheet already', () => {
    const toldOf = (closed: boolean) =>
      forecastOf(
        sheet(weeks(45, () => 100)),
        told({ what: 'obra', from: '2027-09-01', to: '2027-09-30', closed }),
      ).told?.join()
    expect(toldOf(false)).toContain('a previsão parte delas')
    expect(toldOf(true)).toContain('se foi em 2026, já está nas vendas da planilha; se é para 2027')
  })

  test('changes the number as far as the same weeks of last year justify', () => {
    const past = weeks(60, (week) => (week >= 10 && week <= 11 ? 150 : 100)).map((units, week) => ({
      monday: monday(week),
      value: units,
    }))
    const from = monday(62)
    expect(effectLastYear(past, from, monday(63))).toBeCloseTo(1.5)
    const coming = [62, 63, 64].map((week) => ({ monday: monday(week), value: 100, low: 80, high: 120 }))
    const read = readTold(
      [
        {
          kind: 'date',
          origin: 'request',
          text: 'alta',
          what: 'alta estação',
          closed: false,
          effect: 'up',
          from,
          to: monday(63),
        },
      ],
      past,
      coming,
      false,
    )
    const even = weeks(7, () => 1 / 7)
    // The second week has a single day of the season.
    expect(withEffects(coming, read, even).map(({ value }) => Math.round(value))).toEqual([150, 107, 100])
  })
})

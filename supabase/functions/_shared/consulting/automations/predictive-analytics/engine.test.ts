import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { chooseModel } from './back-test.ts'
import { createForecast } from './engine.ts'
import { forecastFacts } from './facts.ts'
import { models, naiveError } from './models.ts'
import { salesForecastSchema } from './schema.ts'
import { forecastSections } from './sections.ts'
import { effectLastYear, readTold, withEffects } from './told.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

const monday = (week: number) =>
  new Date(Date.parse('2026-01-05') + week * 7 * 86_400_000).toISOString().slice(0, 10)

/** A sheet of weekly units; null omits the week, as for a closed house. */
function sheet(units: readonly (number | null)[], days = units.map(() => 6)): Sales {
  const weeks = units.flatMap((value, week) =>
    value === null
      ? []
      : [{ monday: monday(week), units: value, revenue: value * 20, days: days[week] ?? 6 }],
  )
  return {
    items: [{ name: 'Caipirinha', category: 'Drinks', units: 1, price: 20, cost: 5 }],
    period: { from: monday(0), to: monday(units.length) },
    weeks,
    itemWeeks: [{ name: 'Caipirinha', units: weeks.map(({ units: value }) => value) }],
    weekdays: [],
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

function forecastOf(sales: Sales, wishes: Wish[] = [], house = context.house) {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    { ...context, house, sheet: { wishes, unread: [] } },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

const weeks = (count: number, value: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => value(week))

describe('a forecast', () => {
  test('requires eight whole weeks', () => {
    expect(() => forecastOf(sheet(weeks(7, () => 100)))).toThrow(
      'A previsão precisa de pelo menos 8 semanas completas de vendas; a planilha tem 7.',
    )
    expect(forecastOf(sheet(weeks(8, () => 100))).weeks).toBe(8)
  })

  test('requires dates', () => {
    expect(() => forecastOf({ ...sheet(weeks(9, () => 100)), weeks: [] })).toThrow(/coluna de datas/)
  })

  test('repeats constant sales with an error of zero', () => {
    const { units } = forecastOf(sheet(weeks(12, () => 100)))
    expect(units.coming.map(({ value, low, high }) => [value, low, high])).toEqual(
      Array.from({ length: 4 }, () => [100, 100, 100]),
    )
    expect(units.wape).toBe(0)
  })

  test('continues a weekly rise', () => {
    const { units } = forecastOf(sheet(weeks(20, (week) => 100 + 10 * week)))
    expect(units.model).toContain('Holt')
    expect(units.coming[0]?.value).toBeGreaterThan(290)
    expect(units.mase).toBeLessThan(1)
  })

  test('detects the season in two years of sales', () => {
    const year = (week: number) => 100 + 60 * Math.sin((2 * Math.PI * week) / 52)
    const { units } = forecastOf(sheet(weeks(110, (week) => year(week) + (week % 3))))
    const expected = year(110)
    expect(Math.abs((units.coming[0]?.value ?? 0) - expected)).toBeLessThan(12)
  })

  test('ignores an incomplete current week, which would look like a fall', () => {
    const forecast = forecastOf(sheet([...weeks(12, () => 100), 20], [...weeks(12, () => 6), 1]))
    expect(forecast.partial).toEqual([monday(12)])
    expect(forecast.units.coming[0]).toMatchObject({ monday: monday(12), value: 100 })
  })

  test('treats a missing week as a gap, not as a week without sales', () => {
    const forecast = forecastOf(sheet([...weeks(6, () => 100), null, ...weeks(6, () => 100)]))
    expect(forecast.gaps).toBe(1)
    expect(forecast.units.past[6]?.value).toBeNull()
    expect(forecast.units.coming[0]?.value).toBeCloseTo(100)
  })

  test('classifies rising and falling items by their last four weeks', () => {
    const sales = sheet(weeks(12, () => 100))
    const steady = weeks(12, () => 50)
    const forecast = forecastOf({
      ...sales,
      itemWeeks: [
        { name: 'Sobe', units: weeks(12, (week) => (week < 8 ? 20 : 30)) },
        { name: 'Cai', units: weeks(12, (week) => (week < 8 ? 30 : 15)) },
        { name: 'Fica', units: steady },
      ],
    })
    expect(forecast.rising).toEqual([{ name: 'Sobe', change: 0.5, perWeek: 30 }])
    expect(forecast.falling).toEqual([{ name: 'Cai', change: -0.5, perWeek: 15 }])
  })

  test('distributes the coming week over the weekdays as in past sales', () => {
    const day = (weekday: number, units: number) => ({ weekday, units, revenue: null, days: 12 })
    const sales = { ...sheet(weeks(12, () => 100)), weekdays: [day(0, 300), day(2, 120), day(6, 780)] }
    expect(forecastOf(sales).weekdays).toEqual([
      { weekday: 2, share: 0.1, units: 10 },
      { weekday: 6, share: 0.65, units: 65 },
      { weekday: 0, share: 0.25, units: 25 },
    ])
    expect(JSON.stringify(forecastSections([forecastOf(sales)]))).toContain(
      'Sábado e domingo fazem 90% da semana.',
    )
  })

  test('says when the sheet ends too long ago', () => {
    expect(forecastOf(sheet(weeks(12, () => 100))).summary).toContain('A planilha termina em 29/03')
    expect(forecastOf(sheet(weeks(46, () => 100))).summary).not.toContain('A planilha termina')
  })

  const told = (wish: Partial<WishOf<'date'>>): Wish[] => [
    { kind: 'date', text: 'o que disse', what: 'Reforma', closed: false, ...wish },
  ]

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

  test('leaves the house’s closed days of the week out', () => {
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

  test('states an expectation without last year’s figures, and does not move the number', () => {
    const usual = forecastOf(sheet(weeks(10, () => 100)))
    const from = usual.units.coming[0]?.monday
    const expected = forecastOf(sheet(weeks(10, () => 100)), told({ what: 'julho', from, effect: 'up' }))
    expect(expected.units.coming).toEqual(usual.units.coming)
    expect(expected.told?.join()).toContain('o número não mudou')
  })

  test('moves the number as far as the same weeks of last year show', () => {
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
    expect(withEffects(coming, read).map(({ value }) => Math.round(value))).toEqual([150, 150, 100])
  })
})

describe('the back-test', () => {
  test('compares with a repetition of the last week', () => {
    expect(naiveError([10, 14, null, 12])).toBe(3)
  })

  test('prefers the simpler of two equal models', () => {
    expect(chooseModel(weeks(12, () => 5))?.chosen.model).toBe(models[0])
  })

  test('forecasts every week from earlier weeks only', () => {
    // A jump in the last week must surprise every model: none may look ahead.
    const tested = chooseModel([...weeks(12, () => 100), 1000])?.tested ?? []
    for (const { errors } of tested) expect(errors.at(-1)).toBeCloseTo(900, 0)
  })
})

test('any series of at least eight weeks gives non-negative forecasts within their intervals', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.nat(2000), { freq: 12 }), { minLength: 12, maxLength: 70 }),
      (units) => {
        fc.pre(units.filter((value) => value !== null).length >= 12)
        const sales = sheet(units)
        const forecast = forecastOf(sales)
        for (const { value, low, high } of forecast.units.coming) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(low).toBeLessThanOrEqual(value)
          expect(high).toBeGreaterThanOrEqual(value)
        }
        const [result] = createForecast(
          { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
          context,
        )
        expect(salesForecastSchema.safeParse(result?.content).success).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

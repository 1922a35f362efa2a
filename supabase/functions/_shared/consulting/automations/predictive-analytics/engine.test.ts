import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { forecastFacts } from './facts.ts'
import { salesForecastSchema } from './schema.ts'
import { forecastSections } from './sections.ts'
import { forecastOf, monday, sheet, weeks } from './test-support.ts'

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
    const day = monday(6).split('-').toReversed().join('/')
    expect(forecast.assumptions).toContain(`A semana de ${day} não tem linhas: é desconhecida, não zero.`)
  })

  test('calls an item rising or falling only beyond its own scatter', () => {
    const sales = sheet(weeks(16, () => 100))
    const wobble = (week: number) => (week % 2 === 0 ? 6 : -6)
    const forecast = forecastOf({
      ...sales,
      itemWeeks: [
        { name: 'Sobe', units: weeks(16, (week) => (week < 8 ? 40 : 60)) },
        { name: 'Cai', units: weeks(16, (week) => (week < 8 ? 60 : 30)) },
        { name: 'Oscila', units: weeks(16, (week) => (week < 8 ? 30 : 34) + 2 * wobble(week)) },
      ],
    })
    expect(forecast.rising).toEqual([{ name: 'Sobe', change: 0.5, perWeek: 60, before: 40, weeks: 8 }])
    expect(forecast.falling).toEqual([{ name: 'Cai', change: -0.5, perWeek: 30, before: 60, weeks: 8 }])
  })

  test('counts a week without an item as zero sales if the house was open, and as unknown before its first sale', () => {
    const sales = sheet(weeks(12, () => 100))
    const forecast = forecastOf({
      ...sales,
      itemWeeks: [
        { name: 'Raro', units: weeks(12, () => 0).map((_, week) => (week % 2 === 0 ? 4 : null)) },
        { name: 'Novo', units: weeks(12, () => 0).map((_, week) => (week >= 8 ? 20 : null)) },
        { name: 'Saiu', units: weeks(12, () => 0).map((_, week) => (week < 5 ? 20 : null)) },
      ],
    })
    const mid = (name: string) => forecast.items?.find((item) => item.name === name)?.coming[0]?.value
    expect(mid('Raro')).toBeLessThan(3)
    expect(mid('Novo')).toBeCloseTo(20)
    expect(forecast.fresh).toEqual([{ name: 'Novo', weeks: 4 }])
    expect(forecast.gone).toEqual([{ name: 'Saiu', since: monday(5) }])
    expect(mid('Saiu')).toBeUndefined()
  })

  test('lists purchases for the first week that is not over, including the ingredients of drinks', () => {
    const long = sheet(weeks(45, () => 100))
    const forecast = forecastOf({
      ...long,
      itemWeeks: [
        { name: 'Caipirinha de limão', units: weeks(45, () => 50) },
        { name: 'Cerveja 600 ml', units: weeks(45, () => 30) },
        { name: 'Torresmo', units: weeks(45, () => 20) },
      ],
    })
    expect(forecast.units.coming[0]?.monday).toBe('2026-11-16')
    expect(forecast.target).toBe('2026-11-23')
    expect(forecast.ingredients?.map(({ name, expected, unit }) => [name, expected, unit])).toEqual([
      ['limão-taiti', 4500, 'g'],
      ['cachaça', 3000, 'ml'],
      ['açúcar cristal', 1000, 'g'],
    ])
    expect(forecast.recipes).toEqual({
      house: [],
      usual: ['Caipirinha de limão'],
      resale: ['Cerveja 600 ml'],
      none: ['Torresmo'],
    })
  })

  test('mentions calendar dates, but changes no figure for dates that the sheet has not seen', () => {
    const forecast = forecastOf(sheet(weeks(45, () => 100)))
    expect(forecast.calendar?.map(({ name, factor }) => [name, factor])).toEqual([
      ['férias escolares e alta estação de verão', null],
      ['Natal', null],
      ['Réveillon', null],
    ])
    expect(forecast.units.coming.map(({ value }) => value)).toEqual(weeks(8, () => 100))
    expect(JSON.stringify(forecastSections([forecast]))).toContain('desde 15/12, alta estação')
  })

  test('applies a date’s effect that the sheet has seen, and excludes its week from the level', () => {
    // Carnaval of 2026 falls in the sheet's seventh week, that of 2027 in its 58th and 59th.
    const carnaval = (week: number) => [5, 6].includes(week) || [56, 57].includes(week)
    const sales = sheet(weeks(54, (week) => (carnaval(week) ? 160 : 100 + (week % 2))))
    const forecast = forecastOf(sales)
    const dates = forecast.calendar?.filter(({ name }) => name === 'Carnaval')
    expect(dates?.[0]?.factor).toBeCloseTo(1.6, 1)
    expect(dates?.[0]?.seen).toHaveLength(1)
    const inside = forecast.units.coming.filter(
      ({ monday: day }) => day >= '2027-02-01' && day <= '2027-02-08',
    )
    expect(inside).toHaveLength(2)
    for (const { value } of inside) expect(value).toBeGreaterThan(150)
  })

  test('distributes the coming week over the weekdays as in past sales', () => {
    const day = (weekday: number, units: number) => ({ weekday, units, revenue: null, days: 12 })
    const sales = { ...sheet(weeks(12, () => 100)), weekdays: [day(0, 300), day(2, 120), day(6, 780)] }
    expect(forecastOf(sales).weekdays).toEqual([
      { weekday: 2, share: 0.1, units: 10 },
      { weekday: 6, share: 0.65, units: 65 },
      { weekday: 0, share: 0.25, units: 25 },
    ])
    const words = JSON.stringify(forecastSections([forecastOf(sales)]))
    expect(words).not.toMatch(/na terça e no domingo/i)
  })

  test('says when the sheet ends too long ago', () => {
    expect(forecastOf(sheet(weeks(12, () => 100))).summary).toContain('A planilha termina em 29/03')
    expect(forecastOf(sheet(weeks(46, () => 100))).summary).not.toContain('A planilha termina')
  })
})

test('still shows a report from before the calendar and the ingredients', () => {
  const line = {
    past: weeks(8, () => 100).map((value, week) => ({ monday: monday(week), value })),
    coming: [{ monday: monday(8), value: 100, low: 90, high: 110 }],
    model: 'repetir a última semana',
    tested: 4,
    wape: 0.1,
    mase: 1,
    others: [],
  }
  const old = salesForecastSchema.parse({
    kind: 'sales_forecast',
    title: 'Previsão de vendas do Bar',
    summary: 'Esperam-se 100 unidades.',
    period: { from: monday(0), to: '2026-03-01' },
    weeks: 8,
    gaps: 0,
    partial: [],
    units: line,
    revenue: null,
    rising: [{ name: 'Sobe', change: 0.5, perWeek: 30 }],
    falling: [],
    weekdays: [],
    purchases: [{ name: 'Sobe', expected: 30, safe: 35 }],
    context: null,
    assumptions: ['Supõe a casa como está.'],
  })
  const shown = JSON.stringify(forecastSections([old]))
  expect(shown).toContain('+50%')
  expect(shown).not.toMatch(/undefined|NaN/)
  expect(forecastFacts([old])).toContainEqual(expect.objectContaining({ kind: 'model', horizon: 1 }))
})

test('any series of at least eight weeks gives a report whose figures are consistent', () => {
  const noise = fc.array(fc.option(fc.nat(2000), { freq: 12 }), { minLength: 12, maxLength: 70 })
  fc.assert(
    fc.property(noise, fc.array(fc.nat(40), { minLength: 12, maxLength: 70 }), (units, own) => {
      fc.pre(units.filter((value) => value !== null).length >= 12)
      const sales = sheet(units)
      const second = {
        name: 'Cerveja 600 ml',
        units: sales.weeks.map((_, week) => own[week % own.length] ?? null),
      }
      const forecast = forecastOf({ ...sales, itemWeeks: [...sales.itemWeeks, second] })
      expect(salesForecastSchema.safeParse(forecast).success).toBe(true)
      const facts = forecastFacts([forecast])
      const weekFacts = facts.filter((fact) => fact.kind === 'forecast')
      const names = ['Total', ...(forecast.items ?? []).map(({ name }) => name)]
      for (const name of names) {
        const line = weekFacts.filter(({ item }) => item === name)
        expect(line.map(({ week }) => week)).toEqual(
          line.map((_, index) => addDays(forecast.units.coming[0]?.monday ?? '', 7 * index)),
        )
        expect(line).toHaveLength(forecast.units.coming.length)
        for (const { low, mid, high } of line) {
          expect(low).toBeGreaterThanOrEqual(0)
          expect(mid).toBeGreaterThanOrEqual(low)
          expect(high).toBeGreaterThanOrEqual(mid)
        }
      }
      // The shopping list is the week in the facts; ingredients are its units times the recipe.
      for (const { name, expected, safe } of forecast.purchases) {
        const fact = weekFacts.find(({ item, week }) => item === name && week === forecast.target)
        expect([expected, safe]).toEqual([fact?.mid, fact?.high])
      }
      const caipirinha = forecast.purchases.find(({ name }) => name === 'Caipirinha')
      const spirit = forecast.ingredients?.find(({ name }) => name === 'cachaça')
      expect(spirit?.expected ?? 0).toBeCloseTo(60 * (caipirinha?.expected ?? 0), 6)
      // WAPE and MASE of the simple method follow from the sheet alone.
      const model = facts.find((fact) => fact.kind === 'model')
      expect(model?.wape ?? 0).toBeLessThanOrEqual((model?.baselineWape ?? 0) + 1e-9)
      const { held } = forecast.units
      if (held && held.of >= 20) {
        expect(held.inside / held.of).toBeGreaterThanOrEqual(0.75)
        // Ties at the edge of the interval fall inside.
        if (new Set(units).size > 10) expect(held.inside / held.of).toBeLessThanOrEqual(0.86)
      }
    }),
    { numRuns: 200 },
  )
}, 60_000)

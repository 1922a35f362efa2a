/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import { portionOf } from '../../base/language/portions.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Block } from '../../report/blocks.ts'
import { forecastActions } from './actions.ts'
import { daysInWords } from './days.ts'
import { createForecast } from './engine.ts'
import type { SalesForecast } from './schema.ts'
import { forecastSections } from './sections.ts'
import { wordsOf } from './summary-words.ts'

const start = '2026-01-05'
const monday = (week: number) => addDays(start, 7 * week)
const weeks = (count: number, value: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => value(week))

type Series = Readonly<Record<string, readonly number[]>>

/** A sheet whose items add up to the house, except for what `others` sell. */
function sheet(series: Series, others = 0): Sales {
  const names = Object.keys(series)
  const count = series[names[0] ?? '']?.length ?? 0
  const total = (week: number) => names.reduce((sum, name) => sum + (series[name]?.[week] ?? 0), 0) + others
  return {
    items: names.map((name) => ({ name, category: null, units: 1, price: 20, cost: 5 })),
    period: { from: start, to: monday(count) },
    weeks: weeks(count, (week) => week).map((week) => ({
      monday: monday(week),
      units: total(week),
      revenue: 20 * total(week),
      days: 6,
    })),
    itemWeeks: names.map((name) => ({ name, units: [...(series[name] ?? [])] })),
    weekdays: [2, 3, 4, 5, 6, 0].map((weekday) => ({
      weekday,
      units: 100 + weekday,
      revenue: null,
      days: count,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

function forecastOf(sales: Sales, wishes: Wish[] = []): SalesForecast {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      today: '2026-11-21',
      restaurant: { name: 'Bar', city: 'Fortaleza', type: 'bar' },
      ...unknownHouse,
      sheet: { wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

const blocksOf = (forecast: SalesForecast): Block[] =>
  forecastSections([forecast]).flatMap(({ blocks }) => [...blocks])
const table = (forecast: SalesForecast, caption: RegExp) =>
  blocksOf(forecast).find((block) => block.kind === 'table' && caption.test(block.caption))
const rowsOf = (forecast: SalesForecast, caption: RegExp) => {
  const found = table(forecast, caption)
  return found?.kind === 'table' ? found.rows : []
}
const count = (text = '') => Number(text.replaceAll('.', '').replace(',', '.'))

describe('items and the house', () => {
  test('add up, although separate forecasts would not', () => {
    // One item grows evenly, another swings by half: the house's own model sees both.
    const forecast = forecastOf(
      sheet({
        Isca: weeks(20, (week) => 20 + 5 * week),
        Moela: weeks(20, (week) => 60 + 30 * Math.sin(2.3 * week)),
        Pastel: weeks(20, (week) => (week % 5 === 4 ? 90 : 20)),
      }),
    )
    for (const { monday: day, value } of forecast.units.coming) {
      const sum = (forecast.items ?? []).reduce(
        (all, { coming }) => all + (coming.find((week) => week.monday === day)?.value ?? 0),
        0,
      )
      expect(sum).toBeCloseTo(value, 6)
    }
    expect(forecast.rest).toBe(0)
    const target = forecast.units.coming.find(({ monday: day }) => day === forecast.target)
    expect(Math.abs((forecast.itemSum ?? 0) - (target?.value ?? 0))).toBeGreaterThan(5)
  })

  test('leave a stated remainder if the sheet has more items than are forecast', () => {
    const forecast = forecastOf(sheet({ Isca: weeks(20, () => 40) }, 60))
    expect(forecast.rest).toBeCloseTo(60)
    expect(
      rowsOf(forecast, /^Itens por semana/)
        .at(-1)
        ?.slice(0, 3),
    ).toEqual(['Demais itens, sem previsão própria', '60', '—'])
  })
})

describe('half a year ahead', () => {
  test('is shown by month if last year is part of the test', () => {
    const forecast = forecastOf(sheet({ Isca: weeks(95, (week) => 100 + (week % 3)) }))
    expect(forecast.outlook?.coming).toHaveLength(26)
    const rows = rowsOf(forecast, /^Uma semana de cada mês/)
    expect(rows.reduce((sum, [, held]) => sum + Number(held), 0)).toBe(26)
  })

  test('is refused for a shorter sheet, with the number of weeks it lacks', () => {
    const forecast = forecastOf(sheet({ Isca: weeks(60, (week) => 100 + (week % 3)) }))
    expect(forecast.outlook).toBeNull()
    expect(JSON.stringify(blocksOf(forecast))).toMatch(/30 semanas de planilha/)
    expect(rowsOf(forecast, /^Uma semana de cada mês/)).toEqual([])
  })
})

test('says that a short sheet got a wider interval, and a long one did not', () => {
  const said = (length: number) =>
    forecastOf(sheet({ Isca: weeks(length, (week) => 100 + (week % 5)) })).assumptions.join(' ')
  expect(said(18)).toContain('a faixa do teste foi alargada em 27,5%')
  expect(said(40)).not.toContain('alargada')
})

test('treats a weekday without sales in the sheet as closed', () => {
  const closed = (text: string): Wish[] => [
    { kind: 'date', origin: 'request', text, what: text, closed: true },
  ]
  const sales = sheet({ Isca: weeks(12, () => 100) })
  expect(forecastOf(sales, closed('Fechamos segunda-feira')).told?.join()).toContain(
    'já não tem vendas nesses dias',
  )
  expect(forecastOf(sales, closed('Fechamos terça')).told?.join()).toContain('sem uma data')
})

test('asks for more of an item only if it is expected to sell more', () => {
  // It rose, and has fallen back since.
  const risen = weeks(16, (week) => (week < 8 ? 40 : week < 14 ? 80 : 30))
  const forecast = forecastOf(sheet({ Isca: risen, Moela: weeks(16, () => 40) }))
  expect(forecast.rising.map(({ name }) => name)).toContain('Isca')
  const expected = forecast.purchases.find(({ name }) => name === 'Isca')?.expected ?? 0
  expect(expected).toBeLessThan(forecast.rising[0]?.perWeek ?? 0)
  expect(forecastActions([forecast]).map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining('Preparar mais Isca'),
  )
})

test('names years only if there are two', () => {
  const forecast = forecastOf(sheet({ Isca: weeks(70, () => 60), Moela: weeks(70, () => 40) }))
  expect(forecast.assumptions.join()).toContain('de janeiro de 2026 a maio de 2027')
})

test('says that a house grows only if the sheet does', () => {
  const flat = weeks(9, (week) => [100, 90, 104, 96, 90, 96, 104, 101, 99][week] ?? 0)
  expect(forecastOf(sheet({ Isca: flat })).summary).not.toMatch(/crescendo|caindo/)
  const grown = forecastOf(sheet({ Isca: weeks(18, (week) => 100 + 4 * week + (week % 3)) }))
  expect(grown.units.bias).toBeDefined()
  const shown = { ...grown, units: { ...grown.units, bias: 0.9, mae: 5 } }
  expect(wordsOf(shown, '2026-11-21', null).summary).toContain('A casa vem crescendo')
  expect(
    wordsOf({ ...shown, units: { ...shown.units, bias: -0.9 } }, '2026-11-21', null).summary,
  ).not.toContain('A casa vem')
})

test('adds staff on no day if all days sell alike', () => {
  const even = sheet({ Isca: weeks(12, () => 100) })
  const weekend = {
    ...even,
    weekdays: even.weekdays.map((day) => ({ ...day, units: day.weekday === 6 ? 300 : 100 })),
  }
  const shifts = (sales: Sales) =>
    forecastActions([forecastOf(sales)]).filter(({ what }) => what.startsWith('Escalar'))
  expect(shifts(even)).toEqual([])
  expect(shifts(weekend).map(({ what }) => what)).toEqual([
    'Escalar 23 no sábado, para cada 10 de um dia médio; folgas na terça, com 8',
  ])
})

test.each([
  [0.5, 'metade'],
  [0.44, 'mais de dois quintos'],
  [0.23, 'quase um quarto'],
  [0.02, null],
  [1, null],
])('%f of the week is “%s”', (share, words) => expect(portionOf(share)).toBe(words))

test.each([
  [[2, 3, 4, 5, 6, 0], 'de terça a domingo'],
  [[0, 1, 2, 3, 4, 5, 6], 'todos os dias'],
  [[5, 6], 'sexta e sábado'],
  [[1, 3, 5], 'segunda, quarta e sexta'],
])('%j are “%s”', (days, words) => expect(daysInWords(days)).toBe(words))

test('the figures of any report are consistent', () => {
  const series = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 300 }), { minLength: length, maxLength: length })
  const house = fc
    .integer({ min: 8, max: 60 })
    .chain((length) => fc.tuple(series(length), series(length), series(length)))
  fc.assert(
    fc.property(house, ([isca, caipirinha, beer]) => {
      fc.pre(isca.every((units, week) => units + (caipirinha[week] ?? 0) + (beer[week] ?? 0) > 0))
      const forecast = forecastOf(
        sheet({ Isca: isca, 'Caipirinha de limão': caipirinha, 'Cerveja 600 ml': beer }),
      )
      for (const { low, value, high } of forecast.units.coming) {
        expect(low).toBeGreaterThanOrEqual(0)
        expect(value).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(value)
      }
      const target = forecast.units.coming.find(({ monday: day }) => day === forecast.target)
      const items = rowsOf(forecast, /^Itens por semana/)
      const total = items.reduce((sum, [, expected]) => sum + count(expected), 0)
      // Each line is rounded by itself.
      expect(Math.abs(total - (target?.value ?? 0))).toBeLessThanOrEqual(0.5 * items.length + 0.5)
      for (const [name, expected, home] of items) {
        if (name?.startsWith('Demais')) continue
        expect(count(home)).toBeGreaterThanOrEqual(count(expected))
      }
      // Days make up the week.
      const days = rowsOf(forecast, /^Unidades esperadas por dia/)
      const week = days.reduce((sum, [, units]) => sum + count(units), 0)
      expect(Math.abs(week - (target?.value ?? 0))).toBeLessThanOrEqual(0.5 * days.length + 0.5)
      // Lime and sugar of the drinks: 90 g and 20 g each.
      const glasses = forecast.purchases.find(({ name }) => name === 'Caipirinha de limão')
      const lime = forecast.ingredients?.find(({ name }) => name === 'limão-taiti')
      expect(lime?.safe ?? 0).toBeCloseTo(90 * (glasses?.safe ?? 0), 6)
    }),
    { numRuns: 200, seed: 20261122 },
  )
}, 60_000)

import { describe, expect, it } from 'vitest'
import { readSales } from './read-sales.ts'
import type { Table } from './reading.ts'
import { valueMeaningOf } from './value-meaning.ts'

const prices = { Suco: 9.5, Tapioca: 14, Baião: 38 }
/** Twelve days of three items in varying quantities. */
const sold = Array.from({ length: 12 }, (_, day) =>
  Object.entries(prices).map(([name, price], at) => ({
    name,
    price,
    units: 2 + ((day * 5 + at * 3) % 7),
    day,
  })),
).flat()
const date = (day: number) => `${String(day + 1).padStart(2, '0')}/10/2026`
const sheet = (title: string, amount: (row: (typeof sold)[number]) => number): Table => [
  ['Data', 'Produto', 'Qtd', title],
  ...sold.map((row) => [date(row.day), row.name, row.units, Math.round(amount(row) * 100) / 100]),
]
const total = ({ price, units }: { price: number; units: number }) => price * units
const revenueOf = (table: Table) =>
  readSales(table).sales.weeks.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)
const sum = sold.reduce((all, row) => all + total(row), 0)

describe('a single column of amounts', () => {
  it.each([['Valor'], ['VL'], ['Preço'], ['Valor unitário'], ['Total']])(
    'under “%s” holds totals if the amount divided by the quantity stays',
    (title) => {
      const table = sheet(title, total)
      expect(readSales(table).sales.items.find(({ name }) => name === 'Suco')?.price).toBeCloseTo(9.5, 2)
      expect(revenueOf(table)).toBeCloseTo(sum, 2)
      expect(readSales(table).doubtfulValue).toBeNull()
    },
  )

  it.each([['Valor'], ['Preço'], ['Total']])(
    'under “%s” holds prices if it stays while quantities vary',
    (title) => {
      const table = sheet(title, ({ price }) => price)
      expect(readSales(table).sales.items.find(({ name }) => name === 'Suco')?.price).toBe(9.5)
      expect(revenueOf(table)).toBeCloseTo(sum, 2)
      expect(readSales(table).doubtfulValue).toBeNull()
    },
  )

  it('holds totals through a rise of prices and a discount', () => {
    const table = sheet(
      'Valor',
      ({ price, units, day }) => price * units * (day > 6 ? 1.1 : 1) * (day === 3 ? 0.95 : 1),
    )
    expect(readSales(table).sales.items.find(({ name }) => name === 'Tapioca')?.price).toBeLessThan(16)
  })

  it('says so where it contradicts its title, and only then', () => {
    expect(readSales(sheet('Total', ({ price }) => price)).notices.join()).toMatch(
      /“Total” foi lida como o preço/,
    )
    expect(readSales(sheet('Preço', total)).notices.join()).toMatch(/“Preço” foi lida como o total/)
    expect(readSales(sheet('Preço', ({ price }) => price)).notices).toEqual([])
    expect(readSales(sheet('Total', total)).notices).toEqual([])
  })

  it('is asked about if neither rows nor menu tell', () => {
    const rows: Table = [
      ['Produto', 'Qtd', 'Valor'],
      ['Suco', 10, 95],
      ['Tapioca', 4, 56],
      ['Baião', 5, 190],
    ]
    expect(readSales(rows).doubtfulValue).toEqual({ header: 'Valor', readAs: 'price' })
    const menu = Object.entries(prices).map(([name, price]) => ({ name, price }))
    const known = readSales(rows, { menu })
    expect(known.doubtfulValue).toBeNull()
    expect(known.sales.items.map(({ price }) => price)).toEqual([9.5, 38, 14])
  })

  it('is what the owner says it is', () => {
    const { sales, doubtfulValue } = readSales(sheet('Valor', total), { valueMeans: 'price' })
    expect(doubtfulValue).toEqual({ header: 'Valor', readAs: 'price' })
    expect(sales.items.find(({ name }) => name === 'Suco')?.price).toBeGreaterThan(20)
  })

  it('tells nothing where quantities do not vary', () => {
    expect(
      valueMeaningOf(
        sold.map(({ name, price }) => ({ name, units: 2, value: price * 2 })),
        null,
      ),
    ).toBeNull()
  })
})

describe('a sheet with one row for each item and week', () => {
  const weekly = (first: number, step: number): Table => [
    ['Semana', 'Produto', 'Qtd', 'Preço'],
    ...Array.from({ length: 6 }, (_, week) => [
      new Date(Date.UTC(2026, 0, first + week * step)),
      'Suco',
      30 + week,
      9.5,
    ]),
  ]

  it('has weeks, and no weekdays', () => {
    const { sales } = readSales(weekly(5, 7))
    expect(sales.weeks).toHaveLength(6)
    expect(sales.weekdays).toEqual([])
    expect(sales.itemWeeks[0]?.weekdays).toBeUndefined()
  })

  it('is told from a sheet by days', () => {
    expect(readSales(weekly(5, 1)).sales.weekdays).toHaveLength(6)
  })
})

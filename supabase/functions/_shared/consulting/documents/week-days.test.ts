import { describe, expect, it } from 'vitest'
import { readSales } from './read-sales.ts'

const sheetOf = (rows: readonly (readonly [string, number])[]) =>
  readSales([
    ['Data', 'Produto', 'Quantidade', 'Preço'],
    ...rows.map(([day, units]) => [day, 'Suco', String(units), '10,00']),
  ]).sales

describe('the days of a sheet', () => {
  it('are kept by week, and a day without sales is missing and not zero', () => {
    const sales = sheetOf([
      ['05/01/2026', 4],
      ['06/01/2026', 6],
      ['12/01/2026', 5],
    ])
    expect(sales.weekDays?.[0]?.units).toEqual([null, 4, 6, null, null, null, null])
    expect(sales.weekDays?.[1]?.units).toEqual([null, 5, null, null, null, null, null])
    expect(sales.weekDays?.[0]?.revenue?.[2]).toBe(60)
  })

  it('are absent where the rows are those of weeks', () => {
    expect(
      sheetOf([
        ['05/01/2026', 40],
        ['12/01/2026', 50],
        ['19/01/2026', 45],
      ]).weekDays,
    ).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { monthOf } from './months.ts'
import { readSales } from './read-sales.ts'

describe('the months of a sheet', () => {
  it.each(['2027-03', '03/2027', '3/2027', 'março/2027', 'Mar/27', 'março de 2027', 'mar. 2027'])(
    '“%s” is a month',
    (text) => expect(monthOf(text)).toBe(2027 * 12 + 2),
  )

  it.each(['13/2027', 'março', '2027', '10/03/2027', 'marmita 27', ''])('“%s” is none', (text) =>
    expect(monthOf(text)).toBeNull(),
  )

  it.each(['Mês', 'Data', 'Competência'])('are the period of the sheet, under the title “%s”', (title) => {
    const { sales, unread } = readSales([
      [title, 'Produto', 'Qtd', 'Preço'],
      ['janeiro/2027', 'Tapioca', '40', '12,00'],
      ['fevereiro/2027', 'Tapioca', '30', '12,00'],
      ['fevereiro/2027', 'Cuscuz', '20', '15,00'],
    ])
    expect(unread).toEqual([])
    expect(sales.period).toEqual({ from: '2027-01-01', to: '2027-02-28' })
    expect(sales.items).toMatchObject([
      { name: 'Tapioca', units: 70 },
      { name: 'Cuscuz', units: 20 },
    ])
    // No day of a sale is known.
    expect(sales.weeks).toEqual([])
  })

  it.each([
    ['01/08/2026', '01/09/2026'],
    [new Date('2026-08-01'), new Date('2026-09-01')],
  ])('are first days where nothing else stands: %s and %s', (august, september) => {
    const { sales } = readSales([
      ['Mês', 'Produto', 'Qtd', 'Preço'],
      [august, 'Tapioca', '40', '12,00'],
      [september, 'Tapioca', '30', '12,00'],
    ])
    expect(sales.period).toEqual({ from: '2026-08-01', to: '2026-09-30' })
    expect(sales.weeks).toEqual([])
  })

  it('are no first days among others', () => {
    const { sales } = readSales([
      ['Data', 'Produto', 'Qtd', 'Preço'],
      ['01/08/2026', 'Tapioca', '40', '12,00'],
      ['01/09/2026', 'Tapioca', '30', '12,00'],
      ['02/09/2026', 'Tapioca', '30', '12,00'],
    ])
    expect(sales.period).toEqual({ from: '2026-08-01', to: '2026-09-02' })
  })
})

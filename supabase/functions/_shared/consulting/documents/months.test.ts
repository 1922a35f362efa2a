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
})

import { describe, expect, it } from 'vitest'
import { readSales } from './read-sales.ts'
import { periodIn, periodsIn } from './title-period.ts'

describe('the period in the title of a report', () => {
  it.each([
    ['Relatório de vendas por produto - 01/02/2027 a 02/05/2027', '2027-02-01', '2027-05-02'],
    ['Período: 1/3/27 até 31/3/27', '2027-03-01', '2027-03-31'],
  ])('is read from “%s”', (title, from, to) => expect(periodIn(title)).toEqual({ from, to }))

  it.each(['Emitido em 02/05/2027', 'Vendas de 31/02/2027 a 02/05/2027', 'de 02/05/2027 a 01/02/2027'])(
    'is not read from “%s”',
    (title) => expect(periodIn(title)).toBeNull(),
  )
})

describe('a column of periods', () => {
  const head = [['Produto', 'Quantidade', 'Período']]

  it('gives the sheet its days, and no row a date', () => {
    const table = [
      ...head,
      ['Caldo', '310', '01/08/2026 a 31/10/2026'],
      ['Torresmo', '385', '01/08/2026 a 31/10/2026'],
    ]
    expect(periodsIn(table, 1)).toEqual({ column: 2, period: { from: '2026-08-01', to: '2026-10-31' } })
    const { sales } = readSales(table)
    expect(sales.period).toEqual({ from: '2026-08-01', to: '2026-10-31' })
    expect(sales.weeks).toEqual([])
  })

  it('of one week each keeps its weeks', () => {
    const table = [
      ...head,
      ['Caldo', '31', '03/08/2026 a 09/08/2026'],
      ['Caldo', '38', '10/08/2026 a 16/08/2026'],
    ]
    expect(periodsIn(table, 1)).toBeNull()
  })
})

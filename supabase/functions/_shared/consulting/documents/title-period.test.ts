import { describe, expect, it } from 'vitest'
import { periodIn } from './title-period.ts'

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

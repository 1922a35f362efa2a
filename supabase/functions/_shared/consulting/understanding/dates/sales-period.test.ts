import { describe, expect, it } from 'vitest'
import { withSalesPeriod } from './sales-period.ts'

const today = '2026-11-30'
const spanOf = (text: string) =>
  withSalesPeriod(text, 'undated', today).wishes.map(({ wish }) =>
    wish.kind === 'salesPeriod' ? `${wish.from} ${wish.to}` : '',
  )

describe('the days of a sheet without dates', () => {
  it.each([
    ['A planilha é de outubro inteiro.', '2026-10-01 2026-10-31'],
    ['As vendas enviadas são de setembro a novembro.', '2026-09-01 2026-11-29'],
    ['Os dados são de agosto, setembro e outubro', '2026-08-01 2026-10-31'],
    ['A planilha vai de 1º de setembro a 15 de novembro.', '2026-09-01 2026-11-15'],
    ['Mandei as vendas de 10/12 a 31/01', '2025-12-10 2026-01-31'],
    ['A planilha é de novembro a janeiro.', '2025-11-01 2026-01-31'],
    ['o relatório é de dezembro', '2025-12-01 2025-12-31'],
    ['A planilha cobre os últimos 30 dias', '2026-10-31 2026-11-29'],
    ['São as vendas de um mês.', '2026-10-31 2026-11-29'],
    ['A planilha é do mês passado. Não mexe no pudim.', '2026-10-01 2026-10-31'],
  ])('are read: %s', (text, span) => expect(spanOf(text)).toEqual([span]))

  it.each([
    'Quero saber as vendas de dezembro',
    'A planilha de outubro está incompleta.',
    'As vendas de outubro caíram',
    'Em outubro subi o pudim',
  ])('are not read where something else is said: %s', (text) => expect(spanOf(text)).toEqual([]))
})

it('a sheet with dates is only told of', () => {
  const { wishes, told, rest } = withSalesPeriod('A planilha é de outubro.', 'dated', today)
  expect(wishes).toEqual([])
  expect(told).toHaveLength(1)
  expect(rest.trim()).toBe('.')
})

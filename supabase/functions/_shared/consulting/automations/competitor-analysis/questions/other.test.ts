import { expect, test } from 'vitest'
import { aggregateSales } from '../../../documents/aggregate-sales.ts'
import type { Question } from './asked.ts'
import { openAnswer } from './other.ts'

const question = {
  kind: 'question',
  about: 'other',
  text: 'Quanto vendo a mais no mês?',
  origin: 'request',
} as Question

test('a question that nobody reads asks for the sales sheet only where none was sent', () => {
  const { sales } = aggregateSales([], { totals: 0, blank: 0, refused: 0 }, (row) => ({ row }))
  expect(JSON.stringify(openAnswer(question, { sales: null }))).toContain('planilha de vendas com datas')
  expect(JSON.stringify(openAnswer(question, { sales }))).not.toContain('precisa da planilha')
})

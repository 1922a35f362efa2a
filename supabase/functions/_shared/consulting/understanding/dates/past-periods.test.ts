import { expect, test } from 'vitest'
import { pastPeriods } from './past-periods.ts'

test.each([
  ['a romaria de Finados, de 29 de outubro a 2 de novembro, foi acima do normal', '2026-10-29', '2026-11-02'],
  ['em abril, no aniversário de Fortaleza (13/04), foi acima do normal', '2026-04-13', '2026-04-13'],
  ['junho tem São João e não conta', '2026-06-01', '2026-06-30'],
])('%s', (text, from, to) => {
  expect(pastPeriods(text, '2026-11-29', true)).toEqual([{ from, to }])
})

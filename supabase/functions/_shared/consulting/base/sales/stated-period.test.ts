import { expect, it } from 'vitest'
import { answersWith } from '../../understanding/sentences/sentence.ts'
import { salesOf } from '../answers/read.ts'
import type { Wish } from '../request/wish.ts'
import { withStatedPeriod } from './stated-period.ts'

const told: Wish = {
  kind: 'salesPeriod',
  from: '2026-10-01',
  to: '2026-10-31',
  text: 'A planilha é de outubro',
  origin: 'request',
}
const undated = salesOf(answersWith('dynamic_pricing', ''), 'sales_data')

it('gives a sheet without dates the days that the owner states, and leaves the days of any other', () => {
  expect(withStatedPeriod(undated, [told])?.period).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  const dated = undated && { ...undated, period: { from: '2026-09-01', to: '2026-09-30' } }
  expect(withStatedPeriod(dated, [told])?.period).toEqual(dated?.period)
  expect(withStatedPeriod(undated, [])?.period).toBeNull()
})

import { expect, it } from 'vitest'
import { withoutTurnedSpans } from './turned-spans.ts'

const date = (from: string, to: string) => ({
  wish: { kind: 'date' as const, what: 'férias', from, to, closed: false },
  start: 0,
  end: 10,
})

it('leaves a period that ends before it begins to the owner', () => {
  const { wishes, unread } = withoutTurnedSpans('', {
    wishes: [date('2027-01-12', '2027-01-03'), date('2026-12-26', '2027-01-03')],
    unread: [],
  })
  expect(wishes).toEqual([date('2026-12-26', '2027-01-03')])
  expect(unread).toMatchObject([{ start: 0, end: 10, blocking: false }])
})

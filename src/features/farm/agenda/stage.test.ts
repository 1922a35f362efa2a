import { expect, test } from 'vitest'
import { comingOf, stageOf, waitingOf } from './stage'

const now = new Date('2026-12-01T12:00:00Z')

const workshop = (
  id: string,
  values: Partial<Parameters<typeof stageOf>[0]> & { created_at?: string } = {},
) => ({
  id,
  status: 'pending' as const,
  scheduled_date: '2026-12-05T12:00:00+00:00',
  proposed_date: null,
  confirmed_at: null,
  created_at: '2026-11-20T12:00:00+00:00',
  ...values,
})

const confirmed = { confirmed_at: '2026-11-21T12:00:00+00:00' }
const all = [
  workshop('asked late', { created_at: '2026-11-25T12:00:00+00:00' }),
  workshop('confirmed', confirmed),
  workshop('far', { ...confirmed, scheduled_date: '2026-12-09T12:00:00+00:00' }),
  workshop('proposed', { proposed_date: '2026-12-08T12:00:00+00:00' }),
  workshop('undated', { scheduled_date: null }),
  workshop('begun', { ...confirmed, scheduled_date: '2026-12-01T11:00:00+00:00' }),
  workshop('asked early'),
  workshop('held', { status: 'completed' }),
  workshop('cancelled', { status: 'cancelled' }),
]

test('what the farm has to do comes before what the houses have to, the oldest first', () => {
  expect(waitingOf(all, now).map(({ id }) => id)).toEqual([
    'begun',
    'asked early',
    'asked late',
    'proposed',
    'undated',
  ])
})

test('confirmed workshops of the next seven days are upcoming', () => {
  expect(comingOf(all, now).map(({ id }) => id)).toEqual(['confirmed'])
})

test('a house that was absent is not shown as a cancellation', () => {
  expect(stageOf(workshop('x', { status: 'cancelled' }), now)).toBe('cancelled')
  expect(stageOf({ ...workshop('x'), status: 'cancelled', no_show_at: now.toISOString() }, now)).toBe(
    'no-show',
  )
})

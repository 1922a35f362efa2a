import { expect, test } from 'vitest'
import type { AgendaWorkshop } from './agenda.queries'
import { entriesOf, isWholeDay, shownHours, spansOf } from './entries'

const workshop = (id: string, scheduled: string | null, proposed: string | null = null): AgendaWorkshop => ({
  id,
  automation_type: 'drink_creation',
  automation_name: null,
  scheduled_date: scheduled,
  status: 'pending',
  notes: null,
  credits_required: 0,
  order_id: null,
  duration_minutes: 120,
  reserves_time: false,
  confirmed_at: null,
  proposed_date: proposed,
  proposal_note: null,
  held_by: null,
  no_show_at: null,
  cancel_reason: null,
  created_at: '2026-11-20T12:00:00+00:00',
  restaurant: { name: 'Bar da Ana', city: 'Fortaleza' },
})

const blocks = [
  { id: 'b', starts_at: '2026-11-30T03:00:00+00:00', ends_at: '2026-12-01T15:00:00+00:00', reason: 'Moagem' },
]
const hours = [{ weekday: 2, starts: '07:30:00', ends: '12:00:00' }]

test('a day has its workshops, the times proposed for others, and its part of a blocked time', () => {
  const workshops = [
    workshop('asked', '2026-12-01T17:00:00+00:00'),
    workshop('moved', '2026-12-04T12:00:00+00:00', '2026-12-01T12:00:00+00:00'),
    workshop('undated', null),
  ]
  const seen = entriesOf('2026-12-01', workshops, blocks).map(({ key, from, to }) => ({ key, from, to }))
  expect(seen).toEqual([
    { key: 'b', from: 0, to: 12 },
    { key: 'moved-true', from: 9, to: 11 },
    { key: 'asked-false', from: 14, to: 16 },
  ])
  expect(entriesOf('2026-11-30', workshops, blocks).map(isWholeDay)).toEqual([true])
})

test('a week shows 8:00 to 19:00, and more for whatever lies outside', () => {
  expect(shownHours([], [])).toEqual({ from: 8, to: 19 })
  const late = entriesOf('2026-12-01', [workshop('late', '2026-12-01T22:30:00+00:00')], blocks)
  expect(shownHours(late, hours)).toEqual({ from: 7, to: 22 })
  expect(spansOf(2, hours)).toEqual([{ from: 7.5, to: 12 }])
  expect(spansOf(3, hours)).toEqual([])
})

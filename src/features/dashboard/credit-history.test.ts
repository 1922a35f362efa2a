import { describe, expect, it } from 'vitest'
import { balanceOverTime, creditsByMonth, monthOf } from './credit-history'

const now = new Date('2026-11-20T15:00:00Z')

describe('the month', () => {
  it('is still the old one in Fortaleza at 02:00 UTC of its first day', () => {
    expect(monthOf(new Date('2026-12-01T02:00:00Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12')
  })
})

describe('credits by month', () => {
  it('has the last six months, empty ones included, across the turn of the year', () => {
    const months = creditsByMonth([], new Date('2027-02-10T12:00:00Z'))
    expect(months.map(({ month }) => month)).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
    expect(months.map(({ label }) => label)).toEqual(['set', 'out', 'nov', 'dez', 'jan', 'fev'])
  })

  it('counts each movement in its month and ignores older ones', () => {
    const months = creditsByMonth(
      [
        { month: '2026-11', received: 575, spent: 200 },
        { month: '2025-11', received: 999, spent: 0 },
      ],
      now,
    )
    expect(months.at(-1)).toMatchObject({ month: '2026-11', received: 575, spent: 200 })
    expect(months.slice(0, -1).every(({ received, spent }) => received === 0 && spent === 0)).toBe(true)
  })
})

describe('the balance over time', () => {
  it('has the last balance of each day, and today’s', () => {
    const days = [
      { change: -200, lastAt: '2026-11-18T10:00:00+00:00' },
      { change: 575, lastAt: '2026-11-10T10:00:00+00:00' },
    ]
    const { before, points } = balanceOverTime(days, 375, now)
    expect(before).toBe(0)
    expect(points.map(({ date, balance }) => [date, balance])).toEqual([
      ['10/11/2026', 575],
      ['18/11/2026', 375],
      ['20/11/2026', 375],
    ])
  })

  it('starts with the balance before the given days', () => {
    const { before } = balanceOverTime([{ change: -200, lastAt: '2026-11-18T10:00:00+00:00' }], 375, now)
    expect(before).toBe(575)
  })

  it('is empty without movements', () => {
    expect(balanceOverTime([], 0, now)).toEqual({ before: 0, points: [] })
  })
})

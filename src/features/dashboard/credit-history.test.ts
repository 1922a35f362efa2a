import { describe, expect, it } from 'vitest'
import { balanceOverTime, creditsByMonth, monthStart } from './credit-history'

const now = new Date('2026-11-20T15:00:00Z')

describe('the month', () => {
  it('begins at midnight in Fortaleza', () => {
    expect(monthStart(now)).toBe('2026-11-01T00:00:00-03:00')
  })

  it('is still the old one at 02:00 UTC of its first day', () => {
    expect(monthStart(new Date('2026-12-01T02:00:00Z'))).toBe('2026-11-01T00:00:00-03:00')
    expect(monthStart(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01T00:00:00-03:00')
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

  it('adds what came in and what was spent, and nothing that expired or is older', () => {
    const months = creditsByMonth(
      [
        { transaction_type: 'spent', amount: -200, created_at: '2026-11-18 10:00:00+00' },
        { transaction_type: 'expired', amount: -10, created_at: '2026-11-17 10:00:00+00' },
        { transaction_type: 'bonus', amount: 75, created_at: '2026-11-10 10:00:00+00' },
        { transaction_type: 'purchased', amount: 500, created_at: '2026-11-10 10:00:00+00' },
        { transaction_type: 'purchased', amount: 999, created_at: '2025-11-10 10:00:00+00' },
      ],
      now,
    )
    expect(months.at(-1)).toMatchObject({ month: '2026-11', received: 575, spent: 200 })
    expect(months.slice(0, -1).every(({ received, spent }) => received === 0 && spent === 0)).toBe(true)
  })
})

describe('the balance over time', () => {
  const ledger = [
    { transaction_type: 'spent', amount: -200, created_at: '2026-11-18 10:00:00+00' },
    // A purchase and its bonus share one moment, and come in either order.
    { transaction_type: 'purchased', amount: 500, created_at: '2026-11-10 10:00:00+00' },
    { transaction_type: 'bonus', amount: 75, created_at: '2026-11-10 10:00:00+00' },
  ] as const

  it('has each day’s last balance, and today’s', () => {
    const { before, points } = balanceOverTime(ledger, 375, now)
    expect(before).toBe(0)
    expect(points.map(({ date, balance }) => [date, balance])).toEqual([
      ['10/11/2026', 575],
      ['18/11/2026', 375],
      ['20/11/2026', 375],
    ])
  })

  it('is empty without a movement', () => {
    expect(balanceOverTime([], 0, now)).toEqual({ before: 0, points: [] })
  })
})

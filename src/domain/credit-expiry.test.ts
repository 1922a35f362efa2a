import { describe, expect, it } from 'vitest'
import { groupExpiries } from './credit-expiry'

// Noon in Fortaleza, which is UTC−3.
const now = new Date('2026-11-21T15:00:00Z')

const lot = (remaining: number, expires_at: string) => ({ remaining, expires_at })

describe('expiring credits', () => {
  it('are added up by day, soonest first whatever the order of the lots', () => {
    expect(
      groupExpiries(
        [
          lot(20, '2027-12-01T10:00:00+00:00'),
          lot(500, '2027-11-10T10:00:00+00:00'),
          lot(75, '2027-11-10T18:00:00Z'),
        ],
        now,
      ),
    ).toEqual([
      { day: '2027-11-10', daysLeft: 354, from: new Date('2027-11-10T10:00:00Z'), credits: 575 },
      { day: '2027-12-01', daysLeft: 375, from: new Date('2027-12-01T10:00:00Z'), credits: 20 },
    ])
  })

  it('belong to days that end at midnight in Fortaleza', () => {
    const days = groupExpiries([lot(1, '2026-12-01T02:59:59Z'), lot(2, '2026-12-01T03:00:00Z')], now)
    expect(days.map(({ day, daysLeft, credits }) => [day, daysLeft, credits])).toEqual([
      ['2026-11-30', 9, 1],
      ['2026-12-01', 10, 2],
    ])
  })

  it('have their days left counted from the date in Fortaleza, not in UTC', () => {
    const lots = [lot(1, '2026-11-27T12:00:00Z')]
    expect(groupExpiries(lots, new Date('2026-11-22T02:59:59Z'))[0]?.daysLeft).toBe(6)
    expect(groupExpiries(lots, new Date('2026-11-22T03:00:00Z'))[0]?.daysLeft).toBe(5)
  })

  it('exclude empty lots and, to the second, expired ones', () => {
    const credits = groupExpiries(
      [
        lot(40, '2026-11-21T14:59:59Z'),
        lot(41, '2026-11-21T15:00:00Z'),
        lot(42, '2026-11-21T15:00:01Z'),
        lot(0, '2026-11-25T15:00:00Z'),
      ],
      now,
    ).map((expiry) => expiry.credits)
    expect(credits).toEqual([42])
  })
})

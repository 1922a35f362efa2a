import { describe, expect, it, test } from 'vitest'
import { describeExpiry, expiryNotice, groupExpiries } from './credit-expiry'

// Noon in Fortaleza, which is UTC−3.
const now = new Date('2026-11-21T15:00:00Z')

const lot = (remaining: number, expires_at: string) => ({ remaining, expires_at })
const noticeOf = (...lots: ReturnType<typeof lot>[]) => expiryNotice(groupExpiries(lots, now))

describe('what expires when', () => {
  it('adds the lots of one day, soonest first whatever their order', () => {
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
      { date: '10/11/2027', daysLeft: 354, from: new Date('2027-11-10T10:00:00Z'), credits: 575 },
      { date: '01/12/2027', daysLeft: 375, from: new Date('2027-12-01T10:00:00Z'), credits: 20 },
    ])
  })

  it('splits days at midnight in Fortaleza', () => {
    const days = groupExpiries([lot(1, '2026-12-01T02:59:59Z'), lot(2, '2026-12-01T03:00:00Z')], now)
    expect(days.map(({ date, daysLeft, credits }) => [date, daysLeft, credits])).toEqual([
      ['30/11/2026', 9, 1],
      ['01/12/2026', 10, 2],
    ])
  })

  it('counts the days left from the day it is in Fortaleza, not in Greenwich', () => {
    const lots = [lot(1, '2026-11-27T12:00:00Z')]
    expect(groupExpiries(lots, new Date('2026-11-22T02:59:59Z'))[0]?.daysLeft).toBe(6)
    expect(groupExpiries(lots, new Date('2026-11-22T03:00:00Z'))[0]?.daysLeft).toBe(5)
  })

  it('leaves out what has expired, to the second, and lots with nothing left', () => {
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

  it('is told in Portuguese, in the singular too', () => {
    const [many, one] = groupExpiries(
      [lot(1200, '2027-11-10T10:00:00+00:00'), lot(1, '2027-11-11 10:00:00+00')],
      now,
    )
    expect(many && describeExpiry(many)).toBe('1.200 créditos vencem em 10/11/2027')
    expect(one && describeExpiry(one)).toBe('1 crédito vence em 11/11/2027')
  })
})

describe('the notice', () => {
  test.each([
    [61, '2027-01-21', null],
    [60, '2027-01-20', 'info'],
    [31, '2026-12-22', 'info'],
    [30, '2026-12-21', 'warn'],
    [8, '2026-11-29', 'warn'],
    [7, '2026-11-28', 'danger'],
    [2, '2026-11-23', 'danger'],
  ])('%i days before, on %s, is %s', (days, day, tone) => {
    // The first and the last second of that day in Fortaleza are the same day.
    for (const time of ['T00:00:00-03:00', 'T23:59:59-03:00']) {
      const notice = noticeOf(lot(120, day + time))
      expect(notice?.tone ?? null).toBe(tone)
      if (notice) expect(notice.text).toMatch(`120 créditos vencem em ${days} dias, em `)
    }
  })

  it('says how many credits, in how many days, and on which', () => {
    expect(noticeOf(lot(120, '2026-11-27T12:00:00Z'))).toEqual({
      tone: 'danger',
      text: '120 créditos vencem em 6 dias, em 27/11/2026. Use em uma automação antes disso.',
    })
  })

  it('speaks of a single credit in the singular, of tomorrow by its name, and of today by the hour', () => {
    expect(noticeOf(lot(1, '2026-11-22T12:00:00Z'))?.text).toBe(
      '1 crédito vence amanhã, em 22/11/2026. Use em uma automação antes disso.',
    )
    expect(noticeOf(lot(30, '2026-11-21T21:05:00Z'), lot(5, '2026-11-21T23:00:00Z'))?.text).toBe(
      '35 créditos vencem hoje às 18:05. Use em uma automação antes disso.',
    )
  })

  it('takes its tone from what expires first and adds what follows within 60 days', () => {
    expect(
      noticeOf(
        lot(1000, '2026-12-30T12:00:00Z'),
        lot(20, '2026-11-27T12:00:00Z'),
        lot(500, '2026-12-10T12:00:00Z'),
        lot(9999, '2027-03-01T12:00:00Z'),
      ),
    ).toEqual({
      tone: 'danger',
      text: '20 créditos vencem em 6 dias, em 27/11/2026, e mais 1.500 até 30/12/2026. Use em uma automação antes disso.',
    })
  })

  it('is not given for credits that have expired, or where there are none', () => {
    expect(noticeOf(lot(120, '2026-11-21T14:00:00Z'))).toBeNull()
    expect(noticeOf()).toBeNull()
  })
})

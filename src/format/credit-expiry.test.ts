import { describe, expect, test } from 'vitest'
import { groupExpiries } from '@/domain/credit-expiry'
import { describeExpiry, expiryNotice } from './credit-expiry'

// Noon in Fortaleza, which is UTC−3.
const now = new Date('2026-11-21T15:00:00Z')

const lot = (remaining: number, expires_at: string) => ({ remaining, expires_at })
const noticeOf = (...lots: ReturnType<typeof lot>[]) => expiryNotice(groupExpiries(lots, now))

test('an expiry is written with its credits in the singular or the plural', () => {
  const [many, one] = groupExpiries(
    [lot(1200, '2027-11-10 10:00:00+00'), lot(1, '2027-11-11 10:00:00+00')],
    now,
  )
  expect(many && describeExpiry(many)).toBe('1.200 créditos vencem em 10/11/2027')
  expect(one && describeExpiry(one)).toBe('1 crédito vence em 11/11/2027')
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

  test('states how many credits expire, in how many days, and the date', () => {
    expect(noticeOf(lot(120, '2026-11-27T12:00:00Z'))).toEqual({
      tone: 'danger',
      text: '120 créditos vencem em 6 dias, em 27/11/2026. Use em uma automação antes disso.',
    })
  })

  test('uses the singular for one credit, says "tomorrow", and gives the time today', () => {
    expect(noticeOf(lot(1, '2026-11-22T12:00:00Z'))?.text).toBe(
      '1 crédito vence amanhã, em 22/11/2026. Use em uma automação antes disso.',
    )
    expect(noticeOf(lot(30, '2026-11-21T21:05:00Z'), lot(5, '2026-11-21T23:00:00Z'))?.text).toBe(
      '35 créditos vencem hoje às 18:05. Use em uma automação antes disso.',
    )
  })

  test('takes its tone from the first expiry and adds the others within 60 days', () => {
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

  test('is absent without credits and for expired ones', () => {
    expect(noticeOf(lot(120, '2026-11-21T14:00:00Z'))).toBeNull()
    expect(noticeOf()).toBeNull()
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { isAgeRemembered, rememberAge } from './age-storage'

const now = new Date('2026-11-20T12:00:00Z')

function store(verified: string, date: string | null): void {
  localStorage.setItem('age_verified', verified)
  if (date !== null) localStorage.setItem('verification_date', date)
}

beforeEach(() => localStorage.clear())

describe('the memory of a confirmed age', () => {
  test('lasts 30 days', () => {
    store('true', '2026-10-21T12:00:01Z')
    expect(isAgeRemembered(now)).toBe(true)
    store('true', '2026-10-21T12:00:00Z')
    expect(isAgeRemembered(now)).toBe(false)
  })

  test.each([null, '', 'ontem', '2027-01-01T00:00:00Z'])('is cleared when its date is %j', (date) => {
    store('true', date)
    expect(isAgeRemembered(now)).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test('uses the storage keys of the specification', () => {
    rememberAge(now)
    expect({ ...localStorage }).toEqual({ age_verified: 'true', verification_date: now.toISOString() })
    expect(isAgeRemembered(now)).toBe(true)
  })
})

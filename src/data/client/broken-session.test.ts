// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropBrokenSession } from './broken-session'

const key = 'sb-projeto-auth-token'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a stored session is kept, and so is everything else', () => {
  const session = JSON.stringify({ access_token: 'a', refresh_token: 'r' })
  localStorage.setItem(key, session)
  localStorage.setItem('age_verified', 'true')
  dropBrokenSession()
  expect(localStorage.getItem(key)).toBe(session)
  expect(localStorage.getItem('age_verified')).toBe('true')
})

test.each([
  ['has no refresh token', '{"access_token":"a"}'],
  ['has an empty refresh token', '{"access_token":"a","refresh_token":""}'],
  ['is not readable', '{"access_to'],
  ['is null', 'null'],
])('a stored session that %s is cleared', (_, stored) => {
  localStorage.setItem(key, stored)
  dropBrokenSession()
  expect(localStorage.getItem(key)).toBeNull()
})

test('a browser that stores nothing has nothing to clear', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(dropBrokenSession).not.toThrow()
})

// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { forgetOnDevice } from './device'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('sign-out clears what the browser stores of an account and keeps the data of others', () => {
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ user: { id: 'ana' }, access_token: 'x' }))
  localStorage.setItem('automation-draft:ana:drink_creation', '{}')
  localStorage.setItem('automation-draft:bruno:drink_creation', '{}')
  localStorage.setItem('age_verified', 'true')
  sessionStorage.setItem('profile-draft:ana', '{}')
  sessionStorage.setItem('profile-draft:bruno', '{}')
  forgetOnDevice('ana')
  expect(Object.keys(localStorage).sort()).toEqual(['age_verified', 'automation-draft:bruno:drink_creation'])
  expect(Object.keys(sessionStorage)).toEqual(['profile-draft:bruno'])
})

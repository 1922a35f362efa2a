import { expect, test } from 'vitest'
import { isBrokenLink, startOf } from './auth-start'

test('a plain visit begins at the login, in Ceará', () => {
  expect(startOf({ state: null, hash: '' })).toEqual({
    step: 'account',
    mode: 'login',
    city: '',
    state: 'Ceará',
    brokenLink: false,
  })
})

test('a link may ask for sign-up and bring the place along', () => {
  expect(startOf({ state: { mode: 'signup', city: 'Fortaleza', state: 'Ceará' }, hash: '' })).toMatchObject({
    mode: 'signup',
    city: 'Fortaleza',
  })
})

test('the state the access gate leaves changes nothing', () => {
  expect(startOf({ state: { from: { pathname: '/shop' } }, hash: '' }).mode).toBe('login')
})

test('an expired link is known by its hash', () => {
  expect(isBrokenLink('#error=access_denied&error_code=otp_expired&error_description=x')).toBe(true)
  expect(isBrokenLink('#access_token=abc&type=recovery')).toBe(false)
  expect(isBrokenLink('')).toBe(false)
})

import { expect, test } from 'vitest'
import { isBrokenLink, startOf } from './auth-start'

test('a plain visit begins at the login, in Ceará', () => {
  expect(startOf({ state: null, search: '', hash: '' })).toEqual({
    step: 'account',
    mode: 'login',
    city: '',
    state: 'Ceará',
    brokenLink: false,
  })
})

test('a link may ask for sign-up and bring the place along', () => {
  expect(
    startOf({ state: { mode: 'signup', city: 'Fortaleza', state: 'Ceará' }, search: '', hash: '' }),
  ).toMatchObject({
    mode: 'signup',
    city: 'Fortaleza',
  })
})

test('the state the access gate leaves changes nothing', () => {
  expect(startOf({ state: { from: { pathname: '/shop' } }, search: '', hash: '' }).mode).toBe('login')
})

test.each([
  ['', '#error=access_denied&error_code=otp_expired&error_description=x'],
  ['?error=access_denied&error_code=otp_expired', ''],
  ['?code=5d3f9f5a-0c5e-4a39-8f4f-0f5b2b2f3f10', ''],
])('a link of the auth service that led here in vain is known by its address: %s%s', (search, hash) => {
  expect(isBrokenLink({ search, hash })).toBe(true)
})

test.each([
  ['', ''],
  ['?redirect=/shop', '#conteudo'],
])('any other address is no broken link: %s%s', (search, hash) => {
  expect(isBrokenLink({ search, hash })).toBe(false)
})

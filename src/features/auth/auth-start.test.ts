import { expect, test } from 'vitest'
import { isBrokenLink, startOf } from './auth-start'

test('a plain visit starts at the login, in Ceará', () => {
  expect(startOf({ state: null, search: '', hash: '' })).toEqual({
    step: 'account',
    mode: 'login',
    city: '',
    state: 'Ceará',
    brokenLink: false,
  })
})

test('a link can open sign-up with a place filled in', () => {
  expect(
    startOf({ state: { mode: 'signup', city: 'Fortaleza', state: 'Ceará' }, search: '', hash: '' }),
  ).toMatchObject({
    mode: 'signup',
    city: 'Fortaleza',
  })
})

test('the access gate’s state changes nothing', () => {
  expect(startOf({ state: { from: { pathname: '/shop' } }, search: '', hash: '' }).mode).toBe('login')
})

test.each([
  ['', '#error=access_denied&error_code=otp_expired&error_description=x'],
  ['?error=access_denied&error_code=otp_expired', ''],
  ['?code=5d3f9f5a-0c5e-4a39-8f4f-0f5b2b2f3f10', ''],
])('a broken link of the auth service is recognized by its URL: %s%s', (search, hash) => {
  expect(isBrokenLink({ search, hash })).toBe(true)
})

test.each([
  ['', ''],
  ['?redirect=/shop', '#conteudo'],
])('any other URL is not a broken link: %s%s', (search, hash) => {
  expect(isBrokenLink({ search, hash })).toBe(false)
})

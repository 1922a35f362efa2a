// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { dropUnsolicitedTokens } from './unsolicited-tokens'

afterEach(() => window.history.replaceState(null, '', '/'))

const addressAfter = (address: string) => {
  window.history.replaceState(null, '', address)
  dropUnsolicitedTokens()
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

test.each(['access_token=a&refresh_token=r', 'type=recovery&access_token=a', 'refresh_token=r'])(
  'removes tokens from a URL, and nothing else: %s',
  (tokens) => expect(addressAfter(`/dashboard?tab=1#${tokens}`)).toBe('/dashboard?tab=1'),
)

test.each(['/', '/termos-de-uso#workshops', '/auth#error_code=otp_expired', '/shop#my_access_tokens'])(
  'leaves any other URL unchanged: %s',
  (address) => expect(addressAfter(address)).toBe(address),
)

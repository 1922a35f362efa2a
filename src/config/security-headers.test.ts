import { expect, test } from 'vitest'
import { headersFile, securityHeaders } from './security-headers'

const connections = (cepLookupUrl?: string) =>
  /connect-src ([^;]*);/.exec(securityHeaders('', [], cepLookupUrl)['Content-Security-Policy'] ?? '')?.[1]

test('scripts and frames of the captcha are let in only where its key is set', () => {
  const policy = (siteKey?: string) => securityHeaders('', [], '', siteKey)['Content-Security-Policy']
  expect(policy()).not.toContain('challenges.cloudflare.com')
  expect(policy('0x4AAA')).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
  expect(policy('0x4AAA')).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/)
})

test('the browser may connect to this site, to Stripe and to the one service that knows CEPs', () => {
  expect(connections()).toBe("'self' data: https://api.stripe.com https://viacep.com.br")
  expect(connections('https://cep.example/v2/{cep}?k=1')).toBe(
    "'self' data: https://api.stripe.com https://cep.example",
  )
})

test('a host is told to insist on HTTPS for a year; the local server, which has none, is not', () => {
  const headers = securityHeaders('', [])
  expect(headersFile(headers)).toContain('/*\n  Content-Security-Policy: ')
  expect(headersFile(headers)).toContain('\n  Strict-Transport-Security: max-age=31536000\n')
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})

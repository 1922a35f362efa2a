import { expect, test } from 'vitest'
import { headersFile, securityHeaders } from './security-headers'

const connections = (cepLookupUrl?: string) =>
  /connect-src ([^;]*);/.exec(securityHeaders('', [], cepLookupUrl)['Content-Security-Policy'] ?? '')?.[1]

test('allows scripts and frames of the captcha only when its key is set', () => {
  const policy = (siteKey?: string) => securityHeaders('', [], '', siteKey)['Content-Security-Policy']
  expect(policy()).not.toContain('challenges.cloudflare.com')
  expect(policy('0x4AAA')).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/)
  expect(policy('0x4AAA')).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/)
})

test('allows connections to this site, to Stripe and to the CEP service', () => {
  expect(connections()).toBe("'self' data: https://api.stripe.com https://viacep.com.br")
  expect(connections('https://cep.example/v2/{cep}?k=1')).toBe(
    "'self' data: https://api.stripe.com https://cep.example",
  )
})

test('tells hosts to enforce HTTPS for a year, but not the local server, which has none', () => {
  const headers = securityHeaders('', [])
  expect(headersFile(headers)).toContain('/*\n  Content-Security-Policy: ')
  expect(headersFile(headers)).toContain('\n  Strict-Transport-Security: max-age=31536000\n')
  expect(headers).not.toHaveProperty('Strict-Transport-Security')
})

test('tells hosts to keep shared reports out of referrers and search engines', () => {
  expect(headersFile(securityHeaders('', []))).toContain(
    '\n/compartilhado\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex, nofollow\n',
  )
})

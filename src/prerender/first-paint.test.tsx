import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAgeRemembered } from '@/features/age-gate/age-storage'
import { inlineScript, inlineScriptHash } from './inline-script'

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

function paint(): string {
  document.body.innerHTML = `<div id="root">portão</div><template id="page" data-path="/" data-unless="hash" data-files='{"gate":["portao.js"],"page":["casa.js"],"other":[],"renewal":["auth.js"]}'>casa</template>`
  new Function(inlineScript)()
  return document.getElementById('root')?.textContent ?? ''
}

beforeEach(() => localStorage.clear())

// The script holds presses until the app takes over; here they would be those of later test files.
afterEach(() => window.handOver?.(() => {}))

describe('the first paint', () => {
  test.each([
    ['nothing stored', null, null],
    ['confirmed today', 'true', days(0)],
    ['confirmed 29 days ago', 'true', days(29.9)],
    ['confirmed 30 days ago', 'true', days(30.1)],
    ['a date in the future', 'true', days(-1)],
    ['no date', 'true', null],
    ['an invalid date', 'true', 'ontem'],
    ['another word than true', 'sim', days(1)],
  ])('agrees with the age gate: %s', (_, verified, date) => {
    if (verified !== null) localStorage.setItem('age_verified', verified)
    if (date !== null) localStorage.setItem('verification_date', date)
    const shown = paint()
    expect(shown).toBe(isAgeRemembered(new Date()) ? 'casa' : 'portão')
  })

  test.each([
    ['in an hour', 3600, false],
    ['in a minute', 60, true],
    ['yesterday', -86_400, true],
  ])('preloads the auth client when the token expires %s: %s', (_, seconds, wanted) => {
    document.head.innerHTML = ''
    localStorage.setItem('age_verified', 'true')
    localStorage.setItem('verification_date', days(0))
    const session = { expires_at: Math.floor(Date.now() / 1000) + seconds }
    localStorage.setItem('sb-projeto-auth-token', JSON.stringify(session))
    paint()
    const asked = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(asked).toEqual(['/assets/casa.js', ...(wanted ? ['/assets/auth.js'] : [])])
  })

  test('the policy’s hash matches exactly what is inlined', () => {
    const digest = createHash('sha256').update(inlineScript).digest('base64')
    expect(inlineScriptHash).toBe(`'sha256-${digest}'`)
    expect(inlineScript).not.toContain('</')
  })
})

import { describe, expect, test } from 'vitest'
import { headersFile, securityHeaders } from '../../src/config/security-headers.ts'
import {
  checkFunctions,
  checkUpkeep,
  checkVisitor,
  checkWebhook,
} from '../../supabase/operations/check-hosted/check-api.ts'
import { checkSite } from '../../supabase/operations/check-hosted/check-site.ts'
import type { Deployment } from '../../supabase/operations/check-hosted/deployment.ts'
import { checkHosted } from '../../supabase/operations/check-hosted.ts'
import { answering, broken, containing, deployment, nothing } from './support/deployments.ts'
import { service, stack } from './support/stack.ts'

describe('what a visitor reads', () => {
  test('is only the service areas on the embedded stack', async () => {
    expect(await checkVisitor(deployment)).toEqual(nothing)
  })

  test('a key that reads everything is reported, table by table', async () => {
    expect(await checkVisitor({ ...deployment, publishableKey: stack.secret_key })).toEqual(
      broken(
        'products is readable without a login',
        'automations_catalog is readable without a login',
        'run_upkeep() can be called without a login',
      ),
    )
  })

  test('a wrong key, an empty project and a database that is away are reported', async () => {
    expect(await checkVisitor({ ...deployment, publishableKey: 'sb_publishable_of_another' })).toEqual(
      broken(containing('service_areas shows nothing')),
    )
    const empty = await answering(() => ({ status: 404 }))
    expect(await checkVisitor({ ...deployment, apiUrl: empty })).toEqual(
      broken(
        'orders does not exist: push the migrations',
        'credit_months does not exist: push the migrations',
      ),
    )
    const away = await answering(() => ({ status: 503 }))
    expect(await checkVisitor({ ...deployment, apiUrl: away })).toEqual(broken('orders answers 503'))
  })
})

describe('functions', () => {
  test('of config.toml all answer on the embedded stack', async () => {
    expect(await checkFunctions(deployment)).toEqual(nothing)
  })

  test('that were not deployed or did not start are reported', async () => {
    expect(await checkFunctions(deployment, { forgotten: { verify_jwt: true } })).toEqual(
      broken('forgotten is not deployed'),
    )
    const dead = await answering(() => ({ status: 503, body: { code: 'BOOT_ERROR' } }))
    expect(await checkFunctions({ ...deployment, apiUrl: dead })).toEqual(
      broken(
        containing('stripe-checkout did not start (503)'),
        containing('stripe-webhook did not start (503)'),
      ),
    )
  })

  test('that allow another site, or every site, are reported', async () => {
    expect(await checkFunctions({ ...deployment, siteUrl: 'https://engenho48.com.br' })).toEqual(
      broken('read-menu does not let https://engenho48.com.br call: its SITE_URL is another'),
    )
    const open = await answering(() => ({ headers: { 'access-control-allow-origin': '*' } }))
    expect(await checkFunctions({ ...deployment, apiUrl: open })).toEqual(
      broken('read-menu lets any site call', 'read-menu answers 200 without a login'),
    )
  })
})

describe('forged events', () => {
  test('are refused by the embedded stack', async () => {
    expect(await checkWebhook(deployment)).toEqual(nothing)
  })

  test('that are accepted, because the secret is known, are reported', async () => {
    expect(await checkWebhook(deployment, [stack.stripe_webhook_secret])).toEqual(
      broken('an event signed with a known secret is answered with 200'),
    )
    const careless = await answering(() => ({ body: { received: true } }))
    expect(await checkWebhook({ ...deployment, apiUrl: careless })).toEqual(
      broken('an event without a signature is answered with 200'),
    )
  })
})

describe('upkeep', () => {
  test('that just ran passes, and one that stopped an hour ago is reported', async () => {
    await service.rpc('run_upkeep')
    expect(await checkUpkeep(deployment)).toEqual(nothing)
    expect(await checkUpkeep(deployment, new Date(Date.now() + 3_600_000))).toEqual(
      broken(containing('last ran at')),
    )
  })

  test('that never ran, left failures or is missing is reported', async () => {
    const never = await answering(() => ({ body: { last_run_at: null, failures: 0 } }))
    expect(await checkUpkeep({ ...deployment, apiUrl: never })).toEqual(broken(containing('never ran')))
    const failing = await answering(() => ({
      body: { last_run_at: new Date().toISOString(), failures: 2 },
    }))
    expect(await checkUpkeep({ ...deployment, apiUrl: failing })).toEqual(
      broken(containing('2 failures are unresolved')),
    )
    expect(await checkUpkeep({ ...deployment, secretKey: stack.publishable_key })).toEqual(
      broken(containing('upkeep_status() answers')),
    )
  })

  test('is reported as not checked without the secret key', async () => {
    expect(await checkUpkeep({ ...deployment, secretKey: null })).toEqual({
      unchecked: 'needs SUPABASE_SECRET_KEY',
    })
  })
})

describe('the site', () => {
  const api = 'https://engenhoproductionref.supabase.co'
  const sent = Object.fromEntries(
    headersFile(securityHeaders(api, ["'sha256-x'"]))
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
        return name && value && name !== 'Cache-Control' ? [[name, value] as const] : []
      })
      // The first are those of every path.
      .toReversed(),
  )
  const site = async (changes: Record<string, string>, deep = 200): Promise<Deployment> => {
    const siteUrl = await answering(({ url }) => ({
      status: url === '/' ? 200 : deep,
      headers: { 'content-type': 'text/html', ...sent, ...changes },
    }))
    return { ...deployment, siteUrl, apiUrl: api }
  }

  test('with the headers of dist/_headers passes', async () => {
    expect(await checkSite(await site({}))).toEqual(nothing)
  })

  test('without one of them, or with a weaker policy, is reported', async () => {
    const policy = `${sent['Content-Security-Policy']}`
      .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
      .replace("frame-ancestors 'none'", 'frame-ancestors *')
      .replace(api, 'https://another.supabase.co')
    expect(
      await checkSite(await site({ 'X-Frame-Options': '', 'Content-Security-Policy': policy }, 404)),
    ).toEqual(
      broken(
        containing('X-Frame-Options is'),
        "Content-Security-Policy lacks frame-ancestors 'none'",
        `Content-Security-Policy lacks connect-src ${api}`,
        "Content-Security-Policy allows scripts by 'unsafe-inline'",
        containing('answers 404: unknown paths'),
      ),
    )
  })

  test('that does not insist on HTTPS is reported, unless it is local', async () => {
    const weak = { ...(await site({ 'Strict-Transport-Security': 'max-age=0' })), local: false }
    expect(await checkSite(weak)).toEqual(
      broken('Strict-Transport-Security is max-age=0', 'pages are also served over plain HTTP'),
    )
    expect(await checkSite({ ...weak, local: true })).toEqual(nothing)
  })
})

test('the result lists passed, broken and skipped checks, and a check that throws is broken', async () => {
  await service.rpc('run_upkeep')
  const results = await checkHosted({ ...deployment, siteUrl: 'http://127.0.0.1:1' })
  expect(results).toContainEqual({ check: 'upkeep', outcome: 'ok', detail: containing('last ran at') })
  expect(results).toContainEqual({ check: 'settings', outcome: 'not checked', detail: expect.any(String) })
  expect(results).toContainEqual({ check: 'site', outcome: 'BROKEN', detail: expect.any(String) })
})

/** A missing or malformed option turns off its feature, never the payments. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFunctions } from '../../supabase/local/functions/runner.ts'
import { freeStackPort } from '../support/ports.ts'
import { buy, service, signUpOwner, sql, stack } from './support/stack.ts'

let functions: Awaited<ReturnType<typeof startFunctions>>

beforeAll(async () => {
  functions = await startFunctions({
    port: await freeStackPort(),
    functions: {},
    verifyToken: async () => true,
    environment: {
      SUPABASE_URL: stack.api_url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishable_key }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secret_key }),
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      // No SITE_URL, half an AI service, a duration with a unit.
      AI_API_KEY: 'sk-casa',
      AI_MODEL: 'modelo-da-casa',
      STRIPE_TIMEOUT_MS: '10s',
      AUTOMATION_STEP_MS: '-1',
      // Age verification without its workflow.
      DIDIT_API_KEY: 'didit_local_0000000000000000',
      DIDIT_WEBHOOK_SECRET: 'didit_local_0000000000000000',
      // Invoices without their environment.
      FOCUS_NFE_TOKEN: 'focus_local_0000000000000000',
    },
  })
})

afterAll(() => functions.stop())

const post = (name: string, token?: string, body: object = {}) =>
  fetch(`${functions.url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

test('the webhook still verifies signatures', async () => {
  const answer = await post('stripe-webhook')
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'signature_missing' }])
})

test('the other functions answer, and other sites may not read them', async () => {
  const { token } = await signUpOwner()
  for (const name of [
    'stripe-checkout',
    'process-automation',
    'read-menu',
    'read-request',
    'age-verification',
  ]) {
    const answer = await post(name, token)
    expect([name, answer.status]).toEqual([name, 400])
    expect(answer.headers.get('access-control-allow-origin')).toBe('null')
  }
})

test('without its workflow, age verification is unavailable, and its events are refused', async () => {
  const { token } = await signUpOwner()
  const answer = await post('age-verification', token, { action: 'check' })
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { code: 'age_service', error: 'O serviço de verificação não respondeu. Tente de novo em instantes.' },
  ])
  const event = await post('age-webhook')
  expect([event.status, await event.json()]).toEqual([400, { error: 'signature_invalid' }])
})

test('without an environment for invoices they wait, and the queue does its other work', async () => {
  const ana = await signUpOwner()
  await sql(`update public.cleanup_tasks set done_at = now() where done_at is null`)
  await buy(ana)
  const answer = await fetch(`${functions.url}/cleanup`, {
    method: 'POST',
    headers: { apikey: stack.secret_key },
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { failed: 0 }])
  const { data } = await service
    .from('fiscal_documents')
    .select('kind, status')
    .eq('restaurant_id', ana.restaurantId)
    .order('kind')
  expect(data).toEqual([
    { kind: 'nfe', status: 'queued' },
    { kind: 'nfse', status: 'queued' },
  ])
})

import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import {
  control,
  emptyCleanupQueue,
  openSession,
  requestAutomation,
  service,
  signUpOwner,
  sql,
  stack,
  verifyAge,
} from './support/stack.ts'

type Outcome = { status: number; body: { done?: number; failed?: number; given_up?: number; error?: string } }

async function call(key: string | null = stack.secret_key, method = 'POST'): Promise<Outcome> {
  const response = await fetch(`${stack.functions_url}/cleanup`, {
    method,
    headers: key === null ? {} : { apikey: key },
  })
  return { status: response.status, body: await response.json() }
}

const pdf = new TextEncoder().encode('%PDF-1.4 cardápio')
const uploads = service.storage.from('uploads')

async function upload(client: typeof service, path: string): Promise<void> {
  const { error } = await client.storage.from('uploads').upload(path, pdf, { contentType: 'application/pdf' })
  if (error) throw error
}

beforeAll(emptyCleanupQueue)

test.each([
  ['nothing', null],
  ['the publishable key', stack.publishable_key],
  ['a prefix of the key', stack.secret_key.slice(0, -1)],
  ['the key and one character more', `${stack.secret_key}x`],
])('is refused to a caller with %s', async (_, key) => {
  expect(await call(key)).toEqual({ status: 401, body: { error: 'not_authenticated' } })
})

test("deleting an account deletes its files, in folders and over many pages, and nobody else's", async () => {
  const ana = await signUpOwner()
  const bruno = await signUpOwner()
  const paths = Array.from({ length: 103 }, (_, n) => `${ana.restaurantId}/arquivo-${n}.pdf`)
  paths.push(`${ana.restaurantId}/2026/novembro/cardapio.pdf`, `${ana.restaurantId}/2026/vendas.pdf`)
  // With the service key, because owners may not upload that many in an hour.
  for (const path of paths) await upload(service, path)
  await upload(bruno.client, `${bruno.restaurantId}/cardapio.pdf`)

  const { error } = await ana.client.from('account_deletions').insert({ user_id: ana.userId })
  expect(error).toBeNull()
  expect(await call()).toEqual({ status: 200, body: { done: 1, failed: 0, given_up: 0 } })
  expect((await uploads.list(ana.restaurantId)).data).toEqual([])
  for (const path of [paths[0], paths.at(-1), paths.at(-2)])
    expect((await uploads.download(path ?? '')).error).not.toBeNull()
  expect((await uploads.list(bruno.restaurantId)).data).toMatchObject([{ name: 'cardapio.pdf' }])
  expect((await call()).body).toEqual({ done: 0, failed: 0, given_up: 0 })
})

test('open checkout sessions are expired at Stripe, and paid or expired ones need nothing', async () => {
  const [ana, bruno, carla] = [await signUpOwner(), await signUpOwner(), await signUpOwner()]
  const open = await openSession(ana)
  const paid = await openSession(bruno)
  const expired = await openSession(carla)
  for (const person of [ana, bruno, carla])
    expect(
      (await person.client.from('account_deletions').insert({ user_id: person.userId })).error,
    ).toBeNull()
  await control(`sessions/${paid}/pay`, { method: 'card' })
  await control(`sessions/${expired}/expire`)
  await control('idle')
  expect((await call()).body).toMatchObject({ done: 6, failed: 0 })
  await control('idle')
  const { sessions } = await (await fetch(`${stack.stripe_url}/_control/sessions`)).json()
  const statusOf = (id: string) => sessions.find((session: { id: string }) => session.id === id)?.status
  expect([open, paid, expired].map(statusOf)).toEqual(['expired', 'complete', 'expired'])
  const { data: order } = await service
    .from('orders')
    .select('status')
    .eq('stripe_checkout_session_id', open)
    .single()
  expect(order?.status).toBe('cancelled')
})

test('a Stripe outage delays its own tasks only', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  await upload(ana.client, `${ana.restaurantId}/cardapio.pdf`)
  await ana.client.from('account_deletions').insert({ user_id: ana.userId })
  await control('faults', { mode: 'down' })
  expect((await call()).body).toEqual({ done: 1, failed: 1, given_up: 0 })
  expect((await uploads.list(ana.restaurantId)).data).toEqual([])
  const { data: task } = await service.from('cleanup_tasks').select('*').eq('target', session).single()
  expect(task).toMatchObject({ attempts: 1, done_at: null, last_error: expect.any(String) })
  await control('faults', { mode: 'none' })
})

test('the provider of age verification deletes its session, at a later attempt where it is down', async () => {
  const ana = await signUpOwner()
  const bia = await signUpOwner()
  for (const person of [ana, bia]) await verifyAge(person)
  const ageControl = (mode: string) =>
    fetch(`${stack.age_url}/_control/faults`, { method: 'POST', body: JSON.stringify({ mode }) })
  const sessions = async () => {
    const { sessions } = await (await fetch(`${stack.age_url}/_control/sessions`)).json()
    return sessions.map(({ attempt }: { attempt: string }) => attempt)
  }
  const attemptOf = async (person: typeof ana) =>
    (await person.client.from('age_verifications').select('id').single().throwOnError()).data.id
  const [gone, kept] = [await attemptOf(ana), await attemptOf(bia)]
  await ana.client.from('account_deletions').insert({ user_id: ana.userId }).throwOnError()
  await ageControl('down')
  expect((await call()).body).toEqual({ done: 1, failed: 1, given_up: 0 })
  expect(await sessions()).toEqual(expect.arrayContaining([gone, kept]))
  await ageControl('none')
  await sql(`update public.cleanup_tasks set next_attempt_at = now() where kind = 'delete_age_session'`)
  expect((await call()).body).toEqual({ done: 1, failed: 0, given_up: 0 })
  expect(await sessions()).not.toContain(gone)
  expect(await sessions()).toContain(kept)
})

test('a token kept after the deletion uploads nothing', async () => {
  const ana = await signUpOwner()
  await ana.client.from('account_deletions').insert({ user_id: ana.userId })
  const late = createClient(stack.api_url, stack.publishable_key, {
    accessToken: async () => ana.token,
  })
  const { error } = await late.storage
    .from('uploads')
    .upload(`${ana.restaurantId}/tarde.pdf`, pdf, { contentType: 'application/pdf' })
  expect(error).not.toBeNull()
  expect((await requestAutomation(ana, 'content_generation')).error).not.toBeNull()
  expect((await uploads.list(ana.restaurantId)).data).toEqual([])
  await call()
})

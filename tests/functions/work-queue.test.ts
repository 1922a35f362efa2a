/** The queue that works on requests after their owner has closed the browser. */
import { deliver } from '@consulting/deliver.ts'
import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import type { Database } from '@/data/database.types'
import { handleQueue, type QueueDependencies } from '../../supabase/functions/work-queue/handler.ts'
import { drinkAnswers } from './support/drinks.ts'
import {
  balanceOf,
  buy,
  invoke,
  requestAutomation,
  service,
  signUpOwner,
  sql,
  stack,
} from './support/stack.ts'

async function callQueue(key: string | null = stack.secret_key, method = 'POST') {
  const response = await fetch(`${stack.functions_url}/work-queue`, {
    method,
    headers: key === null ? {} : { apikey: key },
  })
  return { status: response.status, body: await response.json() }
}

/** Runs the handler in this process, where its engine can be observed. */
const work = (changes: Partial<QueueDependencies> = {}) =>
  handleQueue(new Request(stack.app_url, { method: 'POST', headers: { apikey: stack.secret_key } }), {
    service,
    deliver,
    ai: null,
    pause: async () => {},
    secretKey: stack.secret_key,
    ...changes,
  })

async function paidRequest(input: Record<string, string> = {}) {
  // Requests of earlier tests are not part of this one.
  await sql(
    `update public.automation_requests set status = 'failed' where status in ('pending', 'processing')`,
  )
  const ana = await signUpOwner()
  await buy(ana)
  const { data } = await requestAutomation(ana, 'drink_creation', { ...(await drinkAnswers()), ...input })
  if (!data) throw new Error('no request')
  return { ana, requestId: data.id }
}

const row = async (requestId: string) =>
  (
    await service
      .from('automation_requests')
      .select('status, progress, error_code, attempts, generated_content(id)')
      .eq('id', requestId)
      .single()
      .throwOnError()
  ).data

test.each([
  ['nothing', null],
  ['the publishable key', stack.publishable_key],
  ['a prefix of the key', stack.secret_key.slice(0, -1)],
])('is refused to a caller with %s', async (_, key) => {
  expect(await callQueue(key)).toEqual({ status: 401, body: { error: 'not_authenticated' } })
})

test('the owner’s token does not open it', async () => {
  const { token } = await signUpOwner()
  expect((await invoke('work-queue', {}, token)).status).toBe(401)
})

test('a request whose browser never calls gets its results, and nothing is left to do', async () => {
  const { ana, requestId } = await paidRequest()
  expect(await callQueue()).toEqual({ status: 200, body: { outcome: 'completed' } })
  const done = await row(requestId)
  expect(done).toMatchObject({ status: 'completed', progress: 100, attempts: 1 })
  expect(done.generated_content.length).toBeGreaterThanOrEqual(11)
  expect(await balanceOf(ana)).toBe(20)
  expect(await callQueue()).toEqual({ status: 200, body: { outcome: null } })
  // A browser that asks later learns that it is done.
  expect(await invoke('process-automation', { request_id: requestId }, ana.token)).toMatchObject({
    status: 200,
  })
})

test('the queue and the browser at once deliver once', async () => {
  const { ana, requestId } = await paidRequest()
  const [browser, ...queue] = await Promise.all([
    invoke('process-automation', { request_id: requestId }, ana.token),
    ...Array.from({ length: 5 }, () => callQueue()),
  ])
  const outcomes = queue.map(({ body }) => body.outcome)
  const delivered = outcomes.filter((outcome) => outcome === 'completed').length
  expect(outcomes.filter((outcome) => outcome !== 'completed' && outcome !== null)).toEqual([])
  // A browser that comes last learns that the queue has delivered.
  expect(browser.status === 202 ? [1] : [0, 1]).toContain(delivered)
  expect([200, 202]).toContain(browser.status)
  await expect.poll(async () => (await row(requestId)).status).toBe('completed')
  expect(await row(requestId)).toMatchObject({ attempts: 1 })
  expect(await balanceOf(ana)).toBe(20)
})

test('a request that cannot be fulfilled fails by its code, and its credits return', async () => {
  const { ana, requestId } = await paidRequest({ preferences: 'sem cachaça' })
  expect(await callQueue()).toEqual({ status: 200, body: { outcome: 'failed' } })
  expect(await row(requestId)).toMatchObject({ status: 'failed', generated_content: [] })
  expect(await balanceOf(ana)).toBe(220)
})

test('a lost database postpones the work with growing waits, and at the fifth failure its credits return', async () => {
  const { ana, requestId } = await paidRequest()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = createClient<Database>(stack.api_url, stack.secret_key, {
    auth: { persistSession: false },
    global: {
      fetch: async (input, init) =>
        String(input).endsWith('complete_automation_request')
          ? Response.json({ message: 'gone' }, { status: 503 })
          : fetch(input, init),
    },
  })
  const waits: number[] = []
  for (const attempt of [1, 2, 3, 4]) {
    expect(await (await work({ service: broken })).json()).toEqual({ outcome: 'postponed' })
    // Not due yet.
    expect(await (await work()).json()).toEqual({ outcome: null })
    const { data } = await service
      .from('automation_requests')
      .select('attempts, next_attempt_at')
      .eq('id', requestId)
      .single()
      .throwOnError()
    expect(data.attempts).toBe(attempt)
    waits.push(Math.round((Date.parse(data.next_attempt_at) - Date.now()) / 1000))
    await sql(`update public.automation_requests set next_attempt_at = now() where id = '${requestId}'`)
  }
  expect(waits.map((wait) => Math.ceil(wait / 5) * 5)).toEqual([5, 10, 20, 40])
  expect(await balanceOf(ana)).toBe(20)
  await work({ service: broken })
  said.mockRestore()
  expect(await row(requestId)).toMatchObject({
    status: 'failed',
    error_code: 'internal',
    generated_content: [],
  })
  expect(await balanceOf(ana)).toBe(220)
})

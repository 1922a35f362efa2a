import { EngineError } from '@consulting/base/errors.ts'
import { deliver } from '@consulting/deliver.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import type { Database } from '@/data/database.types'
import { drinkAnswers, worker } from './support/drinks.ts'
import {
  balanceOf,
  buy,
  invoke,
  type Person,
  requestAutomation,
  service,
  signUpOwner,
  sql,
  stack,
} from './support/stack.ts'

/** Lets the worker's lease expire. */
const endLease = (requestId: string) =>
  sql(`update public.automation_requests set claimed_until = now() where id = '${requestId}'`)

async function paidRequest() {
  const ana = await signUpOwner()
  await buy(ana)
  const { data } = await requestAutomation(ana, 'drink_creation', await drinkAnswers())
  if (!data) throw new Error('no request')
  return { ana, requestId: data.id }
}

const titlesOf = async (person: Person) =>
  (await person.client.from('generated_content').select('title, position').order('position')).data

describe('a request has one worker', () => {
  test('twenty calls at once run the engine once, and the others are told to wait', async () => {
    const { ana, requestId } = await paidRequest()
    let runs = 0
    const work = worker(ana, {
      deliver: (...input) => {
        runs++
        return deliver(...input)
      },
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => work(requestId)))
    expect(runs).toBe(1)
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
    expect(bodies.filter(([status]) => status === 200).length).toBeGreaterThanOrEqual(1)
    for (const [status, body] of bodies) {
      expect(body).toEqual({ status: status === 200 ? 'completed' : 'processing' })
    }
    expect(await balanceOf(ana)).toBe(20)
  })

  test('and another takes over when its lease has ended, not before', async () => {
    const { ana, requestId } = await paidRequest()
    const first = invoke('process-automation', { request_id: requestId }, ana.token)
    await expect
      .poll(async () => (await row(requestId)).progress, { timeout: 10_000, interval: 10 })
      .toBeGreaterThan(0)
    await fetch(stack.kill_functions_url)
    expect((await first).status).toBe(503)
    const again = () => invoke('process-automation', { request_id: requestId }, ana.token)
    // The functions may still be starting.
    await expect.poll(async () => (await again()).status, { timeout: 10_000 }).toBe(202)
    await endLease(requestId)
    expect(await again()).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(await balanceOf(ana)).toBe(20)
  })

  test('and one that lost its claim can neither complete nor fail it', async () => {
    const { ana, requestId } = await paidRequest()
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    const slow = worker(ana, { pause: () => asleep })(requestId)
    const failing = worker(ana, {
      deliver: () => {
        throw new EngineError('impossible_restrictions', 'Nada a fazer.')
      },
    })
    await expect.poll(async () => (await row(requestId)).progress, { timeout: 10_000 }).toBe(10)
    await endLease(requestId)
    expect((await worker(ana)(requestId)).status).toBe(200)
    const results = await titlesOf(ana)
    wake()
    expect((await slow).status).toBe(200)
    expect(await titlesOf(ana)).toEqual(results)
    expect((await failing(requestId)).status).toBe(200)
    expect(await row(requestId)).toMatchObject({ status: 'completed', error_code: null })
    expect(await balanceOf(ana)).toBe(20)
  })

  test('and one that throws after losing its claim leaves the request to the other', async () => {
    const { ana, requestId } = await paidRequest()
    const failing = worker(ana, {
      deliver: () => {
        throw new EngineError('impossible_restrictions', 'Nada a fazer.')
      },
      // Another worker takes the request between claim and failure.
      service: interruptedBefore('fail_automation_request', async () => {
        await endLease(requestId)
        await service.rpc('claim_automation_request', { p_request_id: requestId }).throwOnError()
      }),
    })
    const answer = await failing(requestId)
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'processing' }])
    expect(await row(requestId)).toMatchObject({ status: 'processing', error_code: null })
    expect(await balanceOf(ana)).toBe(20)
  })

  const row = async (requestId: string) =>
    (
      await service
        .from('automation_requests')
        .select('status, progress, error_code')
        .eq('id', requestId)
        .single()
        .throwOnError()
    ).data

  /** The server's client, with a hook before each call. */
  function interruptedBefore(call: string, happen: () => Promise<void>): SupabaseClient<Database> {
    const client = createClient<Database>(stack.api_url, stack.secret_key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          if (String(input).endsWith(call)) await happen()
          return fetch(input, init)
        },
      },
    })
    return client
  }
})

import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '@consulting/engine/errors.ts'
import { runEngine } from '@consulting/engine/index.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import type { Json } from '@/data/database.types'
import {
  type AutomationDependencies,
  handleAutomation,
} from '../../supabase/functions/process-automation/handler.ts'
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

const answers = {
  establishment_info: [] as string[],
  target_audience: [] as string[],
  equipment: [] as string[],
}

async function validAnswers() {
  const { drinkCreation } = await import('@consulting/automations/drink-creation.ts')
  const filled: Record<string, string | string[]> = { ...answers }
  for (const input of drinkCreation.inputs) {
    if (input.type === 'multiselect') filled[input.id] = input.options.slice(0, 3)
  }
  return { ...filled, preferences: 'sem lactose' }
}

test('turns the answers into stored drinks and completes the request', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  const answer = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } })
  const { data: row } = await ana.client
    .from('automation_requests')
    .select('status, progress, output_data, generated_content(title, content_type)')
    .single()
  expect(row).toMatchObject({ status: 'completed', progress: 100 })
  const recipes = row?.generated_content.filter((item) => item.content_type === 'recipe') ?? []
  expect(recipes.length).toBeGreaterThanOrEqual(10)
  expect(row?.output_data).toEqual({ results_count: row?.generated_content.length })
  expect(await balanceOf(ana)).toBe(20)
})

test('without the credits there is no request to work on', async () => {
  const ana = await signUpOwner()
  const { error } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  expect(error?.message).toContain('insufficient_credits: 200 needed, 0 available')
})

test('what cannot be done fails, says why and gives the credits back', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', {
    ...(await validAnswers()),
    preferences: 'sem cachaça',
  })
  expect(await balanceOf(ana)).toBe(20)
  const answer = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(answer).toMatchObject({ status: 422, body: { status: 'failed' } })
  expect(await balanceOf(ana)).toBe(220)
  const again = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(again.status).toBe(409)
  expect(await balanceOf(ana)).toBe(220)
})

test('answers that the wizard would not have sent fail and are refunded', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', { equipment: 'uma coqueteleira' })
  const answer = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(answer).toMatchObject({ status: 422, body: { code: 'answers_invalid' } })
  expect(await balanceOf(ana)).toBe(220)
})

test('a profile that lost its city after the request fails it, says why and gives the credits back', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  await ana.client.from('restaurants').update({ city: null }).eq('id', ana.restaurantId).throwOnError()
  const answer = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(answer).toMatchObject({ status: 422, body: { status: 'failed', code: 'profile_incomplete' } })
  expect(await balanceOf(ana)).toBe(220)
  const { error } = await requestAutomation(ana, 'content_generation')
  expect(error?.message).toContain('profile_incomplete: city')
})

test('a house asks for twenty free consultations an hour, and for no more', async () => {
  const ana = await signUpOwner()
  for (let asked = 0; asked < 20; asked++) {
    expect((await requestAutomation(ana, 'content_generation')).error).toBeNull()
  }
  const { error } = await requestAutomation(ana, 'content_generation')
  expect(error?.message).toContain('limit_reached: automation_requests')
})

/** As if the worker's lease had run out. */
const endLease = (requestId: string) =>
  sql(`update public.automation_requests set claimed_until = now() where id = '${requestId}'`)

async function paidRequest() {
  const ana = await signUpOwner()
  await buy(ana)
  const { data } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  if (!data) throw new Error('no request')
  return { ana, requestId: data.id }
}

const titlesOf = async (person: Person) =>
  (await person.client.from('generated_content').select('title, position').order('position')).data

describe('a request has one worker', () => {
  /** The function's own handler in this process, where its engine can be watched. */
  function worker(person: Person, changes: Partial<AutomationDependencies> = {}) {
    return (requestId: string) =>
      handleAutomation(
        new Request(stack.app_url, { method: 'POST', body: JSON.stringify({ request_id: requestId }) }),
        {
          authenticate: async () => ({ userId: person.userId, client: person.client }),
          service,
          runEngine,
          ai: null,
          pause: () => sleep(20),
          ...changes,
        },
      )
  }

  test('asked for twenty times at once the engine runs once, and the others are told to watch', async () => {
    const { ana, requestId } = await paidRequest()
    let runs = 0
    const work = worker(ana, {
      runEngine: (...input) => {
        runs++
        return runEngine(...input)
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

  test('one that dies is taken over when its lease has run out, and not before', async () => {
    const { ana, requestId } = await paidRequest()
    const first = invoke('process-automation', { request_id: requestId }, ana.token)
    setTimeout(() => fetch(stack.kill_functions_url), 500)
    expect((await first).status).toBe(503)
    const again = () => invoke('process-automation', { request_id: requestId }, ana.token)
    // The functions may still be on their way up.
    await expect.poll(async () => (await again()).status, { timeout: 10_000 }).toBe(202)
    await endLease(requestId)
    expect(await again()).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(await balanceOf(ana)).toBe(20)
  })

  test('one that was taken over completes and fails nothing any more', async () => {
    const { ana, requestId } = await paidRequest()
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    const slow = worker(ana, { pause: () => asleep })(requestId)
    const failing = worker(ana, {
      runEngine: () => {
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

  test('one that fails after it was taken over leaves the request to the other', async () => {
    const { ana, requestId } = await paidRequest()
    const failing = worker(ana, {
      runEngine: () => {
        throw new EngineError('impossible_restrictions', 'Nada a fazer.')
      },
      // Between its claim and its failure, another worker takes the request.
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

  /** The server's own client, which lets something happen before it makes a call. */
  function interruptedBefore(call: string, happen: () => Promise<void>): SupabaseClient {
    const client: SupabaseClient = createClient(stack.api_url, stack.secret_key, {
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

describe('refuses', () => {
  test("a stranger's request, which stays untouched", async () => {
    const ana = await signUpOwner()
    const bruno = await signUpOwner()
    const { data: request } = await requestAutomation(ana, 'content_generation')
    const answer = await invoke('process-automation', { request_id: request?.id }, bruno.token)
    expect(answer).toMatchObject({ status: 404, body: { code: 'request_not_found' } })
    expect((await ana.client.from('automation_requests').select('status').single()).data).toEqual({
      status: 'processing',
    })
  })

  test.each([[{}], [{ request_id: 'x' }], [[]], [null]])('the body %j', async (body) => {
    const ana = await signUpOwner()
    expect((await invoke('process-automation', body, ana.token)).status).toBe(400)
  })
})

describe('an uploaded file', () => {
  const pdf = new TextEncoder().encode('%PDF-1.4 um cardápio')
  const answersWith = async (path: string, name = 'cardapio.pdf') => {
    const { foodPairing } = await import('@consulting/automations/food-pairing.ts')
    const filled: Record<string, Json> = {
      menu_upload: {
        path,
        name,
        size: pdf.length,
        type: 'application/pdf',
        menu: { items: [{ name: 'Baião', category: null, description: null, price: 32, cost: null }] },
      },
    }
    for (const input of foodPairing.inputs) {
      if (input.type === 'multiselect') filled[input.id] = input.options.slice(0, 1)
      if (input.type === 'select') filled[input.id] = input.options[0] ?? ''
    }
    return filled
  }
  const upload = (person: Person, path: string, bytes = pdf, contentType = 'application/pdf') =>
    person.client.storage.from('uploads').upload(path, bytes, { contentType })
  const ask = async (person: Person, path: string, name?: string) => {
    const { data: request } = await requestAutomation(person, 'food_pairing', await answersWith(path, name))
    return invoke('process-automation', { request_id: request?.id }, person.token)
  }

  test('is stored in its own folder only, by type and size, and read by its owner only', async () => {
    const ana = await signUpOwner()
    const bruno = await signUpOwner()
    const path = `${ana.restaurantId}/${crypto.randomUUID()}.pdf`
    expect((await upload(ana, path)).error).toBeNull()
    expect((await upload(bruno, `${ana.restaurantId}/x.pdf`)).error?.message).toMatch(/row-level security/)
    expect(
      (await upload(ana, `${ana.restaurantId}/x.exe`, pdf, 'application/x-msdownload')).error,
    ).not.toBeNull()
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect((await upload(ana, `${ana.restaurantId}/grande.pdf`, large)).error).not.toBeNull()
    expect((await ana.client.storage.from('uploads').download(path)).error).toBeNull()
    expect((await bruno.client.storage.from('uploads').download(path)).error).not.toBeNull()
    expect((await bruno.client.storage.from('uploads').list(ana.restaurantId)).data).toEqual([])
  })

  test('is one of thirty that a house may send in an hour', async () => {
    const ana = await signUpOwner()
    for (let sent = 0; sent < 30; sent++) {
      expect((await upload(ana, `${ana.restaurantId}/${crypto.randomUUID()}.pdf`)).error).toBeNull()
    }
    const { error } = await upload(ana, `${ana.restaurantId}/${crypto.randomUUID()}.pdf`)
    expect(error?.message).toMatch(/row-level security/)
  })

  test('of a stranger, a missing one and a renamed program fail the request, and the credits come back', async () => {
    const ana = await signUpOwner()
    const bruno = await signUpOwner()
    await buy(ana, 'price_pacote_profissional')
    const foreign = `${bruno.restaurantId}/cardapio.pdf`
    await upload(bruno, foreign)
    const program = `${ana.restaurantId}/programa.pdf`
    await upload(ana, program, new Uint8Array([0x4d, 0x5a, 0x90, 0x00]))
    expect(await ask(ana, foreign)).toMatchObject({ status: 422, body: { code: 'file_missing' } })
    expect(await ask(ana, `${ana.restaurantId}/nada.pdf`)).toMatchObject({
      status: 422,
      body: { code: 'file_missing' },
    })
    expect(await ask(ana, program)).toMatchObject({ status: 422, body: { code: 'file_type' } })
    expect(await balanceOf(ana)).toBe(575)
  })
})

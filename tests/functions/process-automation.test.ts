import { setTimeout as sleep } from 'node:timers/promises'
import type { AiService } from '@consulting/ai/service.ts'
import type { EngineContext } from '@consulting/base/context.ts'
import { EngineError } from '@consulting/base/errors.ts'
import { deliver, WishViolation } from '@consulting/deliver.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Database, Json } from '@/data/database.types'
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
  const { definition: drinkCreation } = await import('@consulting/automations/drink-creation/definition.ts')
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

test('without credits there is no request to process', async () => {
  const ana = await signUpOwner()
  const { error } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  expect(error?.message).toContain('insufficient_credits: 200 needed, 0 available')
})

test('a request that cannot be fulfilled fails with a reason and returns the credits', async () => {
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

test('answers that the wizard would not send fail and are refunded', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', { equipment: 'uma coqueteleira' })
  const answer = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(answer).toMatchObject({ status: 422, body: { code: 'answers_invalid' } })
  expect(await balanceOf(ana)).toBe(220)
})

test('a profile without a city fails its request with a reason and returns the credits', async () => {
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

test('a restaurant may ask for twenty free consultations an hour', async () => {
  const ana = await signUpOwner()
  for (let asked = 0; asked < 20; asked++) {
    expect((await requestAutomation(ana, 'content_generation')).error).toBeNull()
  }
  const { error } = await requestAutomation(ana, 'content_generation')
  expect(error?.message).toContain('limit_reached: automation_requests')
})

/** Lets the worker's lease expire. */
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

/** Runs the handler in this process, where its engine can be observed. */
function worker(person: Person, changes: Partial<AutomationDependencies> = {}) {
  return (requestId: string) =>
    handleAutomation(
      new Request(stack.app_url, { method: 'POST', body: JSON.stringify({ request_id: requestId }) }),
      {
        authenticate: async () => ({ userId: person.userId, client: person.client }),
        service,
        deliver,
        ai: null,
        pause: () => sleep(20),
        ...changes,
      },
    )
}

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
    const { definition: foodPairing } = await import('@consulting/automations/food-pairing/definition.ts')
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

  test('is accepted by folder, type and size, and readable by its owner alone', async () => {
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

  test('is one of thirty that a restaurant may send in an hour', async () => {
    const ana = await signUpOwner()
    for (let sent = 0; sent < 30; sent++) {
      expect((await upload(ana, `${ana.restaurantId}/${crypto.randomUUID()}.pdf`)).error).toBeNull()
    }
    const { error } = await upload(ana, `${ana.restaurantId}/${crypto.randomUUID()}.pdf`)
    expect(error?.message).toMatch(/row-level security/)
  })

  test("that is a stranger's, missing or a renamed program fails the request and returns the credits", async () => {
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

describe('the request sheet', () => {
  const peanuts = { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'alergia a amendoim' }
  /** The texts in a prompt that the AI service may rewrite. */
  const asked = z.object({ textos: z.array(z.object({ id: z.string(), text: z.string() })) })
  const paid = async (input: Record<string, Json>) => {
    const ana = await signUpOwner()
    await buy(ana)
    const { data } = await requestAutomation(ana, 'drink_creation', { ...(await validAnswers()), ...input })
    if (!data) throw new Error('no request')
    return { ana, requestId: data.id }
  }
  const stored = async (person: Person) =>
    (
      await person.client
        .from('automation_requests')
        .select('status, error_code, wish_checks, generated_content(id)')
        .single()
        .throwOnError()
    ).data
  const run = (person: Person, requestId: string) =>
    invoke('process-automation', { request_id: requestId }, person.token)

  test('that the owner confirmed is answered, wish by wish', async () => {
    const { ana, requestId } = await paid({ request_sheet: { wishes: [peanuts], unread: [] } })
    expect(await run(ana, requestId)).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect((await stored(ana)).wish_checks).toMatchObject([{ wish: peanuts, outcome: 'met' }])
  })

  test('that is missing, as in old requests, is read from the answers', async () => {
    const { ana, requestId } = await paid({})
    expect(await run(ana, requestId)).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect((await stored(ana)).wish_checks).toBeInstanceOf(Array)
  })

  test('with a blocking passage fails the request and returns the credits', async () => {
    const unread = [{ text: 'alergia a xilindró', blocking: true, why: 'allergy' }]
    const { ana, requestId } = await paid({ request_sheet: { wishes: [peanuts], unread } })
    expect(await run(ana, requestId)).toMatchObject({ status: 422, body: { code: 'sheet_blocked' } })
    expect(await stored(ana)).toMatchObject({ status: 'failed', wish_checks: null, generated_content: [] })
    expect(await balanceOf(ana)).toBe(220)
  })

  test.each<[string, Json]>([
    ['no object', 'tudo'],
    ['null', null],
    ['an unknown wish', { wishes: [{ kind: 'magic', text: 'x' }], unread: [] }],
    ['too many wishes', { wishes: Array.from({ length: 401 }, () => peanuts), unread: [] }],
  ])('that is %s fails the request and returns the credits', async (_, sheet) => {
    const { ana, requestId } = await paid({ request_sheet: sheet })
    expect(await run(ana, requestId)).toMatchObject({ status: 422, body: { code: 'answers_invalid' } })
    expect(await balanceOf(ana)).toBe(220)
  })

  test('that the results contradict fails the request, delivers nothing and returns the credits', async () => {
    const { ana, requestId } = await paid({ request_sheet: { wishes: [peanuts], unread: [] } })
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await worker(ana, {
      deliver: async (...input) => {
        const delivery = await deliver(...input)
        throw new WishViolation({
          ...delivery,
          checks: delivery.checks.map((check) => ({ ...check, outcome: 'violated' })),
        })
      },
    })(requestId)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'wish_violated' }])
    expect(await stored(ana)).toMatchObject({
      status: 'failed',
      error_code: 'wish_violated',
      generated_content: [],
    })
    expect(await balanceOf(ana)).toBe(220)
    expect(said.mock.calls.flat().join(' ')).toContain('amendoim')
    said.mockRestore()
  })

  test.each([
    ['contradict a wish are not stored', 'Servido com amendoim torrado.', 'engine_fallback'],
    ['do not are stored', 'Servido à beira do mar.', 'ai'],
  ])('words of the AI service that %s', async (_, sentence, writer) => {
    const { ana, requestId } = await paid({ request_sheet: { wishes: [peanuts], unread: [] } })
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ai: AiService = {
      ask: async ({ prompt, schema }) => {
        const { textos } = asked.parse(JSON.parse(prompt))
        return z.parse(schema, { texts: textos.map(({ id, text }) => ({ id, text: `${text} ${sentence}` })) })
      },
    }
    expect((await worker(ana, { ai })(requestId)).status).toBe(200)
    said.mockRestore()
    const { data } = await ana.client.from('generated_content').select('content, metadata').throwOnError()
    expect(data.every(({ metadata }) => Reflect.get(Object(metadata), 'writer') === writer)).toBe(true)
    expect(JSON.stringify(data).includes(sentence)).toBe(writer === 'ai')
    expect((await stored(ana)).wish_checks).toMatchObject([{ wish: peanuts, outcome: 'met' }])
  })

  test('reaches the engine together with the owner’s house', async () => {
    const { ana, requestId } = await paid({ request_sheet: { wishes: [peanuts], unread: [] } })
    const bruno = await signUpOwner()
    for (const { client, restaurantId } of [ana, bruno]) {
      const name = client === ana.client ? 'Pastel' : 'Coxinha'
      await client
        .rpc('save_menu', { p_restaurant_id: restaurantId, p_items: [{ name, price: 18.9, position: 0 }] })
        .throwOnError()
    }
    await ana.client
      .from('house_settings')
      .upsert({ restaurant_id: ana.restaurantId, seats: 40, price_ceiling: 25, opening: { 1: null } })
      .throwOnError()
    await ana.client
      .from('ingredient_prices')
      .insert({ restaurant_id: ana.restaurantId, name: 'Limão', price: 5.5, amount: 1, unit: 'kg' })
      .throwOnError()
    await ana.client
      .rpc('save_competitor', {
        p_restaurant_id: ana.restaurantId,
        p_id: crypto.randomUUID(),
        p_name: 'Bar da Esquina',
        p_prices: [{ item: 'Pastel', price: 17 }],
      })
      .throwOnError()
    let context: EngineContext | undefined
    const answer = await worker(ana, {
      deliver: (type, answers, given) => {
        context = given
        return deliver(type, answers, given)
      },
    })(requestId)
    expect(answer.status).toBe(200)
    expect(context?.sheet.wishes).toMatchObject([peanuts])
    expect(context?.house).toMatchObject({
      menu: [{ name: 'Pastel', price: 18.9, cost: null, active: true }],
      ingredientPrices: { Limão: { price: 5.5, amount: 1, unit: 'kg' } },
      settings: { seats: 40, priceCeiling: 25, priceFloor: null, opening: { 1: null }, equipment: [] },
      competitors: [{ name: 'Bar da Esquina', prices: [{ item: 'Pastel', price: 17 }] }],
    })
  })
})

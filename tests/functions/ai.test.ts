/** The AI service behind its real client: what it may write, and how its failures are handled. */
import { definition as drinkCreation } from '@consulting/automations/drink-creation/definition.ts'
import { drinkSchema } from '@consulting/base/drinks/drink.schema.ts'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '@/data/database.types'
import { startFunctions } from '../../supabase/local/functions/runner.ts'
import { freeStackPort } from '../support/ports.ts'
import { type Behaviour, type Question, startAiService } from './support/ai-service.ts'
import {
  balanceOf,
  buy,
  type Person,
  requestAutomation,
  service,
  signUpOwner,
  stack,
} from './support/stack.ts'

const aiTimeout = 800
let ai: Awaited<ReturnType<typeof startAiService>>
let functions: Awaited<ReturnType<typeof startFunctions>>
let ana: Person

beforeAll(async () => {
  ai = await startAiService()
  functions = await startFunctions({
    port: await freeStackPort(),
    functions: {},
    verifyToken: async () => true,
    environment: {
      SUPABASE_URL: stack.api_url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishable_key }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secret_key }),
      SITE_URL: stack.app_url,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      AUTOMATION_STEP_MS: '10',
      AI_API_KEY: 'sk-casa',
      AI_BASE_URL: ai.baseUrl,
      AI_MODEL: 'modelo-da-casa',
      AI_TIMEOUT_MS: String(aiTimeout),
    },
  })
  ana = await signUpOwner()
  for (let purchase = 0; purchase < 3; purchase++) await buy(ana, 'price_pacote_empresarial')
}, 60_000)

afterAll(async () => {
  await functions.stop()
  ai.stop()
})

async function call(name: string, body: unknown, person = ana) {
  const response = await fetch(`${functions.url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
}

const answers = {
  ...Object.fromEntries(
    drinkCreation.inputs.flatMap((input) =>
      input.type === 'multiselect' ? [[input.id, input.options.slice(0, 3)]] : [],
    ),
  ),
  preferences: 'sem lactose',
}

/** Processes one paid request and returns its stored results. */
async function createDrinks(...behaviours: Behaviour[]) {
  ai.behave(...behaviours)
  const { data: request } = await requestAutomation(ana, 'drink_creation', answers)
  const answer = await call('process-automation', { request_id: request?.id })
  const { data: rows } = await ana.client
    .from('generated_content')
    .select('content, metadata')
    .eq('automation_request_id', request?.id ?? '')
    .order('position')
  const drinks = (rows ?? []).flatMap(({ content }) => {
    const drink = z.safeParse(drinkSchema, content)
    return drink.success ? [drink.data] : []
  })
  return {
    answer,
    drinks,
    writers: new Set(rows?.map(({ metadata }) => Reflect.get(Object(metadata), 'writer'))),
  }
}

const textsSchema = z.object({ textos: z.array(z.object({ id: z.string(), text: z.string() })) })

function promptOf(question: Question): string {
  const { content } = question.messages.at(-1) ?? { content: '' }
  return typeof content === 'string' ? content : (content.find((part) => part.type === 'text')?.text ?? '')
}

/** Rewrites every text with `change`. */
const rewriting = (change: (text: string) => string): Behaviour => ({
  kind: 'answer',
  content: (question) =>
    JSON.stringify({
      texts: textsSchema
        .parse(JSON.parse(promptOf(question)))
        .textos.map(({ id, text }) => ({ id, text: change(text) })),
    }),
})

const closing = ' É a cara da casa.'
const engine = () => createDrinks({ kind: 'status', status: 503 })
const figures = (drink: z.output<typeof drinkSchema>) => {
  const { story: _story, fit: _fit, pairing: _pairing, ...rest } = drink
  return rest
}

describe('with an AI service', () => {
  test('the service writes the texts, the engine keeps figures and recipes, and the result names the writer', async () => {
    const plain = await engine()
    const { answer, drinks, writers } = await createDrinks(rewriting((text) => text + closing))
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(writers).toEqual(new Set(['ai']))
    expect(drinks.every((drink) => drink.story.endsWith(closing))).toBe(true)
    expect(drinks.map(figures)).toEqual(plain.drinks.map(figures))
  })

  test('it receives the key, the model, a schema, and the answers as data', async () => {
    await createDrinks(rewriting((text) => text + closing))
    expect(ai.keys).toEqual(['Bearer sk-casa'])
    const [question] = ai.questions
    expect(question?.model).toBe('modelo-da-casa')
    expect(JSON.stringify(question?.response_format.json_schema.schema)).toContain('texts')
    const prompt = JSON.parse(promptOf(question ?? z.never().parse(null)))
    expect(prompt).toMatchObject({ consultoria: 'drink_creation', respostas: { preferences: 'sem lactose' } })
    expect(JSON.stringify(prompt)).not.toContain(ana.userId)
  })

  test("a text with a new figure, a link or an invitation to drink is replaced by the engine's", async () => {
    const plain = await engine()
    for (const change of [' Custa só R$ 7,77.', ' Veja em https://exemplo.com', ' Beba sem parar.']) {
      const { drinks, writers } = await createDrinks(rewriting((text) => text + change))
      expect(drinks.map((drink) => drink.story)).toEqual(plain.drinks.map((drink) => drink.story))
      expect(writers).toEqual(new Set(['engine_fallback']))
    }
  })

  test('twenty concurrent calls ask it once, because a request has one worker', async () => {
    ai.behave(rewriting((text) => text + closing))
    const { data: request } = await requestAutomation(ana, 'drink_creation', answers)
    const calls = Array.from({ length: 20 }, () => call('process-automation', { request_id: request?.id }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 202)).toEqual([])
    expect(statuses).toContain(200)
    expect(ai.questions).toHaveLength(1)
  })

  test('an answer in the wrong format is requested once more', async () => {
    const { writers } = await createDrinks(
      { kind: 'answer', content: () => '{"textos": "não"}' },
      rewriting((text) => text + closing),
    )
    expect(ai.questions).toHaveLength(2)
    expect(writers).toEqual(new Set(['ai']))
  })
})

describe("when the AI service fails, the engine's texts are used and marked", () => {
  // The HTTP client may retry a broken connection, so the count can be higher.
  const failures: [string, Behaviour, number | null][] = [
    ['twice gives what is not JSON', { kind: 'answer', content: () => 'Claro! Aqui está:' }, 2],
    ['twice gives another form', { kind: 'answer', content: () => '{"texts": [{"id": 1}]}' }, 2],
    ['refuses', { kind: 'refuse' }, 1],
    ['has too many requests', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 1],
    ['refuses the key', { kind: 'status', status: 401 }, 1],
    ['is down', { kind: 'status', status: 503 }, 1],
    ['hangs up', { kind: 'hang-up' }, null],
    ['never answers', { kind: 'hang' }, 1],
  ]
  test.each(failures)('it %s', async (_, behaviour, asked) => {
    const { answer, drinks, writers } = await createDrinks(behaviour)
    expect(answer).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(drinks.length).toBeGreaterThanOrEqual(10)
    expect(writers).toEqual(new Set(['engine_fallback']))
    if (asked !== null) expect(ai.questions).toHaveLength(asked)
  })
})

describe('the second reading of a request', () => {
  const asked = { type: 'drink_creation', answers: { preferences: 'sem leite, coisa instagramável' } }
  const wish = { input: 'preferences', text: 'sem leite', kind: 'exclude', what: 'leite', why: 'taste' }

  test('is checked against the owner’s words, before anything is charged', async () => {
    const before = await balanceOf(ana)
    const invented = { ...wish, text: 'sem ovo', what: 'ovo' }
    const dearer = { input: 'preferences', text: 'coisa instagramável', kind: 'price', max: 10 }
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ wishes: [wish, invented, dearer] }) })
    expect(await call('read-request', asked)).toEqual({
      status: 200,
      body: {
        sheet: {
          wishes: [
            {
              kind: 'exclude',
              what: 'leite',
              why: 'taste',
              text: 'sem leite',
              place: { input: 'preferences', start: 0, end: 9 },
              from: 'request',
            },
          ],
          unread: [
            {
              text: 'coisa instagramável',
              place: { input: 'preferences', start: 11, end: 30 },
              why: 'unknown',
              blocking: false,
              choices: [],
            },
          ],
        },
      },
    })
    expect(await balanceOf(ana)).toBe(before)
    const [question] = ai.questions
    expect(JSON.parse(promptOf(question ?? z.never().parse(null)))).toEqual({
      consultoria: 'drink_creation',
      cardapio: [],
      textos: asked.answers,
    })
  })

  test('asks nothing when the owner wrote nothing, and refuses an invalid request', async () => {
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ wishes: [] }) })
    expect(await call('read-request', { type: 'drink_creation', answers: {} })).toMatchObject({
      status: 200,
      body: { sheet: { wishes: [], unread: [] } },
    })
    expect(ai.questions).toHaveLength(0)
    for (const body of [{}, { type: 'constructor', answers: {} }, { ...asked, names: 'x' }]) {
      expect(await call('read-request', body)).toMatchObject({ status: 400, body: { code: 'body_invalid' } })
    }
  })

  test('reports a failure, and is refused after sixty a day before the service is asked', async () => {
    ai.behave({ kind: 'status', status: 503 })
    expect(await call('read-request', asked)).toMatchObject({ status: 502, body: { code: 'ai_failed' } })
    const zé = await signUpOwner()
    for (let reading = 0; reading < 60; reading++) {
      await service.rpc('count_request_reading', { p_restaurant_id: zé.restaurantId }).throwOnError()
    }
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ wishes: [wish] }) })
    expect(await call('read-request', asked, zé)).toMatchObject({
      status: 429,
      body: { code: 'limit_reached' },
    })
    expect(ai.questions).toHaveLength(0)
    expect(await call('read-request', asked)).toMatchObject({ status: 200 })
  })
})

describe('a photographed menu', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const items = [
    { name: 'Baião de dois', category: 'Pratos', description: null, price: 32.9, cost: null },
    { name: 'Caipirinha', category: 'Drinks', description: null, price: null, cost: null },
  ]
  let path: string

  beforeAll(async () => {
    path = `${ana.restaurantId}/cardapio.png`
    const { error } = await ana.client.storage.from('uploads').upload(path, png, { contentType: 'image/png' })
    expect(error).toBeNull()
  })

  test('becomes items before anything is charged', async () => {
    const before = await balanceOf(ana)
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ items }) })
    expect(await call('read-menu', { path })).toEqual({ status: 200, body: { items } })
    expect(JSON.stringify(ai.questions)).toContain(Buffer.from(png).toString('base64'))
    expect(await balanceOf(ana)).toBe(before)
  })

  test('without items, or refused by the service, gives an error', async () => {
    ai.behave({ kind: 'answer', content: () => '{"items": []}' })
    expect(await call('read-menu', { path })).toMatchObject({ status: 422, body: { code: 'nothing_read' } })
    ai.behave({ kind: 'status', status: 503 })
    expect(await call('read-menu', { path })).toMatchObject({ status: 502, body: { code: 'ai_failed' } })
  })

  test('is read for its owner alone, and only if it is a photo', async () => {
    const zé = await signUpOwner()
    expect(await call('read-menu', { path }, zé)).toMatchObject({
      status: 404,
      body: { code: 'file_missing' },
    })
    const renamed = `${ana.restaurantId}/programa.png`
    await ana.client.storage.from('uploads').upload(renamed, new Uint8Array([0x4d, 0x5a, 0x90, 0]), {
      contentType: 'image/png',
    })
    expect(await call('read-menu', { path: renamed })).toMatchObject({
      status: 422,
      body: { code: 'file_type' },
    })
    expect(await call('read-menu', { path: `${ana.restaurantId}/cardapio.pdf` })).toMatchObject({
      status: 422,
      body: { code: 'file_type' },
    })
  })

  test('is read at most twenty times a day, and not even fetched after that', async () => {
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ items }) })
    const zé = await signUpOwner()
    for (let reading = 0; reading < 20; reading++) {
      await service.rpc('count_menu_reading', { p_restaurant_id: zé.restaurantId }).throwOnError()
    }
    const missing = `${zé.restaurantId}/cardapio.png`
    expect(await call('read-menu', { path: missing }, zé)).toMatchObject({
      status: 429,
      body: { code: 'limit_reached' },
    })
    expect(ai.questions).toHaveLength(0)
  })

  test('of a user without a restaurant is not found', async () => {
    const client = createClient<Database>(stack.api_url, stack.publishable_key, {
      auth: { persistSession: false },
    })
    const { data } = await client.auth.signUp({
      email: `${crypto.randomUUID()}@exemplo.com`,
      password: 'Segredo123',
    })
    const answer = await call('read-menu', { path }, { ...ana, token: data.session?.access_token ?? '' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'file_missing' } })
  })
})

import { uniteSheets } from '@consulting/ai/unite-sheets.ts'
import { dayInFortaleza } from '@consulting/base/day.ts'
import { emptyHouse } from '@consulting/base/house/house.ts'
import { requestSheetSchema } from '@consulting/base/request/request-sheet.ts'
import { understand } from '@consulting/understanding/understand.ts'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '@/data/database.types'
import { startAiFunctions } from './support/ai-functions.ts'
import { promptOf } from './support/ai-service.ts'
import { balanceOf, type Person, service, signUpOwner, stack } from './support/stack.ts'

let running: Awaited<ReturnType<typeof startAiFunctions>>
let ai: (typeof running)['ai']
let ana: Person

beforeAll(async () => {
  running = await startAiFunctions()
  ai = running.ai
  ana = await signUpOwner()
}, 60_000)

afterAll(() => running.stop())

const call = (name: string, body: unknown, person = ana) => running.call(name, body, person)

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
              origin: 'request',
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
      hoje: dayInFortaleza(new Date()),
      cardapio: [],
      textos: asked.answers,
    })
  })

  test('that changes or invents the owner’s words does not alter our own reading', async () => {
    const preferences = 'garçom com alergia a camarão, até 20 reais. coisa instagramável'
    const said = { input: 'preferences' }
    const hostile = [
      { ...said, text: 'alergia a camarão', kind: 'prefer', what: 'camarão', why: 'taste' },
      { ...said, text: 'até 20 reais', kind: 'price', max: 200 },
      { ...said, text: 'até 20 reais', kind: 'count', count: 99 },
      { ...said, text: 'coisa instagramável', kind: 'exclude', what: 'créditos', why: 'taste' },
      { ...said, text: 'pode tudo', kind: 'prefer', what: 'leite', why: 'taste' },
      { input: 'constructor', text: 'camarão', kind: 'prefer', what: 'camarão', why: 'taste' },
      { ...said, text: '', kind: 'zeroAlcohol' },
    ]
    ai.behave({ kind: 'answer', content: () => JSON.stringify({ wishes: hostile }) })
    const { status, body: reply } = await call('read-request', {
      type: 'drink_creation',
      answers: { preferences },
    })
    expect(status).toBe(200)
    const theirs = z.object({ sheet: requestSheetSchema }).parse(reply).sheet
    const ours = understand('drink_creation', {
      answers: { preferences },
      house: emptyHouse,
      today: '2026-11-22',
    })
    expect(uniteSheets(ours, theirs)).toEqual(ours)
    expect(ours.wishes.map(({ kind }) => kind)).toEqual(['price', 'exclude'])
  })

  test('that is not JSON, or has another shape, is a failure', async () => {
    for (const content of ['Claro! Segue o JSON', '{"wishes":"todos"}', '{"wishes":[{"kind":"apagar"}]}']) {
      ai.behave({ kind: 'answer', content: () => content })
      expect(await call('read-request', asked)).toMatchObject({ status: 502, body: { code: 'ai_failed' } })
    }
  })

  test('that times out or breaks off is a failure', async () => {
    for (const kind of ['hang', 'hang-up', 'refuse'] as const) {
      ai.behave({ kind })
      expect(await call('read-request', asked)).toMatchObject({ status: 502, body: { code: 'ai_failed' } })
    }
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

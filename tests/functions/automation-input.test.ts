import type { AiService } from '@consulting/ai/service.ts'
import type { EngineContext } from '@consulting/base/context.ts'
import { deliver, WishViolation } from '@consulting/deliver.ts'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Json } from '@/data/database.types'
import { drinkAnswers, worker } from './support/drinks.ts'
import { balanceOf, buy, invoke, type Person, requestAutomation, signUpOwner } from './support/stack.ts'

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

  test('is read from the restaurant’s own folder, by whatever path another is named', async () => {
    const ana = await signUpOwner()
    const bruno = await signUpOwner()
    await buy(ana, 'price_pacote_profissional')
    await upload(bruno, `${bruno.restaurantId}/cardapio.pdf`)
    await upload(ana, `${ana.restaurantId}/cardapio.pdf`)
    for (const way of ['..', '%2e%2e', 'pasta/../..']) {
      expect(await ask(ana, `${ana.restaurantId}/${way}/${bruno.restaurantId}/cardapio.pdf`)).toMatchObject({
        status: 422,
        body: { code: 'file_missing' },
      })
    }
    // Control: the file of the own folder is found.
    expect((await ask(ana, `${ana.restaurantId}/cardapio.pdf`)).body.code).not.toBe('file_missing')
  })
})

describe('the request sheet', () => {
  const peanuts = { kind: 'exclude', what: 'amendoim', why: 'allergy', text: 'alergia a amendoim' }
  /** The texts in a prompt that the AI service may rewrite. */
  const asked = z.object({ textos: z.array(z.object({ id: z.string(), text: z.string() })) })
  const paid = async (input: Record<string, Json>) => {
    const ana = await signUpOwner()
    await buy(ana)
    const { data } = await requestAutomation(ana, 'drink_creation', { ...(await drinkAnswers()), ...input })
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

  test('tells the owner what was not understood', async () => {
    const unread = [{ text: 'bota fé', why: 'unknown', blocking: false }]
    const { ana } = await paid({ request_sheet: { wishes: [peanuts], unread } })
    const { data } = await ana.client
      .from('automation_requests')
      .select('unread:input_data->request_sheet->unread')
      .single()
      .throwOnError()
    expect(data.unread).toMatchObject(unread)
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

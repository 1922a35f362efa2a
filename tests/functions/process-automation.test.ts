import { describe, expect, test } from 'vitest'
import type { Json } from '@/data/database.types'
import {
  balanceOf,
  buy,
  invoke,
  type Person,
  requestAutomation,
  signUpOwner,
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

test('called twice at once it generates once', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  const call = () => invoke('process-automation', { request_id: request?.id }, ana.token)
  const both = await Promise.all([call(), call()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { data: contents } = await ana.client.from('generated_content').select('position')
  expect(new Set(contents?.map((item) => item.position)).size).toBe(contents?.length)
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

test('a request survives the death of the functions and is finished by the next call', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await validAnswers())
  const first = invoke('process-automation', { request_id: request?.id }, ana.token)
  setTimeout(() => fetch(stack.kill_functions_url), 500)
  expect((await first).status).toBe(503)
  const second = await invoke('process-automation', { request_id: request?.id }, ana.token)
  expect(second).toMatchObject({ status: 200, body: { status: 'completed' } })
  expect(await balanceOf(ana)).toBe(20)
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

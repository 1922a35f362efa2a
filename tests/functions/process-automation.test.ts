import { describe, expect, test } from 'vitest'
import { drinkAnswers } from './support/drinks.ts'
import { balanceOf, buy, invoke, requestAutomation, signUpOwner } from './support/stack.ts'

test('turns the answers into stored drinks and completes the request', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await drinkAnswers())
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
  const { error } = await requestAutomation(ana, 'drink_creation', await drinkAnswers())
  expect(error?.message).toContain('insufficient_credits: 200 needed, 0 available')
})

test('a request that cannot be fulfilled fails with a reason and returns the credits', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', {
    ...(await drinkAnswers()),
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
  const { data: request } = await requestAutomation(ana, 'drink_creation', await drinkAnswers())
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

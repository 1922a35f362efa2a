/** The embedded stack answers in the shapes of a hosted project, so that no production code bends for it. */
import { expect, test } from 'vitest'
import { requestAutomation, service, signUpOwner } from './support/stack.ts'

test('a business error has PostgREST’s status and code, and no prefix', async () => {
  const ana = await signUpOwner()
  const { error, status } = await requestAutomation(ana, 'drink_creation')
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 'P0001', message: 'insufficient_credits: 200 needed, 0 available' })
})

test('a value that a constraint refuses is told by its SQLSTATE', async () => {
  const ana = await signUpOwner()
  const { error, status } = await ana.client
    .from('restaurants')
    .update({ contact_phone: 'ramal 4' })
    .eq('id', ana.restaurantId)
  expect([status, error?.code]).toEqual([400, '23514'])
})

test('an insert that asks for one row with an embedded table gets one object', async () => {
  const ana = await signUpOwner()
  const { data: automation } = await ana.client
    .from('automations_catalog')
    .select('id, name')
    .eq('type', 'content_generation')
    .single()
  const { data, error } = await ana.client
    .from('automation_requests')
    .insert({ restaurant_id: ana.restaurantId, automation_id: automation?.id ?? '' })
    .select('status, automations_catalog(name)')
    .single()
  expect(error).toBeNull()
  expect(data).toEqual({ status: 'processing', automations_catalog: { name: automation?.name } })
})

test('numbers of every size are numbers, and moments have a T', async () => {
  const ana = await signUpOwner()
  await service.rpc('place_order', {
    p_user_id: ana.userId,
    p_items: [{ price_id: 'price_cachaca_alambique', quantity: 2 }],
  })
  const { data: orders } = await service.rpc('reconciliation_orders', { p_since: '2020-01-01' })
  expect(orders?.find(({ amount }) => amount === 5000)).toBeDefined()
  const { data: house } = await ana.client.from('restaurants').select('created_at').single()
  expect(house?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
})

test('storage lists names within the folder that was asked for', async () => {
  const ana = await signUpOwner()
  const bucket = ana.client.storage.from('uploads')
  const { error } = await bucket.upload(`${ana.restaurantId}/vendas.csv`, new TextEncoder().encode('a;b'), {
    contentType: 'text/csv',
  })
  expect(error).toBeNull()
  const { data } = await bucket.list(ana.restaurantId)
  expect(data?.map(({ name }) => name)).toEqual(['vendas.csv'])
})

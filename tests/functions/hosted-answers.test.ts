/** The embedded stack answers like a hosted project, so production code needs no special cases. */
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import type { Database } from '@/data/database.types'
import { requestAutomation, service, signUpOwner, stack, verifyAge } from './support/stack.ts'

test('a business error has PostgREST’s status and code, and no prefix', async () => {
  const ana = await signUpOwner()
  const { error, status } = await requestAutomation(ana, 'drink_creation')
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: 'P0001', message: 'insufficient_credits: 200 needed, 0 available' })
})

test('a violated constraint gives its SQLSTATE', async () => {
  const ana = await signUpOwner()
  const { error, status } = await ana.client
    .from('restaurants')
    .update({ contact_phone: 'ramal 4' })
    .eq('id', ana.restaurantId)
  expect([status, error?.code]).toEqual([400, '23514'])
})

test('an insert of one row with an embedded table returns one object', async () => {
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

test('integers of every size are numbers, and timestamps have a T', async () => {
  const ana = await signUpOwner()
  await verifyAge(ana)
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

describe('a table that a role has no grant for', () => {
  const visitor = () => createClient<Database>(stack.api_url, stack.publishable_key)

  test('refuses a visitor with 401, and shows them the table that they may read', async () => {
    const { status, error } = await visitor().from('restaurants').select('id')
    expect([status, error?.code]).toEqual([401, '42501'])
    const { data } = await visitor().from('service_areas').select('city').limit(1)
    expect(data).toHaveLength(1)
  })

  test('refuses an owner with 403, and lets the server read it', async () => {
    const ana = await signUpOwner()
    const { status, error } = await ana.client.from('cleanup_tasks').select('id')
    expect([status, error?.code]).toEqual([403, '42501'])
    expect((await service.from('cleanup_tasks').select('id').limit(1)).error).toBeNull()
  })

  test('refuses a column that the grant leaves out', async () => {
    const ana = await signUpOwner()
    const change = (values: { seen_at: string } | { earned_at: string }) =>
      ana.client.from('user_achievements').update(values).eq('restaurant_id', ana.restaurantId)
    expect((await change({ seen_at: '2026-11-20T12:00:00Z' })).error).toBeNull()
    const { status, error } = await change({ earned_at: '2026-11-20T12:00:00Z' })
    expect([status, error?.code]).toEqual([403, '42501'])
  })
})

test('the database knows the headers of a request: the public forms count by address', async () => {
  const from = (address: string) =>
    createClient<Database>(stack.api_url, stack.publishable_key, {
      global: { headers: { 'x-forwarded-for': `${address}, 10.0.0.1` } },
    })
  const subscribe = (address: string) =>
    from(address)
      .from('newsletter_subscribers')
      .insert({ email: `${crypto.randomUUID()}@exemplo.com` })
  const answers = await Promise.all(Array.from({ length: 21 }, () => subscribe('198.51.100.7')))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(20)
  expect(answers.find(({ error }) => error)?.error?.message).toContain('limit_reached: ')
  expect((await subscribe('198.51.100.8')).error).toBeNull()
})

/** Limits on free actions, by restaurant and by address. */
import { beforeAll, describe, expect, test } from 'vitest'
import { randomCnpj } from '../support/cnpj.ts'
import {
  automationId,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  placeOrder,
  requestAutomation,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase(10)

/** Reads a limit from the table that support may change. */
async function most(action: string, subject = 'house'): Promise<number> {
  const [row] = await db.sql<{ most: string }[]>`
    select most from private.use_limits where action = ${action} and subject = ${subject} order by per limit 1`
  return Number(row?.most)
}

const setMost = (action: string, value: number, subject = 'house') =>
  db.sql`update private.use_limits set most = ${value} where action = ${action} and subject = ${subject}`

/** Moves all counted uses back in time. */
const wait = (interval: string) => db.sql`update private.uses set until = until - ${interval}::interval`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const ways: Record<string, (who: Owner) => Promise<unknown>> = {
  automation_requests: (who) => requestAutomation(db, who, { type: 'content_generation' }),
  orders: (who) =>
    db.as(
      server,
      (sql) => sql`
        select public.place_order(${who.userId}, ${sql.json([{ price_id: 'price_pacote_iniciante', quantity: 1 }])}, false)`,
    ),
  workshops: (who) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into public.workshops (restaurant_id, automation_type, scheduled_date)
        values (${who.restaurantId}, 'team_training', ${inDays(5)})`,
    ),
  menu_readings: (who) => db.as(server, (sql) => sql`select public.count_menu_reading(${who.restaurantId})`),
  request_readings: (who) =>
    db.as(server, (sql) => sql`select public.count_request_reading(${who.restaurantId})`),
  uploads: (who) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into storage.objects (bucket_id, name, metadata)
        values ('uploads', ${`${who.restaurantId}/${crypto.randomUUID()}.pdf`}, '{"size": 1000}')`,
    ),
}

/** Storage hides our error code. */
const refusals: Record<string, string> = { uploads: 'row-level security' }

describe.each(Object.keys(ways))('%s', (action) => {
  const act = (who: Owner) => ways[action]?.(who)

  test('are limited for each restaurant, and possible again later', async () => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    const limit = await most(action)
    expect(limit).toBeGreaterThanOrEqual(10)
    for (let n = 0; n < limit; n++) await act(ana)
    await expect(act(ana)).rejects.toThrow(refusals[action] ?? `limit_reached: ${action}`)
    await act(bruno)
    await wait('1 day')
    await db.sql`update storage.objects set created_at = created_at - interval '1 day'`
    await act(ana)
  })

  test('are limited across ten concurrent connections', async () => {
    const ana = await createOwner(db)
    const limit = await most(action)
    const results = await Promise.allSettled(Array.from({ length: limit + 30 }, () => act(ana)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
    for (const result of results) {
      if (result.status === 'rejected')
        expect(String(result.reason)).toContain(refusals[action] ?? 'limit_reached')
    }
  })
})

test('a refused statement does not count', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  const automation = await automationId(db, 'content_generation')
  await expect(
    db.as(
      owner(bruno),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id) values (${ana.restaurantId}, ${automation})`,
    ),
  ).rejects.toThrow('row-level security')
  await expect(requestAutomation(db, ana)).rejects.toThrow('insufficient_credits')
  expect(await db.sql`select from private.uses where subject = ${ana.restaurantId}`).toHaveLength(0)
})

test('asking again for the same purchase does not count', async () => {
  const ana = await createOwner(db)
  const limit = await most('orders')
  const first = await placeOrder(db, ana, 'price_pacote_iniciante')
  for (let n = 0; n < limit + 5; n++) {
    expect((await placeOrder(db, ana, 'price_pacote_iniciante')).order_id).toBe(first.order_id)
  }
})

test('have a limit that support can raise', async () => {
  const ana = await createOwner(db)
  await setMost('workshops', 2)
  await ways.workshops?.(ana)
  await ways.workshops?.(ana)
  await expect(ways.workshops?.(ana)).rejects.toThrow('limit_reached: workshops, 2 in 01:00:00')
  await setMost('workshops', 10)
  await ways.workshops?.(ana)
})

test('the event of a premium order does not count as a booking', async () => {
  const ana = await createOwner(db)
  await db.sql`insert into public.workshops (restaurant_id, automation_type) values (${ana.restaurantId}, 'exclusive_event')`
  expect(await db.sql`select from private.uses where subject = ${ana.restaurantId}`).toHaveLength(0)
})

describe('uploads', () => {
  const put = (who: Owner, bytes: number) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into storage.objects (bucket_id, name, metadata)
        values ('uploads', ${`${who.restaurantId}/${crypto.randomUUID()}.pdf`}, ${sql.json({ size: bytes })})`,
    )
  const age = () => db.sql`update storage.objects set created_at = created_at - interval '2 hours'`

  test('are limited by number, and a deleted file makes room', async () => {
    const ana = await createOwner(db)
    const limit = await most('kept_files')
    for (let n = 0; n < limit; n++) {
      if (n % 20 === 0) await age()
      await put(ana, 1000)
    }
    await age()
    await expect(put(ana, 1000)).rejects.toThrow('row-level security')
    await db.as(
      owner(ana),
      (sql) => sql`delete from storage.objects where id = (select id from storage.objects limit 1)`,
    )
    await put(ana, 1000)
  })

  test('are limited by total size', async () => {
    const ana = await createOwner(db)
    const bytes = await most('kept_bytes')
    await put(ana, bytes - 1)
    await put(ana, 1000)
    await expect(put(ana, 1)).rejects.toThrow('row-level security')
  })
})

describe('public forms', () => {
  type Headers = Record<string, string>
  const from = (
    headers: Headers,
    work: (sql: Parameters<Parameters<typeof db.as>[1]>[0]) => Promise<unknown>,
  ) =>
    db.as(visitor, async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`
      return work(sql)
    })
  const subscribe = (headers: Headers) =>
    from(
      headers,
      (sql) =>
        sql`insert into public.newsletter_subscribers (email) values (${`${crypto.randomUUID()}@exemplo.com`})`,
    )
  const join = (headers: Headers) =>
    from(
      headers,
      (sql) =>
        sql`insert into public.expansion_waitlist ${sql({
          email: 'ana@exemplo.com',
          restaurant_name: 'Bar da Ana',
          cnpj: randomCnpj(),
          contact_name: 'Ana',
          contact_phone: '84999990000',
          city: 'Natal',
          state: 'Rio Grande do Norte',
          state_code: 'RN',
          establishment_type: 'bar',
          interested_in: ['análise de vendas'],
          monthly_revenue_range: '10k_30k',
        })}`,
    )

  const forms: Record<string, (headers: Headers) => Promise<unknown>> = {
    newsletter_subscribers: subscribe,
    expansion_waitlist: join,
  }

  beforeAll(async () => {
    await db.sql`delete from private.uses`
  })

  test.each(Object.keys(forms))('%s limits one address, however its rows arrive', async (form) => {
    const send = (headers: Headers) => forms[form]?.(headers)
    const limit = await most(form, 'address')
    const results = await Promise.allSettled(
      Array.from({ length: limit + 15 }, () => send({ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
    await expect(
      send({ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.9' }),
    ).rejects.toThrow(`limit_reached: ${form}`)
    await send({ 'x-forwarded-for': '198.51.100.8' })
    await wait('1 hour')
    await send({ 'x-forwarded-for': '198.51.100.7' })
  })

  test('addresses of one IPv6 network share a limit', async () => {
    const limit = await most('newsletter_subscribers', 'address')
    for (let n = 0; n < limit; n++) await subscribe({ 'x-forwarded-for': `2001:db8:1:2::${n}` })
    await expect(subscribe({ 'x-forwarded-for': '2001:db8:1:2:ffff::1' })).rejects.toThrow('limit_reached')
    await subscribe({ 'x-forwarded-for': '2001:db8:1:3::1' })
  })

  test('senders without a valid address share one limit', async () => {
    await db.sql`delete from private.uses`
    await setMost('newsletter_subscribers', 3, 'everybody')
    await subscribe({})
    await subscribe({ 'x-forwarded-for': 'unknown' })
    await db.as(
      visitor,
      (sql) => sql`insert into public.newsletter_subscribers (email) values ('sem@exemplo.com')`,
    )
    await expect(subscribe({ 'x-forwarded-for': '' })).rejects.toThrow('limit_reached')
    await subscribe({ 'cf-connecting-ip': '203.0.113.77' })
  })

  test('an address that only the sender’s own header names does not escape the shared limit', async () => {
    await db.sql`delete from private.uses`
    await setMost('newsletter_subscribers', 3, 'everybody')
    const forge = (n: number) => subscribe({ 'x-forwarded-for': `203.0.113.${n}, 10.0.0.1` })
    for (const n of [1, 2, 3]) await forge(n)
    await expect(forge(4)).rejects.toThrow('limit_reached')
    await expect(subscribe({ forwarded: 'for=203.0.113.5' })).rejects.toThrow('limit_reached')
    await expect(subscribe({ 'x-real-ip': '203.0.113.6' })).rejects.toThrow('limit_reached')
    for (const n of [1, 2, 3, 4]) await subscribe({ 'cf-connecting-ip': `203.0.113.${n}` })
  })

  test('an address is stored only as a salted hash, for a day', async () => {
    await db.sql`delete from private.uses`
    await subscribe({ 'x-forwarded-for': '203.0.113.20' })
    const [row] = await db.sql`select subject from private.uses where action = 'newsletter_subscribers'`
    expect(String(row?.subject)).toMatch(/^[0-9a-f]{64}$/)
    const [guess] = await db.sql`select encode(sha256('203.0.113.20/32'::bytea), 'hex') as hash`
    expect(row?.subject).not.toBe(guess?.hash)
    await wait('25 hours')
    await subscribe({ 'x-forwarded-for': '203.0.113.21' })
    expect(await db.sql`select from private.uses where subject = ${String(row?.subject)}`).toHaveLength(0)
  })
})

test('clients can reach neither limits, counts, salt nor functions', async () => {
  const ana = await createOwner(db)
  for (const statement of [
    'select * from private.use_limits',
    'update private.use_limits set most = 1000000',
    'select * from private.uses',
    'delete from private.uses',
    'select * from private.address_salt',
    `select private.count_use('workshops', 'house', 'x')`,
    'select private.forget_uses()',
    'select public.count_menu_reading(gen_random_uuid())',
    'select public.count_request_reading(gen_random_uuid())',
  ]) {
    await expect(db.as(owner(ana), (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    await expect(db.as(visitor, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  }
})

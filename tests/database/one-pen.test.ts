/** Only the ledger's functions write credits. Neither the service key nor manual statements may. */
import { beforeAll, describe, expect, test } from 'vitest'
import {
  asLedger,
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  ledgerFaults,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()
let ana: Owner

beforeAll(async () => {
  // Older Supabase projects grant everything by default.
  await db.sql`grant all on all tables in schema public to anon, authenticated, service_role`
  ana = await createOwner(db)
  await buy(db, ana)
})

/** Runs a statement once with the service key and once as the database's owner. */
const asAnybody = (statement: string) => [
  () => db.as(server, (sql) => sql.unsafe(statement)),
  () => db.sql.unsafe(statement),
]

describe('the role of the ledger', () => {
  test.each([
    ['the balance', `update public.restaurants set consulting_credit_balance = 9999`],
    [
      'a first balance',
      `insert into public.restaurants (name, cnpj, consulting_credit_balance) values ('Bar', '12ABC34501DE35', 10)`,
    ],
    [
      'a ledger entry',
      `insert into public.credit_transactions (restaurant_id, transaction_type, amount, source, source_id, balance_after)
       select id, 'bonus', 100, 'order', 'x', 320 from public.restaurants`,
    ],
    [
      'a lot',
      `insert into public.credit_lots (restaurant_id, kind, source, source_id, granted, remaining, granted_at, expires_at)
       select id, 'bonus', 'order', 'x', 100, 100, now(), now() + interval '1 year' from public.restaurants`,
    ],
    ['what is left in a lot', `update public.credit_lots set remaining = granted - 1`],
    ['the end of a lot', `delete from public.credit_lots`],
    ['the end of the ledger', `truncate public.credit_transactions, public.credit_lots cascade`],
    ['the end of a request', `delete from public.automation_requests`],
  ])('refuses %s from the service key and from the database owner', async (_, statement) => {
    await requestAutomation(db, ana, { type: 'content_generation' })
    for (const attempt of asAnybody(statement))
      await expect(attempt()).rejects.toThrow(/ledger_only|append_only|permission denied/)
    expect(await balanceOf(db, ana)).toBe(220)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test("writes within the ledger's functions", async () => {
    await asLedger(
      db,
      (sql) =>
        sql`update public.restaurants set consulting_credit_balance = 219 where id = ${ana.restaurantId}`,
    )
    expect(await balanceOf(db, ana)).toBe(219)
    await asLedger(
      db,
      (sql) =>
        sql`update public.restaurants set consulting_credit_balance = 220 where id = ${ana.restaurantId}`,
    )
  })

  test('lets support extend a lot, but not the service key', async () => {
    const statement = `update public.credit_lots set expires_at = expires_at + interval '1 month'`
    await expect(db.as(server, (sql) => sql.unsafe(statement))).rejects.toThrow('ledger_only')
    expect((await db.sql.unsafe(statement)).count).toBeGreaterThan(0)
  })
})

describe('a column that is worth money', () => {
  test.each([
    ['a price', `update public.products set price = 0.01`],
    ['what an automation costs', `update public.automations_catalog set credit_cost = 0`],
    ['what an order holds', `update public.order_items set credits = 100000`],
    [
      'a paid order',
      `insert into public.orders (restaurant_id, status, invoice_amount, paid_at) select id, 'processing', 1, now() from public.restaurants`,
    ],
    ['the amount of an order', `update public.orders set invoice_amount = 1`],
    ['a payment', `update public.orders set paid_at = null`],
    [
      'a free run',
      `insert into public.automation_entitlements (restaurant_id, automation_type, order_id)
       select restaurant_id, 'menu_redesign', id from public.orders`,
    ],
    ['what was paid', `update public.stripe_orders set amount_total = 1`],
  ])('%s is not changed by the service key', async (_, statement) => {
    await expect(db.as(server, (sql) => sql.unsafe(statement))).rejects.toThrow('functions_only')
  })

  test('the status of a paid order may be changed with the service key', async () => {
    const order = await buy(db, await createOwner(db))
    await db.as(server, (sql) => sql`update public.orders set status = 'shipped' where id = ${order}`)
    expect([...(await db.sql`select status from public.orders where id = ${order}`)]).toEqual([
      { status: 'shipped' },
    ])
  })

  test('an unpaid order cannot be set to processing by hand', async () => {
    const [row] = await db.sql`
      insert into public.orders (restaurant_id, invoice_amount) values (${ana.restaurantId}, 200) returning id`
    const statement = `update public.orders set status = 'processing' where id = '${String(row?.id)}'`
    await expect(db.as(server, (sql) => sql.unsafe(statement))).rejects.toThrow('functions_only')
  })
})

describe('a request set to failed by hand', () => {
  test.each(['failed', 'cancelled'])('%s gives its credits back, once', async (status) => {
    const bea = await createOwner(db)
    await buy(db, bea)
    const { id } = await requestAutomation(db, bea)
    expect(await balanceOf(db, bea)).toBe(20)
    await db.as(
      server,
      (sql) => sql`update public.automation_requests set status = ${status} where id = ${id}`,
    )
    expect(await balanceOf(db, bea)).toBe(220)
    await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
    expect(await balanceOf(db, bea)).toBe(220)
    expect(await ledgerFaults(db)).toEqual([])
  })
})

describe('a request that its owner marks as completed', () => {
  test('earns nothing, even five times', async () => {
    const bea = await createOwner(db)
    for (let n = 0; n < 5; n++) {
      const { id } = await requestAutomation(db, bea, { type: 'content_generation' })
      await db.as(
        owner(bea),
        (sql) =>
          sql`update public.automation_requests set status = 'completed', delivered_at = now(), progress = 100 where id = ${id}`,
      )
    }
    const mine = (table: string) => db.as(owner(bea), (sql) => sql`select * from public.${sql(table)}`)
    expect(await mine('user_achievements')).toHaveLength(0)
    expect(await mine('automation_usage')).toMatchObject([{ completed: 0, credits_used: 0 }])
  })

  test('counts once the server has delivered it', async () => {
    const bea = await createOwner(db)
    const { id } = await requestAutomation(db, bea, { type: 'content_generation' })
    await db.as(
      owner(bea),
      (sql) => sql`update public.automation_requests set status = 'completed' where id = ${id}`,
    )
    await db.as(server, (sql) => {
      const results = [{ title: 'Caju', content_type: 'content', content: {} }]
      return sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
    })
    const earned = await db.as(
      owner(bea),
      (sql) => sql`select achievement_code from public.user_achievements`,
    )
    expect([...earned]).toEqual([{ achievement_code: 'first_automation' }])
  })
})

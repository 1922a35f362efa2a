/** The dashboard's totals: correct beyond the API's limit of 1,000 rows, and separate for each restaurant. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  asLedger,
  automationId,
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()

/** Inserts `count` ledger entries, one per hour before `until` (timestamptz), alternating +3 and −2. */
async function fillLedger(who: Owner, count: number, until: string): Promise<void> {
  await asLedger(
    db,
    (sql) => sql`
      insert into public.credit_transactions
        (restaurant_id, transaction_type, amount, source, source_id, balance_after, created_at)
      select ${who.restaurantId}, (case n % 2 when 0 then 'purchased' else 'spent' end)::public.credit_transaction_type,
        case n % 2 when 0 then 3 else -2 end, 'order', ${who.restaurantId} || n, 0, ${until}::timestamptz - n * interval '1 hour'
      from generate_series(1, ${count}) n`,
  )
}

test('all of 1,500 ledger entries are added up by month and by day', async () => {
  const ana = await createOwner(db)
  await fillLedger(ana, 1500, '2026-11-20T12:00:00-03:00')
  const months = await db.as(owner(ana), (sql) => sql`select * from public.credit_months order by month`)
  // 1,500 hours before 20 November is 19 September.
  expect(months.map((row) => row.month)).toEqual(['2026-09', '2026-10', '2026-11'])
  expect(months.reduce((sum, row) => sum + row.received, 0)).toBe(750 * 3)
  expect(months.reduce((sum, row) => sum + row.spent, 0)).toBe(750 * 2)
  const days = await db.as(owner(ana), (sql) => sql`select * from public.credit_days order by day desc`)
  expect(days).toHaveLength(63)
  expect(days[0]).toMatchObject({ day: '2026-11-20', last_at: new Date('2026-11-20T14:00:00Z') })
  expect(days.reduce((sum, row) => sum + row.change, 0)).toBe(750)
})

test('a month ends at midnight in Fortaleza', async () => {
  const ana = await createOwner(db)
  await fillLedger(ana, 2, '2026-12-01T00:30:00-03:00')
  const months = await db.as(
    owner(ana),
    (sql) => sql`select month, spent, received from public.credit_months`,
  )
  expect([...months]).toEqual([{ month: '2026-11', spent: 2, received: 3 }])
})

test('requests are counted by outcome, and only completed ones have a cost', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_empresarial')
  const done = await requestAutomation(db, ana)
  await db.as(server, (sql) => sql`select public.complete_automation_request(${done.id}, '[]')`)
  const lost = await requestAutomation(db, ana)
  await db.as(server, (sql) => sql`select public.fail_automation_request(${lost.id}, 'internal')`)
  await requestAutomation(db, ana, { type: 'food_pairing' })
  const usage = await db.as(
    owner(ana),
    (sql) => sql`
      select automation_name, completed, in_progress, credits_used from public.automation_usage order by 1`,
  )
  expect([...usage]).toEqual([
    { automation_name: 'Criação de Drinks Autorais', completed: 1, in_progress: 0, credits_used: 200 },
    { automation_name: 'Harmonização de Pratos', completed: 0, in_progress: 1, credits_used: 0 },
  ])
})

test('all of 1,500 requests are counted', async () => {
  const ana = await createOwner(db)
  const automation = await automationId(db, 'content_generation')
  await db.sql`
    insert into public.automation_requests (restaurant_id, automation_id)
    select ${ana.restaurantId}, ${automation} from generate_series(1, 1500)`
  await db.sql`
    update public.automation_requests set status = 'completed', completed_at = created_at + interval '2 minutes'
    where restaurant_id = ${ana.restaurantId}`
  const [usage] = await db.as(
    owner(ana),
    (sql) => sql`select completed, minutes from public.automation_usage`,
  )
  expect(usage).toEqual({ completed: 1500, minutes: 3000 })
})

test('only delivered orders count as revenue, in the month of the order', async () => {
  const ana = await createOwner(db)
  await db.sql`
    insert into public.orders (restaurant_id, status, invoice_amount, created_at) values
      (${ana.restaurantId}, 'delivered', 200, '2026-11-02T10:00:00-03:00'),
      (${ana.restaurantId}, 'delivered', 75.50, '2026-11-30T23:30:00-03:00'),
      (${ana.restaurantId}, 'shipped', 500, '2026-11-05T10:00:00-03:00'),
      (${ana.restaurantId}, 'delivered', 55, '2026-10-31T23:30:00-03:00')`
  const months = await db.as(
    owner(ana),
    (sql) => sql`select month, revenue::float8 as revenue from public.delivered_months order by month`,
  )
  expect([...months]).toEqual([
    { month: '2026-10', revenue: 55 },
    { month: '2026-11', revenue: 275.5 },
  ])
})

test.each(['credit_months', 'credit_days', 'automation_usage', 'delivered_months'])(
  '%s shows a house its own figures and no other',
  async (view) => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    await fillLedger(ana, 2, '2026-11-20T12:00:00-03:00')
    await requestAutomation(db, ana, { type: 'content_generation', intent: randomUUID() })
    await db.sql`
      insert into public.orders (restaurant_id, status, invoice_amount) values (${ana.restaurantId}, 'delivered', 200)`
    const read = (who: Owner) => db.as(owner(who), (sql) => sql`select * from public.${sql(view)}`)
    expect(await read(bruno)).toEqual([])
    const own = await read(ana)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every((row) => row.restaurant_id === ana.restaurantId)).toBe(true)
  },
)

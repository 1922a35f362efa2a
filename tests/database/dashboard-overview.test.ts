/** The dashboard's one read: the caller's own house, whole and limited as the screen shows it. */
import { expect, test } from 'vitest'
import {
  asLedger,
  buy,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  requestAutomation,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase()

async function overviewOf(who: Pick<Owner, 'userId'>) {
  const [row] = await db.as(owner(who), (sql) => sql`select public.dashboard_overview() as overview`)
  return row?.overview
}

const listsOf = ({ automations: _, revenue: __, ...lists }: Record<string, unknown[]>) => lists

test('shows a house its own rows, and another house none of them', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  await buy(db, ana, 'price_pacote_empresarial')
  const done = await requestAutomation(db, ana)
  await db.as(server, (sql) => sql`select public.complete_automation_request(${done.id}, '[]')`)

  const own = await overviewOf(ana)
  expect(own.requests).toMatchObject([
    { id: done.id, status: 'completed', credits_used: 200, automation: 'Criação de Drinks Autorais' },
  ])
  expect(own.usage).toMatchObject([
    { name: 'Criação de Drinks Autorais', completed: 1, in_progress: 0, credits: 200 },
  ])
  expect(own.orders).toMatchObject([{ status: 'processing', items: [{ quantity: 1 }] }])
  expect(own.months).toMatchObject([{ spent: 200 }])
  expect(own.days).toHaveLength(1)
  expect(own.lots.length).toBeGreaterThan(0)
  expect(own.achievements.length).toBeGreaterThan(0)

  const other = await overviewOf(bruno)
  for (const [name, rows] of Object.entries(listsOf(other))) expect(rows, name).toEqual([])
  expect(other.revenue).toBe(0)
  // The catalogue is everybody's.
  expect(other.automations).toEqual(own.automations)
  expect(own.automations).toHaveLength(8)
})

test('reports what is left of an ExtraPremium order', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_consultoria_extrapremium')
  const { entitlements, events } = await overviewOf(ana)
  expect(entitlements).toHaveLength(4)
  expect(entitlements[0]).toMatchObject({ used_by_request_id: null, order: { status: 'processing' } })
  expect(events).toEqual([{ order_id: entitlements[0].order_id, status: 'pending', scheduled_date: null }])
})

test('a member of the staff without a house sees no house there', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_iniciante')
  const manager = await createStaff(db, 'manager')
  const [seen] = await db.as(owner(manager), (sql) => sql`select count(*)::int from public.orders`)
  expect(seen?.count).toBeGreaterThan(0)
  for (const [name, rows] of Object.entries(listsOf(await overviewOf(manager))))
    expect(rows, name).toEqual([])
})

test('has the five newest orders and requests, newest first, without bottles that a package includes', async () => {
  const ana = await createOwner(db)
  await db.sql`
    insert into public.orders (restaurant_id, status, invoice_amount, created_at)
    select ${ana.restaurantId}, 'delivered', n, now() - n * interval '1 hour' from generate_series(1, 7) n`
  await db.sql`
    insert into public.automation_requests (restaurant_id, automation_id, created_at)
    select ${ana.restaurantId}, id, now() from public.automations_catalog where type = 'content_generation'`
  await db.sql`
    insert into public.automation_requests (restaurant_id, automation_id)
    select ${ana.restaurantId}, c.id from public.automations_catalog c, generate_series(1, 6)
    where c.type = 'content_generation'`
  await buy(db, ana, 'price_pacote_iniciante')
  const { orders, requests } = await overviewOf(ana)
  expect(orders.map(({ amount }: { amount: number }) => amount)).toEqual([200, 1, 2, 3, 4])
  expect(orders[0].items).toEqual([{ name: 'Pacote Iniciante', quantity: 1 }])
  expect(requests).toHaveLength(5)
})

test('counts the current month’s deliveries, and the days of one year', async () => {
  const ana = await createOwner(db)
  await db.sql`
    insert into public.orders (restaurant_id, status, invoice_amount, created_at) values
      (${ana.restaurantId}, 'delivered', 75.5, now()),
      (${ana.restaurantId}, 'shipped', 500, now()),
      (${ana.restaurantId}, 'delivered', 900, now() - interval '40 days')`
  await asLedger(
    db,
    (sql) => sql`
      insert into public.credit_transactions
        (restaurant_id, transaction_type, amount, source, source_id, balance_after, created_at)
      select ${ana.restaurantId}, 'purchased', 3, 'order', ${ana.restaurantId} || n, 0, now() - n * interval '1 day'
      from unnest(array[1, 364, 368, 500]) n`,
  )
  const { revenue, days, months } = await overviewOf(ana)
  expect(revenue).toBe(75.5)
  expect(days).toHaveLength(2)
  expect(days[0].last_at > days[1].last_at).toBe(true)
  expect(months.reduce((sum: number, { received }: { received: number }) => sum + received, 0)).toBe(12)
})

test('is closed to visitors', async () => {
  const refused = db.as(visitor, (sql) => sql`select public.dashboard_overview()`)
  await expect(refused).rejects.toThrow(/permission denied/)
})

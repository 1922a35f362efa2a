/** What the pages behind the login share, in one read: the caller's own rows, none of another house. */
import { expect, test } from 'vitest'
import { deliveryAddress } from '../support/delivery-address.ts'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  saveAddress,
  verifyAge,
  visitor,
} from './support/database.ts'

const db = await createDatabase()

async function summaryOf(who: Pick<Owner, 'userId'>) {
  const [row] = await db.as(owner(who), (sql) => sql`select public.owner_summary() as summary`)
  return row?.summary
}

const empty = { subscription: null, free_runs: [], lots: [], address: null, age: null, notifications: [] }

/** An owner with everything that the summary has. */
async function createHouse() {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_consultoria_extrapremium')
  await buy(db, ana, 'price_pacote_iniciante')
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  // Newer, but the approved one counts.
  await db.sql`insert into public.age_verifications (restaurant_id, provider, status, created_at)
    values (${ana.restaurantId}, 'test', 'refused', now() + interval '1 minute')`
  await db.sql`insert into public.stripe_customers (customer_id, user_id)
    values (${`cus_${ana.userId}`}, ${ana.userId}) on conflict do nothing`
  await db.sql`insert into public.stripe_subscriptions
      (subscription_id, customer_id, subscription_status, price_id, current_period_end)
    select ${`sub_${ana.userId}`}, c.customer_id, 'active', 'price_pacote_iniciante', 1790000000
    from public.stripe_customers c where c.user_id = ${ana.userId}`
  return ana
}

test('shows a house its own, and another house nothing of it', async () => {
  const ana = await createHouse()
  const own = await summaryOf(ana)
  expect(own.subscription).toEqual({
    status: 'active',
    package: 'Pacote Iniciante',
    current_period_end: 1_790_000_000,
    cancel_at_period_end: false,
  })
  expect(own.free_runs).toHaveLength(4)
  expect(own.lots.length).toBeGreaterThan(0)
  expect(Object.keys(own.lots[0]).sort()).toEqual(['expires_at', 'remaining'])
  expect(own.address).toMatchObject(deliveryAddress)
  expect(own.address).not.toHaveProperty('restaurant_id')
  expect(own.age).toEqual({
    status: 'verified',
    method: 'document',
    contested_at: null,
    decided_at: expect.any(String),
  })
  expect(own.notifications[0]).toMatchObject({ restaurant_id: ana.restaurantId, read_at: null })

  expect(await summaryOf(await createOwner(db))).toEqual(empty)
})

test('a member of the staff without a house sees no house there', async () => {
  await createHouse()
  const manager = await createStaff(db, 'manager')
  const [seen] = await db.as(
    owner(manager),
    (sql) => sql`select count(*)::int from public.delivery_addresses`,
  )
  expect(seen?.count).toBeGreaterThan(0)
  expect(await summaryOf(manager)).toEqual(empty)
})

test('has the thirty newest notifications that are due, newest first', async () => {
  const ana = await createOwner(db)
  const notify = (key: string, due: string) =>
    db.sql`select private.notify('credits_expiring', ${ana.restaurantId}, ${`${ana.userId}:${key}`}, '{}', null,
      now() + ${due}::interval)`
  for (let n = 0; n < 32; n += 1) await notify(`${n}`, '0')
  await notify('tomorrow', '1 day')
  const stored = await db.sql`select id, due_at > now() as waits from public.notifications
    where user_id = ${ana.userId} order by created_at desc`
  expect(stored.filter(({ waits }) => waits)).toHaveLength(1)
  const expected = stored.filter(({ waits }) => !waits).slice(0, 30)
  const { notifications } = await summaryOf(ana)
  expect(notifications.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id))
})

test('is closed to visitors', async () => {
  const refused = db.as(visitor, (sql) => sql`select public.owner_summary()`)
  await expect(refused).rejects.toThrow(/permission denied/)
})

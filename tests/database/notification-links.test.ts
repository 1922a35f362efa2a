import { beforeAll, expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  joinWaitlist,
  owner,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
let rosa: { userId: string }

beforeAll(async () => {
  rosa = await createStaff(db, 'manager')
})

const letters = async (kind: string) =>
  (await db.sql`select payload, email from public.notifications where kind = ${kind} order by id`).map(
    ({ payload, email }) => ({ payload, email }),
  )
const upkeep = () => db.as(server, (sql) => sql`select public.run_notification_upkeep()`)

test('a confirmed workshop is told once, and reminded of the day before', async () => {
  const ana = await createOwner(db)
  const [workshop] = await db.as(
    owner(ana),
    (sql) => sql<
      { id: string }[]
    >`insert into public.workshops (restaurant_id, automation_type, scheduled_date)
      values (${ana.restaurantId}, 'guided_tasting', now() + interval '9 days') returning id`,
  )
  const [seen] =
    await db.sql`select max(id) as id from public.workshop_events where workshop_id = ${workshop?.id ?? ''}`
  await db.as(owner(rosa), (sql) => sql`select public.confirm_workshop(${workshop?.id ?? ''}, ${seen?.id})`)
  expect(await letters('workshop_confirmed')).toHaveLength(1)
  await upkeep()
  expect(await letters('workshop_tomorrow')).toHaveLength(0)
  await db.sql`update public.workshops set scheduled_date = now() + interval '20 hours' where id = ${workshop?.id ?? ''}`
  await upkeep()
  await upkeep()
  expect(await letters('workshop_tomorrow')).toHaveLength(1)
})

test('a city that opens writes to whoever waits there, once, and forgets whom is erased', async () => {
  await joinWaitlist(db, 'natal@example.com', 'Natal', 'Rio Grande do Norte')
  await joinWaitlist(db, 'recife@example.com', 'Recife', 'Pernambuco')
  const open = () =>
    db.as(owner(rosa), async (sql) => {
      const [natal] = await sql`select place from public.waiting_cities where city = 'Natal'`
      await sql`select public.open_city(${natal?.place ?? 'natal'})`
    })
  await open()
  await open().catch(() => undefined)
  expect(await letters('city_opened')).toEqual([{ payload: { city: 'Natal' }, email: 'natal@example.com' }])
  await db.as(owner(rosa), (sql) => sql`select public.erase_contact('natal@example.com')`)
  expect(await letters('city_opened')).toEqual([])
  await expect(
    db.as(visitor, (sql) => sql`select public.open_city('recife', 'Recife', 'Pernambuco')`),
  ).rejects.toThrow('permission denied')
})

test('a paid order without an address is asked for it after a day, once', async () => {
  const ana = await createOwner(db)
  const orderId = await buy(db, ana)
  await upkeep()
  expect(await letters('address_missing')).toHaveLength(0)
  await db.sql`update public.orders set paid_at = now() - interval '21 hours' where id = ${orderId}`
  await upkeep()
  await upkeep()
  expect(await letters('address_missing')).toHaveLength(1)
})

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
import { askForReview, consultantOf, deliverConsultation } from './support/reviews.ts'

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

test('a confirmed workshop is announced once, with a reminder the day before', async () => {
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

test('a workshop that the farm cancels or moves is announced with its reason; one that the house cancels is not', async () => {
  const ana = await createOwner(db)
  const workshops = await db.as(
    owner(ana),
    (sql) => sql<
      { id: string }[]
    >`insert into public.workshops (restaurant_id, automation_type, scheduled_date)
      select ${ana.restaurantId}, 'guided_tasting', now() + n * interval '9 days' from generate_series(1, 2) as n
      returning id`,
  )
  const [first, second] = workshops.map(({ id }) => id)
  const seen = (id = '') => db.sql`select max(id) as id from public.workshop_events where workshop_id = ${id}`
  const farm = async (call: 'propose' | 'cancel') => {
    const [last] = await seen(first)
    await db.as(owner(rosa), (sql) =>
      call === 'propose'
        ? sql`select public.propose_workshop_time(${first ?? ''}, ${last?.id}, now() + interval '40 days', 'Colheita')`
        : sql`select public.cancel_workshop(${first ?? ''}, ${last?.id}, 'O alambique parou')`,
    )
  }
  await farm('propose')
  expect(await letters('workshop_moved')).toMatchObject([{ payload: { reason: 'Colheita' } }])
  await farm('cancel')
  await db.as(
    owner(ana),
    (sql) => sql`update public.workshops set status = 'cancelled' where id = ${second ?? ''}`,
  )
  expect(await letters('workshop_cancelled')).toMatchObject([
    { payload: { workshop_id: first, reason: 'O alambique parou' } },
  ])
})

test('opening a city e-mails whoever waits there, once, and erasing a person deletes the e-mail', async () => {
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

test('e-mails to staff name a contact at the house, and are deleted with the account', async () => {
  const zoe = await createOwner(db)
  await db.sql`update public.restaurants set contact_name = 'Zoé Pinto', contact_phone = '85977778888' where id = ${zoe.restaurantId}`
  await buy(db, zoe)
  const toZoe = async () =>
    (await letters('staff_new_order')).filter(({ payload }) => payload.contact_phone === '85977778888')
  expect(await toZoe()).toMatchObject([{ payload: { contact_name: 'Zoé Pinto' } }])
  await db.sql`delete from auth.users where id = ${zoe.userId}`
  expect(await toZoe()).toEqual([])
})

test('a review is announced to the consultants, and its question and its end to the owner', async () => {
  const lia = await createStaff(db, 'consultant')
  const consultant = consultantOf(db, lia)
  const ana = await createOwner(db)
  const requestId = await deliverConsultation(db, ana)
  const reviewId = await askForReview(db, ana, requestId)
  const told = await db.sql`select user_id from public.notifications where kind = 'staff_new_review'`
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([rosa.userId, lia.userId].sort())
  await consultant.take(reviewId)
  await consultant.ask(reviewId, 'Qual é a cachaça da casa?')
  expect(await letters('farm_question')).toMatchObject([
    { payload: { request_id: requestId, question: 'Qual é a cachaça da casa?' } },
  ])
  await consultant.remark(reviewId, 'A margem do terceiro drink pode subir.')
  await consultant.finish(reviewId)
  expect(await letters('review_ready')).toMatchObject([{ payload: { request_id: requestId } }])
})

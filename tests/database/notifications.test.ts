/** What writes to the outbox, who reads it, and what becomes of it when an account is deleted. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { notificationKinds } from '../../supabase/functions/_shared/notifications/kinds.ts'
import {
  applyEvent,
  buy,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  placeOrder,
  requestAutomation,
  saveAddress,
  server,
  verifyAge,
  visitor,
} from './support/database.ts'
import { lastEventOf } from './support/orders.ts'

const db = await createDatabase()
let manager: { userId: string; email: string }
let packer: { userId: string; email: string }

beforeAll(async () => {
  manager = await createStaff(db, 'manager')
  packer = await createStaff(db, 'fulfilment')
  await createStaff(db, 'consultant')
})

type Row = { kind: string; payload: Record<string, unknown>; user_id: string | null; email: string | null }

const rowsOf = (who: Owner) =>
  db.as(owner(who), (sql) => sql<Row[]>`select * from public.notifications order by created_at, kind`)
const kindsOf = async (who: Owner) => (await rowsOf(who)).map(({ kind }) => kind)
const staffRows = (orderId: string) =>
  db.sql<Row[]>`select * from public.notifications where kind::text like 'staff%' and subject_id = ${orderId}`

test('the list of kinds of the functions is that of the database', async () => {
  const rows = await db.sql<{ kind: string; topic: string | null }[]>`
    select v.kind::text, k.topic::text from unnest(enum_range(null::public.notification_kind)) as v (kind)
    left join private.notification_kinds k on k.kind = v.kind order by 1`
  const listed = Object.entries(notificationKinds).map(([kind, { topic }]) => ({ kind, topic }))
  expect([...rows]).toEqual(listed.sort((a, b) => (a.kind < b.kind ? -1 : 1)))
})

describe('an order', () => {
  test('paid by card is confirmed once, with its bottles and address, and announced to the farm', async () => {
    const ana = await createOwner(db)
    await saveAddress(db, ana)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_empresarial')
    const event = await checkoutEvent(db, order_id)
    await applyEvent(db, event)
    // Stripe repeats events, and reports the same thing with other ids.
    await applyEvent(db, event)
    await applyEvent(db, { ...event, id: `evt_${randomUUID()}` })
    const [row, ...more] = await rowsOf(ana)
    expect(more).toEqual([])
    expect(row).toMatchObject({
      kind: 'order_confirmed',
      payload: {
        order_id,
        number: expect.any(Number),
        total: expect.any(Number),
        items: expect.arrayContaining([
          expect.objectContaining({ bottle: true, included: true, unit_price: 0 }),
        ]),
        address: expect.objectContaining({ street: 'Avenida Beira Mar', district: 'Meireles' }),
      },
    })
    const told = await staffRows(order_id)
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([manager.userId, packer.userId].sort())
    expect(told[0]?.payload).toMatchObject({ house: 'Bar do Teste' })
  })

  test('paid by Pix or boleto waits, then is paid: two rows, whatever is repeated', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    const waiting = await checkoutEvent(db, order_id, 'checkout.session.completed', {
      payment_status: 'unpaid',
    })
    await applyEvent(db, waiting)
    await applyEvent(db, { ...waiting, id: `evt_${randomUUID()}` })
    expect(await kindsOf(ana)).toEqual(['payment_waiting'])
    const paid = await checkoutEvent(db, order_id, 'checkout.session.async_payment_succeeded')
    await applyEvent(db, paid)
    await applyEvent(db, { ...paid, id: `evt_${randomUUID()}` })
    expect(await kindsOf(ana)).toEqual(['payment_waiting', 'order_paid'])
    expect(await staffRows(order_id)).toHaveLength(2)
  })

  test('that is never paid says nothing', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    await applyEvent(
      db,
      await checkoutEvent(db, order_id, 'checkout.session.expired', { payment_status: 'unpaid' }),
    )
    expect(await kindsOf(ana)).toEqual([])
  })

  test('is announced when it is shipped and delivered, with carrier and code', async () => {
    const ana = await createOwner(db)
    await saveAddress(db, ana)
    await verifyAge(db, ana)
    const orderId = await buy(db, ana, 'price_pacote_empresarial')
    await db.sql`insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
      select id, 'L1', '2026-01-10', 100 from public.products where kind = 'bottle'`
    const act = async (call: (id: unknown) => string) => {
      const id = await lastEventOf(db, orderId)
      await db.as(owner(packer), (sql) => sql.unsafe(call(id)))
    }
    await act((id) => `select public.pack_order('${orderId}', ${id})`)
    await act((id) => `select public.ship_order('${orderId}', ${id}, 'Jadlog', 'BR123')`)
    await act((id) => `select public.deliver_order('${orderId}', ${id}, 'Ana', true)`)
    const rows = await rowsOf(ana)
    expect(rows.map(({ kind }) => kind)).toEqual(['order_confirmed', 'order_shipped', 'order_delivered'])
    expect(rows[1]?.payload).toMatchObject({ carrier: 'Jadlog', tracking_code: 'BR123' })
  })

  test('in dispute is reported to managers alone, once', async () => {
    const ana = await createOwner(db)
    const orderId = await buy(db, ana)
    const dispute = { id: `dp_${orderId}`, status: 'needs_response', amount: 20_000 }
    for (let time = 0; time < 2; time++)
      await applyEvent(db, chargeEvent('charge.dispute.created', orderId, dispute))
    const told = (await staffRows(orderId)).filter(({ kind }) => kind === 'staff_dispute')
    expect(told.map(({ user_id }) => user_id)).toEqual([manager.userId])
  })
})

test('a consultation is announced once, when it has results', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  const results = [{ title: 'Caju da Praia', content_type: 'recipe', content: {} }]
  for (let time = 0; time < 2; time++)
    await db.as(server, (sql) => sql`select public.complete_automation_request(${id}, ${sql.json(results)})`)
  const rows = (await rowsOf(ana)).filter(({ kind }) => kind === 'consultation_ready')
  expect(rows).toMatchObject([{ payload: { request_id: id, name: expect.any(String) } }])

  const empty = await requestAutomation(db, ana, { type: 'content_generation' })
  await db.as(
    owner(ana),
    (sql) => sql`update public.automation_requests set status = 'completed' where id = ${empty.id}`,
  )
  expect((await kindsOf(ana)).filter((kind) => kind === 'consultation_ready')).toHaveLength(1)
})

test('a workshop request is acknowledged when its owner books it, not when the farm creates one', async () => {
  const ana = await createOwner(db)
  const at = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const row = { restaurant_id: ana.restaurantId, automation_type: 'drink_creation', scheduled_date: at }
  await db.as(owner(ana), (sql) => sql`insert into public.workshops ${sql(row)}`)
  await db.as(server, (sql) => sql`insert into public.workshops ${sql(row)}`)
  expect(await rowsOf(ana)).toMatchObject([
    { kind: 'workshop_asked', payload: { name: expect.any(String), credits: 200 } },
  ])
})

test('credits that expire are announced 30 and 7 days before, once each', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_profissional')
  const upkeep = () => db.as(server, (sql) => sql`select public.run_notification_upkeep()`)
  const expireIn = (days: number) =>
    db.sql`update public.credit_lots set expires_at = now() + ${days} * interval '1 day' where restaurant_id = ${ana.restaurantId}`
  const announced = async () =>
    (await rowsOf(ana)).filter(({ kind }) => kind === 'credits_expiring').map(({ payload }) => payload)
  await expireIn(31)
  await upkeep()
  expect(await announced()).toEqual([])
  await expireIn(29)
  await upkeep()
  await upkeep()
  expect(await announced()).toMatchObject([{ days: 30, credits: 575 }])
  await expireIn(6)
  await upkeep()
  await upkeep()
  expect(await announced()).toMatchObject([{ days: 30 }, { days: 7, credits: 575 }])
})

describe('leaving', () => {
  test('writes one last e-mail before the address is deleted, and deletes every other row', async () => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    const orderId = await buy(db, ana)
    await buy(db, bruno)
    await db.as(
      owner(ana),
      (sql) => sql`insert into public.account_deletions (user_id) values (${ana.userId})`,
    )
    const left = await db.sql<Row[]>`
      select kind, user_id, email, payload from public.notifications
      where restaurant_id = ${ana.restaurantId} or user_id = ${ana.userId} or email = ${`${ana.userId}@example.com`}`
    expect([...left]).toEqual([
      { kind: 'account_deleted', user_id: null, email: `${ana.userId}@example.com`, payload: {} },
    ])
    expect(await staffRows(orderId)).toEqual([])
    // Control: another house keeps its rows.
    expect(await kindsOf(bruno)).toEqual(['order_confirmed'])
    // Once sent, the e-mail loses its address too.
    await db.as(
      server,
      (sql) => sql`select public.finish_notification(id, 'x') from public.notifications
      where dedupe_key = ${`account_deleted:${ana.userId}`}`,
    )
    const [letter] = await db.sql`select email, sent_at is not null as sent from public.notifications
      where dedupe_key = ${`account_deleted:${ana.userId}`}`
    expect(letter).toEqual({ email: null, sent: true })
  })

  test('of an account without a house sends nothing', async () => {
    const userId = randomUUID()
    await db.sql`insert into auth.users (id, email) values (${userId}, 'robo@example.com')`
    await db.sql`delete from auth.users where id = ${userId}`
    expect(await db.sql`select 1 from public.notifications where email = 'robo@example.com'`).toHaveLength(0)
  })
})

describe('a stranger', () => {
  test('reads, marks and writes no row of another house', async () => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    await buy(db, ana)
    const mark = (who: Owner) =>
      db.as(
        owner(who),
        (sql) =>
          sql`update public.notifications set read_at = now() where user_id = ${ana.userId} returning id`,
      )
    expect(await rowsOf(bruno)).toEqual([])
    expect(await mark(bruno)).toHaveLength(0)
    // Control.
    expect(await mark(ana)).toHaveLength(1)
    for (const who of [visitor, owner(ana), owner(manager)])
      await expect(
        db.as(
          who,
          (sql) => sql`insert into public.notifications (kind, user_id, dedupe_key)
            values ('city_opened', ${ana.userId}, 'x')`,
        ),
      ).rejects.toThrow('permission denied')
    await expect(
      db.as(owner(ana), (sql) => sql`update public.notifications set payload = '{}'`),
    ).rejects.toThrow('permission denied')
    for (const call of [
      'select * from public.claim_notifications()',
      `select public.finish_notification('${ana.userId}')`,
      `select public.bounce_notification('x', 'y')`,
      `select public.unsubscribe('${ana.userId}', true)`,
      'select public.run_notification_upkeep()',
      `select private.notify('city_opened', '${ana.restaurantId}', 'x')`,
      `select private.notify_address('city_opened', 'x@example.com', 'x')`,
    ])
      for (const who of [visitor, owner(ana), owner(manager)])
        await expect(db.as(who, (sql) => sql.unsafe(call))).rejects.toThrow('permission denied')
  })

  test('reads and changes no preference of another', async () => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    const put = (who: Owner, of: Owner) =>
      db.as(
        owner(who),
        (sql) => sql`insert into public.notification_preferences (user_id, topic, by_email)
          values (${of.userId}, 'credits', false)`,
      )
    const seen = (who: Owner) =>
      db.as(owner(who), (sql) => sql`select topic, by_email from public.notification_preferences`)
    await put(ana, ana)
    await expect(put(bruno, ana)).rejects.toThrow('row-level security')
    expect(await seen(bruno)).toEqual([])
    expect([...(await seen(ana))]).toEqual([{ topic: 'credits', by_email: false }])
    const changed = await db.as(
      owner(bruno),
      (sql) => sql`update public.notification_preferences set by_email = true returning topic`,
    )
    expect(changed).toHaveLength(0)
  })
})

import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  buy,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  ledgerFaults,
  owner,
  placeOrder,
  server,
  verifyAge,
} from './support/database.ts'

const db = await createDatabase(12)

const statusOf = async (orderId: string) =>
  (await db.sql`select status from public.orders where id = ${orderId}`)[0]?.status

test('asking twice for the same purchase places one order; another product gets its own', async () => {
  const ana = await createOwner(db)
  const first = await placeOrder(db, ana, 'price_pacote_iniciante')
  expect((await placeOrder(db, ana, 'price_pacote_iniciante')).order_id).toBe(first.order_id)
  expect((await placeOrder(db, ana, 'price_pacote_profissional')).order_id).not.toBe(first.order_id)
})

test('twelve clicks at once place one order', async () => {
  const ana = await createOwner(db)
  const orders = await Promise.all(
    Array.from({ length: 12 }, () => placeOrder(db, ana, 'price_pacote_iniciante')),
  )
  expect(new Set(orders.map((order) => order.order_id)).size).toBe(1)
})

test('an order is priced from the catalogue, by quantity', async () => {
  const ana = await createOwner(db)
  await verifyAge(db, ana)
  const { order_id } = await placeOrder(db, ana, 'price_cachaca_carvalho_premium', 6)
  const [order] =
    await db.sql`select invoice_amount::text as amount from public.orders where id = ${order_id}`
  expect(order).toEqual({ amount: '330.00' })
  await applyEvent(db, await checkoutEvent(db, order_id))
  expect(await balanceOf(db, ana)).toBe(330)
})

test.each([
  ['an unknown price', 'price_inexistente', 1, 'product_not_found'],
  ['two packages at once', 'price_pacote_iniciante', 2, 'quantity_invalid'],
  ['61 bottles', 'price_cachaca_alambique', 61, 'quantity_invalid'],
  ['zero bottles', 'price_cachaca_alambique', 0, 'quantity_invalid'],
])('%s is refused', async (_, priceId, quantity, code) => {
  const ana = await createOwner(db)
  await expect(placeOrder(db, ana, priceId, quantity)).rejects.toThrow(code)
})

test('an owner with an incomplete profile cannot buy', async () => {
  const ana = await createOwner(db)
  await db.as(owner(ana), (sql) => sql`update public.restaurants set contact_name = null`)
  await expect(placeOrder(db, ana, 'price_pacote_iniciante')).rejects.toThrow('profile_incomplete')
})

test('an event sent again, even ten times at once, grants once', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  const event = await checkoutEvent(db, order_id)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => applyEvent(db, event)))
  expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(9)
  expect(await balanceOf(db, ana)).toBe(220)
})

test('two different events about one payment grant once', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await Promise.all([
    applyEvent(db, await checkoutEvent(db, order_id)),
    applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.async_payment_succeeded')),
  ])
  expect(await balanceOf(db, ana)).toBe(220)
  expect(await ledgerFaults(db)).toEqual([])
})

test('a boleto grants credits only when it is paid', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await applyEvent(
    db,
    await checkoutEvent(db, order_id, 'checkout.session.completed', { payment_status: 'unpaid' }),
  )
  expect(await balanceOf(db, ana)).toBe(0)
  expect(await statusOf(order_id)).toBe('pending_payment')
  const mine = () =>
    db.as(owner(ana), (sql) => sql`select checkout_session_id from public.stripe_user_orders`)
  expect(await mine()).toHaveLength(0)
  await applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.async_payment_succeeded'))
  expect(await balanceOf(db, ana)).toBe(220)
  expect(await statusOf(order_id)).toBe('processing')
  expect(await mine()).toHaveLength(1)
})

test('an order with a pending boleto is not reused for a second purchase', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await applyEvent(
    db,
    await checkoutEvent(db, order_id, 'checkout.session.completed', { payment_status: 'unpaid' }),
  )
  expect((await placeOrder(db, ana, 'price_pacote_iniciante')).order_id).not.toBe(order_id)
})

test('an expired boleto fails the order, and an abandoned session cancels it', async () => {
  const ana = await createOwner(db)
  const boleto = await placeOrder(db, ana, 'price_pacote_iniciante')
  await applyEvent(
    db,
    await checkoutEvent(db, boleto.order_id, 'checkout.session.async_payment_failed', {
      payment_status: 'unpaid',
    }),
  )
  expect(await statusOf(boleto.order_id)).toBe('failed')
  const left = await placeOrder(db, ana, 'price_pacote_profissional')
  await applyEvent(
    db,
    await checkoutEvent(db, left.order_id, 'checkout.session.expired', { payment_status: 'unpaid' }),
  )
  expect(await statusOf(left.order_id)).toBe('cancelled')
  expect(await balanceOf(db, ana)).toBe(0)
})

test('a late expiry does not undo a paid order', async () => {
  const ana = await createOwner(db)
  const orderId = await buy(db, ana)
  await applyEvent(db, await checkoutEvent(db, orderId, 'checkout.session.expired'))
  expect(await statusOf(orderId)).toBe('processing')
  expect(await balanceOf(db, ana)).toBe(220)
})

test('a payment that arrives after cancellation is honoured', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.expired'))
  await applyEvent(db, await checkoutEvent(db, order_id))
  expect(await statusOf(order_id)).toBe('processing')
  expect(await balanceOf(db, ana)).toBe(220)
})

test('an order does not go backwards', async () => {
  const ana = await createOwner(db)
  const orderId = await buy(db, ana)
  await db.as(server, (sql) => sql`update public.orders set status = 'shipped' where id = ${orderId}`)
  await expect(
    db.as(server, (sql) => sql`update public.orders set status = 'pending_payment' where id = ${orderId}`),
  ).rejects.toThrow('order_transition: shipped to pending_payment')
})

test('an event before its order is refused, so that Stripe sends it again', async () => {
  const unknown = crypto.randomUUID()
  const event = await checkoutEvent(db, unknown)
  await expect(applyEvent(db, event)).rejects.toThrow('order_not_found')
  const stored = await db.sql`select from private.stripe_events where id = ${event.id}`
  expect(stored).toHaveLength(0)
})

test.each([
  ['less money', { amount_total: 100 }],
  ['another currency', { currency: 'usd' }],
])('%s grants nothing', async (_, session) => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  expect(await applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.completed', session))).toBe(
    'refused: amount or currency',
  )
  expect(await balanceOf(db, ana)).toBe(0)
  expect(await statusOf(order_id)).toBe('pending_payment')
})

test('a session of another order grants nothing', async () => {
  const ana = await createOwner(db)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
  await db.as(server, (sql) => sql`select public.attach_checkout_session(${order_id}, 'cs_test_ours')`)
  expect(await applyEvent(db, await checkoutEvent(db, order_id))).toBe('refused: another session')
  expect(await balanceOf(db, ana)).toBe(0)
})

test('sessions of other shops and events of other kinds are acknowledged and change nothing', async () => {
  const foreign = await checkoutEvent(db, crypto.randomUUID(), 'checkout.session.completed', {
    client_reference_id: null,
  })
  expect(await applyEvent(db, foreign)).toBe('ignored: no order named')
  expect(await applyEvent(db, { ...foreign, id: 'evt_other_type', type: 'customer.created' })).toBe(
    'ignored: type',
  )
})

describe('a payment that must be refunded', () => {
  const flagsOf = (orderId: string) => db.sql<{ kind: string; open: boolean; amount: string }[]>`
    select kind, resolved_at is null as open, detail ->> 'amount' as amount
    from public.staff_flags where order_id = ${orderId}`

  test('for a deleted account grants nothing and stays flagged until it is refunded', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    await db.as(
      owner(ana),
      (sql) => sql`insert into public.account_deletions (user_id) values (${ana.userId})`,
    )
    const paid = await checkoutEvent(db, order_id)
    expect(await applyEvent(db, paid)).toBe('refused: account deleted')
    expect(await applyEvent(db, { ...paid, id: 'evt_told_again' })).toBe('refused: account deleted')
    expect(await balanceOf(db, ana)).toBe(0)
    expect([...(await flagsOf(order_id))]).toEqual([
      { kind: 'refund_due_account_deleted', open: true, amount: '20000' },
    ])
    await applyEvent(db, chargeEvent('charge.refunded', order_id, { amount_refunded: 20_000 }))
    expect(await flagsOf(order_id)).toMatchObject([{ open: false }])
  })

  test('through a second session of a paid order is flagged', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    const second = await checkoutEvent(db, order, 'checkout.session.completed', {
      id: 'cs_second',
      payment_intent: `pi_second_${order}`,
    })
    expect(await applyEvent(db, second)).toBe('refused: another session')
    expect(await balanceOf(db, ana)).toBe(220)
    expect(await flagsOf(order)).toMatchObject([{ kind: 'refund_due_paid_twice', open: true }])
    const refunded = { payment_intent: `pi_second_${order}`, amount_refunded: 20_000 }
    await applyEvent(db, chargeEvent('charge.refunded', order, refunded))
    expect(await flagsOf(order)).toMatchObject([{ open: false }])
    expect(await balanceOf(db, ana)).toBe(220)
  })

  test('in another amount is flagged; an unpaid session of another amount is not', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    const unpaid = { amount_total: 100, payment_status: 'unpaid' }
    await applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.completed', unpaid))
    expect(await flagsOf(order_id)).toHaveLength(0)
    await applyEvent(
      db,
      await checkoutEvent(db, order_id, 'checkout.session.completed', { amount_total: 100 }),
    )
    expect(await flagsOf(order_id)).toMatchObject([{ kind: 'amount_mismatch', open: true, amount: '100' }])
  })
})

test('two concurrent checkouts with different return addresses share one order, which keeps the first ones', async () => {
  const ana = await createOwner(db)
  const placed = await Promise.all(
    Array.from({ length: 10 }, (_, tab) =>
      db.as(
        server,
        (sql) => sql<{ order: { order_id: string; success_url: string } }[]>`
          select public.place_checkout_order(
            ${ana.userId}, '[{"price_id": "price_pacote_iniciante", "quantity": 1}]', true,
            ${`https://engenho48.com.br/a?aba=${tab}`}, 'https://engenho48.com.br/shop') as order`,
      ),
    ),
  )
  expect(new Set(placed.map(([row]) => row?.order.order_id)).size).toBe(1)
  expect(new Set(placed.map(([row]) => row?.order.success_url)).size).toBe(1)
})

import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  buy,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  type Database,
  ledgerFaults,
  placeOrder,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase(6)

const refund = (orderId: string, cents: number) =>
  applyEvent(db, chargeEvent('charge.refunded', orderId, { amount_refunded: cents }))
const dispute = (orderId: string, step: string, cents: number) =>
  applyEvent(db, chargeEvent(`charge.dispute.${step}`, orderId, { id: `dp_${orderId}`, amount: cents }))
const statusOf = async (orderId: string) =>
  (await db.sql`select status from public.orders where id = ${orderId}`)[0]?.status
const shortOf = async (orderId: string) =>
  (await db.sql`select credits_short from private.order_reversals where order_id = ${orderId}`)[0]
    ?.credits_short

describe('a refund', () => {
  test('in full takes base and bonus back and cancels the order', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await refund(order, 20_000)
    expect(await balanceOf(db, ana)).toBe(0)
    expect(await statusOf(order)).toBe('cancelled')
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('in parts is cumulative, and a repeated or late part changes nothing', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await refund(order, 5000)
    expect(await balanceOf(db, ana)).toBe(165)
    await refund(order, 10_000)
    await refund(order, 5000)
    expect(await balanceOf(db, ana)).toBe(110)
    expect(await statusOf(order)).toBe('processing')
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('before its payment is heard of takes the credits at the moment they come', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    expect(await refund(order_id, 10_000)).toBe('applied: waiting for its payment')
    await applyEvent(db, await checkoutEvent(db, order_id))
    expect(await balanceOf(db, ana)).toBe(110)
  })

  test('of credits that were spent is capped at the balance, and the staff see what is missing', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await requestAutomation(db, ana)
    await refund(order, 20_000)
    expect(await balanceOf(db, ana)).toBe(0)
    expect(await shortOf(order)).toBe(200)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('takes from its own order first, then from the others', async () => {
    const ana = await createOwner(db)
    const first = await buy(db, ana)
    await buy(db, ana, 'price_pacote_profissional')
    await refund(first, 20_000)
    const lots = await db.sql`select remaining from public.credit_lots where source_id = ${first}`
    expect(lots.map((lot) => lot.remaining)).toEqual([0, 0])
    expect(await balanceOf(db, ana)).toBe(575)
  })

  test('of the premium package takes back what is unused of it', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana, 'price_consultoria_extrapremium')
    await requestAutomation(db, ana, { type: 'menu_redesign' })
    await refund(order, 500_000)
    await expect(requestAutomation(db, ana, { type: 'food_pairing' })).rejects.toThrow('insufficient_credits')
    const used =
      await db.sql`select automation_type from public.automation_entitlements where order_id = ${order}`
    expect([...used]).toEqual([{ automation_type: 'menu_redesign' }])
    const events = await db.sql`select status from public.workshops where order_id = ${order}`
    expect([...events]).toEqual([{ status: 'cancelled' }])
  })
})

describe('a dispute', () => {
  test('holds the credits from its first day, once', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await dispute(order, 'created', 20_000)
    await dispute(order, 'funds_withdrawn', 20_000)
    expect(await balanceOf(db, ana)).toBe(0)
  })

  test('that is won gives them back, whatever the order of the events', async () => {
    for (const steps of [
      ['created', 'funds_withdrawn', 'funds_reinstated'],
      ['funds_reinstated', 'funds_withdrawn', 'created'],
      ['funds_withdrawn', 'funds_reinstated', 'funds_withdrawn'],
    ]) {
      const ana = await createOwner(db)
      const order = await buy(db, ana)
      for (const step of steps) await dispute(order, step, 20_000)
      expect(await balanceOf(db, ana)).toBe(220)
    }
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('after a spending is forgiven first what it could not take', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await requestAutomation(db, ana)
    await dispute(order, 'created', 20_000)
    expect([await balanceOf(db, ana), await shortOf(order)]).toEqual([0, 200])
    await dispute(order, 'funds_reinstated', 20_000)
    expect([await balanceOf(db, ana), await shortOf(order)]).toEqual([20, 0])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('and a refund of the same money are not counted twice', async () => {
    const ana = await createOwner(db)
    await buy(db, ana)
    const order = await buy(db, ana, 'price_pacote_profissional')
    await refund(order, 50_000)
    await dispute(order, 'created', 50_000)
    expect(await balanceOf(db, ana)).toBe(220)
  })
})

test('events about payments that are not ours change nothing', async () => {
  const foreign = chargeEvent('charge.refunded', crypto.randomUUID(), { amount_refunded: 100 })
  expect(await applyEvent(db, foreign)).toBe('applied: waiting for its payment')
  const cash = { id: 'evt_no_intent', type: 'charge.refunded', created: 1, data: { object: { id: 'ch_x' } } }
  expect(await applyEvent(db, cash)).toBe('ignored: no payment intent')
})

describe('a subscription', () => {
  const subscription = (type: string, created: number, changes: Record<string, string | boolean> = {}) =>
    applyEvent(db, {
      id: `evt_${crypto.randomUUID()}`,
      type: `customer.subscription.${type}`,
      created,
      data: {
        object: {
          id: 'sub_1',
          customer: 'cus_ana',
          status: 'active',
          cancel_at_period_end: false,
          items: { data: [{ price: { id: 'price_pacote_iniciante' }, current_period_end: 1_800_000_000 }] },
          ...changes,
        },
      },
    })
  const shown = async (database: Database) =>
    (
      await database.sql`select subscription_status, current_period_end::integer as ends, cancel_at_period_end from public.stripe_user_subscriptions`
    )[0]

  test('shows the newest word, in whatever order the words arrive', async () => {
    expect(await subscription('created', 100)).toBe('ignored: customer of another shop')
    const ana = await createOwner(db)
    await db.as(
      server,
      (sql) =>
        sql`insert into public.stripe_customers (customer_id, user_id) values ('cus_ana', ${ana.userId})`,
    )
    await subscription('updated', 300, { status: 'past_due' })
    await subscription('created', 100)
    expect(await shown(db)).toEqual({
      subscription_status: 'past_due',
      ends: 1_800_000_000,
      cancel_at_period_end: false,
    })
    await subscription('deleted', 400)
    await subscription('updated', 500)
    expect(await shown(db)).toMatchObject({ subscription_status: 'canceled' })
  })
})

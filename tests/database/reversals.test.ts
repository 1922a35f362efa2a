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
  owner,
  placeOrder,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase(6)

const refund = (orderId: string, cents: number) =>
  applyEvent(db, chargeEvent('charge.refunded', orderId, { amount_refunded: cents }))
const dispute = (orderId: string, step: string, cents: number, status?: string) =>
  applyEvent(
    db,
    chargeEvent(`charge.dispute.${step}`, orderId, {
      id: `dp_${orderId}`,
      amount: cents,
      ...(status && { status }),
    }),
  )
const openFlags = async (orderId: string) => {
  const flags = await db.sql`
    select kind from public.staff_flags where order_id = ${orderId} and resolved_at is null order by kind`
  return flags.map((flag) => flag.kind)
}
const entitlementsOf = async (orderId: string) => {
  const rows = await db.sql`
    select automation_type from public.automation_entitlements where order_id = ${orderId} order by 1`
  return rows.map((row) => row.automation_type)
}
const eventOf = async (orderId: string) =>
  (await db.sql`select status from public.workshops where order_id = ${orderId}`)[0]?.status
const failRequest = (id: string) =>
  db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
const statusOf = async (orderId: string) =>
  (await db.sql`select status from public.orders where id = ${orderId}`)[0]?.status
const shortOf = async (orderId: string) =>
  (await db.sql`select credits_short from private.order_reversals where order_id = ${orderId}`)[0]
    ?.credits_short

describe('a refund', () => {
  test('in full takes back base and bonus and cancels the order', async () => {
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

  test('in parts takes whole credits, rounded down until the final part', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await refund(order, 1)
    expect(await balanceOf(db, ana)).toBe(220)
    await refund(order, 19_999)
    expect(await balanceOf(db, ana)).toBe(1)
    await refund(order, 20_000)
    expect(await balanceOf(db, ana)).toBe(0)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('that arrives before its payment takes the credits when they are granted', async () => {
    const ana = await createOwner(db)
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    expect(await refund(order_id, 10_000)).toBe('applied: waiting for its payment')
    await applyEvent(db, await checkoutEvent(db, order_id))
    expect(await balanceOf(db, ana)).toBe(110)
  })

  test('of spent credits stops at a balance of 0, and staff see the shortfall', async () => {
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

  test('of the premium package takes back its unused parts', async () => {
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
  test('takes the credits when it opens, once', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await dispute(order, 'created', 20_000)
    await dispute(order, 'funds_withdrawn', 20_000)
    expect(await balanceOf(db, ana)).toBe(0)
  })

  test('that is won returns them, whatever the order of the events', async () => {
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

  test('that is won after spending first settles the shortfall', async () => {
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

describe('an inquiry', () => {
  test.each(['warning_needs_response', 'warning_under_review'])(
    '%s is no dispute: it takes nothing, and a person is told',
    async (status) => {
      const ana = await createOwner(db)
      const order = await buy(db, ana)
      await dispute(order, 'created', 20_000, status)
      expect(await balanceOf(db, ana)).toBe(220)
      expect(await openFlags(order)).toEqual(['dispute_open'])
      await dispute(order, 'closed', 20_000, 'warning_closed')
      expect([await balanceOf(db, ana), await openFlags(order)]).toEqual([220, []])
    },
  )

  test('that becomes a dispute takes the credits from then on', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    await dispute(order, 'created', 20_000, 'warning_needs_response')
    await dispute(order, 'updated', 20_000, 'needs_response')
    expect(await balanceOf(db, ana)).toBe(0)
  })
})

describe('the end of a dispute', () => {
  test.each([
    ['won', 220],
    ['lost', 0],
  ])('%s leaves the balance at %i, whatever the order of the events', async (status, balance) => {
    for (const steps of [
      ['created', 'closed'],
      ['closed', 'created'],
    ]) {
      const ana = await createOwner(db)
      const order = await buy(db, ana)
      for (const step of steps)
        await dispute(order, step, 20_000, step === 'closed' ? status : 'needs_response')
      expect([await balanceOf(db, ana), await openFlags(order)]).toEqual([balance, []])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('restores a premium package when won: free runs, event and order', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana, 'price_consultoria_extrapremium')
    const { id } = await requestAutomation(db, ana, { type: 'menu_redesign' })
    await dispute(order, 'created', 500_000, 'needs_response')
    expect([await statusOf(order), await eventOf(order), await entitlementsOf(order)]).toEqual([
      'cancelled',
      'cancelled',
      ['menu_redesign'],
    ])
    // A free run returned while the money is away cannot be used.
    await failRequest(id)
    expect(await entitlementsOf(order)).toEqual([])
    await dispute(order, 'closed', 500_000, 'won')
    expect([await statusOf(order), await eventOf(order), await entitlementsOf(order)]).toEqual([
      'processing',
      'pending',
      ['drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign'],
    ])
    expect((await requestAutomation(db, ana, { type: 'menu_redesign' })).credits_used).toBe(0)
  })

  test('restores a shipped order when won, and leaves an event that its owner cancelled', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana, 'price_consultoria_extrapremium')
    await db.as(server, (sql) => sql`update public.orders set status = 'shipped' where id = ${order}`)
    await db.as(
      owner(ana),
      (sql) => sql`update public.workshops set status = 'cancelled' where order_id = ${order}`,
    )
    await dispute(order, 'created', 500_000, 'needs_response')
    await dispute(order, 'funds_reinstated', 500_000)
    expect([await statusOf(order), await eventOf(order)]).toEqual(['shipped', 'cancelled'])
  })
})

describe('a shortfall of credits', () => {
  test('is settled by the credits of a failed request', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana)
    const { id } = await requestAutomation(db, ana)
    await refund(order, 20_000)
    expect([await shortOf(order), await openFlags(order)]).toEqual([200, ['credits_short']])
    await failRequest(id)
    expect([await balanceOf(db, ana), await shortOf(order), await openFlags(order)]).toEqual([0, 0, []])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('is settled only from returned credits, never from new purchases', async () => {
    const ana = await createOwner(db)
    const order = await buy(db, ana, 'price_pacote_profissional')
    const { id } = await requestAutomation(db, ana)
    await requestAutomation(db, ana, { type: 'food_pairing' })
    await refund(order, 50_000)
    expect(await shortOf(order)).toBe(500)
    await buy(db, ana)
    expect(await balanceOf(db, ana)).toBe(220)
    await failRequest(id)
    // 200 credits return and 500 are owed: the 200 settle a part, and the 220 of a new purchase stay.
    expect(await shortOf(order)).toBe(300)
    expect(await balanceOf(db, ana)).toBe(220)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('of one order is settled when a dispute about another is won', async () => {
    const ana = await createOwner(db)
    const first = await buy(db, ana)
    await requestAutomation(db, ana)
    const second = await buy(db, ana)
    await dispute(second, 'created', 20_000, 'needs_response')
    await refund(first, 20_000)
    expect([await balanceOf(db, ana), await shortOf(first)]).toEqual([0, 200])
    await dispute(second, 'closed', 20_000, 'won')
    expect([await balanceOf(db, ana), await shortOf(first)]).toEqual([20, 0])
    expect(await ledgerFaults(db)).toEqual([])
  })
})

test('a refund that Stripe could not carry out is flagged', async () => {
  const ana = await createOwner(db)
  const order = await buy(db, ana)
  await applyEvent(db, chargeEvent('refund.failed', order, { id: `re_${order}`, amount: 20_000 }))
  expect(await openFlags(order)).toEqual(['refund_failed'])
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

  test('shows the newest state, in whatever order events arrive', async () => {
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

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
  placeOrder,
  requestAutomation,
} from './support/database.ts'
import { reversalsOf } from './support/reversals.ts'

const db = await createDatabase(6)

const { refund, dispute, openFlags, failRequest, statusOf, shortOf } = reversalsOf(db)

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

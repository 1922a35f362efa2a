import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  ledgerFaults,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'
import { reversalsOf } from './support/reversals.ts'

const db = await createDatabase(6)

const { refund, dispute, openFlags, entitlementsOf, eventOf, failRequest, statusOf, shortOf } =
  reversalsOf(db)

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
    '%s is no dispute: it takes nothing, and is flagged',
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

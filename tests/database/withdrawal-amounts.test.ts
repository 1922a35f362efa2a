/** What a withdrawal pays back when some of the order was used. */
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  createDatabase,
  ledgerFaults,
  requestAutomation,
  server,
} from './support/database.ts'
import { reversalsOf } from './support/reversals.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, statusOf, entitlementsOf, eventOf, openFlags } = reversalsOf(db)
const withdrawals = await openWithdrawals(db)

describe('what was used', () => {
  test('is explained and kept back at what each credit cost, to the cent', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.consult(ana)
    // 200 of 220 credits for R$ 200: the unspent 20 cost R$ 18.19, the last cent in the buyer's favour.
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      amount: 18.19,
      used_amount: 181.81,
      credits_back: 20,
      used: [{ name: 'Criação de Drinks Autorais', credits: 200, amount: 181.81 }],
    })
    await withdrawals.undo(ana, order)
    expect(await balanceOf(db, ana)).toBe(0)
    await refund(order, 1819)
    expect([await balanceOf(db, ana), await statusOf(order)]).toEqual([0, 'cancelled'])
    expect(await openFlags(order)).toEqual(['fiscal_partial_refund'])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('of bottles that were bought alone is kept back from their price, one credit a real', async () => {
    const ana = await withdrawals.createBuyer()
    const order = await buy(db, ana, 'price_cachaca_castanheira_extra_premium', 4)
    await withdrawals.consult(ana)
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      total: 300,
      amount: 100,
      credits_back: 100,
    })
  })

  test('takes nothing from the credits of other orders', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await db.sql`update public.credit_lots set expires_at = expires_at - interval '1 day' where source_id = ${order}`
    const other = await buy(db, ana, 'price_pacote_profissional')
    await withdrawals.consult(ana)
    await withdrawals.undo(ana, other)
    expect(await balanceOf(db, ana)).toBe(20)
    expect(await withdrawals.preview(ana, order)).toMatchObject({ amount: 18.19, credits_back: 20 })
  })

  test('must match what was shown: a credit spent meanwhile asks again', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.consult(ana)
    await expect(withdrawals.withdraw(ana, order, 200)).rejects.toThrow('withdrawal_changed')
    expect(await statusOf(order)).toBe('processing')
    await withdrawals.withdraw(ana, order, 18.19)
  })

  test('waits for a consultation that is being made', async () => {
    const { ana, order } = await withdrawals.housePaying()
    const { id } = await requestAutomation(db, ana)
    expect(await withdrawals.preview(ana, order)).toMatchObject({ refusal: 'withdrawal_working' })
    await expect(withdrawals.withdraw(ana, order, 18.19)).rejects.toThrow('withdrawal_working')
    await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
    expect(await withdrawals.preview(ana, order)).toMatchObject({ refusal: null, amount: 200, used: [] })
  })

  test('may be all of it: then nothing comes back', async () => {
    const ana = await withdrawals.createBuyer()
    const order = await buy(db, ana, 'price_cachaca_alambique', 8)
    await withdrawals.consult(ana)
    expect(await withdrawals.preview(ana, order)).toMatchObject({ refusal: 'withdrawal_used_up', amount: 0 })
    await expect(withdrawals.withdraw(ana, order, 0)).rejects.toThrow('withdrawal_used_up')
  })

  test('of the premium package is its consultations by the catalogue; the rest and the event go', async () => {
    const { ana, order } = await withdrawals.housePaying('price_consultoria_extrapremium')
    await withdrawals.consult(ana, 'menu_redesign')
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      amount: 4200,
      runs_back: 3,
      event_back: true,
      used: [{ name: 'Redesign de Cardápio', credits: null, amount: 800 }],
    })
    await withdrawals.undo(ana, order)
    expect([await entitlementsOf(order), await eventOf(order)]).toEqual([['menu_redesign'], 'cancelled'])
    await expect(requestAutomation(db, ana, { type: 'food_pairing' })).rejects.toThrow('insufficient_credits')
  })

  test('of the premium package counts an event that was held', async () => {
    const { ana, order } = await withdrawals.housePaying('price_consultoria_extrapremium')
    await db.sql`update public.workshops set status = 'completed' where order_id = ${order}`
    // 5000 − 1900 of consultations − 1250 of bottles.
    expect(await withdrawals.preview(ana, order)).toMatchObject({ amount: 3150, event_back: false })
  })

  test('after a part was refunded is counted once', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await refund(order, 5000)
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      already_back: 50,
      amount: 150,
      credits_back: 165,
    })
    await withdrawals.undo(ana, order)
    expect(await withdrawals.refundDue(order)).toMatchObject({ amount: 15_000 })
    await refund(order, 20_000)
    expect([await balanceOf(db, ana), await openFlags(order)]).toEqual([0, []])
    expect((await withdrawals.withdrawalOf(order)).refunded_at).not.toBeNull()
  })
})

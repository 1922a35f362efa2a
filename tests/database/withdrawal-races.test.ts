/** A withdrawal at the same moment as another change of its order. */
import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  checkoutEvent,
  createDatabase,
  ledgerFaults,
  owner,
  requestAutomation,
} from './support/database.ts'
import { lastEventOf } from './support/orders.ts'
import { reversalsOf } from './support/reversals.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, statusOf } = reversalsOf(db)
const withdrawals = await openWithdrawals(db)

describe('at the same moment', () => {
  const rounds = [...Array(12).keys()]

  test('withdrawing and packing end one way, without a deadlock', async () => {
    for (const _ of rounds) {
      const { ana, order } = await withdrawals.housePaying()
      const [packed, undone] = await Promise.allSettled([
        withdrawals.pack(order),
        withdrawals.withdraw(ana, order, 200),
      ])
      expect(undone?.status).toBe('fulfilled')
      if (packed?.status === 'rejected') expect(String(packed.reason)).toMatch(/order_changed|order_state/)
      expect(await statusOf(order)).toBe('cancelled')
    }
  })

  test('withdrawing and spending never do both', async () => {
    for (const _ of rounds) {
      const { ana, order } = await withdrawals.housePaying()
      const [spent, undone] = await Promise.allSettled([
        requestAutomation(db, ana),
        withdrawals.withdraw(ana, order, 200),
      ])
      expect([spent?.status, undone?.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('withdrawing and using a free run never do both', async () => {
    for (const _ of rounds) {
      const { ana, order } = await withdrawals.housePaying('price_consultoria_extrapremium')
      const [used, undone] = await Promise.allSettled([
        requestAutomation(db, ana, { type: 'menu_redesign' }),
        withdrawals.withdraw(ana, order, 5000),
      ])
      expect([used?.status, undone?.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('withdrawing waits for the account that is going, and then undoes nothing', async () => {
    const { ana, order } = await withdrawals.housePaying()
    let undone: Promise<unknown> = Promise.resolve()
    await db.sql.begin(async (leaving) => {
      await leaving`delete from auth.users where id = ${ana.userId}`
      undone = withdrawals.withdraw(ana, order, 200).catch((error: unknown) => String(error))
      await expect
        .poll(
          () =>
            db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1)
    })
    expect(await undone).toContain('order_not_found')
    expect(await withdrawals.eventsOf(order)).not.toContain('withdrawn')
  })

  const queued = (waiting: number) =>
    expect
      .poll(
        () =>
          db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(waiting)

  test.each([
    ['correcting', `update public.refund_accounts set holder = 'Bar da Ana' where order_id = $1`],
    ['deleting', 'delete from public.refund_accounts where order_id = $1'],
  ])('%s a bank account and its payment do not wait for each other', async (_, change) => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.undo(ana, order)
    await withdrawals.answer(order, null, 'boleto')
    await db.as(
      owner(ana),
      (sql) =>
        sql`insert into public.refund_accounts ${sql({
          order_id: order,
          restaurant_id: ana.restaurantId,
          holder: 'Bar',
          tax_id: '52998224725',
          bank_code: '001',
          branch: '1234',
          account: '12345-6',
          account_kind: 'checking',
        })}`,
    )
    const seen = await lastEventOf(db, order)
    let changed: Promise<unknown> = Promise.resolve()
    await db.sql.begin(async (paying) => {
      await paying`select from public.order_withdrawals where order_id = ${order} for update`
      changed = db.as(owner(ana), (sql) => sql.unsafe(change, [order]))
      const claims = JSON.stringify({ role: 'authenticated', sub: withdrawals.manager.userId })
      await Promise.race([changed, queued(1)])
      await paying`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
      await paying`select public.mark_refund_paid(${order}, ${seen}, 'TED 1')`
    })
    await changed
    expect((await withdrawals.withdrawalOf(order)).refunded_at).not.toBeNull()
    expect(await db.sql`select from public.refund_accounts where order_id = ${order}`).toEqual([])
  })

  test('a staff member who holds an order and a late event of its checkout do not block each other', async () => {
    const { order } = await withdrawals.housePaying()
    const seen = await lastEventOf(db, order)
    let told: Promise<unknown> = Promise.resolve()
    await db.sql.begin(async (packing) => {
      await packing`select from public.orders where id = ${order} for update`
      told = applyEvent(db, await checkoutEvent(db, order, 'checkout.session.async_payment_succeeded'))
      await queued(1)
      const claims = JSON.stringify({ role: 'authenticated', sub: withdrawals.packer.userId })
      await packing`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
      await packing`select public.pack_order(${order}, ${seen})`
    })
    expect(await told).toBe('applied')
  })

  test('withdrawing and a refund of the farm give the money back once', async () => {
    for (const _ of rounds) {
      const { ana, order } = await withdrawals.housePaying()
      await Promise.allSettled([withdrawals.withdraw(ana, order, 200), refund(order, 20_000)])
      expect([await balanceOf(db, ana), await withdrawals.refundDue(order)]).toEqual([0, null])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })
})

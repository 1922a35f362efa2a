/** A withdrawal at the same moment as another change of its order. */
import { describe, expect, test } from 'vitest'
import { balanceOf, createDatabase, ledgerFaults, requestAutomation } from './support/database.ts'
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

  test('withdrawing and a refund of the farm give the money back once', async () => {
    for (const _ of rounds) {
      const { ana, order } = await withdrawals.housePaying()
      await Promise.allSettled([withdrawals.withdraw(ana, order, 200), refund(order, 20_000)])
      expect([await balanceOf(db, ana), await withdrawals.refundDue(order)]).toEqual([0, null])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })
})

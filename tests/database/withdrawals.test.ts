/** The right of withdrawal: until when, how it ends, and who may ask for it. */
import { describe, expect, test } from 'vitest'
import { balanceOf, createDatabase, ledgerFaults, owner, server, visitor } from './support/database.ts'
import { lastEventOf } from './support/orders.ts'
import { reversalsOf } from './support/reversals.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, statusOf } = reversalsOf(db)
const withdrawals = await openWithdrawals(db)

describe('the seven days', () => {
  test.each([
    // The day of receipt is that of Fortaleza: 02:59 UTC is still the evening before.
    ['2026-11-10T12:00:00Z', '2026-11-18T03:00:00.000Z'],
    ['2026-11-11T02:59:59Z', '2026-11-18T03:00:00.000Z'],
    ['2026-11-11T03:00:00Z', '2026-11-19T03:00:00.000Z'],
    ['2026-12-28T15:00:00Z', '2027-01-05T03:00:00.000Z'],
  ])('from %s end before %s', async (received, ends) => {
    const [row] = await db.sql<{ ends: Date }[]>`select private.withdrawal_deadline(${received}) as ends`
    expect(row?.ends.toISOString()).toBe(ends)
  })

  test('count from the delivery of the bottles, and have no end before it', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await db.sql`update public.orders set paid_at = now() - interval '40 days' where id = ${order}`
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      refusal: null,
      ends_at: null,
      bottles_way: 'not_sent',
    })
    await withdrawals.pack(order)
    await withdrawals.ship(order)
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      refusal: null,
      ends_at: null,
      bottles_way: 'on_the_way',
    })
    await withdrawals.deliver(order)
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      refusal: null,
      ends_at: expect.any(String),
      bottles_way: 'delivered',
    })
  })

  test.each([
    ['the last second of the day before the first', 8, 'withdrawal_late'],
    ['the first day, and are over with the seventh', 7, null],
  ] as const)('hold when received on %s', async (_, daysAgo, refusal) => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.pack(order)
    await withdrawals.ship(order)
    await withdrawals.deliver(order)
    await db.sql`update public.order_fulfilments set delivered_at =
      ((now() at time zone 'America/Fortaleza')::date - ${daysAgo}::integer + time '23:59:59') at time zone 'America/Fortaleza'
      where order_id = ${order}`
    expect(await withdrawals.preview(ana, order)).toMatchObject({ refusal })
    if (refusal) await expect(withdrawals.withdraw(ana, order, 200)).rejects.toThrow('withdrawal_late')
    else await withdrawals.withdraw(ana, order, 200)
  })

  test('of an order without bottles count from its payment', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await db.sql`delete from public.order_items where order_id = ${order} and kind = 'bottle'`
    await db.sql`update public.orders set paid_at = now() - interval '9 days' where id = ${order}`
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      refusal: 'withdrawal_late',
      bottles_way: 'none',
    })
    await db.sql`update public.orders set paid_at = now() - interval '6 days' where id = ${order}`
    expect(await withdrawals.preview(ana, order)).toMatchObject({ refusal: null, amount: 200 })
  })
})

describe('an order that nobody used', () => {
  test('is undone whole: refund queued, credits taken, order cancelled, stock free, farm and owner notified', async () => {
    const { ana, order } = await withdrawals.housePaying()
    const waiting = async () =>
      (await db.sql`select waiting from public.bottle_stock where product_id = 'cachaca-alambique'`)[0]
        ?.waiting
    const before = await waiting()
    expect(await withdrawals.preview(ana, order)).toMatchObject({
      refusal: null,
      total: 200,
      amount: 200,
      credits_back: 220,
      used: [],
      way: 'stripe',
      bottles: [
        { name: 'Cachaça Alambique', quantity: 3 },
        { name: 'Cachaça Castanheira Extra-Premium', quantity: 1 },
      ],
    })
    await withdrawals.withdraw(ana, order, 200)
    expect([await balanceOf(db, ana), await statusOf(order)]).toEqual([0, 'cancelled'])
    expect(await waiting()).toBe(before - 3)
    expect(await withdrawals.refundDue(order)).toEqual({
      payment_intent: `pi_${order}`,
      amount: 20_000,
      target: 20_000,
    })
    expect(await withdrawals.eventsOf(order)).toEqual(['placed', 'paid', 'withdrawn', 'cancelled'])
    const entries = await db.sql`select transaction_type, amount from public.credit_transactions
      where restaurant_id = ${ana.restaurantId} and transaction_type = 'reversed'`
    expect([...entries]).toEqual([{ transaction_type: 'reversed', amount: -220 }])
    const told = await db.sql`select kind::text from public.notifications
      where subject_id = ${order} and kind in ('order_withdrawn', 'staff_withdrawal') order by kind::text`
    expect(told.map(({ kind }) => kind)).toEqual(['order_withdrawn', 'staff_withdrawal', 'staff_withdrawal'])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('is undone once, however often it is asked', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await Promise.all([1, 2, 3, 4].map(() => withdrawals.withdraw(ana, order, 200)))
    await withdrawals.withdraw(ana, order, 200)
    const tasks = await db.sql`select kind from public.cleanup_tasks where target = ${order}`
    expect([...tasks]).toEqual([{ kind: 'refund_order' }])
    expect((await withdrawals.eventsOf(order)).filter((kind) => kind === 'withdrawn')).toHaveLength(1)
    expect(await ledgerFaults(db)).toEqual([])
  })
})

describe('the bottles', () => {
  const stepOf = async (order: string) =>
    (
      await db.as(
        owner(withdrawals.packer),
        (sql) =>
          sql`select step, withdrawn_at is not null as withdrawn from public.order_queue where id = ${order}`,
      )
    )[0]

  test('are neither packed nor shipped after a withdrawal', async () => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.undo(ana, order)
    await expect(withdrawals.pack(order)).rejects.toThrow('order_state')
    const { ana: bia, order: packed } = await withdrawals.housePaying()
    await withdrawals.pack(packed)
    const late = await lastEventOf(db, packed)
    await withdrawals.undo(bia, packed)
    await expect(withdrawals.ship(packed)).rejects.toThrow('order_state')
    await expect(
      db.as(
        owner(withdrawals.packer),
        (sql) => sql`select public.ship_order(${packed}, ${late}, 'Motoboy', null)`,
      ),
    ).rejects.toThrow('order_changed')
    expect(await stepOf(packed)).toEqual({ step: 'to_unpack', withdrawn: true })
    await withdrawals.act(withdrawals.packer, 'unpack_order($1, $2, $3)', packed, ['Arrependimento'])
  })

  test.each([
    ['on the way', false],
    ['delivered', true],
  ])('that are %s come back, and the refund does not wait for them', async (_, delivered) => {
    const { ana, order } = await withdrawals.housePaying()
    await withdrawals.pack(order)
    await withdrawals.ship(order)
    if (delivered) await withdrawals.deliver(order)
    await withdrawals.undo(ana, order)
    expect(await withdrawals.refundDue(order)).toMatchObject({ amount: 20_000 })
    expect(await stepOf(order)).toEqual({ step: 'coming_back', withdrawn: true })
    await refund(order, 20_000)
    expect(await statusOf(order)).toBe(delivered ? 'delivered' : 'shipped')
    await withdrawals.giveBack(order)
    expect(await statusOf(order)).toBe('returned')
    await refund(order, 20_000)
    expect(await statusOf(order)).toBe('returned')
  })
})

describe('a stranger', () => {
  test('sees and undoes no other house’s order; staff undo none', async () => {
    const { ana, order } = await withdrawals.housePaying()
    const bruno = await withdrawals.createBuyer()
    for (const who of [bruno, withdrawals.manager, withdrawals.packer]) {
      await expect(withdrawals.preview(who, order)).rejects.toThrow('order_not_found')
      await expect(withdrawals.withdraw(who, order, 200)).rejects.toThrow('order_not_found')
    }
    await expect(
      db.as(visitor, (sql) => sql`select public.withdraw_purchase(${order}, 200)`),
    ).rejects.toThrow('permission denied')
    await withdrawals.undo(ana, order)
    const read = (who: { userId: string }) =>
      db.as(
        owner(who),
        (sql) => sql`select amount::float from public.order_withdrawals where order_id = ${order}`,
      )
    expect(await read(bruno)).toEqual([])
    for (const who of [ana, withdrawals.manager, withdrawals.packer])
      expect([...(await read(who))]).toEqual([{ amount: 200 }])
  })

  test('writes no withdrawal by hand, not even with the service key', async () => {
    const { ana, order } = await withdrawals.housePaying()
    for (const who of [owner(ana), server])
      await expect(
        db.as(
          who,
          (sql) => sql`insert into public.order_withdrawals
            (order_id, restaurant_id, amount, statement, refund_target, credits_target, way)
            values (${order}, ${ana.restaurantId}, 200, '{}', 20000, 0, 'stripe')`,
        ),
      ).rejects.toThrow('permission denied')
  })
})

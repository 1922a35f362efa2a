/** The right of withdrawal: until when, what comes back, and who may ask for it. */
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  createDatabase,
  ledgerFaults,
  type Owner,
  owner,
  requestAutomation,
  server,
  visitor,
} from './support/database.ts'
import { lastEventOf } from './support/orders.ts'
import { reversalsOf } from './support/reversals.ts'
import { completeRequest } from './support/reviews.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, statusOf, entitlementsOf, eventOf, openFlags } = reversalsOf(db)
const {
  packer,
  manager,
  createBuyer,
  housePaying,
  act,
  pack,
  ship,
  deliver,
  giveBack,
  preview,
  withdraw,
  undo,
  withdrawalOf,
  eventsOf,
  refundDue,
} = await openWithdrawals(db)

/** Uses the credits of 200 or a free run, and lets the consultation be done. */
async function use(who: Owner, type = 'drink_creation') {
  const { id } = await requestAutomation(db, who, { type })
  await completeRequest(db, id)
}

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
    const { ana, order } = await housePaying()
    await db.sql`update public.orders set paid_at = now() - interval '40 days' where id = ${order}`
    expect(await preview(ana, order)).toMatchObject({ refusal: null, ends_at: null, bottles_way: 'not_sent' })
    await pack(order)
    await ship(order)
    expect(await preview(ana, order)).toMatchObject({
      refusal: null,
      ends_at: null,
      bottles_way: 'on_the_way',
    })
    await deliver(order)
    expect(await preview(ana, order)).toMatchObject({
      refusal: null,
      ends_at: expect.any(String),
      bottles_way: 'delivered',
    })
  })

  test.each([
    ['the last second of the day before the first', 8, 'withdrawal_late'],
    ['the first day, and are over with the seventh', 7, null],
  ] as const)('hold when received on %s', async (_, daysAgo, refusal) => {
    const { ana, order } = await housePaying()
    await pack(order)
    await ship(order)
    await deliver(order)
    await db.sql`update public.order_fulfilments set delivered_at =
      ((now() at time zone 'America/Fortaleza')::date - ${daysAgo}::integer + time '23:59:59') at time zone 'America/Fortaleza'
      where order_id = ${order}`
    expect(await preview(ana, order)).toMatchObject({ refusal })
    if (refusal) await expect(withdraw(ana, order, 200)).rejects.toThrow('withdrawal_late')
    else await withdraw(ana, order, 200)
  })

  test('of an order without bottles count from its payment', async () => {
    const { ana, order } = await housePaying()
    await db.sql`delete from public.order_items where order_id = ${order} and kind = 'bottle'`
    await db.sql`update public.orders set paid_at = now() - interval '9 days' where id = ${order}`
    expect(await preview(ana, order)).toMatchObject({ refusal: 'withdrawal_late', bottles_way: 'none' })
    await db.sql`update public.orders set paid_at = now() - interval '6 days' where id = ${order}`
    expect(await preview(ana, order)).toMatchObject({ refusal: null, amount: 200 })
  })
})

describe('an order that nobody used', () => {
  test('comes back whole: money queued, credits taken, order cancelled, stock free, farm and owner told', async () => {
    const { ana, order } = await housePaying()
    const waiting = async () =>
      (await db.sql`select waiting from public.bottle_stock where product_id = 'cachaca-alambique'`)[0]
        ?.waiting
    const before = await waiting()
    expect(await preview(ana, order)).toMatchObject({
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
    await withdraw(ana, order, 200)
    expect([await balanceOf(db, ana), await statusOf(order)]).toEqual([0, 'cancelled'])
    expect(await waiting()).toBe(before - 3)
    expect(await refundDue(order)).toEqual({ payment_intent: `pi_${order}`, amount: 20_000, target: 20_000 })
    expect(await eventsOf(order)).toEqual(['placed', 'paid', 'withdrawn', 'cancelled'])
    const entries = await db.sql`select transaction_type, amount from public.credit_transactions
      where restaurant_id = ${ana.restaurantId} and transaction_type = 'reversed'`
    expect([...entries]).toEqual([{ transaction_type: 'reversed', amount: -220 }])
    const told = await db.sql`select kind::text from public.notifications
      where subject_id = ${order} and kind in ('order_withdrawn', 'staff_withdrawal') order by kind::text`
    expect(told.map(({ kind }) => kind)).toEqual(['order_withdrawn', 'staff_withdrawal', 'staff_withdrawal'])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('is undone once, however often it is asked', async () => {
    const { ana, order } = await housePaying()
    await Promise.all([1, 2, 3, 4].map(() => withdraw(ana, order, 200)))
    await withdraw(ana, order, 200)
    const tasks = await db.sql`select kind from public.cleanup_tasks where target = ${order}`
    expect([...tasks]).toEqual([{ kind: 'refund_order' }])
    expect((await eventsOf(order)).filter((kind) => kind === 'withdrawn')).toHaveLength(1)
    expect(await ledgerFaults(db)).toEqual([])
  })
})

describe('what was used', () => {
  test('is explained and kept back at what each credit cost, to the cent', async () => {
    const { ana, order } = await housePaying()
    await use(ana)
    // 200 of 220 credits for R$ 200: the unspent 20 cost R$ 18.19, the last cent in the buyer's favour.
    expect(await preview(ana, order)).toMatchObject({
      amount: 18.19,
      used_amount: 181.81,
      credits_back: 20,
      used: [{ name: 'Criação de Drinks Autorais', credits: 200, amount: 181.81 }],
    })
    await undo(ana, order)
    expect(await balanceOf(db, ana)).toBe(0)
    await refund(order, 1819)
    expect([await balanceOf(db, ana), await statusOf(order)]).toEqual([0, 'cancelled'])
    expect(await openFlags(order)).toEqual(['fiscal_partial_refund'])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('of bottles that were bought alone is kept back from their price, one credit a real', async () => {
    const ana = await createBuyer()
    const order = await buy(db, ana, 'price_cachaca_castanheira_extra_premium', 4)
    await use(ana)
    expect(await preview(ana, order)).toMatchObject({ total: 300, amount: 100, credits_back: 100 })
  })

  test('takes nothing from the credits of other orders', async () => {
    const { ana, order } = await housePaying()
    await db.sql`update public.credit_lots set expires_at = expires_at - interval '1 day' where source_id = ${order}`
    const other = await buy(db, ana, 'price_pacote_profissional')
    await use(ana)
    await undo(ana, other)
    expect(await balanceOf(db, ana)).toBe(20)
    expect(await preview(ana, order)).toMatchObject({ amount: 18.19, credits_back: 20 })
  })

  test('lies in what was shown: a credit spent meanwhile asks again', async () => {
    const { ana, order } = await housePaying()
    await use(ana)
    await expect(withdraw(ana, order, 200)).rejects.toThrow('withdrawal_changed')
    expect(await statusOf(order)).toBe('processing')
    await withdraw(ana, order, 18.19)
  })

  test('waits for a consultation that is being made', async () => {
    const { ana, order } = await housePaying()
    const { id } = await requestAutomation(db, ana)
    expect(await preview(ana, order)).toMatchObject({ refusal: 'withdrawal_working' })
    await expect(withdraw(ana, order, 18.19)).rejects.toThrow('withdrawal_working')
    await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
    expect(await preview(ana, order)).toMatchObject({ refusal: null, amount: 200, used: [] })
  })

  test('may be all of it: then nothing comes back', async () => {
    const ana = await createBuyer()
    const order = await buy(db, ana, 'price_cachaca_alambique', 8)
    await use(ana)
    expect(await preview(ana, order)).toMatchObject({ refusal: 'withdrawal_used_up', amount: 0 })
    await expect(withdraw(ana, order, 0)).rejects.toThrow('withdrawal_used_up')
  })

  test('of the premium package is its consultations by the catalogue; the rest and the event go', async () => {
    const { ana, order } = await housePaying('price_consultoria_extrapremium')
    await use(ana, 'menu_redesign')
    expect(await preview(ana, order)).toMatchObject({
      amount: 4200,
      runs_back: 3,
      event_back: true,
      used: [{ name: 'Redesign de Cardápio', credits: null, amount: 800 }],
    })
    await undo(ana, order)
    expect([await entitlementsOf(order), await eventOf(order)]).toEqual([['menu_redesign'], 'cancelled'])
    await expect(requestAutomation(db, ana, { type: 'food_pairing' })).rejects.toThrow('insufficient_credits')
  })

  test('of the premium package counts an event that was held', async () => {
    const { ana, order } = await housePaying('price_consultoria_extrapremium')
    await db.sql`update public.workshops set status = 'completed' where order_id = ${order}`
    // 5000 − 1900 of consultations − 1250 of bottles.
    expect(await preview(ana, order)).toMatchObject({ amount: 3150, event_back: false })
  })

  test('after a part was refunded is counted once', async () => {
    const { ana, order } = await housePaying()
    await refund(order, 5000)
    expect(await preview(ana, order)).toMatchObject({ already_back: 50, amount: 150, credits_back: 165 })
    await undo(ana, order)
    expect(await refundDue(order)).toMatchObject({ amount: 15_000 })
    await refund(order, 20_000)
    expect([await balanceOf(db, ana), await openFlags(order)]).toEqual([0, []])
    expect((await withdrawalOf(order)).refunded_at).not.toBeNull()
  })
})

describe('the bottles', () => {
  const stepOf = async (order: string) =>
    (
      await db.as(
        owner(packer),
        (sql) =>
          sql`select step, withdrawn_at is not null as withdrawn from public.order_queue where id = ${order}`,
      )
    )[0]

  test('are neither packed nor shipped after a withdrawal', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await expect(pack(order)).rejects.toThrow('order_state')
    const { ana: bia, order: packed } = await housePaying()
    await pack(packed)
    const late = await lastEventOf(db, packed)
    await undo(bia, packed)
    await expect(ship(packed)).rejects.toThrow('order_state')
    await expect(
      db.as(owner(packer), (sql) => sql`select public.ship_order(${packed}, ${late}, 'Motoboy', null)`),
    ).rejects.toThrow('order_changed')
    expect(await stepOf(packed)).toEqual({ step: 'to_unpack', withdrawn: true })
    await act(packer, 'unpack_order($1, $2, $3)', packed, ['Arrependimento'])
  })

  test.each([
    ['on the way', false],
    ['delivered', true],
  ])('that are %s come back, and the refund does not wait for them', async (_, delivered) => {
    const { ana, order } = await housePaying()
    await pack(order)
    await ship(order)
    if (delivered) await deliver(order)
    await undo(ana, order)
    expect(await refundDue(order)).toMatchObject({ amount: 20_000 })
    expect(await stepOf(order)).toEqual({ step: 'coming_back', withdrawn: true })
    await refund(order, 20_000)
    expect(await statusOf(order)).toBe(delivered ? 'delivered' : 'shipped')
    await giveBack(order)
    expect(await statusOf(order)).toBe('returned')
    await refund(order, 20_000)
    expect(await statusOf(order)).toBe('returned')
  })
})

describe('at the same moment', () => {
  const rounds = [...Array(12).keys()]

  test('withdrawing and packing end one way, without a deadlock', async () => {
    for (const _ of rounds) {
      const { ana, order } = await housePaying()
      const [packed, undone] = await Promise.allSettled([pack(order), withdraw(ana, order, 200)])
      expect(undone?.status).toBe('fulfilled')
      if (packed?.status === 'rejected') expect(String(packed.reason)).toMatch(/order_changed|order_state/)
      expect(await statusOf(order)).toBe('cancelled')
    }
  })

  test('withdrawing and spending never do both', async () => {
    for (const _ of rounds) {
      const { ana, order } = await housePaying()
      const [spent, undone] = await Promise.allSettled([
        requestAutomation(db, ana),
        withdraw(ana, order, 200),
      ])
      expect([spent?.status, undone?.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('withdrawing and using a free run never do both', async () => {
    for (const _ of rounds) {
      const { ana, order } = await housePaying('price_consultoria_extrapremium')
      const [used, undone] = await Promise.allSettled([
        requestAutomation(db, ana, { type: 'menu_redesign' }),
        withdraw(ana, order, 5000),
      ])
      expect([used?.status, undone?.status].sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('withdrawing waits for the account that is going, and then undoes nothing', async () => {
    const { ana, order } = await housePaying()
    let undone: Promise<unknown> = Promise.resolve()
    await db.sql.begin(async (leaving) => {
      await leaving`delete from auth.users where id = ${ana.userId}`
      undone = withdraw(ana, order, 200).catch((error: unknown) => String(error))
      await expect
        .poll(
          () =>
            db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1)
    })
    expect(await undone).toContain('order_not_found')
    expect(await eventsOf(order)).not.toContain('withdrawn')
  })

  test('withdrawing and a refund of the farm give the money back once', async () => {
    for (const _ of rounds) {
      const { ana, order } = await housePaying()
      await Promise.allSettled([withdraw(ana, order, 200), refund(order, 20_000)])
      expect([await balanceOf(db, ana), await refundDue(order)]).toEqual([0, null])
    }
    expect(await ledgerFaults(db)).toEqual([])
  })
})

describe('a stranger', () => {
  test('sees and undoes no other house’s order; staff undo none', async () => {
    const { ana, order } = await housePaying()
    const bruno = await createBuyer()
    for (const who of [bruno, manager, packer]) {
      await expect(preview(who, order)).rejects.toThrow('order_not_found')
      await expect(withdraw(who, order, 200)).rejects.toThrow('order_not_found')
    }
    await expect(
      db.as(visitor, (sql) => sql`select public.withdraw_purchase(${order}, 200)`),
    ).rejects.toThrow('permission denied')
    await undo(ana, order)
    const read = (who: { userId: string }) =>
      db.as(
        owner(who),
        (sql) => sql`select amount::float from public.order_withdrawals where order_id = ${order}`,
      )
    expect(await read(bruno)).toEqual([])
    for (const who of [ana, manager, packer]) expect([...(await read(who))]).toEqual([{ amount: 200 }])
  })

  test('writes no withdrawal by hand, not even with the service key', async () => {
    const { ana, order } = await housePaying()
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

/** The refund of a withdrawal: Stripe's events, and the bank account that a boleto needs. */
import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  ledgerFaults,
  type Owner,
  owner,
  placeOrder,
  server,
} from './support/database.ts'
import { reversalsOf } from './support/reversals.ts'
import { openWithdrawals } from './support/withdrawals.ts'

const db = await createDatabase(6)
const { refund, dispute, openFlags } = reversalsOf(db)
const {
  packer,
  manager,
  createBuyer,
  housePaying,
  act,
  preview,
  withdraw,
  undo,
  withdrawalOf,
  eventsOf,
  refundDue,
  answer,
} = await openWithdrawals(db)

const pay = (order: string, by = manager, reference = 'Transferência 123') =>
  act(by, 'mark_refund_paid($1, $2, $3)', order, [reference])

/** Pays with a boleto: the checkout ends unpaid, the money comes later. */
async function buyByBoleto(who: Owner) {
  const { order_id } = await placeOrder(db, who, 'price_pacote_iniciante')
  await applyEvent(
    db,
    await checkoutEvent(db, order_id, 'checkout.session.completed', { payment_status: 'unpaid' }),
  )
  await applyEvent(db, await checkoutEvent(db, order_id, 'checkout.session.async_payment_succeeded'))
  return order_id
}

const account = {
  holder: 'Bar da Ana Ltda',
  tax_id: '11222333000181',
  bank_code: '001',
  branch: '1234',
  account: '123456-X',
  account_kind: 'checking',
}
const giveAccount = (who: Owner, order: string, change: Record<string, string> = {}) =>
  db.as(
    owner(who),
    (sql) => sql`insert into public.refund_accounts
      ${sql({ ...account, order_id: order, restaurant_id: who.restaurantId, ...change })}`,
  )
const accountsSeenBy = (who: { userId: string }, order: string) =>
  db.as(owner(who), (sql) => sql`select * from public.refund_accounts where order_id = ${order}`)

describe('the refund', () => {
  test('is known from Stripe’s event, early, twice or late', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await refund(order, 20_000)
    await refund(order, 20_000)
    // Our own call hears its answer after the event.
    await answer(order, 're_1', null)
    expect(await withdrawalOf(order)).toMatchObject({ way: 'stripe', refunded_at: expect.any(Date) })
    expect((await eventsOf(order)).filter((kind) => kind === 'refunded')).toHaveLength(1)
    expect(await refundDue(order)).toBeNull()
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('that comes before the withdrawal leaves nothing to undo', async () => {
    const { ana, order } = await housePaying()
    await refund(order, 20_000)
    expect(await preview(ana, order)).toMatchObject({ refusal: 'withdrawal_closed' })
    await expect(withdraw(ana, order, 0)).rejects.toThrow('withdrawal_closed')
    expect(await eventsOf(order)).toContain('refunded')
  })

  test('of a disputed payment goes the way of the dispute', async () => {
    const { ana, order } = await housePaying()
    await dispute(order, 'created', 20_000, 'needs_response')
    await expect(withdraw(ana, order, 0)).rejects.toThrow('withdrawal_closed')
  })

  test.each([
    ['lost', 15_000],
    ['won', 20_000],
  ])('beside a dispute over a part that is %s leaves out what the dispute took', async (outcome, due) => {
    const { ana, order } = await housePaying()
    await dispute(order, 'created', 5000, 'needs_response')
    expect(await preview(ana, order)).toMatchObject({ already_back: 50, amount: 150 })
    await undo(ana, order)
    await dispute(order, 'closed', 5000, outcome)
    expect(await refundDue(order)).toMatchObject({ amount: due, target: due })
    await refund(order, due)
    expect((await withdrawalOf(order)).refunded_at).not.toBeNull()
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('of a payment that is disputed afterwards is over when the dispute is lost', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await dispute(order, 'created', 20_000, 'needs_response')
    expect((await withdrawalOf(order)).refunded_at).toBeNull()
    await dispute(order, 'closed', 20_000, 'lost')
    expect((await withdrawalOf(order)).refunded_at).not.toBeNull()
    expect([await balanceOf(db, ana), await openFlags(order)]).toEqual([0, []])
  })

  test('that Stripe refuses or fails goes to the farm, and the owner is asked for an account', async () => {
    for (const fail of [
      (order: string) => answer(order, null, 'charge too old'),
      (order: string) =>
        applyEvent(db, chargeEvent('refund.failed', order, { id: `re_${order}`, amount: 20_000 })),
    ]) {
      const { ana, order } = await housePaying()
      await undo(ana, order)
      await fail(order)
      expect(await withdrawalOf(order)).toMatchObject({ way: 'bank', refunded_at: null })
      expect(await openFlags(order)).toEqual(['refund_failed'])
      const asked = await db.sql`select id from public.notifications
        where subject_id = ${order} and kind = 'refund_account_missing'`
      expect(asked).toHaveLength(1)
      await giveAccount(ana, order)
      await pay(order)
      expect([await openFlags(order), (await withdrawalOf(order)).refunded_at]).toEqual([
        [],
        expect.any(Date),
      ])
    }
  })

  /** Tasks that are due soon, but not while a worker may be calling Stripe. */
  const begunAgain = (order: string) => db.sql`
    select attempts from public.cleanup_tasks
    where target = ${order} and not given_up
      and next_attempt_at between now() + interval '5 minutes' and now() + interval '15 minutes'`

  test.each([
    ['won', 20_000],
    ['lost', 5000],
  ])('given up during a dispute that is then %s begins again', async (outcome, disputed) => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await dispute(order, 'created', disputed, 'needs_response')
    await db.sql`
      update public.cleanup_tasks set attempts = 12, last_error = 'charge_disputed' where target = ${order}`
    expect(await openFlags(order)).toContain('refund_failed')
    expect(await begunAgain(order)).toEqual([])
    await dispute(order, 'closed', disputed, outcome)
    expect([await begunAgain(order), await openFlags(order)]).toEqual([[{ attempts: 0 }], []])
  })

  test('a refund given up during a dispute starts again, even if only the dispute’s end is received', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await db.sql`
      update public.cleanup_tasks set attempts = 12, last_error = 'charge_disputed' where target = ${order}`
    await dispute(order, 'closed', 20_000, 'won')
    expect([await begunAgain(order), await openFlags(order)]).toEqual([[{ attempts: 0 }], []])
  })

  test('that nobody answers for days is flagged', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await db.sql`update public.cleanup_tasks set attempts = 12, last_error = 'down' where target = ${order}`
    expect(await openFlags(order)).toEqual(['refund_failed'])
    await refund(order, 20_000)
    expect(await openFlags(order)).toEqual([])
  })
})

describe('a refund that failed at Stripe', () => {
  const failed = (order: string, refundId: string, amount: number, created = Date.now() / 1000) =>
    applyEvent(db, {
      ...chargeEvent('refund.failed', order, { id: refundId, amount }),
      created: Math.floor(created),
    })
  const refundedAt = (order: string, cents: number, created: number) =>
    applyEvent(db, {
      ...chargeEvent('charge.refunded', order, { amount_refunded: cents }),
      created: Math.floor(created),
    })
  const now = Math.floor(Date.now() / 1000)
  const state = async (order: string) => {
    const [row] =
      await db.sql`select way, bank_confirmed_at is not null as confirmed, refunded_at is not null as done
      from public.order_withdrawals where order_id = ${order}`
    return row
  }

  test.each(['before', 'after'])('is not back where its first event comes %s', async (when) => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await answer(order, `re_${order}`, null)
    const early = () => refundedAt(order, 20_000, now - 60)
    if (when === 'before') await early()
    await failed(order, `re_${order}`, 20_000)
    await giveAccount(ana, order)
    if (when === 'after') await early()
    await db.as(server, (sql) => sql`select public.reapply_reversals(${order})`)
    expect(await state(order)).toEqual({ way: 'bank', confirmed: true, done: false })
    expect(await accountsSeenBy(manager, order)).toHaveLength(1)
    await pay(order)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('before its answer was recorded goes to the farm', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await failed(order, 're_2', 20_000)
    await answer(order, 're_2', null)
    expect(await state(order)).toEqual({ way: 'bank', confirmed: true, done: false })
    await giveAccount(ana, order)
    await pay(order)
  })

  test('is not the one of the withdrawal where an earlier part failed', async () => {
    const { ana, order } = await housePaying()
    await refund(order, 5000)
    await undo(ana, order)
    await answer(order, 're_4', null)
    await failed(order, 're_3', 5000)
    expect(await state(order)).toEqual({ way: 'stripe', confirmed: false, done: false })
    expect(await openFlags(order)).toEqual(['fiscal_partial_refund', 'refund_failed'])
    await refundedAt(order, 15_000, now + 60)
    expect(await state(order)).toMatchObject({ way: 'stripe', done: true })
  })

  test('leaves to the farm what Stripe did not carry out, and no part of the panel', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await refundedAt(order, 5000, now - 60)
    await answer(order, null, 'charge too old')
    expect(await withdrawalOf(order)).toMatchObject({ way: 'bank', amount: '150.00' })
    const { ana: bia, order: other } = await housePaying()
    await undo(bia, other)
    await answer(other, `re_${other}`, null)
    await refundedAt(other, 20_000, now - 60)
    await failed(other, `re_${other}`, 20_000)
    expect(await withdrawalOf(other)).toMatchObject({ way: 'bank', amount: '200.00', refunded_at: null })
  })

  test('and is made again there is back', async () => {
    const { ana, order } = await housePaying()
    await undo(ana, order)
    await answer(order, 're_5', null)
    await failed(order, 're_5', 20_000, now - 60)
    await refundedAt(order, 20_000, now)
    expect(await state(order)).toMatchObject({ way: 'stripe', done: true })
  })
})

describe('a boleto', () => {
  test('is paid back by a manager, once, and its bank details are gone then', async () => {
    const ana = await createBuyer()
    const order = await buyByBoleto(ana)
    expect(await preview(ana, order)).toMatchObject({ refusal: null, way: 'bank' })
    await undo(ana, order)
    await giveAccount(ana, order)
    await expect(pay(order)).rejects.toThrow('refund_state')
    await answer(order, null, 'boleto')
    expect(await openFlags(order)).toEqual([])
    await expect(pay(order, packer)).rejects.toThrow('staff_only')
    await expect(pay(order, manager, ' ')).rejects.toThrow('reference_missing')
    const [first, second] = await Promise.allSettled([pay(order), pay(order)])
    expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await accountsSeenBy(manager, order)).toEqual([])
    const audit = await db.sql`select action, reason from public.staff_audit
      where subject_id = ${order} and action = 'mark_refund_paid'`
    expect([...audit]).toEqual([{ action: 'mark_refund_paid', reason: 'Transferência 123' }])
    expect((await eventsOf(order)).filter((kind) => kind === 'refunded')).toHaveLength(1)
    await expect(giveAccount(ana, order)).rejects.toThrow('refund_account_closed')
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('has its details read by their owner and managers, changed and deleted by their owner alone', async () => {
    const ana = await createBuyer()
    const bruno = await createBuyer()
    const order = await buyByBoleto(ana)
    await expect(giveAccount(ana, order)).rejects.toThrow('refund_account_closed')
    await undo(ana, order)
    await expect(giveAccount(bruno, order)).rejects.toThrow('row-level security')
    await giveAccount(ana, order)
    expect(await accountsSeenBy(ana, order)).toHaveLength(1)
    expect(await accountsSeenBy(manager, order)).toHaveLength(1)
    for (const who of [bruno, packer]) expect(await accountsSeenBy(who, order)).toEqual([])
    const change = (who: { userId: string }) =>
      db.as(
        owner(who),
        (sql) =>
          sql`update public.refund_accounts set holder = 'Outra' where order_id = ${order} returning 1`,
      )
    for (const who of [bruno, manager]) expect(await change(who)).toEqual([])
    expect(await change(ana)).toHaveLength(1)
    const remove = (who: { userId: string }) =>
      db.as(
        owner(who),
        (sql) => sql`delete from public.refund_accounts where order_id = ${order} returning 1`,
      )
    expect(await remove(bruno)).toEqual([])
    expect(await remove(ana)).toHaveLength(1)
  })

  test.each([
    { tax_id: '11222333000180' },
    { tax_id: '12345678900' },
    { tax_id: '11111111111' },
    { bank_code: '1' },
    { branch: 'abc' },
    { account: '12 34' },
    { account: '1234' },
    { holder: '   ' },
    { account_kind: 'gold' },
  ])('refuses %j', async (change) => {
    const ana = await createBuyer()
    const order = await buyByBoleto(ana)
    await undo(ana, order)
    await expect(giveAccount(ana, order, change)).rejects.toThrow('check constraint')
    await giveAccount(ana, order, { tax_id: '52998224725' })
  })

  test('of a house that leaves stays due, with its details, until it is paid', async () => {
    const ana = await createBuyer()
    const order = await buyByBoleto(ana)
    await undo(ana, order)
    await answer(order, null, 'boleto')
    await giveAccount(ana, order)
    await db.sql`delete from auth.users where id = ${ana.userId}`
    expect(await openFlags(order)).toEqual(['refund_due_account_deleted'])
    expect(await accountsSeenBy(manager, order)).toHaveLength(1)
    await pay(order)
    expect([await openFlags(order), await accountsSeenBy(manager, order)]).toEqual([[], []])
  })
})

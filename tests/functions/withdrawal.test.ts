/** The money of a withdrawn order, from the queue to Stripe and back. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  cleanUp,
  control,
  emptyCleanupQueue,
  openSession,
  type Person,
  service,
  signUpOwner,
  sql,
  stripe,
} from './support/stack.ts'

/** Runs the due refunds. Invoices of the same orders are not run, because their state depends on timing. */
async function cleanUpRefunds() {
  await sql(`
    update public.cleanup_tasks set next_attempt_at = now() + interval '1 hour'
    where kind <> 'refund_order' and done_at is null`)
  return cleanUp()
}

/** Makes the order's task due again, and its event known. */
async function cleanUpAgain(orderId: string) {
  await sql(`update public.cleanup_tasks set next_attempt_at = now() where target = '${orderId}'`)
  const outcome = await cleanUpRefunds()
  await control('idle')
  return outcome
}

async function orderOf(person: Person) {
  const { data } = await person.client
    .from('orders')
    .select(
      'id, status, stripe_orders(payment_intent_id), order_withdrawals(way, refunded_at, stripe_refund_id)',
    )
    .single()
  if (!data) throw new Error('no order')
  return { ...data, intent: data.stripe_orders?.payment_intent_id ?? '', withdrawal: data.order_withdrawals }
}

async function withdraw(person: Person, orderId: string) {
  const { error } = await person.client.rpc('withdraw_purchase', { p_order_id: orderId, p_amount: 200 })
  expect(error).toBeNull()
}

const refundsOf = async (intent: string) =>
  (await stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)

let ana: Person
let order: Awaited<ReturnType<typeof orderOf>>

beforeAll(emptyCleanupQueue)

beforeEach(async () => {
  ana = await signUpOwner()
  await buy(ana)
  order = await orderOf(ana)
})

test('Stripe refunds a withdrawn order once, and its event closes it', async () => {
  await withdraw(ana, order.id)
  expect(await balanceOf(ana)).toBe(0)
  expect(await cleanUpRefunds()).toMatchObject({ failed: 0 })
  await control('idle')
  expect(await refundsOf(order.intent)).toEqual([20_000])
  expect(await orderOf(ana)).toMatchObject({
    status: 'cancelled',
    withdrawal: {
      way: 'stripe',
      refunded_at: expect.any(String),
      stripe_refund_id: expect.stringMatching(/^re_/),
    },
  })
  await sql(`update public.cleanup_tasks set done_at = null where target = '${order.id}'`)
  await cleanUpAgain(order.id)
  expect(await refundsOf(order.intent)).toEqual([20_000])
})

test('an outage of Stripe delays the refund, and nothing else', async () => {
  await control('faults', { mode: 'down' })
  await withdraw(ana, order.id)
  expect(await cleanUpRefunds()).toMatchObject({ failed: 1 })
  expect(await orderOf(ana)).toMatchObject({
    status: 'cancelled',
    withdrawal: { way: 'stripe', refunded_at: null },
  })
  await control('faults', { mode: 'none' })
  expect(await cleanUpAgain(order.id)).toMatchObject({ failed: 0 })
  expect((await orderOf(ana)).withdrawal?.refunded_at).toEqual(expect.any(String))
})

test('a refund whose answer was lost is found again, even after Stripe has forgotten the key', async () => {
  await withdraw(ana, order.id)
  await stripe.refunds.create({
    payment_intent: order.intent,
    amount: 20_000,
    metadata: { withdrawal: order.id },
  })
  // The event is still on its way.
  await sql(`update public.order_withdrawals set refunded_at = null where order_id = '${order.id}'`)
  expect(await cleanUpRefunds()).toMatchObject({ failed: 0 })
  await control('idle')
  expect(await refundsOf(order.intent)).toEqual([20_000])
  expect((await orderOf(ana)).withdrawal?.refunded_at).toEqual(expect.any(String))
})

test('a part that the farm refunded is not paid again, even before its event arrives', async () => {
  await stripe.refunds.create({ payment_intent: order.intent, amount: 5000 })
  await control('idle')
  // The event is still on its way when the owner withdraws.
  await sql(
    `update private.payment_reversals set refunded = 0, told = 0 where payment_intent_id = '${order.intent}'`,
  )
  await sql(`select private.apply_reversals('${order.id}')`)
  await withdraw(ana, order.id)
  expect(await cleanUpRefunds()).toMatchObject({ failed: 0 })
  await control('idle')
  expect((await refundsOf(order.intent)).sort((a, b) => a - b)).toEqual([5000, 15_000])
  expect((await orderOf(ana)).withdrawal).toMatchObject({ way: 'stripe', refunded_at: expect.any(String) })
})

test('a boleto goes to the farm, once Stripe has confirmed that it cannot refund it', async () => {
  const bia = await signUpOwner()
  const session = await openSession(bia)
  await control(`sessions/${session}/pay`, { method: 'boleto' })
  await control(`sessions/${session}/boleto-paid`)
  await control('idle')
  const { id } = await orderOf(bia)
  await withdraw(bia, id)
  expect((await orderOf(bia)).withdrawal).toMatchObject({ way: 'bank' })
  expect(await cleanUpRefunds()).toMatchObject({ failed: 0 })
  const { data } = await service
    .from('order_withdrawals')
    .select('bank_confirmed_at, way')
    .eq('order_id', id)
    .single()
  expect(data).toEqual({ way: 'bank', bank_confirmed_at: expect.any(String) })
})

test('a dispute holds the refund until it is won', async () => {
  const { latest_charge } = await stripe.paymentIntents.retrieve(order.intent)
  await withdraw(ana, order.id)
  const { body } = await control(`charges/${String(latest_charge)}/dispute`)
  expect(await cleanUpRefunds()).toMatchObject({ failed: 1 })
  await control('idle')
  expect((await orderOf(ana)).withdrawal).toMatchObject({ way: 'stripe', refunded_at: null })
  const dispute =
    body.dispute && typeof body.dispute === 'object' && 'id' in body.dispute ? body.dispute.id : ''
  await control(`disputes/${String(dispute)}/close`, { outcome: 'won' })
  await control('idle')
  expect(await cleanUpAgain(order.id)).toMatchObject({ failed: 0 })
  expect((await orderOf(ana)).withdrawal?.refunded_at).toEqual(expect.any(String))
  expect(await refundsOf(order.intent)).toEqual([20_000])
})

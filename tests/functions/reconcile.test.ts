import { afterEach, expect, test } from 'vitest'
import { reconcile } from '../../supabase/operations/reconcile.ts'
import { balanceOf, buy, control, openSession, service, signUpOwner, sql, stripe } from './support/stack.ts'

/** Differences of one session. Other tests' purchases share the stack. */
async function differencesOf(sessionId: string, fix: boolean) {
  const all = await reconcile(stripe, service, { since: new Date(Date.now() - 86_400_000), fix })
  return all
    .filter((difference) => difference.sessionId === sessionId)
    .map(({ problem, repaired }) => ({ problem, repaired }))
}

afterEach(() => control('deliveries', { paused: false }))

test('a payment without its webhook is found and repaired once, and a late webhook adds nothing', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  await control('deliveries', { paused: true })
  await control(`sessions/${session}/pay`, { method: 'card' })
  expect(await differencesOf(session, false)).toEqual([{ problem: 'payment_not_applied', repaired: false }])
  expect(await balanceOf(ana)).toBe(0)
  expect(await differencesOf(session, true)).toEqual([{ problem: 'payment_not_applied', repaired: true }])
  expect(await balanceOf(ana)).toBe(220)
  expect(await differencesOf(session, true)).toEqual([])
  await control('deliveries', { paused: false })
  await control('idle')
  expect(await balanceOf(ana)).toBe(220)
})

test('a refund without its webhook takes its credits back', async () => {
  const ana = await signUpOwner()
  const session = await buy(ana)
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session, {
    expand: ['payment_intent.latest_charge'],
  })
  const charge = payment_intent && typeof payment_intent === 'object' ? payment_intent.latest_charge : null
  await control('deliveries', { paused: true })
  await control(`charges/${charge && typeof charge === 'object' ? charge.id : charge}/refund`, {
    amount: 10_000,
  })
  expect(await differencesOf(session, true)).toEqual([{ problem: 'refund_not_applied', repaired: true }])
  expect(await balanceOf(ana)).toBe(110)
  expect(await differencesOf(session, true)).toEqual([])
})

test('credits left after their refund are found and taken back, once', async () => {
  const ana = await signUpOwner()
  const session = await buy(ana)
  const { data: order } = await service
    .from('stripe_orders')
    .select('order_id')
    .eq('checkout_session_id', session)
    .single()
  // The state after a refund that raced its payment: the amount is recorded, and the credits stayed.
  await sql(`insert into private.payment_reversals (payment_intent_id, refunded)
    select payment_intent_id, 20000 from public.stripe_orders where order_id = '${order?.order_id}'`)
  expect(await differencesOf(session, false)).toEqual([{ problem: 'credits_not_reversed', repaired: false }])
  expect(await differencesOf(session, true)).toEqual([{ problem: 'credits_not_reversed', repaired: true }])
  expect(await balanceOf(ana)).toBe(0)
  expect(await differencesOf(session, true)).toEqual([])
})

test('orders that agree with Stripe are not listed', async () => {
  const ana = await signUpOwner()
  expect(await differencesOf(await buy(ana), true)).toEqual([])
  expect(await differencesOf(await openSession(ana, 'price_pacote_profissional'), true)).toEqual([])
})

import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { balanceOf, buy, control, openSession, service, signUpOwner, stack } from './support/stack.ts'

const standIn = new URL(stack.stripe_url)
const stripe = new Stripe('sk_test_local', {
  host: standIn.hostname,
  port: Number(standIn.port),
  protocol: 'http',
})

/** Posts an event like Stripe, signed with the given secret. */
async function post(event: unknown, { secret = stack.stripe_webhook_secret, age = 0 } = {}) {
  const payload = JSON.stringify(event)
  const header = await stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  })
  return fetch(`${stack.functions_url}/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    body: payload,
  })
}

const paidEvent = (sessionId: string, orderId: string, id = `evt_${randomUUID()}`) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: sessionId,
      object: 'checkout.session',
      client_reference_id: orderId,
      amount_total: 20_000,
      amount_subtotal: 20_000,
      currency: 'brl',
      payment_status: 'paid',
      payment_intent: `pi_${randomUUID()}`,
    },
  },
})

async function orderOf(sessionId: string): Promise<string> {
  const { data } = await service
    .from('orders')
    .select('id')
    .eq('stripe_checkout_session_id', sessionId)
    .single()
  return data?.id ?? ''
}

test('a card payment grants 220 credits, and the event sent again grants none', async () => {
  const ana = await signUpOwner()
  const session = await buy(ana)
  expect(await balanceOf(ana)).toBe(220)
  const { body } = await fetch(`${stack.stripe_url}/_control/events`).then(async (r) => ({
    body: await r.json(),
  }))
  const completed = body.events.find(
    (event: Stripe.Event) =>
      event.type === 'checkout.session.completed' && JSON.stringify(event).includes(session),
  )
  await control(`events/${completed?.id}/resend`)
  await control('idle')
  expect(await balanceOf(ana)).toBe(220)
})

test('a boleto grants credits when it is paid, not before', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  await control(`sessions/${session}/pay`, { method: 'boleto' })
  await control('idle')
  expect(await balanceOf(ana)).toBe(0)
  await control(`sessions/${session}/boleto-paid`)
  await control('idle')
  expect(await balanceOf(ana)).toBe(220)
})

test('a refused card leaves the order pending and the session open', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  await control(`sessions/${session}/pay`, { method: 'card_declined' })
  await control('idle')
  const { data } = await ana.client.from('orders').select('status')
  expect(data).toEqual([{ status: 'pending_payment' }])
  await control(`sessions/${session}/pay`, { method: 'card' })
  await control('idle')
  expect(await balanceOf(ana)).toBe(220)
})

test('a forged, missing or stale signature changes nothing; the valid one does', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  const event = paidEvent(session, await orderOf(session))
  expect((await post(event, { secret: 'whsec_forged' })).status).toBe(400)
  expect((await post(event, { age: 600 })).status).toBe(400)
  const unsigned = await fetch(`${stack.functions_url}/stripe-webhook`, {
    method: 'POST',
    body: JSON.stringify(event),
  })
  expect(unsigned.status).toBe(400)
  expect(await balanceOf(ana)).toBe(0)
  expect((await post(event)).status).toBe(200)
  expect(await balanceOf(ana)).toBe(220)
})

test('a body changed after signing is refused', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  const event = paidEvent(session, await orderOf(session))
  const header = await stripe.webhooks.generateTestHeaderStringAsync({
    payload: JSON.stringify({ ...event, type: 'checkout.session.expired' }),
    secret: stack.stripe_webhook_secret,
  })
  const response = await fetch(`${stack.functions_url}/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': header },
    body: JSON.stringify(event),
  })
  expect(response.status).toBe(400)
  expect(await balanceOf(ana)).toBe(0)
})

test('an event before its order gets 500 and is applied when Stripe retries it', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  const orderId = await orderOf(session)
  const early = paidEvent('cs_test_early', randomUUID())
  expect((await post(early)).status).toBe(500)
  // The same event, now that its order exists.
  const { data } = early
  expect(
    (
      await post({
        ...early,
        data: { object: { ...data.object, id: session, client_reference_id: orderId } },
      })
    ).status,
  ).toBe(200)
  expect(await balanceOf(ana)).toBe(220)
})

test('Stripe tries again while the functions are down, and nothing is lost', async () => {
  const ana = await signUpOwner()
  const session = await openSession(ana)
  await fetch(stack.kill_functions_url)
  await control(`sessions/${session}/pay`, { method: 'card' })
  await control('idle')
  expect(await balanceOf(ana)).toBe(220)
})

test.each([
  [null],
  [[]],
  [{}],
  [7],
  [{ id: 'evt_1', type: 'charge.refunded' }],
  [{ id: 'evt_1', type: 'charge.refunded', created: 'hoje', data: { object: {} } }],
  [{ id: 'evt_1', type: 'charge.refunded', created: 1_780_000_000, data: { object: null } }],
])('a signed body that is not an event gets 400: %j', async (body) => {
  const answer = await post(body)
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'event_invalid' }])
})

// @vitest-environment node
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, purchase, startBench } from './test-support.ts'

let clock = Date.now()
let bench: Bench
beforeEach(async () => {
  clock = Date.now()
  bench = await startBench({ now: () => new Date(clock) })
})
afterEach(() => bench.close())

const createSession = () => bench.stripe.checkout.sessions.create(purchase())

async function pay(method: string): Promise<Stripe.Checkout.Session> {
  const { id } = await createSession()
  expect((await bench.control(`sessions/${id}/pay`, { method })).status).toBe(200)
  await bench.standIn.whenIdle()
  return bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
}

function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (session.payment_intent === null || typeof session.payment_intent === 'string')
    throw new Error('The payment intent was not expanded.')
  return session.payment_intent
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge {
  const charge = intentOf(session).latest_charge
  if (charge === null || typeof charge === 'string') throw new Error('The charge was not expanded.')
  return charge
}

describe('a card that is approved', () => {
  it('completes the session and sends its signed events in order', async () => {
    const session = await pay('card')
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    expect(intentOf(session)).toMatchObject({
      status: 'succeeded',
      amount_received: 90_000,
      metadata: { restaurant_id: 'r-1' },
    })
    expect(chargeOf(session)).toMatchObject({ paid: true, metadata: { restaurant_id: 'r-1' } })
    expect(bench.receiver.types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    const completed = bench.receiver.received.at(-1)
    expect(completed?.event.data.object).toMatchObject({
      id: session.id,
      payment_status: 'paid',
      client_reference_id: 'order-1',
      payment_intent: intentOf(session).id,
    })
    expect(completed?.event.api_version).toBe('2026-10-28.endive')
    expect(completed?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    })
  })

  it('is charged once, however often the buyer pays', async () => {
    const session = await pay('card')
    const second = await bench.control(`sessions/${session.id}/pay`, { method: 'card' })
    expect(second.body).toMatchObject({ result: 'closed' })
    await bench.standIn.whenIdle()
    expect(bench.receiver.types().filter((type) => type === 'charge.succeeded')).toHaveLength(1)
  })
})

describe('a card that is refused', () => {
  it('leaves the session open, and another card may still pay the same intent', async () => {
    const refused = await pay('card_declined')
    expect(refused).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    expect(intentOf(refused)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' },
    })
    expect(bench.receiver.types()).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ])
    await bench.control(`sessions/${refused.id}/pay`, { method: 'card' })
    const paid = await bench.stripe.checkout.sessions.retrieve(refused.id, { expand: ['payment_intent'] })
    expect(paid.payment_status).toBe('paid')
    expect(intentOf(paid)).toMatchObject({ id: intentOf(refused).id, last_payment_error: null })
  })
})

describe('pix', () => {
  it('is paid at once', async () => {
    const session = await pay('pix')
    expect(session.payment_status).toBe('paid')
    expect(chargeOf(session).payment_method_details?.type).toBe('pix')
    expect(bench.receiver.types().at(-1)).toBe('checkout.session.completed')
  })
})

describe('a boleto', () => {
  it('completes the session unpaid, and is paid later', async () => {
    const session = await pay('boleto')
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect(intentOf(session)).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'boleto_display_details' },
    })
    expect(bench.receiver.types()).not.toContain('charge.succeeded')

    await bench.control(`sessions/${session.id}/boleto-paid`)
    await bench.standIn.whenIdle()
    expect(bench.receiver.types().slice(-3)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.async_payment_succeeded',
    ])
    expect(bench.receiver.received.at(-1)?.event.data.object).toMatchObject({ payment_status: 'paid' })
    expect((await bench.control(`sessions/${session.id}/boleto-paid`)).status).toBe(400)
  })

  it('fails unpaid, manually or when it expires', async () => {
    const first = await pay('boleto')
    await bench.control(`sessions/${first.id}/boleto-expired`)
    const second = await pay('boleto')
    clock += 4 * 24 * 60 * 60 * 1000
    const late = await bench.stripe.checkout.sessions.retrieve(second.id, { expand: ['payment_intent'] })
    expect(late).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect(intentOf(late).last_payment_error?.code).toBe('payment_intent_payment_attempt_expired')
    await bench.standIn.whenIdle()
    const failed = bench.receiver.received.filter(
      ({ event }) => event.type === 'checkout.session.async_payment_failed',
    )
    expect(failed.map(({ event }) => event.data.object)).toMatchObject([{ id: first.id }, { id: second.id }])
  })
})

describe('time', () => {
  it('expires an open session with an event; a paid one stays paid', async () => {
    const open = await createSession()
    const paid = await pay('card')
    clock += 25 * 60 * 60 * 1000
    expect((await bench.stripe.checkout.sessions.retrieve(open.id)).status).toBe('expired')
    expect((await bench.stripe.checkout.sessions.retrieve(paid.id)).status).toBe('complete')
    await bench.standIn.whenIdle()
    const expired = bench.receiver.received.filter(({ event }) => event.type === 'checkout.session.expired')
    expect(expired.map(({ event }) => event.data.object)).toMatchObject([{ id: open.id, status: 'expired' }])
    const attempt = await bench.control(`sessions/${open.id}/pay`, { method: 'card' })
    expect(attempt.body).toMatchObject({ result: 'closed', redirect: null })
  })
})

describe('refunds', () => {
  it('return a part, then the rest, and no more', async () => {
    const charge = chargeOf(await pay('card'))
    const part = await bench.stripe.refunds.create({ charge: charge.id, amount: 30_000 })
    expect(part).toMatchObject({ amount: 30_000, status: 'succeeded', charge: charge.id })
    await bench.control(`charges/${charge.id}/refund`)
    const after = await bench.stripe.charges.retrieve(charge.id)
    expect(after).toMatchObject({ amount_refunded: 90_000, refunded: true })
    await expect(bench.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    await bench.standIn.whenIdle()
    const refunded = bench.receiver.received.filter(({ event }) => event.type === 'charge.refunded')
    expect(refunded.map(({ event }) => event.data)).toMatchObject([
      { object: { amount_refunded: 30_000, refunded: false }, previous_attributes: { amount_refunded: 0 } },
      { object: { refunded: true }, previous_attributes: { amount_refunded: 30_000, refunded: false } },
    ])
    expect(refunded[0]?.event.request?.id).toMatch(/^req_/)
  })

  it('are refused above the remaining amount and for a boleto', async () => {
    const card = chargeOf(await pay('card'))
    await expect(bench.stripe.refunds.create({ charge: card.id, amount: 90_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    const boleto = await pay('boleto')
    await bench.control(`sessions/${boleto.id}/boleto-paid`)
    await expect(bench.stripe.refunds.create({ payment_intent: intentOf(boleto).id })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('disputes', () => {
  it('withdraw the money, and return it when the seller wins', async () => {
    const charge = chargeOf(await pay('card'))
    const opened = await bench.control(`charges/${charge.id}/dispute`)
    expect(opened.body).toMatchObject({ dispute: { status: 'needs_response', amount: 90_000 } })
    expect((await bench.stripe.charges.retrieve(charge.id)).disputed).toBe(true)
    await expect(bench.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    await bench.standIn.whenIdle()
    const dispute = bench.receiver.received.at(-1)?.event.data.object
    if (dispute?.object !== 'dispute') throw new Error('The last event is about no dispute.')
    await bench.control(`disputes/${dispute.id}/close`, { outcome: 'won' })
    await bench.standIn.whenIdle()
    expect(bench.receiver.types().slice(-4)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ])
    expect(dispute.balance_transactions).toMatchObject([{ amount: -90_000 }])
    expect(bench.receiver.received.at(-1)?.event.data.object).toMatchObject({
      status: 'won',
      balance_transactions: [{ amount: -90_000 }, { amount: 90_000 }],
    })
  })
})

describe('a Pix whose code is paid later', () => {
  const shown = (session: Stripe.Checkout.Session) =>
    intentOf(session).next_action?.pix_display_qr_code?.hosted_instructions_url ?? ''

  it('shows its code on a page that opens, and is paid there', async () => {
    const session = await pay('pix_later')
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    expect(bench.receiver.types()).toEqual(['payment_intent.created', 'payment_intent.requires_action'])
    const page = await fetch(shown(session))
    expect(await page.text()).toContain(intentOf(session).next_action?.pix_display_qr_code?.data)
    await bench.control(`sessions/${session.id}/pay`, { method: 'pix' })
    const paid = await bench.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
    expect(paid.payment_status).toBe('paid')
    expect(intentOf(paid).next_action).toBeNull()
  })

  it('fails when its time is over, and leaves the session open', async () => {
    const { id } = await pay('pix_later')
    clock += 25 * 60 * 60 * 1000
    const session = await bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(intentOf(session)).toMatchObject({ status: 'requires_payment_method', next_action: null })
  })
})

/**
 * The parts of Stripe's API that the product relies on. Runs against the stand-in, or unchanged against Stripe's test
 * mode with STRIPE_CONTRACT_KEY=sk_test_…
 */
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf, openStripe, type StripeUnderTest, sale } from './contract-support.ts'

let service: StripeUnderTest
let sessions: Stripe.Checkout.SessionResource
beforeAll(async () => {
  service = await openStripe(process.env.STRIPE_CONTRACT_KEY)
  sessions = service.stripe.checkout.sessions
})
afterAll(() => service.close())

async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call was expected to be refused.')
}

describe('checkout sessions', () => {
  it('are created open and unpaid, with the caller’s parameters and a payment page', async () => {
    const session = await sessions.create(sale())
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 90_000,
      currency: 'brl',
      client_reference_id: 'order-1',
      customer_email: 'dona@example.com',
      metadata: { order_id: 'order-1' },
      payment_intent: null,
      livemode: false,
    })
    expect(session.payment_method_types).toEqual(expect.arrayContaining(['card', 'pix', 'boleto']))
    expect(session.id).toMatch(/^cs_test_/)
    expect(new URL(session.url ?? '').pathname).toBe(`/c/pay/${session.id}`)
    expect(session.expires_at - session.created).toBe(24 * 60 * 60)
    expect(session.lastResponse.requestId).toMatch(/^req_/)
  })

  it('can be retrieved with their line items and the product of each', async () => {
    const { id } = await sessions.create(sale({ line_items: [{ price: service.priceId, quantity: 3 }] }))
    const plain = await sessions.retrieve(id)
    expect(plain.line_items).toBeUndefined()
    const session = await sessions.retrieve(id, {
      expand: ['line_items.data.price.product', 'payment_intent'],
    })
    expect(session.amount_total).toBe(36_000)
    const line = session.line_items?.data[0]
    expect(line).toMatchObject({ quantity: 3, amount_total: 36_000, description: 'Cachaça Prata 750 ml' })
    expect(line?.price).toMatchObject({
      id: service.priceId,
      unit_amount: 12_000,
      product: { object: 'product' },
    })
    expect(line?.price?.unit_amount_decimal?.toString()).toBe('12000')
    const lines = await sessions.listLineItems(id)
    expect(lines.data.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('are listed newest first, a page at a time, and by time of creation', async () => {
    const first = await sessions.create(sale())
    const second = await sessions.create(sale())
    const page = await sessions.list({ limit: 1 })
    expect(page.data.map(({ id }) => id)).toEqual([second.id])
    expect(page.has_more).toBe(true)
    const next = await sessions.list({ limit: 1, starting_after: second.id })
    expect(next.data.map(({ id }) => id)).toEqual([first.id])
    const future = await sessions.list({ created: { gt: second.created + 60 } })
    expect(future.data).toEqual([])
    const recent = await sessions.list({ created: { gte: second.created } })
    expect(recent.data.map(({ id }) => id)).toContain(second.id)
  })

  it('offer the methods that fit the amount, narrowed by what is allowed and excluded', async () => {
    const methodsOf = async (overrides: Partial<Stripe.Checkout.SessionCreateParams>) =>
      (await sessions.create(sale(overrides))).payment_method_types
    expect(await methodsOf({ allowed_payment_method_types: ['card'] })).toEqual(['card'])
    expect(await methodsOf({ excluded_payment_method_types: ['boleto'] })).not.toContain('boleto')
    // The minimum for a boleto is R$ 5.
    expect(await methodsOf({ line_items: [lineOf(400)] })).not.toContain('boleto')
    const none = sessions.create(
      sale({ line_items: [lineOf(400)], allowed_payment_method_types: ['boleto'] }),
    )
    expect(await refusal(none)).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' })
  })

  it('can be expired once, and then have no payment page', async () => {
    const { id } = await sessions.create(sale())
    const expired = await sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    const error = await refusal(sessions.expire(id))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
  })
})

describe('refusals', () => {
  it('name the parameter that is missing', async () => {
    const { success_url: _, ...rest } = sale()
    expect(await refusal(sessions.create(rest))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code: 'parameter_missing',
      param: 'success_url',
    })
  })

  it('name an unknown parameter', async () => {
    const unknown = { ...sale(), colour: 'green' }
    expect(await refusal(sessions.create(unknown))).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    })
  })

  const refusals: [string, () => Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
    [
      'a price that does not exist',
      () => ({ line_items: [{ price: 'price_x', quantity: 1 }] }),
      'line_items[0][price]',
    ],
    [
      'a quantity of zero',
      () => ({ line_items: [{ price: service.priceId, quantity: 0 }] }),
      'line_items[0][quantity]',
    ],
    ['an address that is no web address', () => ({ success_url: 'javascript:alert(1)' }), 'success_url'],
    ['an invalid e-mail', () => ({ customer_email: 'dona' }), 'customer_email'],
    ['an expiry within minutes', () => ({ expires_at: Math.floor(Date.now() / 1000) + 60 }), 'expires_at'],
  ]
  it.each(refusals)('are given to %s', async (_, overrides, param) => {
    expect(await refusal(sessions.create(sale(overrides())))).toMatchObject({ statusCode: 400, param })
  })

  it('reject payment_method_types, which this API version no longer accepts', async () => {
    const create = (name: string) =>
      service.stripe.rawRequest('POST', '/v1/checkout/sessions', {
        mode: 'payment',
        success_url: 'http://localhost:5173/',
        line_items: [{ price: service.priceId, quantity: 1 }],
        [name]: ['card'],
      })
    expect(await refusal(create('payment_method_types'))).toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    })
    expect(await create('allowed_payment_method_types')).toMatchObject({ status: 'open' })
  })

  it('reject an amount below the minimum for reais', async () => {
    const error = await refusal(sessions.create(sale({ line_items: [lineOf(49)] })))
    expect(error.code).toBe('amount_too_small')
    const least = await sessions.create(sale({ line_items: [lineOf(50)] }))
    expect(least.amount_total).toBe(50)
  })

  it('are 404 and resource_missing for an unknown id', async () => {
    const missing = { statusCode: 404, code: 'resource_missing' }
    expect(await refusal(sessions.retrieve('cs_test_nothing'))).toMatchObject(missing)
    expect(await refusal(service.stripe.paymentIntents.retrieve('pi_x'))).toMatchObject(missing)
    expect(await refusal(service.stripe.charges.retrieve('ch_x'))).toMatchObject(missing)
  })

  it('are 401 for a wrong key', async () => {
    const wrong = service.withKey('sk_test_wrong')
    expect(await refusal(wrong.checkout.sessions.list())).toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    })
  })
})

describe('idempotency keys', () => {
  const newKey = () => ({ idempotencyKey: `contract-${randomUUID()}` })

  it('return the same session for the same parameters, and mark the answer as repeated', async () => {
    const options = newKey()
    const first = await sessions.create(sale(), options)
    const again = await sessions.create(sale(), options)
    expect(again.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await sessions.create(sale(), newKey())
    expect(other.id).not.toBe(first.id)
  })

  it('refuse other parameters and other endpoints', async () => {
    const options = newKey()
    const { id } = await sessions.create(sale(), options)
    const changed = await refusal(sessions.create(sale({ client_reference_id: 'other' }), options))
    expect(changed).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    const elsewhere = await refusal(sessions.expire(id, {}, options))
    expect(elsewhere).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  })

  it('keep nothing of a request that failed validation, so that it can be corrected', async () => {
    const options = newKey()
    const { success_url: _, ...broken } = sale()
    expect((await refusal(sessions.create(broken, options))).code).toBe('parameter_missing')
    const mended = await sessions.create(sale(), options)
    expect(mended.status).toBe('open')
  })
})

describe('payments', () => {
  it('wait for another card after a refusal, and state the reason', async () => {
    const intent = await service.stripe.paymentIntents.retrieve(await service.declinedIntent())
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline', type: 'card_error' },
    })
  })

  it('can be refunded in part, then the rest, and no more', async () => {
    const { charges, refunds } = service.stripe
    const charge = await service.paidCharge()
    expect(await refusal(refunds.create({ charge, amount: 90_001 }))).toMatchObject({ param: 'amount' })
    const part = await refunds.create({ charge, amount: 30_000 })
    expect(part).toMatchObject({ amount: 30_000, status: 'succeeded', charge })
    expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 30_000, refunded: false })
    await refunds.create({ charge, metadata: { withdrawal: 'order' } })
    const { data: made } = await refunds.list({ charge })
    expect(made.map(({ amount, metadata }) => [amount, metadata?.withdrawal])).toEqual([
      [60_000, 'order'],
      [30_000, undefined],
    ])
    expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 90_000, refunded: true })
    expect(await refusal(refunds.create({ charge }))).toMatchObject({ code: 'charge_already_refunded' })
  })

  it('cannot be refunded while disputed', async () => {
    const charge = await service.disputedCharge()
    expect((await service.stripe.charges.retrieve(charge)).disputed).toBe(true)
    expect(await refusal(service.stripe.refunds.create({ charge }))).toMatchObject({
      code: 'charge_disputed',
    })
  })
})

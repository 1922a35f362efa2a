// @vitest-environment node
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, purchase, sdkFor, startBench } from './test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench({
    prices: [{ id: 'price_garrafa', unitAmount: 12_000, name: 'Cachaça Prata 750 ml' }],
  })
})
afterAll(() => bench.close())

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
  it('are created with what the caller sent, open and unpaid, with a page to pay on', async () => {
    const session = await bench.stripe.checkout.sessions.create(purchase())
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 90_000,
      currency: 'brl',
      client_reference_id: 'order-1',
      customer_email: 'dona@bar.example',
      metadata: { order_id: 'order-1' },
      payment_intent: null,
      payment_method_types: ['card', 'pix', 'boleto'],
      livemode: false,
    })
    expect(session.id).toMatch(/^cs_test_/)
    expect(session.url).toBe(`${bench.standIn.url}/c/pay/${session.id}`)
    expect(session.expires_at - session.created).toBe(24 * 60 * 60)
    expect(session.lastResponse.requestId).toMatch(/^req_/)
  })

  it('can be retrieved with their line items and the product of each', async () => {
    const { id } = await bench.stripe.checkout.sessions.create(
      purchase({ line_items: [{ price: 'price_garrafa', quantity: 3 }] }),
    )
    const plain = await bench.stripe.checkout.sessions.retrieve(id)
    expect(plain.line_items).toBeUndefined()
    const session = await bench.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product', 'payment_intent'],
    })
    expect(session.amount_total).toBe(36_000)
    const line = session.line_items?.data[0]
    expect(line).toMatchObject({ quantity: 3, amount_total: 36_000, description: 'Cachaça Prata 750 ml' })
    expect(line?.price).toMatchObject({
      id: 'price_garrafa',
      unit_amount: 12_000,
      product: { object: 'product' },
    })
    expect(line?.price?.unit_amount_decimal?.toString()).toBe('12000')
    const lines = await bench.stripe.checkout.sessions.listLineItems(id)
    expect(lines.data.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('are listed newest first, a page at a time, and by time of creation', async () => {
    const first = await bench.stripe.checkout.sessions.create(purchase())
    const second = await bench.stripe.checkout.sessions.create(purchase())
    const page = await bench.stripe.checkout.sessions.list({ limit: 1 })
    expect(page.data.map(({ id }) => id)).toEqual([second.id])
    expect(page.has_more).toBe(true)
    const next = await bench.stripe.checkout.sessions.list({ limit: 1, starting_after: second.id })
    expect(next.data.map(({ id }) => id)).toEqual([first.id])
    const future = await bench.stripe.checkout.sessions.list({ created: { gt: second.created + 60 } })
    expect(future.data).toEqual([])
    const recent = await bench.stripe.checkout.sessions.list({ created: { gte: second.created } })
    expect(recent.data.map(({ id }) => id)).toContain(second.id)
  })

  it('offer the methods that fit the amount, narrowed by what is allowed and excluded', async () => {
    const create = async (overrides: Partial<Stripe.Checkout.SessionCreateParams>) =>
      (await bench.stripe.checkout.sessions.create(purchase(overrides))).payment_method_types
    expect(await create({})).toEqual(['card', 'pix', 'boleto'])
    expect(await create({ allowed_payment_method_types: ['card'] })).toEqual(['card'])
    expect(await create({ excluded_payment_method_types: ['boleto'] })).toEqual(['card', 'pix'])
    const cup = {
      price_data: { currency: 'brl', unit_amount: 400, product_data: { name: 'Copo' } },
      quantity: 1,
    }
    expect(await create({ line_items: [cup] })).toEqual(['card', 'pix'])
    const none = bench.stripe.checkout.sessions.create(
      purchase({ line_items: [cup], allowed_payment_method_types: ['boleto'] }),
    )
    expect(await refusal(none)).toMatchObject({ statusCode: 400, param: 'allowed_payment_method_types' })
  })

  it('can be expired once, after which there is no page and no second expiry', async () => {
    const { id } = await bench.stripe.checkout.sessions.create(purchase())
    const expired = await bench.stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', url: null })
    const error = await refusal(bench.stripe.checkout.sessions.expire(id))
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
  })
})

describe('refusals have the shape of Stripe', () => {
  it('names the parameter that is missing', async () => {
    const { success_url: _, ...rest } = purchase()
    expect(await refusal(bench.stripe.checkout.sessions.create(rest))).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code: 'parameter_missing',
      param: 'success_url',
    })
  })

  it('names the parameter it does not know, instead of ignoring it', async () => {
    const error = await refusal(
      bench.stripe.checkout.sessions.create(purchase({ allow_promotion_codes: true })),
    )
    expect(error).toMatchObject({ code: 'parameter_unknown', param: 'allow_promotion_codes' })
  })

  const refusals: [string, Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
    [
      'a price that was never registered',
      { line_items: [{ price: 'price_x', quantity: 1 }] },
      'line_items[0][price]',
    ],
    [
      'a quantity of zero',
      { line_items: [{ price: 'price_garrafa', quantity: 0 }] },
      'line_items[0][quantity]',
    ],
    ['an address that is no web address', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['an e-mail that is none', { customer_email: 'dona' }, 'customer_email'],
    ['an expiry within minutes', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
    ['a subscription', { mode: 'subscription' }, 'mode'],
  ]
  it.each(refusals)('refuses %s', async (_, overrides, param) => {
    const error = await refusal(bench.stripe.checkout.sessions.create(purchase(overrides)))
    expect(error).toMatchObject({ statusCode: 400, param })
  })

  it('refuses payment_method_types, which this version of the API no longer takes', async () => {
    const create = (name: string) =>
      fetch(`${bench.standIn.url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_local' },
        body: new URLSearchParams({
          mode: 'payment',
          success_url: 'http://localhost:5173/',
          'line_items[0][price]': 'price_garrafa',
          'line_items[0][quantity]': '1',
          [`${name}[0]`]: 'card',
        }),
      })
    const refused = await create('payment_method_types')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { code: 'payment_method_types_no_longer_supported' },
    })
    expect((await create('allowed_payment_method_types')).status).toBe(200)
  })

  it('refuses an amount below the minimum that Stripe charges in reais', async () => {
    const line = (unit_amount: number) => [
      { price_data: { currency: 'brl', unit_amount, product_data: { name: 'Dose' } }, quantity: 1 },
    ]
    const error = await refusal(bench.stripe.checkout.sessions.create(purchase({ line_items: line(49) })))
    expect(error.code).toBe('amount_too_small')
    const least = await bench.stripe.checkout.sessions.create(purchase({ line_items: line(50) }))
    expect(least.amount_total).toBe(50)
  })

  it('answers 404 and resource_missing for an unknown id, and 404 for an unknown path', async () => {
    expect(await refusal(bench.stripe.checkout.sessions.retrieve('cs_test_nothing'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_nothing'",
    })
    expect(await refusal(bench.stripe.paymentIntents.retrieve('pi_x'))).toMatchObject({ statusCode: 404 })
    expect(await refusal(bench.stripe.charges.retrieve('ch_x'))).toMatchObject({ statusCode: 404 })
    expect(await refusal(bench.stripe.customers.list())).toMatchObject({ statusCode: 404 })
  })

  it('answers 401 to a live key, to a wrong key and to none, and lets the right one in', async () => {
    const own = await startBench({ apiKey: 'sk_test_mine' })
    try {
      const list = (key: string) => sdkFor(own.standIn, {}, key).checkout.sessions.list()
      expect(await refusal(list('sk_test_other'))).toMatchObject({
        statusCode: 401,
        type: 'StripeAuthenticationError',
      })
      expect(await refusal(sdkFor(bench.standIn, {}, 'sk_live_x').checkout.sessions.list())).toMatchObject({
        statusCode: 401,
      })
      const bare = await fetch(`${own.standIn.url}/v1/checkout/sessions`)
      expect(bare.status).toBe(401)
      expect(await bare.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
      expect((await list('sk_test_mine')).data).toEqual([])
    } finally {
      await own.close()
    }
  })
})

describe('idempotency keys', () => {
  it('give the same session again for the same parameters, and say so', async () => {
    const first = await bench.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'order-9' })
    const again = await bench.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'order-9' })
    expect(again.id).toBe(first.id)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await bench.stripe.checkout.sessions.create(purchase(), { idempotencyKey: 'order-10' })
    expect(other.id).not.toBe(first.id)
  })

  it('refuse other parameters and other endpoints', async () => {
    const options = { idempotencyKey: 'order-11' }
    const { id } = await bench.stripe.checkout.sessions.create(purchase(), options)
    const changed = await refusal(
      bench.stripe.checkout.sessions.create(purchase({ client_reference_id: 'other' }), options),
    )
    expect(changed).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    const elsewhere = await refusal(bench.stripe.checkout.sessions.expire(id, {}, options))
    expect(elsewhere).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
  })

  it('keep no answer of a request that failed validation, so that it can be corrected', async () => {
    const options = { idempotencyKey: 'order-12' }
    const { success_url: _, ...broken } = purchase()
    expect((await refusal(bench.stripe.checkout.sessions.create(broken, options))).code).toBe(
      'parameter_missing',
    )
    const mended = await bench.stripe.checkout.sessions.create(purchase(), options)
    expect(mended.status).toBe('open')
  })
})

describe('faults', () => {
  it('answer 500 while the API is down, and normally afterwards', async () => {
    await bench.control('faults', { mode: 'down' })
    try {
      expect(await refusal(bench.stripe.checkout.sessions.create(purchase()))).toMatchObject({
        statusCode: 500,
      })
    } finally {
      await bench.control('faults', { mode: 'none' })
    }
    expect((await bench.stripe.checkout.sessions.create(purchase())).status).toBe('open')
  })

  it('can affect the checkouts of one buyer only', async () => {
    const create = (email: string) =>
      bench.stripe.checkout.sessions.create(purchase({ customer_email: email }))
    await bench.control('faults', { mode: 'down', buyer: 'azarada@bar.example' })
    try {
      expect(await refusal(create('azarada@bar.example'))).toMatchObject({ statusCode: 500 })
      expect((await create('dona@bar.example')).status).toBe('open')
    } finally {
      await bench.control('faults', { mode: 'none' })
    }
  })

  it('hold the answer back when slow, while the work is done: a retry with the key finds the session', async () => {
    await bench.control('faults', { mode: 'slow' })
    const impatient = sdkFor(bench.standIn, { timeout: 60 })
    const options = { idempotencyKey: 'order-13' }
    const error = await refusal(impatient.checkout.sessions.create(purchase(), options))
    expect(error.type).toBe('StripeConnectionError')
    await bench.control('faults', { mode: 'none' })
    const again = await bench.stripe.checkout.sessions.create(purchase(), options)
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  })
})

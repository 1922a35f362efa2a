// @vitest-environment node
/** Where the stand-in is stricter than Stripe or has its own switches. contract.test.ts has what both do. */
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, purchase, sdkFor, startBench } from './test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
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

describe('anything that the stand-in does not imitate', () => {
  it('is refused instead of ignored: parameters, subscriptions, paths', async () => {
    const create = (overrides: Partial<Stripe.Checkout.SessionCreateParams>) =>
      refusal(bench.stripe.checkout.sessions.create(purchase(overrides)))
    expect(await create({ allow_promotion_codes: true })).toMatchObject({
      code: 'parameter_unknown',
      param: 'allow_promotion_codes',
    })
    expect(await create({ mode: 'subscription' })).toMatchObject({ statusCode: 400, param: 'mode' })
    expect(await refusal(bench.stripe.customers.list())).toMatchObject({ statusCode: 404 })
  })
})

describe('keys', () => {
  it('get 401 when they are live, wrong or missing, and the right one is accepted', async () => {
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

  it('delay only the answer when slow: a retry with the same key finds the session', async () => {
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

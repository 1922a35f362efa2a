import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openStripe } from './contract-support.ts'

type Asked = { url: string; method: string; authorization: string | null; body: string }

/** Replaces the network and records the requests. */
function intercepted(answers: Record<string, unknown>) {
  const asked: Asked[] = []
  const httpClient = Stripe.createFetchHttpClient(
    async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      asked.push({
        url: request.url,
        method: request.method,
        authorization: request.headers.get('authorization'),
        body: await request.text(),
      })
      return Response.json(answers[`${request.method} ${pathname}`] ?? { error: { message: 'unexpected' } }, {
        headers: { 'request-id': 'req_1' },
      })
    },
  )
  return { asked, httpClient }
}

describe('the service under test', () => {
  it('is the stand-in when there is no key', async () => {
    const service = await openStripe(undefined)
    try {
      const session = await service.stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: service.priceId, quantity: 1 }],
        success_url: 'http://localhost:5173/',
      })
      expect(session.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/pay\/cs_test_/)
    } finally {
      await service.close()
    }
  })

  it('is Stripe with a test-mode key', async () => {
    const { asked, httpClient } = intercepted({
      'GET /v1/prices': { object: 'list', data: [], has_more: false },
      'POST /v1/prices': { object: 'price', id: 'price_made' },
      'POST /v1/payment_intents': { object: 'payment_intent', id: 'pi_1', latest_charge: 'ch_1' },
      'GET /v1/charges/ch_1': { object: 'charge', id: 'ch_1', disputed: true },
      'GET /v1/checkout/sessions': { object: 'list', data: [], has_more: false },
    })
    const service = await openStripe('sk_test_contract', { httpClient })
    expect(service.priceId).toBe('price_made')
    expect(await service.paidCharge()).toBe('ch_1')
    expect(await service.disputedCharge()).toBe('ch_1')
    await service.withKey('sk_test_wrong').checkout.sessions.list()

    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /v1/prices',
      'POST /v1/prices',
      'POST /v1/payment_intents',
      'POST /v1/payment_intents',
      'GET /v1/charges/ch_1',
      'GET /v1/checkout/sessions',
    ])
    expect(new Set(asked.map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://api.stripe.com']))
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer sk_test_contract', 'Bearer sk_test_wrong']),
    )
    expect(asked.filter(({ body }) => body.includes('confirm=true')).map(({ body }) => body)).toEqual([
      expect.stringContaining('payment_method=pm_card_visa'),
      expect.stringContaining('payment_method=pm_card_createDispute'),
    ])
  })

  it('is never Stripe with a live key', async () => {
    const { asked, httpClient } = intercepted({})
    await expect(openStripe('sk_live_contract', { httpClient })).rejects.toThrow('test mode')
    expect(asked).toEqual([])
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  control,
  invoke,
  openSession,
  purchase,
  service,
  signUpOwner,
  stack,
  stripe,
  verifyAge,
} from './support/stack.ts'

afterEach(() => control('faults', { mode: 'none' }))

const ordersOf = async (restaurantId: string) =>
  (await service.from('orders').select('id, status, invoice_amount').eq('restaurant_id', restaurantId)).data

test('opens a session at our own price and leaves the order pending', async () => {
  const ana = await signUpOwner()
  const { status, body } = await invoke('stripe-checkout', purchase('price_pacote_profissional'), ana.token)
  expect(status).toBe(200)
  expect(String(body.url)).toContain(stack.stripe_url)
  expect(await ordersOf(ana.restaurantId)).toMatchObject([{ status: 'pending_payment', invoice_amount: 500 }])
})

test('opens one session of one order when asked twice, even at once', async () => {
  const ana = await signUpOwner()
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)),
  )
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await ordersOf(ana.restaurantId)).toHaveLength(1)
})

test('opens one session with the first return addresses when asked concurrently with different ones', async () => {
  const ana = await signUpOwner()
  const answers = await Promise.all(
    [1, 2, 3, 4].map((tab) =>
      invoke(
        'stripe-checkout',
        purchase('price_pacote_iniciante', { cancel_url: `${stack.app_url}/shop?aba=${tab}` }),
        ana.token,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  expect(await ordersOf(ana.restaurantId)).toHaveLength(1)
})

test("places a new order when Stripe has the old one's key with other parameters", async () => {
  const ana = await signUpOwner()
  const { data: order } = await service.rpc('place_order', {
    p_user_id: ana.userId,
    p_items: [{ price_id: 'price_pacote_iniciante', quantity: 1 }],
  })
  const orderId = z.object({ order_id: z.string() }).parse(order).order_id
  // An attempt before a deployment: Stripe opened a session, and the answer was lost.
  await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'brl', unit_amount: 20_000, product_data: { name: 'Antes' } },
        },
      ],
      client_reference_id: orderId,
      success_url: stack.app_url,
    },
    { idempotencyKey: `checkout-${orderId}` },
  )
  expect((await invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)).status).toBe(200)
  expect(await ordersOf(ana.restaurantId)).toHaveLength(2)
})

test('places a new order after a session expired', async () => {
  const ana = await signUpOwner()
  const first = await openSession(ana)
  await control('deliveries', { paused: true })
  await control(`sessions/${first}/expire`)
  const second = await openSession(ana)
  await control('deliveries', { paused: false })
  await control('idle')
  expect(second).not.toBe(first)
  const statuses = (await ordersOf(ana.restaurantId))?.map((order) => order.status).sort()
  expect(statuses).toEqual(['cancelled', 'pending_payment'])
})

describe('refuses', () => {
  test('a caller who is not signed in', async () => {
    expect((await invoke('stripe-checkout', purchase('price_pacote_iniciante'))).status).toBe(401)
    expect(
      (await invoke('stripe-checkout', purchase('price_pacote_iniciante'), 'forged.token.here')).status,
    ).toBe(401)
    expect(
      (await invoke('stripe-checkout', purchase('price_pacote_iniciante'), stack.publishable_key)).status,
    ).toBe(401)
  })

  test.each([
    ['an unknown price', { price_id: 'price_inexistente' }, 404, 'product_not_found'],
    ['a quantity that the product does not have', { quantity: 2 }, 422, 'quantity_invalid'],
    ['a subscription', { mode: 'subscription' }, 400, 'body_invalid'],
    [
      'a return address on another site',
      { success_url: 'https://malvado.example/' },
      400,
      'return_url_refused',
    ],
    [
      'a return address that only looks like ours',
      { cancel_url: `${stack.app_url}.malvado.example/` },
      400,
      'return_url_refused',
    ],
    ['a way back that is a script', { cancel_url: 'javascript:alert(1)' }, 400, 'return_url_refused'],
  ])('%s', async (_, changes, status, code) => {
    const ana = await signUpOwner()
    const answer = await invoke('stripe-checkout', purchase('price_pacote_iniciante', changes), ana.token)
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await ordersOf(ana.restaurantId)).toEqual([])
  })

  test('an owner whose profile is not complete', async () => {
    const ana = await signUpOwner()
    await ana.client.from('restaurants').update({ contact_name: null }).eq('id', ana.restaurantId)
    const answer = await invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'profile_incomplete', error: 'Complete seu perfil antes de realizar uma compra' },
    })
  })
})

test('answers with one sentence while Stripe is down, and the next try uses the same order', async () => {
  const ana = await signUpOwner()
  await control('faults', { mode: 'down' })
  const answer = await invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)
  expect(answer).toMatchObject({ status: 502, body: { code: 'payment_service' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|api_error|unknown error/)
  await control('faults', { mode: 'none' })
  await openSession(ana)
  expect(await ordersOf(ana.restaurantId)).toHaveLength(1)
})

test("allows this site's origin and no other", async () => {
  const preflight = (origin: string) =>
    fetch(`${stack.functions_url}/stripe-checkout`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
  expect((await preflight(stack.app_url)).headers.get('access-control-allow-origin')).toBe(stack.app_url)
  expect((await preflight('https://malvado.example')).headers.get('access-control-allow-origin')).toBe(
    stack.app_url,
  )
})

test('opens nothing for an owner who has not accepted the texts in force, until they do', async () => {
  const ana = await signUpOwner({ terms: 1, privacy: 2 })
  const ask = () => invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)
  expect(await ask()).toEqual({
    status: 409,
    body: {
      code: 'consent_missing',
      error: 'Antes de comprar, leia e aceite os nossos textos em vigor.',
    },
  })
  expect(await ordersOf(ana.restaurantId)).toEqual([])
  await ana.client.rpc('accept_legal_versions', { p_versions: { terms: 2 } }).throwOnError()
  expect((await ask()).status).toBe(200)
})

test('limits the checkouts of a restaurant per hour, and says so', async () => {
  const ana = await signUpOwner()
  await verifyAge(ana)
  const ask = (quantity: number) =>
    invoke('stripe-checkout', purchase('price_cachaca_alambique', { quantity }), ana.token)
  const answers = []
  for (let quantity = 1; quantity <= 21; quantity++) answers.push(await ask(quantity))
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers[20]).toEqual({
    status: 429,
    body: {
      code: 'limit_reached',
      error: 'Muitas compras foram abertas na última hora. Aguarde um pouco e tente de novo.',
    },
  })
  expect(await ordersOf(ana.restaurantId)).toHaveLength(20)
})

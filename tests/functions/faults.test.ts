/** What surrounds the functions fails: each test also shows that nothing is lost or done twice. */
import { afterEach, describe, expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  control,
  invoke,
  openSession,
  type Person,
  purchase,
  requestAutomation,
  service,
  signUpOwner,
  stack,
} from './support/stack.ts'

const backendFault = (fault: 'none' | 'refuse' | 'lose-answers') =>
  fetch(`${stack.backend_faults_url}/${fault}`)

afterEach(async () => {
  await backendFault('none')
  await control('faults', { mode: 'none' })
  await control('deliveries', { paused: false })
})

const ordersOf = async ({ restaurantId }: Person) =>
  (await service.from('orders').select('id, status').eq('restaurant_id', restaurantId)).data

type StripeSession = { id: string; client_reference_id: string }
type StripeEvent = { id: string; delivery: string; attempts: { status: number | null }[] }

async function stripeList<T>(what: 'sessions' | 'events'): Promise<T[]> {
  const response = await fetch(`${stack.stripe_url}/_control/${what}`)
  const lists: Record<string, T[]> = await response.json()
  return lists[what] ?? []
}

describe('while Stripe hangs', () => {
  test('the buyer gets an answer in bounded time, and the next try opens the one session of the one order', async () => {
    const ana = await signUpOwner()
    await control('faults', { mode: 'slow' })
    const start = performance.now()
    const answer = await invoke('stripe-checkout', purchase('price_pacote_iniciante'), ana.token)
    expect(answer).toMatchObject({
      status: 502,
      body: {
        code: 'payment_service',
        error: 'O serviço de pagamento não respondeu. Tente novamente em instantes.',
      },
    })
    // Three tries of a second and a half, and Stripe's own pauses between them.
    expect(performance.now() - start).toBeLessThan(12_000)

    await control('faults', { mode: 'none' })
    const session = await openSession(ana)
    const orders = await ordersOf(ana)
    expect(orders).toMatchObject([{ status: 'pending_payment' }])
    // Stripe did its work while it was silent: what was asked for again is what it had made.
    const sessions = await stripeList<StripeSession>('sessions')
    expect(
      sessions
        .filter(({ client_reference_id }) => client_reference_id === orders?.[0]?.id)
        .map(({ id }) => id),
    ).toEqual([session])
  })
})

/** Pays while Stripe's messages are held back; gives the events that the payment left waiting. */
async function payUnheard(session: string): Promise<StripeEvent[]> {
  await control('deliveries', { paused: true })
  const before = new Set((await stripeList<StripeEvent>('events')).map(({ id }) => id))
  await control(`sessions/${session}/pay`, { method: 'card' })
  return (await stripeList<StripeEvent>('events')).filter(({ id }) => !before.has(id))
}

const statusesOf = async (events: StripeEvent[]) => {
  const known = new Set(events.map(({ id }) => id))
  const now = (await stripeList<StripeEvent>('events')).filter(({ id }) => known.has(id))
  return now.flatMap(({ attempts }) => attempts.map(({ status }) => status))
}

/** Waits until each of the events was tried at least once. */
async function tried(events: StripeEvent[]): Promise<void> {
  await expect.poll(async () => (await statusesOf(events)).length).toBeGreaterThanOrEqual(events.length)
}

describe('while the database is away', () => {
  test('an event of Stripe is refused, and applied once when it comes again', async () => {
    const ana = await signUpOwner()
    const session = await openSession(ana)
    const events = await payUnheard(session)
    expect(events.length).toBeGreaterThan(0)
    await backendFault('refuse')
    await control('deliveries', { paused: false })
    await tried(events)
    expect(new Set(await statusesOf(events))).toEqual(new Set([500]))
    await backendFault('none')
    expect(await balanceOf(ana)).toBe(0)

    await control('idle')
    expect(await balanceOf(ana)).toBe(220)
    expect(await ordersOf(ana)).toMatchObject([{ status: 'processing' }])
  })

  test('an event that was applied without anybody hearing of it is not applied again', async () => {
    const ana = await signUpOwner()
    const session = await openSession(ana)
    const events = await payUnheard(session)
    await backendFault('lose-answers')
    await control('deliveries', { paused: false })
    await tried(events)
    expect(new Set(await statusesOf(events))).toEqual(new Set([500]))
    await backendFault('none')
    expect(await balanceOf(ana)).toBe(220)

    await control('idle')
    expect(await statusesOf(events)).toContain(200)
    expect(await balanceOf(ana)).toBe(220)
  })

  test.each([
    ['stripe-checkout', purchase('price_pacote_iniciante')],
    ['process-automation', { request_id: '00000000-0000-4000-8000-000000000000' }],
  ])('%s says that the fault is ours, not that the owner is signed out', async (name, body) => {
    const ana = await signUpOwner()
    await backendFault('refuse')
    const answer = await invoke(name, body, ana.token)
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'internal',
        error: 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
      },
    })
    await backendFault('none')
    expect(await ordersOf(ana)).toEqual([])
  })

  test('a request whose work is interrupted stays paid, and the next call does it', async () => {
    const ana = await signUpOwner()
    await buy(ana)
    const { data: request } = await requestAutomation(ana, 'content_generation')
    await backendFault('refuse')
    const refused = await invoke('process-automation', { request_id: request?.id }, ana.token)
    expect(refused.status).toBe(500)
    await backendFault('none')
    const { data } = await ana.client.from('automation_requests').select('id, status')
    expect(data).toEqual([{ id: request?.id, status: 'processing' }])
  })
})

describe('what is too big', () => {
  const padding = 'x'.repeat(150_000)

  test('is refused by the functions of the browser', async () => {
    const ana = await signUpOwner()
    const checkout = purchase('price_pacote_iniciante')
    const answer = await invoke('stripe-checkout', { ...checkout, padding }, ana.token)
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
    expect(await ordersOf(ana)).toEqual([])
    const automation = { request_id: '00000000-0000-4000-8000-000000000000' }
    expect((await invoke('process-automation', { ...automation, padding }, ana.token)).status).toBe(413)
    // The same without its weight is read.
    expect((await invoke('process-automation', automation, ana.token)).status).toBe(404)
    expect((await invoke('stripe-checkout', checkout, ana.token)).status).toBe(200)
  })

  test('is refused by the webhook before its signature is checked', async () => {
    const post = (body: string) =>
      fetch(`${stack.functions_url}/stripe-webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': 't=1,v1=00' },
        body,
      })
    expect((await post('x'.repeat(1_000_001))).status).toBe(413)
    expect((await post('x'.repeat(1_000_000))).status).toBe(400)
  })
})

describe('what is not meant to be called so', () => {
  test.each(['GET', 'PUT', 'DELETE'])('%s is no way to call a function', async (method) => {
    const ana = await signUpOwner()
    for (const name of ['stripe-checkout', 'process-automation']) {
      const response = await fetch(`${stack.functions_url}/${name}`, {
        method,
        headers: { authorization: `Bearer ${ana.token}` },
      })
      expect(response.status).toBe(405)
      expect(await response.json()).toEqual({ error: 'Método não permitido', code: 'method_not_allowed' })
    }
    expect((await fetch(`${stack.functions_url}/stripe-webhook`, { method })).status).toBe(405)
  })

  test('a function that does not exist answers 404', async () => {
    expect((await invoke('stripe-refund', {})).status).toBe(404)
  })
})

test('refusals can be read by a browser of this site, and no other origin is named', async () => {
  const ana = await signUpOwner()
  const call = (origin: string) =>
    fetch(`${stack.functions_url}/process-automation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}`, origin },
      body: '{',
    })
  const own = await call(stack.app_url)
  expect(own.status).toBe(400)
  expect(own.headers.get('access-control-allow-origin')).toBe(stack.app_url)
  expect(own.headers.get('vary')).toContain('Origin')
  const foreign = await call('https://malvado.example')
  expect(foreign.headers.get('access-control-allow-origin')).toBe(stack.app_url)
  expect(foreign.headers.get('access-control-allow-credentials')).toBeNull()
})

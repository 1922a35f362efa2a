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
  sql,
  stack,
} from './support/stack.ts'

const backendFault = (fault: 'none' | 'refuse' | 'lose-answers') =>
  fetch(`${stack.backend_faults_url}/${fault}`)

afterEach(async () => {
  await backendFault('none')
  await control('faults', { mode: 'none' })
  await control('deliveries', { paused: false })
})

/** A slow machine is not a fault. */
const patience = { timeout: 10_000 }

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
    // Three tries of a second, and Stripe's own pauses between them.
    expect(performance.now() - start).toBeLessThan(10_000)

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
  await expect
    .poll(async () => (await statusesOf(events)).length, patience)
    .toBeGreaterThanOrEqual(events.length)
}

async function beginDrinks(person: Person): Promise<string> {
  const { data } = await requestAutomation(person, 'drink_creation', {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Moradores do bairro'],
    equipment: ['Coqueteleira', 'Pilão ou macerador'],
  })
  if (!data) throw new Error('no request')
  return data.id
}

async function progressOf(requestId: string): Promise<number> {
  const { data } = await service.from('automation_requests').select('progress').eq('id', requestId).single()
  return data?.progress ?? 0
}

/** Waits until the work of a request has come further. */
async function underWay(requestId: string, from = 0): Promise<void> {
  await expect.poll(() => progressOf(requestId), patience).toBeGreaterThan(from)
}

async function requestOf({ client }: Person) {
  const { data } = await client.from('automation_requests').select('status, generated_content(id)').single()
  return { status: data?.status, contents: data?.generated_content.length }
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
    await control('deliveries', { paused: true })
    expect(new Set(await statusesOf(events))).toEqual(new Set([500]))
    await backendFault('none')
    expect(await balanceOf(ana)).toBe(0)

    await control('deliveries', { paused: false })
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
    await control('deliveries', { paused: true })
    expect(new Set(await statusesOf(events))).toEqual(new Set([500]))
    await backendFault('none')
    expect(await balanceOf(ana)).toBe(220)

    await control('deliveries', { paused: false })
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

  test('work that could not be stored, and then was stored unheard, is done once and paid once', async () => {
    const ana = await signUpOwner()
    await buy(ana)
    const request = await beginDrinks(ana)
    const work = () => invoke('process-automation', { request_id: request }, ana.token)
    const lost = work()
    await underWay(request)
    await backendFault('refuse')
    expect((await lost).status).toBe(500)
    await backendFault('none')
    expect(await requestOf(ana)).toMatchObject({ status: 'processing', contents: 0 })
    expect(await balanceOf(ana)).toBe(20)

    // Its worker could not say that it gave up: the next one takes over when the lease has run out.
    expect(await work()).toMatchObject({ status: 202, body: { status: 'processing' } })
    await sql(`update public.automation_requests set claimed_until = now() where id = '${request}'`)
    const before = await progressOf(request)
    const unheard = work()
    await underWay(request, before)
    await backendFault('lose-answers')
    expect((await unheard).status).toBe(500)
    await backendFault('none')
    const stored = await requestOf(ana)
    expect(stored.status).toBe('completed')
    expect(stored.contents).toBeGreaterThanOrEqual(11)

    expect(await work()).toMatchObject({ status: 200, body: { status: 'completed' } })
    expect(await requestOf(ana)).toEqual(stored)
    expect(await balanceOf(ana)).toBe(20)
  })
})

test('a request that was given up while it was worked on is not called completed', async () => {
  const ana = await signUpOwner()
  await buy(ana)
  const request = await beginDrinks(ana)
  const working = invoke('process-automation', { request_id: request }, ana.token)
  await underWay(request)
  await service.rpc('fail_automation_request', { p_request_id: request, p_error_code: 'stale' })
  expect(await working).toMatchObject({ status: 409, body: { status: 'failed', code: 'request_final' } })
  expect(await requestOf(ana)).toEqual({ status: 'failed', contents: 0 })
  expect(await balanceOf(ana)).toBe(220)
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

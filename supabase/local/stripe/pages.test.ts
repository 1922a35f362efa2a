// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bench, purchase, startBench } from './test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

const createSession = (overrides = {}) => bench.stripe.checkout.sessions.create(purchase(overrides))

const read = (path: string) => fetch(`${bench.standIn.url}${path}`).then((answer) => answer.text())

async function chargeIdOf(sessionId: string): Promise<string> {
  const session = await bench.stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] })
  const intent = session.payment_intent
  if (intent === null || typeof intent === 'string' || typeof intent.latest_charge !== 'string')
    throw new Error('The session has no charge.')
  return intent.latest_charge
}

describe('the payment page', () => {
  it('shows product, price and buyer, and that nothing is charged', async () => {
    const { id } = await createSession()
    const markup = await read(`/c/pay/${id}`)
    for (const text of [
      'Engenho 48',
      'Pacote Premium',
      'R$\u00a0900,00',
      'dona@bar.example',
      'nada é cobrado',
    ])
      expect(markup).toContain(text)
  })

  it('escapes all outside text', async () => {
    const attack = '"><script>alert(1)</script>'
    const { id } = await createSession({
      cancel_url: `http://localhost:5173/shop?q=${attack}`,
      line_items: [
        {
          price_data: {
            currency: 'brl',
            unit_amount: 5000,
            product_data: { name: attack, description: attack },
          },
          quantity: 2,
        },
      ],
      client_reference_id: attack,
      metadata: { [attack]: attack },
    })
    for (const markup of [await read(`/c/pay/${id}`), await read('/')]) {
      expect(markup).not.toContain('<script>')
      expect(markup).toContain('&lt;script&gt;')
    }
  })

  it('forbids scripts and frames, and restricts form targets to itself and the shop', async () => {
    const { id } = await createSession()
    const response = await fetch(`${bench.standIn.url}/c/pay/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:5173")
    expect(policy).not.toContain('script-src')
  })

  it('sends the buyer to the success page with the session in its URL', async () => {
    const { id } = await createSession()
    const answer = await bench.submit(`/c/pay/${id}`, { action: 'card', number: '4242 4242 4242 4242' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://localhost:5173/checkout/success?session_id=${id}`)
    expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })

  it('makes one payment of a form sent twice', async () => {
    const { id } = await createSession()
    const answers = await Promise.all([
      bench.submit(`/c/pay/${id}`, { action: 'card_approved' }),
      bench.submit(`/c/pay/${id}`, { action: 'card_approved' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const events = await bench.stripe.events.list({ type: 'charge.succeeded', limit: 100 })
    const intent = (await bench.stripe.checkout.sessions.retrieve(id)).payment_intent
    const own = events.data.filter(({ data }) => JSON.stringify(data).includes(String(intent)))
    expect(own).toHaveLength(1)
  })

  it.each([
    ['4000 0000 0000 0002', 'O cartão foi recusado.'],
    ['4000000000009995', 'saldo insuficiente'],
    ['4539578763621486', 'Não use um cartão de verdade'],
    ['4242 4242 4242 4241', 'O número do cartão está incompleto ou errado.'],
    ['', 'O número do cartão está incompleto ou errado.'],
  ])('says why card "%s" is refused, and lets the buyer try again', async (number, text) => {
    const { id } = await createSession()
    const answer = await bench.submit(`/c/pay/${id}`, { action: 'card', number })
    expect(answer.status).toBe(303)
    const markup = await read(answer.headers.get('location') ?? '')
    expect(markup).toContain(text)
    expect(markup).toContain('role="alert"')
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    await bench.submit(`/c/pay/${id}`, { action: 'pix' })
    expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })

  it('asks for an e-mail when the shop gave none', async () => {
    const { customer_email: _, ...anonymous } = purchase()
    const { id } = await bench.stripe.checkout.sessions.create(anonymous)
    expect(await read(`/c/pay/${id}`)).toContain('name="email"')
    const without = await bench.submit(`/c/pay/${id}`, { action: 'pix', email: 'dona' })
    expect(without.headers.get('location')).toBe(`/c/pay/${id}?problema=email`)
    await bench.submit(`/c/pay/${id}`, { action: 'pix', email: 'dona@bar.example' })
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      payment_status: 'paid',
      customer_email: null,
      customer_details: { email: 'dona@bar.example' },
    })
  })

  it('offers and accepts only the methods of the session', async () => {
    const { id } = await createSession({ allowed_payment_method_types: ['card'] })
    expect(await read(`/c/pay/${id}`)).not.toContain('Gerar boleto')
    expect((await bench.submit(`/c/pay/${id}`, { action: 'boleto' })).status).toBe(400)
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  it('says that an expired session is over, a paid one is paid, and an unknown one is unknown', async () => {
    const expired = await createSession()
    await bench.stripe.checkout.sessions.expire(expired.id)
    expect(await read(`/c/pay/${expired.id}`)).toContain('Esta sessão de pagamento expirou')
    const paid = await createSession()
    await bench.submit(`/c/pay/${paid.id}`, { action: 'card_approved' })
    expect(await read(`/c/pay/${paid.id}`)).toContain('Este pagamento já foi feito')
    expect((await fetch(`${bench.standIn.url}/c/pay/cs_test_none`)).status).toBe(404)
  })

  it('distinguishes an open boleto from an expired one', async () => {
    const { id } = await createSession()
    await bench.submit(`/c/pay/${id}`, { action: 'boleto' })
    expect(await read(`/c/pay/${id}`)).toContain('O boleto já foi gerado')
    await bench.control(`sessions/${id}/boleto-expired`)
    expect(await read(`/c/pay/${id}`)).toContain('O boleto venceu')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    [
      'a page on another port of this machine',
      { origin: 'http://127.0.0.1:9', 'sec-fetch-site': 'same-site' },
    ],
    ['a program that says nothing', {}],
  ])('refuses a form from %s', async (_, headers) => {
    const { id } = await createSession()
    const answer = await bench.submit(`/c/pay/${id}`, { action: 'card_approved' }, headers)
    expect(answer.status).toBe(403)
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    expect((await bench.submit(`/c/pay/${id}`, { action: 'card_approved' })).status).toBe(303)
  })

  it.each([
    ['that names its own page', () => ({ origin: bench.standIn.url, 'sec-fetch-site': 'same-origin' })],
    ['that hides the page but calls it its own', () => ({ origin: 'null', 'sec-fetch-site': 'same-origin' })],
    ['on a phone, over plain http', () => ({ origin: bench.standIn.url })],
  ])('accepts the form of a browser %s', async (_, headers) => {
    const { id } = await createSession()
    expect((await bench.submit(`/c/pay/${id}`, { action: 'pix' }, headers())).status).toBe(303)
    expect((await bench.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
  })
})

describe('the panel', () => {
  it('pays a boleto, refunds a part of a card payment and opens a dispute', async () => {
    const boleto = await createSession()
    await bench.submit(`/c/pay/${boleto.id}`, { action: 'boleto' })
    expect(await read('/')).toContain('boleto a pagar')
    expect((await bench.submit(`/panel/sessions/${boleto.id}/boleto-paid`, {})).status).toBe(303)
    expect((await bench.stripe.checkout.sessions.retrieve(boleto.id)).payment_status).toBe('paid')

    const card = await createSession()
    await bench.submit(`/c/pay/${card.id}`, { action: 'card_approved' })
    const charge = await chargeIdOf(card.id)
    await bench.submit(`/panel/charges/${charge}/refund`, { amount: '1,50' })
    expect((await bench.stripe.charges.retrieve(charge)).amount_refunded).toBe(150)
    await bench.submit(`/panel/charges/${charge}/dispute`, {})
    expect((await bench.stripe.charges.retrieve(charge)).disputed).toBe(true)
    expect(await read('/')).toContain('em disputa')
  })

  it('explains an unreadable amount and one that is too high', async () => {
    const { id } = await createSession()
    await bench.submit(`/c/pay/${id}`, { action: 'card_approved' })
    const path = `/panel/charges/${await chargeIdOf(id)}/refund`
    const unread = await bench.submit(path, { amount: 'metade' })
    expect(unread.status).toBe(400)
    expect(await unread.text()).toContain('Escreva o valor em reais')
    const tooMuch = await bench.submit(path, { amount: '900,01' })
    expect(await tooMuch.text()).toContain('maior que o que resta')
    expect((await bench.submit(path, { amount: '900,00' })).status).toBe(303)
  })

  it('resends an event, and accepts actions only from its own page', async () => {
    await bench.standIn.whenIdle()
    const { data } = await bench.stripe.events.list({ limit: 1 })
    const path = `/panel/events/${data[0]?.id}/resend`
    const before = bench.receiver.received.length
    expect((await bench.submit(path, {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await bench.submit(path, {})).status).toBe(303)
    await bench.standIn.whenIdle()
    expect(bench.receiver.received).toHaveLength(before + 1)
    expect(bench.receiver.received.at(-1)?.event.id).toBe(data[0]?.id)
  })
})

describe('the control API', () => {
  it('refuses other sites, unknown ids and bodies it does not understand', async () => {
    const { id } = await createSession()
    const crossSite = await fetch(`${bench.standIn.url}/_control/sessions/${id}/pay`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: JSON.stringify({ method: 'card' }),
    })
    expect(crossSite.status).toBe(403)
    expect((await bench.control('sessions/cs_test_none/pay', { method: 'card' })).status).toBe(404)
    expect((await bench.control(`sessions/${id}/pay`, { method: 'cash' })).status).toBe(400)
    expect((await bench.control(`sessions/${id}/pay`, { method: 'card' })).status).toBe(200)
    const { sessions } = await fetch(`${bench.standIn.url}/_control/sessions`).then((answer) => answer.json())
    expect(sessions[0]).toMatchObject({ id, payment_status: 'paid', line_items: { object: 'list' } })
  })
})

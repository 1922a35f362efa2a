/** Sending the outbox: the function under Deno, and the provider's SDK against the local mailbox. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buy, type Person, service, signUpOwner, sql, stack } from './support/stack.ts'

const messageSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  from: z.string(),
  replyTo: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
})
type Message = z.output<typeof messageSchema>

async function mailsTo(email: string): Promise<Message[]> {
  const answer = await fetch(`${stack.mailbox_url}/messages.json?to=${encodeURIComponent(email)}`)
  return z.object({ messages: z.array(messageSchema) }).parse(await answer.json()).messages
}

async function mailbox(mode: string, more: Record<string, unknown> = {}): Promise<void> {
  const answer = await fetch(`${stack.mailbox_url}/_control/email`, {
    method: 'POST',
    body: JSON.stringify({ mode, ...more }),
  })
  expect(answer.status).toBe(200)
}

async function send(key: string | null = stack.secret_key) {
  const answer = await fetch(`${stack.functions_url}/send-notifications`, {
    method: 'POST',
    headers: key === null ? {} : { apikey: key },
  })
  return { status: answer.status, body: await answer.json() }
}

const wait = (interval: string) =>
  sql(`update public.notifications set first_attempt_at = first_attempt_at - interval '${interval}',
    claimed_until = claimed_until - interval '${interval}', due_at = due_at - interval '${interval}'`)

const writeTo = (email: string, key: string = randomUUID()) =>
  sql(`select private.notify_address('city_opened', '${email}', '${key}', '{"city": "Sobral"}')`)

const emailOf = async ({ client }: Person) => (await client.auth.getUser()).data.user?.email ?? ''
const someone = () => `${randomUUID()}@exemplo.com`
const rowOf = async (email: string) =>
  (await service.from('notifications').select('*').eq('email', email).single()).data

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${stack.functions_url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

beforeEach(() => sql('delete from public.notifications'))
afterEach(() => mailbox('none'))

test.each([
  ['nothing', null],
  ['the publishable key', stack.publishable_key],
])('is refused to a caller with %s', async (_, key) => {
  expect(await send(key)).toEqual({ status: 401, body: { error: 'not_authenticated' } })
})

test('a purchase is confirmed to the address of the account, in HTML and in text, once', async () => {
  const ana = await signUpOwner()
  await buy(ana, 'price_pacote_empresarial')
  await send()
  await send()
  const [mail, ...more] = await mailsTo(await emailOf(ana))
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Pedido \d+ confirmado$/),
    from: 'Engenho 48 <pedidos@engenho48.com.br>',
    replyTo: 'contato@engenho48.com.br',
  })
  for (const body of [mail?.html, mail?.text]) {
    expect(body).toContain('Pacote Empresarial')
    expect(body).toContain('incluso')
    expect(body).toContain('art. 49 do Código de Defesa do Consumidor')
    expect(body).toContain(`${stack.app_url}/termos-de-uso`)
    expect(body).toContain('Informar o endereço')
  }
  // A receipt cannot be refused.
  expect(mail?.headers).toEqual({})
})

test('a name with markup is text in the e-mail', async () => {
  const ana = await signUpOwner()
  await ana.client.from('restaurants').update({ name: '<b>Bar</b> & Cia' }).eq('id', ana.restaurantId)
  await buy(ana)
  await send()
  const [mail] = await mailsTo('gerencia@engenho48.com.br')
  expect(mail?.html).toContain('&lt;b&gt;Bar&lt;/b&gt; &amp; Cia')
  expect(mail?.text).toContain('<b>Bar</b> & Cia')
})

describe('when the provider', () => {
  test('asks for a pause, nothing is sent until then, and everything arrives once', async () => {
    const people = Array.from({ length: 5 }, someone)
    for (const email of people) await writeTo(email)
    await mailbox('rate_limit', { retryAfter: 30 })
    expect((await send()).body).toEqual({ sent: 0, failed: 5 })
    const state = await (await fetch(`${stack.mailbox_url}/_control/email`)).json()
    expect(state.answers['429']).toBe(1)
    await mailbox('none')
    expect((await send()).body).toEqual({ sent: 0, failed: 0 })
    await wait('31 seconds')
    expect((await send()).body).toEqual({ sent: 5, failed: 0 })
    for (const email of people) expect(await mailsTo(email)).toHaveLength(1)
  })

  test('allows few e-mails a second, the same call waits and goes on', async () => {
    const people = Array.from({ length: 3 }, someone)
    for (const email of people) await writeTo(email)
    await mailbox('rate_limit', { retryAfter: 1, times: 2 })
    expect((await send()).body).toEqual({ sent: 3, failed: 0 })
    for (const email of people) expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is down for a day, the row is given up and flagged for the farm', async () => {
    const email = someone()
    await sql(`delete from public.staff_flags where kind = 'notification_failed'`)
    await writeTo(email)
    await mailbox('down')
    for (let hour = 0; hour < 23; hour += 2) {
      expect((await send()).body).toEqual({ sent: 0, failed: 1 })
      await wait('2 hours 1 minute')
    }
    expect(await rowOf(email)).toMatchObject({ failed: false })
    await send()
    expect(await rowOf(email)).toMatchObject({ failed: true, sent_at: null })
    const { data: flags } = await service.from('staff_flags').select('*').eq('kind', 'notification_failed')
    expect(flags).toMatchObject([{ detail: { kind: 'city_opened' } }])
    await mailbox('none')
    await wait('1 day')
    expect((await send()).body).toEqual({ sent: 0, failed: 0 })
    expect(await mailsTo(email)).toEqual([])
  })

  test('sent it and the answer was lost, the next attempt sends nothing', async () => {
    const email = someone()
    await writeTo(email)
    await mailbox('lost')
    expect((await send()).body).toEqual({ sent: 0, failed: 1 })
    await mailbox('none')
    await wait('5 minutes')
    expect((await send()).body).toEqual({ sent: 1, failed: 0 })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('refuses an address for good, it is given up at once, and the others arrive', async () => {
    const [bad, good] = [someone(), someone()]
    await writeTo(bad)
    await writeTo(good)
    await mailbox('refuse', { to: bad })
    expect((await send()).body).toEqual({ sent: 1, failed: 1 })
    expect(await rowOf(bad)).toMatchObject({ failed: true, attempts: 1 })
    expect(await mailsTo(good)).toHaveLength(1)
  })

  test('reports a bounce, the row says so', async () => {
    const email = someone()
    await writeTo(email)
    await mailbox('bounce')
    expect((await send()).body).toEqual({ sent: 1, failed: 0 })
    await expect.poll(async () => (await rowOf(email))?.failed, { timeout: 10_000 }).toBe(true)
    expect(await rowOf(email)).toMatchObject({ last_error: expect.stringContaining('bounced') })
  })
})

test('four callers at once send each row once', async () => {
  const people = Array.from({ length: 60 }, someone)
  for (const email of people) await writeTo(email)
  const outcomes = await Promise.all([send(), send(), send(), send()])
  expect(outcomes.reduce((sum, { body }) => sum + body.sent, 0)).toBe(60)
  for (const email of people) expect(await mailsTo(email)).toHaveLength(1)
})

test('a payload that no template can read is given up, and the next is sent', async () => {
  const email = someone()
  await sql(`select private.notify_address('order_paid', '${someone()}', '${randomUUID()}', '{}')`)
  await writeTo(email)
  expect((await send()).body).toEqual({ sent: 1, failed: 1 })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('events of the provider are refused unless they are signed', async () => {
  const event = { type: 'email.bounced', data: { email_id: 'x' } }
  const forged = { 'svix-id': 'msg_1', 'svix-timestamp': String(Math.floor(Date.now() / 1000)) }
  for (const headers of [{}, { ...forged, 'svix-signature': 'v1,AAAA' }])
    expect(await post('resend-webhook', event, headers)).toEqual({
      status: 400,
      body: { error: 'signature_invalid' },
    })
})

describe('the link of an e-mail', () => {
  async function linkTo(email: string): Promise<{ token: string; header: string }> {
    await writeTo(email)
    await send()
    const [mail] = await mailsTo(email)
    const header = mail?.headers?.['List-Unsubscribe']?.replace(/[<>]/g, '') ?? ''
    return { header, token: new URL(header).searchParams.get('token') ?? '' }
  }

  test('is in the header for one click, in the text and in the HTML', async () => {
    const email = someone()
    const { header, token } = await linkTo(email)
    const [mail] = await mailsTo(email)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`${stack.app_url}/descadastrar?token=${token}`)
    expect(mail?.html).toContain(`${stack.app_url}/descadastrar?token=${token}`)
    expect(token).not.toContain(email)
    const opened = await fetch(header, { redirect: 'manual' })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe(`${stack.app_url}/descadastrar?token=${token}`)
    // Opening changes nothing: link scanners open everything.
    await writeTo(email)
    expect((await send()).body).toEqual({ sent: 1, failed: 0 })
  })

  test('stops e-mails by one click of the mail program, twice or once', async () => {
    const email = someone()
    const { header } = await linkTo(email)
    const click = () =>
      fetch(header, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    for (let time = 0; time < 2; time++) {
      const answer = await click()
      expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
    }
    await writeTo(email)
    expect((await send()).body).toEqual({ sent: 0, failed: 0 })
  })

  test('erases what the address left in the forms', async () => {
    const email = someone()
    await service.from('newsletter_subscribers').insert({ email })
    const { token } = await linkTo(email)
    for (let time = 0; time < 2; time++)
      expect(await post('unsubscribe', { token, action: 'erase' })).toEqual({
        status: 200,
        body: { done: true },
      })
    const { data } = await service.from('newsletter_subscribers').select('id').eq('email', email)
    expect(data).toEqual([])
    expect(await rowOf(email)).toBeNull()
  })

  test('guessed, altered or cut has one answer, and changes nothing', async () => {
    const email = someone()
    await service.from('newsletter_subscribers').insert({ email })
    const { token } = await linkTo(email)
    const [id, signature = ''] = token.split('.')
    const answers = new Set<string>()
    for (const wrong of [
      '',
      'x',
      id,
      `${id}.`,
      token.slice(0, -1),
      `${randomUUID()}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.${'_'.repeat(43)}`,
    ])
      for (const answer of [
        await post('unsubscribe', { token: wrong, action: 'erase' }),
        await post(`unsubscribe?token=${wrong}`, 'List-Unsubscribe=One-Click'),
      ])
        answers.add(JSON.stringify(answer))
    expect([...answers]).toEqual([
      JSON.stringify({ status: 404, body: { error: 'Este link não vale.', code: 'link_invalid' } }),
    ])
    const { data } = await service.from('newsletter_subscribers').select('id').eq('email', email)
    expect(data).toHaveLength(1)
  })
})

// @vitest-environment node
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Resend } from 'resend'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMailbox, type Mailbox } from './index.ts'

const apiKey = 're_local_key'
const webhookSecret = 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ='
const events: { payload: string; headers: Record<string, string> }[] = []
const hook = createServer(async (request, response) => {
  const header = (name: string) => String(request.headers[`svix-${name}`])
  events.push({
    payload: await text(request),
    headers: { id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
  })
  response.end()
})
let mailbox: Mailbox

beforeEach(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const address = hook.address()
  const port = address && typeof address === 'object' ? address.port : 0
  mailbox = await createMailbox({
    port: 0,
    resend: { apiKey, webhookSecret, webhookUrl: `http://127.0.0.1:${port}` },
  })
})
afterEach(async () => {
  await mailbox.close()
  hook.close()
})

const mail = {
  from: 'Engenho 48 <pedidos@engenho48.com.br>',
  to: 'ana@bar.example',
  subject: 'Pedido 1042 confirmado',
  html: '<p>Obrigado</p>',
  text: 'Obrigado',
  replyTo: 'contato@engenho48.com.br',
  headers: { 'List-Unsubscribe': '<https://x.example>' },
}
const client = (key = apiKey) => new Resend(key, { baseUrl: mailbox.url })
const misbehave = (fault: Record<string, unknown>) =>
  fetch(`${mailbox.url}/_control/email`, { method: 'POST', body: JSON.stringify(fault) })

it('accepts an e-mail from the SDK, with its sender, reply address and headers', async () => {
  const { data } = await client().emails.send(mail)
  expect(mailbox.messages()).toMatchObject([{ id: data?.id, ...mail }])
})

it('stores one e-mail per key, and refuses the key for another e-mail', async () => {
  const first = await client().emails.send(mail, { idempotencyKey: 'a' })
  const again = await client().emails.send(mail, { idempotencyKey: 'a' })
  expect(again.data).toEqual(first.data)
  const changed = await client().emails.send({ ...mail, subject: 'Outro' }, { idempotencyKey: 'a' })
  expect(changed.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' })
  expect(mailbox.messages()).toHaveLength(1)
})

it('refuses a wrong key, a malformed address, and a key that is too long', async () => {
  expect((await client('re_wrong').emails.send(mail)).error).toMatchObject({ name: 'invalid_api_key' })
  expect((await client().emails.send({ ...mail, to: 'ana' })).error).toMatchObject({ statusCode: 422 })
  expect((await client().emails.send(mail, { idempotencyKey: 'x'.repeat(257) })).error).toMatchObject({
    statusCode: 400,
  })
  expect(mailbox.messages()).toEqual([])
})

it.each([
  ['down', 500],
  ['rate_limit', 429],
  ['refuse', 422],
])('misbehaves on demand: %s', async (mode, statusCode) => {
  await misbehave({ mode, to: mail.to })
  expect((await client().emails.send(mail)).error).toMatchObject({ statusCode })
  // Control: others are not affected.
  expect((await client().emails.send({ ...mail, to: 'outra@bar.example' })).error).toBeNull()
})

it('loses the answer and keeps the e-mail', async () => {
  await misbehave({ mode: 'lost' })
  expect((await client().emails.send(mail, { idempotencyKey: 'a' })).error).toMatchObject({ statusCode: 500 })
  await misbehave({ mode: 'none' })
  expect((await client().emails.send(mail, { idempotencyKey: 'a' })).error).toBeNull()
  expect(mailbox.messages()).toHaveLength(1)
})

it('reports an e-mail that bounced, signed as the SDK verifies it', async () => {
  await misbehave({ mode: 'bounce' })
  const { data } = await client().emails.send(mail)
  await expect.poll(() => events.length).toBe(1)
  const [{ payload, headers } = { payload: '', headers: {} }] = events
  const { id = '', timestamp = '', signature = '' } = headers
  expect(
    client().webhooks.verify({ payload, webhookSecret, headers: { id, timestamp, signature } }),
  ).toMatchObject({ type: 'email.bounced', data: { email_id: data?.id } })
})

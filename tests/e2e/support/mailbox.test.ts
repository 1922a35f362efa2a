import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailbox } from '../../../supabase/local/mailbox/index.ts'
import { linkOf, openMailbox } from './mailbox.ts'

const html =
  '<p>Olá</p><a href="http://localhost/auth?token=a&amp;type=recovery" style="color:#fff">Entrar</a>'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Mailpit's answers, from its API documentation. */
async function startMailpit(kept: { id: string; to: string; subject: string }[]): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const reply = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const addresses = (to: string) => [{ Name: '', Address: to }]
    if (url.pathname === '/api/v1/info') return reply({ Version: 'v1.22.3', Messages: kept.length })
    if (url.pathname === '/api/v1/search') {
      const wanted = /^to:"(.+)"$/.exec(url.searchParams.get('query') ?? '')?.[1] ?? ''
      // Newest first. Mailpit's search also matches parts of addresses.
      const messages = kept
        .filter(({ to }) => to.includes(wanted))
        .toReversed()
        .map(({ id, to, subject }) => ({
          ID: id,
          MessageID: `${id}@example.com`,
          Read: false,
          From: { Name: 'Admin', Address: 'admin@email.com' },
          To: addresses(to),
          Cc: [],
          Bcc: [],
          ReplyTo: [],
          Subject: subject,
          Created: '2026-11-22T12:00:00.000Z',
          Username: '',
          Tags: [],
          Size: 1234,
          Attachments: 0,
          Snippet: 'Olá',
        }))
      return reply({
        total: kept.length,
        unread: kept.length,
        count: messages.length,
        messages_count: messages.length,
        messages_unread: messages.length,
        start: 0,
        tags: [],
        messages,
      })
    }
    const message = kept.find(({ id }) => url.pathname === `/api/v1/message/${id}`)
    if (!message) return reply({ Error: 'message not found' }, 404)
    reply({
      ID: message.id,
      MessageID: `${message.id}@example.com`,
      From: { Name: 'Admin', Address: 'admin@email.com' },
      To: addresses(message.to),
      Cc: [],
      Bcc: [],
      ReplyTo: [],
      ReturnPath: 'admin@email.com',
      Subject: message.subject,
      ListUnsubscribe: { Header: '', Links: [], Errors: '', HeaderPost: '' },
      Date: '2026-11-22T12:00:00Z',
      Tags: [],
      Username: '',
      Text: 'Olá',
      HTML: html,
      Size: 1234,
      Inline: [],
      Attachments: [],
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const kinds: Record<string, (to: string, subjects: string[]) => Promise<string>> = {
  'the embedded mailbox': async (to, subjects) => {
    const mailbox = await createMailbox({ port: 0 })
    closing.push(() => mailbox.close())
    for (const subject of subjects) mailbox.deliver({ to, subject, html })
    mailbox.deliver({ to: `outra-${to}`, subject: 'De outra pessoa', html })
    return mailbox.url
  },
  Mailpit: (to, subjects) =>
    startMailpit([
      ...subjects.map((subject, index) => ({ id: `own${index}`, to, subject })),
      { id: 'other', to: `outra-${to}`, subject: 'De outra pessoa' },
    ]),
}

describe.each(Object.keys(kinds))('%s', (kind) => {
  const to = 'ana@exemplo.com'
  let url: string
  beforeEach(async () => {
    url = (await kinds[kind]?.(to, ['Confirme seu e-mail', 'Crie uma nova senha'])) ?? ''
  })

  it('returns the newest e-mail of an address, and the target of its link', async () => {
    const mailbox = await openMailbox(url)
    const mail = await mailbox(to)
    expect(mail).toEqual({ subject: 'Crie uma nova senha', html })
    expect(mail && linkOf(mail)).toBe('http://localhost/auth?token=a&type=recovery')
  })

  it('returns nothing sent to other addresses', async () => {
    const mailbox = await openMailbox(url)
    expect(await mailbox('exemplo.com')).toBeNull()
    expect(await mailbox('ninguem@exemplo.com')).toBeNull()
  })
})

it('reports an e-mail without a link', () => {
  expect(() => linkOf({ subject: '', html: '<p>Olá</p>' })).toThrow('The e-mail has no link')
})

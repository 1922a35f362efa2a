// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailbox, type Mailbox } from './index.ts'

let mailbox: Mailbox
beforeEach(async () => {
  mailbox = await createMailbox({ port: 0 })
})
afterEach(() => mailbox.close())

const welcome = {
  to: 'Dona@bar.example',
  subject: 'Confirme seu e-mail',
  text: 'Abra http://localhost:5173/auth?token=abc&type=signup. Até já',
  html: '<p>Abra <a href="http://localhost:5173/auth?token=abc">este link</a></p><script>alert(1)</script>',
}

const read = (path: string) => fetch(`${mailbox.url}${path}`).then((answer) => answer.text())

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${mailbox.url}/messages`, { method: 'POST', body, headers })

describe('the mailbox', () => {
  it('is empty at first and says what will appear', async () => {
    expect(await read('/')).toContain('Nenhum e-mail ainda.')
  })

  it('lists messages delivered by call or by request, newest first', async () => {
    mailbox.deliver(welcome)
    expect((await post(JSON.stringify({ to: 'outro@bar.example', subject: 'Nova senha' }))).status).toBe(201)
    const markup = await read('/')
    expect(markup.indexOf('Nova senha')).toBeLessThan(markup.indexOf('Confirme seu e-mail'))
    expect(mailbox.messages().map(({ subject }) => subject)).toEqual(['Nova senha', 'Confirme seu e-mail'])
  })

  it('returns the messages of one address as JSON, ignoring case', async () => {
    mailbox.deliver(welcome)
    mailbox.deliver({ ...welcome, to: 'outro@bar.example' })
    const own = await fetch(`${mailbox.url}/messages.json?to=dona@BAR.example`).then((answer) =>
      answer.json(),
    )
    expect(own.messages).toMatchObject([{ to: 'Dona@bar.example', subject: 'Confirme seu e-mail' }])
    const all = await fetch(`${mailbox.url}/messages.json`).then((answer) => answer.json())
    expect(all.messages).toHaveLength(2)
  })

  it('shows a message with its HTML in a frame without scripts and its text with links', async () => {
    mailbox.deliver(welcome)
    const [message] = mailbox.messages()
    const response = await fetch(`${mailbox.url}/messages/${message?.id}`)
    const markup = await response.text()
    expect(markup).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(markup).not.toContain('<script>')
    expect(markup).toContain('<a href="http://localhost:5173/auth?token=abc&amp;type=signup" target="_blank"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${mailbox.url}/messages/nothing`)).status).toBe(404)
  })

  it('can be emptied by request and by its own button, but not by another site', async () => {
    mailbox.deliver(welcome)
    const clear = (origin: string) =>
      fetch(`${mailbox.url}/clear`, { method: 'POST', headers: { origin }, redirect: 'manual' })
    expect((await clear('https://evil.example')).status).toBe(403)
    expect(mailbox.messages()).toHaveLength(1)
    expect((await clear(mailbox.url)).status).toBe(303)
    expect(mailbox.messages()).toHaveLength(0)
    mailbox.deliver(welcome)
    const foreign = { method: 'DELETE', headers: { origin: 'https://evil.example' } }
    expect((await fetch(`${mailbox.url}/messages`, foreign)).status).toBe(403)
    expect((await fetch(`${mailbox.url}/messages`, { method: 'DELETE' })).status).toBe(200)
    expect(mailbox.messages()).toHaveLength(0)
  })

  it('refuses a message without an address, invalid JSON, and a message from another site', async () => {
    expect((await post(JSON.stringify({ subject: 'x' }))).status).toBe(400)
    expect((await post('{')).status).toBe(400)
    expect((await post(JSON.stringify(welcome), { origin: 'https://evil.example' })).status).toBe(403)
    expect(mailbox.messages()).toEqual([])
  })

  it('keeps its messages in a file between runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
    try {
      const storePath = join(folder, 'mailbox.json')
      const first = await createMailbox({ port: 0, storePath })
      first.deliver(welcome)
      await first.close()
      const second = await createMailbox({ port: 0, storePath })
      expect(second.messages()).toMatchObject([{ subject: 'Confirme seu e-mail' }])
      await second.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

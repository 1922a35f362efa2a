import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** An e-mail as the sender posts it. */
export const outgoingSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  from: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
})
export type OutgoingMessage = z.output<typeof outgoingSchema>

const messageSchema = z.object({
  id: z.string(),
  /** Milliseconds since the epoch. */
  receivedAt: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  from: z.optional(z.string()),
  replyTo: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
})
export type MailboxMessage = z.output<typeof messageSchema>

/** The maximum number of messages. Older ones are dropped. */
const keptMessages = 500

export interface MessageStore {
  /** Newest first. With an address, only messages to it (ignoring case). */
  list(to?: string): MailboxMessage[]
  find(id: string): MailboxMessage | null
  add(message: OutgoingMessage): MailboxMessage
  clear(): void
}

function readMessages(path: string): MailboxMessage[] {
  try {
    return z.array(messageSchema).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    // A corrupt file must not stop the whole stack.
    const aside = `${path}.unreadable`
    renameSync(path, aside)
    console.warn(`Caixa de e-mail ilegível: guardada em ${aside}, começando do zero.`, error)
    return []
  }
}

/** Opens the messages stored in `path` (JSON, written atomically), or in memory when there is no path. */
export function openMessages(path: string | null): MessageStore {
  let messages = path !== null && existsSync(path) ? readMessages(path) : []
  if (path !== null) mkdirSync(dirname(path), { recursive: true })

  function replace(next: MailboxMessage[]): void {
    messages = next
    if (path === null) return
    const draft = `${path}.${process.pid}.tmp`
    writeFileSync(draft, JSON.stringify(messages), { mode: 0o600 })
    renameSync(draft, path)
  }

  return {
    list(to) {
      const wanted = to?.trim().toLowerCase()
      return messages
        .filter((message) => wanted === undefined || message.to.toLowerCase() === wanted)
        .toReversed()
    },
    find: (id) => messages.find((message) => message.id === id) ?? null,
    add({ to, subject, text, html, ...rest }) {
      const message: MailboxMessage = {
        ...rest,
        id: randomUUID(),
        receivedAt: Date.now(),
        to: to.trim(),
        subject,
        text: text ?? null,
        html: html ?? null,
      }
      replace([...messages, message].slice(-keptMessages))
      return message
    },
    clear: () => replace([]),
  }
}

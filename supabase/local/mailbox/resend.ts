/**
 * The part of Resend's HTTP API that this product uses: `POST /emails` with a key, an idempotency key and validation,
 * and signed events about bounced e-mails. Faults are set through `/_control/email`.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { HttpError, jsonReply, parseJson, type Reply } from '../web/http.ts'
import type { MessageStore } from './messages.ts'

export interface ResendOptions {
  apiKey: string
  /** Receives the events. */
  webhookUrl: string
  /** `whsec_…`, signs the events. */
  webhookSecret: string
}

/**
 * `none`; `down` answers 500; `rate_limit` answers 429; `refuse` answers 422; `lost` delivers and answers 500, as when
 * an answer is lost; `bounce` accepts and sends a bounce event.
 */
const modes = ['none', 'down', 'rate_limit', 'refuse', 'lost', 'bounce'] as const
const faultSchema = z.object({
  mode: z.enum(modes),
  /** The only recipient affected; if absent, everyone. */
  to: z.optional(z.string()),
  /** Seconds, for `rate_limit`. */
  retryAfter: z.optional(z.number()),
  /** How many calls are affected; if absent, all. */
  times: z.optional(z.number()),
})

const address = z.string().check(z.regex(/^([^<>]+<)?[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+>?$/))
const emailSchema = z.object({
  from: address,
  to: z.union([address, z.tuple([address])]),
  subject: z.string().check(z.minLength(1)),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  reply_to: z.optional(z.union([z.string(), z.array(z.string())])),
  headers: z.optional(z.record(z.string(), z.string())),
})

/** Milliseconds that Resend remembers an idempotency key, and that an e-mail takes to bounce here. */
const keyLife = 24 * 60 * 60 * 1000
const bounceDelay = 300
const longestKey = 256

const failure = (statusCode: number, name: string, message: string, headers: Record<string, string> = {}) =>
  jsonReply({ statusCode, name, message }, statusCode, headers)

export function createResendApi(store: MessageStore, { apiKey, webhookUrl, webhookSecret }: ResendOptions) {
  let fault: z.output<typeof faultSchema> = { mode: 'none' }
  const accepted = new Map<string, { body: string; id: string; at: number }>()
  const answers: Record<string, number> = {}

  async function sendEvent(type: string, id: string): Promise<void> {
    await sleep(bounceDelay)
    const payload = JSON.stringify({ type, created_at: new Date().toISOString(), data: { email_id: id } })
    const messageId = `msg_${randomUUID()}`
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64'))
      .update(`${messageId}.${timestamp}.${payload}`)
      .digest('base64')
    await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'svix-id': messageId, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` },
      body: payload,
    })
  }

  function accept(key: string | null, body: string, mode: (typeof modes)[number]): Reply {
    const parsed = z.safeParse(emailSchema, parseJson(body))
    if (!parsed.success) return failure(422, 'validation_error', z.prettifyError(parsed.error))
    const { to, html, text, subject, headers, from, reply_to } = parsed.data
    const known = key === null ? undefined : accepted.get(key)
    if (known && known.at > Date.now() - keyLife)
      return known.body === body
        ? jsonReply({ id: known.id })
        : failure(409, 'invalid_idempotent_request', 'This key was used with another request.')
    const { id } = store.add({
      to: typeof to === 'string' ? to : to[0],
      subject,
      from,
      ...(html !== undefined && { html }),
      ...(text !== undefined && { text }),
      ...(reply_to !== undefined && { replyTo: [reply_to].flat().join(', ') }),
      ...(headers && { headers }),
    })
    if (key !== null) accepted.set(key, { body, id, at: Date.now() })
    if (mode === 'bounce')
      sendEvent('email.bounced', id).catch((error: unknown) => console.error('Caixa de e-mail local:', error))
    return mode === 'lost' ? failure(500, 'internal_server_error', 'Unexpected error.') : jsonReply({ id })
  }

  function post(request: IncomingMessage, body: string): Reply {
    const { authorization } = request.headers
    if (!authorization) return failure(401, 'missing_api_key', 'Missing API key.')
    if (authorization !== `Bearer ${apiKey}`) return failure(403, 'invalid_api_key', 'API key is invalid.')
    const key = request.headers['idempotency-key'] ?? null
    if (Array.isArray(key) || (key !== null && (key.length < 1 || key.length > longestKey)))
      return failure(400, 'invalid_idempotency_key', 'The key must be 1 to 256 characters long.')
    const affects =
      (fault.to === undefined || body.includes(JSON.stringify(fault.to))) && (fault.times ?? 1) > 0
    if (affects && fault.times !== undefined) fault.times -= 1
    switch (affects ? fault.mode : 'none') {
      case 'down':
        return failure(500, 'internal_server_error', 'Unexpected error.')
      case 'rate_limit':
        return failure(429, 'rate_limit_exceeded', 'Too many requests.', {
          'retry-after': String(fault.retryAfter ?? 1),
        })
      case 'refuse':
        return failure(422, 'validation_error', 'Invalid `to` field.')
      default:
        return accept(key, body, affects ? fault.mode : 'none')
    }
  }

  return {
    post(request: IncomingMessage, body: string): Reply {
      const reply = post(request, body)
      answers[reply.status] = (answers[reply.status] ?? 0) + 1
      return reply
    },
    /** For tests, and never part of Resend. */
    control(body: string): Reply {
      const parsed = z.safeParse(faultSchema, parseJson(body))
      if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
      fault = parsed.data
      return jsonReply(fault)
    },
    /** How many calls were answered with each status. */
    state: () => jsonReply({ fault, answers }),
  }
}

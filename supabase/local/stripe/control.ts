import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { HttpError, isCrossSite, jsonReply, parseJson, type Reply } from '../web/http.ts'
import { matchRoute, type Route, route } from '../web/router.ts'
import { ApiError, missingResource } from './api-error.ts'
import { approvedCardNumber, cardOutcome, declinedCardNumber } from './cards.ts'
import type { Delivery } from './delivery.ts'
import type { Faults } from './faults.ts'
import { successUrl } from './hosted-page.ts'
import type { Payment, Payments } from './payments.ts'
import { type PriceRegistration, registerPrice } from './prices.ts'
import type { EventRecord, SessionRecord } from './records.ts'
import type { Reversals } from './reversals.ts'
import type { Store } from './store.ts'
import type { Views } from './views.ts'

const payRequest = z.object({ method: z.enum(['card', 'card_declined', 'pix', 'pix_later', 'boleto']) })
const eventRequest = z.object({ type: z.string(), object: z.record(z.string(), z.unknown()) })
const refundRequest = z.object({ amount: z.optional(z.int().check(z.positive())) })
const closeRequest = z.object({ outcome: z.enum(['won', 'lost']) })
const faultRequest = z.object({
  mode: z.enum(['none', 'down', 'slow']),
  ms: z.optional(z.int().check(z.nonnegative())),
  buyer: z.optional(z.string()),
})
const pauseRequest = z.object({ paused: z.boolean() })
const idleRequest = z.object({ timeoutMs: z.optional(z.int().check(z.positive())) })
const priceRequest = z.object({
  id: z.string(),
  unitAmount: z.int().check(z.nonnegative()),
  name: z.string(),
  description: z.optional(z.string()),
})

const defaultIdleTimeoutMs = 30_000

interface Call {
  params: Readonly<Record<string, string>>
  body: unknown
}

interface Dependencies {
  store: Store
  views: Views
  payments: Payments
  reversals: Reversals
  delivery: Delivery
  faults: Faults
  publicUrl: string
}

export type Control = (request: IncomingMessage, url: URL, body: string) => Promise<Reply>

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (!result.success) throw new HttpError(400, z.prettifyError(result.error))
  return result.data
}

function paymentOf(method: z.output<typeof payRequest>['method']): Payment {
  if (method === 'pix' || method === 'boleto') return { method }
  if (method === 'pix_later') return { method: 'pix', later: true }
  const card = cardOutcome(method === 'card' ? approvedCardNumber : declinedCardNumber)
  if (card === null) throw new Error('A test card number has become invalid.')
  return { method: 'card', card }
}

function registrationOf(body: unknown): PriceRegistration {
  const { description, ...price } = read(priceRequest, body)
  return description === undefined ? price : { ...price, description }
}

/** The JSON API under `/_control/` with which tests drive the stand-in. Not part of Stripe's protocol. */
export function createControl(dependencies: Dependencies): Control {
  const { store, views, payments, reversals, delivery, faults, publicUrl } = dependencies

  const sessionView = (session: SessionRecord) =>
    views.session(session, new Set(['line_items', 'payment_intent.latest_charge']))

  const eventSummary = ({ id, type, created, delivery: state, attempts }: EventRecord) => ({
    id,
    type,
    created,
    delivery: state,
    attempts,
  })

  function sessionOf({ params: { id = '' } }: Call): SessionRecord {
    const session = store.session(id)
    if (session === null) throw missingResource('checkout.session', id, 'session')
    return session
  }

  function settle(call: Call, outcome: 'paid' | 'expired'): Reply {
    const session = sessionOf(call)
    payments.settleBoleto(session, outcome)
    return jsonReply({ session: sessionView(session) })
  }

  const routes: Route<(call: Call) => Reply | Promise<Reply>>[] = [
    route('GET', '/_control/sessions', () =>
      jsonReply({ sessions: store.state.sessions.toReversed().map(sessionView) }),
    ),
    route('POST', '/_control/sessions/:id/pay', (call: Call) => {
      const session = sessionOf(call)
      const result = payments.pay(session, paymentOf(read(payRequest, call.body).method))
      const redirect = result === 'complete' ? successUrl(session) : null
      return jsonReply({ result, redirect, session: sessionView(session) })
    }),
    route('POST', '/_control/sessions/:id/boleto-paid', (call: Call) => settle(call, 'paid')),
    route('POST', '/_control/sessions/:id/boleto-expired', (call: Call) => settle(call, 'expired')),
    route('POST', '/_control/sessions/:id/expire', (call: Call) => {
      const session = sessionOf(call)
      payments.expireSession(session)
      return jsonReply({ session: sessionView(session) })
    }),
    route('GET', '/_control/events', () =>
      jsonReply({ events: store.state.events.toReversed().map(eventSummary) }),
    ),
    route('POST', '/_control/events', ({ body }: Call) => {
      const { type, object } = read(eventRequest, body)
      return jsonReply({ event: eventSummary(payments.sendEvent(type, object)) })
    }),
    route('POST', '/_control/events/:id/resend', ({ params: { id = '' } }: Call) => {
      const event = store.state.events.find((candidate) => candidate.id === id)
      if (event === undefined) throw missingResource('event', id)
      delivery.resend(event)
      return jsonReply({ event: eventSummary(event) })
    }),
    route('POST', '/_control/charges/:id/refund', ({ params: { id = '' }, body }: Call) => {
      const { amount = null } = read(refundRequest, body)
      const refund = reversals.refund({ chargeId: id, amount, reason: null, metadata: {} })
      return jsonReply({ refund: views.refund(refund) })
    }),
    route('POST', '/_control/charges/:id/dispute', ({ params: { id = '' } }: Call) =>
      jsonReply({ dispute: views.dispute(reversals.openDispute(id)) }),
    ),
    route('POST', '/_control/disputes/:id/close', ({ params: { id = '' }, body }: Call) =>
      jsonReply({ dispute: views.dispute(reversals.closeDispute(id, read(closeRequest, body).outcome)) }),
    ),
    route('POST', '/_control/prices', ({ body }: Call) => {
      const price = registerPrice(store, registrationOf(body))
      store.save()
      return jsonReply({ price })
    }),
    route('POST', '/_control/faults', ({ body }: Call) => {
      const { mode, ms = null, buyer = null } = read(faultRequest, body)
      faults.set(mode, ms, buyer)
      return jsonReply({ mode, ms, buyer })
    }),
    route('POST', '/_control/deliveries', async ({ body }: Call) => {
      const { paused } = read(pauseRequest, body)
      await delivery.setPaused(paused)
      return jsonReply({ paused, pending: delivery.pending() })
    }),
    route('POST', '/_control/idle', async ({ body }: Call) => {
      const { timeoutMs = defaultIdleTimeoutMs } = read(idleRequest, body)
      const idle = await delivery.whenIdle(timeoutMs)
      return jsonReply({ idle, pending: delivery.pending(), paused: delivery.isPaused() }, idle ? 200 : 504)
    }),
  ]

  return async (request, url, body) => {
    if (isCrossSite(request, publicUrl)) return jsonReply({ error: 'Pedido de outro site.' }, 403)
    const match = matchRoute(routes, request.method ?? 'GET', url.pathname)
    if (match === null) return jsonReply({ error: 'Não existe.' }, 404)
    try {
      return await match.handler({ params: match.params, body: parseJson(body) })
    } catch (error) {
      if (error instanceof ApiError || error instanceof HttpError)
        return jsonReply({ error: error.message }, error.status)
      throw error
    }
  }
}

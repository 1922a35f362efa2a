import type { IncomingMessage } from 'node:http'
import type Stripe from 'stripe'
import type { Reply } from '../web/http.ts'
import { matchRoute, route } from '../web/router.ts'
import { ApiError, missingResource } from './api-error.ts'
import { readSession } from './create-session.ts'
import { type EventCause, eventView } from './events.ts'
import { decodeForm, FormReader } from './form.ts'
import { apiReply, replyOnce } from './idempotency.ts'
import { newId } from './ids.ts'
import { lineItemList, priceObject } from './objects/session.ts'
import { readPage } from './pagination.ts'
import type { Payments } from './payments.ts'
import type { SessionRecord } from './records.ts'
import type { Reversals } from './reversals.ts'
import type { Store } from './store.ts'
import type { Expansion, Views } from './views.ts'

interface Call {
  params: Readonly<Record<string, string>>
  form: FormReader
  cause: EventCause
}

interface Dependencies {
  store: Store
  views: Views
  payments: Payments
  reversals: Reversals
  now: () => Date
  /** The only accepted secret key. Null accepts every test key. */
  apiKey: string | null
}

export type Api = (request: IncomingMessage, url: URL, body: string) => Reply

function authenticate(request: IncomingMessage, apiKey: string | null): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (key === undefined)
    throw new ApiError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
      { status: 401 },
    )
  const accepted = apiKey === null ? /^sk_test_\w+$/.test(key) : key === apiKey
  if (!accepted)
    throw new ApiError(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`, {
      status: 401,
    })
}

/** Reads `expand`. Refuses what this object cannot expand. */
function readExpansion(form: FormReader, expandable: readonly string[]): Expansion {
  const paths = form.texts('expand')
  for (const path of paths)
    if (!expandable.includes(path))
      throw new ApiError(`This property cannot be expanded (${path}).`, { param: 'expand' })
  return new Set(paths)
}

const sessionExpansions = [
  'payment_intent',
  'payment_intent.latest_charge',
  'line_items',
  'line_items.data.price.product',
]

/** The part of Stripe's API that the edge functions use: https://docs.stripe.com/api */
export function createApi({ store, views, payments, reversals, now, apiKey }: Dependencies): Api {
  const { state } = store

  function findSession({ params: { id = '' } }: Call): SessionRecord {
    const session = store.session(id)
    if (session === null) throw missingResource('checkout.session', id, 'session')
    return session
  }

  function createSession({ form }: Call): object {
    const session = readSession(form, { now: Math.floor(now().getTime() / 1000), prices: state.prices })
    const expand = readExpansion(form, sessionExpansions)
    form.rejectUnknown()
    payments.addSession(session)
    return views.session(session, expand)
  }

  function retrieveSession(call: Call): object {
    const expand = readExpansion(call.form, sessionExpansions)
    call.form.rejectUnknown()
    return views.session(findSession(call), expand)
  }

  function listSessions({ form }: Call): object {
    const expand = readExpansion(
      form,
      sessionExpansions.map((path) => `data.${path}`),
    )
    const status = form.choice('status', ['open', 'complete', 'expired'])
    const intent = form.text('payment_intent')
    const { page, hasMore } = readPage(
      form,
      state.sessions.filter(
        (session) =>
          (status === null || session.status === status) && (intent === null || session.intentId === intent),
      ),
    )
    form.rejectUnknown()
    const inItem = new Set([...expand].map((path) => path.slice('data.'.length)))
    const list: Stripe.ApiList<Stripe.Checkout.Session> = {
      object: 'list',
      data: page.map((session) => views.session(session, inItem)),
      has_more: hasMore,
      url: '/v1/checkout/sessions',
    }
    return list
  }

  function expireSession(call: Call): object {
    const session = findSession(call)
    const expand = readExpansion(call.form, sessionExpansions)
    call.form.rejectUnknown()
    payments.expireSession(session, call.cause)
    return views.session(session, expand)
  }

  function listLineItems(call: Call): object {
    const session = findSession(call)
    const expand = readExpansion(call.form, ['data.price.product'])
    const list = lineItemList(session, expand.has('data.price.product'))
    const limit = call.form.integer('limit') ?? 10
    const after = call.form.text('starting_after')
    call.form.rejectUnknown()
    const start = after === null ? 0 : list.data.findIndex(({ id }) => id === after) + 1
    return {
      ...list,
      data: list.data.slice(start, start + limit),
      has_more: start + limit < list.data.length,
    }
  }

  function retrieveIntent({ params: { id = '' }, form }: Call): object {
    const intent = store.intent(id)
    if (intent === null) throw missingResource('payment_intent', id, 'intent')
    const expand = readExpansion(form, ['latest_charge'])
    form.rejectUnknown()
    return views.intent(intent, expand)
  }

  function retrieveCharge({ params: { id = '' }, form }: Call): object {
    const charge = store.charge(id)
    if (charge === null) throw missingResource('charge', id)
    const expand = readExpansion(form, ['payment_intent'])
    form.rejectUnknown()
    return views.charge(charge, expand)
  }

  function refundedChargeId(form: FormReader): string {
    const chargeId = form.text('charge')
    const intentId = form.text('payment_intent')
    if (chargeId !== null) return chargeId
    if (intentId === null)
      throw new ApiError(
        'One of the following params should be provided for this request: payment_intent or charge.',
      )
    const intent = store.intent(intentId)
    if (intent === null)
      throw new ApiError(`No such payment_intent: '${intentId}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      })
    if (intent.latestChargeId === null)
      throw new ApiError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`)
    return intent.latestChargeId
  }

  function createRefund({ form, cause }: Call): object {
    const chargeId = refundedChargeId(form)
    const amount = form.integer('amount')
    if (amount !== null && amount < 1)
      throw new ApiError('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
    const reason = form.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer'])
    const metadata = form.metadata('metadata')
    const expand = readExpansion(form, ['charge', 'payment_intent'])
    form.rejectUnknown()
    return views.refund(reversals.refund({ chargeId, amount, reason, metadata }, cause), expand)
  }

  function listRefunds({ form }: Call): object {
    const intentId = form.text('payment_intent')
    const chargeId = form.text('charge') ?? (intentId && store.intent(intentId)?.latestChargeId) ?? null
    const { page, hasMore } = readPage(
      form,
      state.refunds.filter(
        (refund) => (chargeId === null && intentId === null) || refund.chargeId === chargeId,
      ),
    )
    form.rejectUnknown()
    const list: Stripe.ApiList<Stripe.Refund> = {
      object: 'list',
      data: page.map((refund) => views.refund(refund)),
      has_more: hasMore,
      url: '/v1/refunds',
    }
    return list
  }

  function retrieveEvent({ params: { id = '' }, form }: Call): object {
    const event = state.events.find((candidate) => candidate.id === id)
    if (event === undefined) throw missingResource('event', id)
    form.rejectUnknown()
    return eventView(event)
  }

  function listEvents({ form }: Call): object {
    const type = form.text('type')
    const types = form.texts('types')
    const delivered = form.boolean('delivery_success')
    const fits = (candidate: string) =>
      (types.length === 0 || types.includes(candidate)) &&
      (type === null || (type.endsWith('*') ? candidate.startsWith(type.slice(0, -1)) : candidate === type))
    const { page, hasMore } = readPage(
      form,
      state.events.filter(
        (event) => fits(event.type) && (delivered === null || (event.delivery === 'delivered') === delivered),
      ),
    )
    form.rejectUnknown()
    return { object: 'list', data: page.map(eventView), has_more: hasMore, url: '/v1/events' }
  }

  function retrievePrice({ params: { id = '' }, form }: Call): object {
    const price = state.prices.find((candidate) => candidate.id === id)
    if (price === undefined) throw missingResource('price', id, 'price')
    const expand = readExpansion(form, ['product'])
    form.rejectUnknown()
    return priceObject(price, expand.has('product'))
  }

  const routes = [
    route('POST', '/v1/checkout/sessions', createSession),
    route('GET', '/v1/checkout/sessions', listSessions),
    route('GET', '/v1/checkout/sessions/:id', retrieveSession),
    route('POST', '/v1/checkout/sessions/:id/expire', expireSession),
    route('GET', '/v1/checkout/sessions/:id/line_items', listLineItems),
    route('GET', '/v1/payment_intents/:id', retrieveIntent),
    route('GET', '/v1/charges/:id', retrieveCharge),
    route('POST', '/v1/refunds', createRefund),
    route('GET', '/v1/refunds', listRefunds),
    route('GET', '/v1/events', listEvents),
    route('GET', '/v1/events/:id', retrieveEvent),
    route('GET', '/v1/prices/:id', retrievePrice),
  ]

  function call(request: IncomingMessage, url: URL, body: string, cause: EventCause): object {
    const method = request.method ?? 'GET'
    const match = matchRoute(routes, method, url.pathname)
    if (match === null)
      throw new ApiError(`Unrecognized request URL (${method}: ${url.pathname}).`, { status: 404 })
    const form = new FormReader(decodeForm(method === 'GET' ? url.search.slice(1) : body))
    return match.handler({ params: match.params, form, cause })
  }

  return (request, url, body) => {
    const requestId = newId('req')
    const header = request.headers['idempotency-key']
    const key = typeof header === 'string' && request.method === 'POST' ? header : null
    const run = () => call(request, url, body, { requestId, idempotencyKey: key })
    try {
      authenticate(request, apiKey)
    } catch (error) {
      return apiReply(requestId, () => {
        throw error
      }).reply
    }
    return key === null
      ? apiReply(requestId, run).reply
      : replyOnce(store, { key, endpoint: url.pathname, body, requestId }, run)
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  closeServer,
  HttpError,
  jsonReply,
  listen,
  localUrl,
  type Reply,
  readBody,
  sendReply,
  textReply,
} from '../web/http.ts'
import { stylePath, styleSheet } from '../web/theme.ts'
import { createApi } from './api.ts'
import { ApiError } from './api-error.ts'
import { createControl } from './control.ts'
import { createDelivery, defaultRetryDelaysMs } from './delivery.ts'
import { createFaults } from './faults.ts'
import { checkoutStyle, createHostedPage } from './hosted-page.ts'
import { createPanel } from './panel.ts'
import { panelStyle } from './panel-page.ts'
import { createPayments } from './payments.ts'
import { type PriceRegistration, registerPrice } from './prices.ts'
import { createRecorder } from './recorder.ts'
import { createReversals } from './reversals.ts'
import { openStore } from './store.ts'
import { createViews } from './views.ts'

export type { PriceRegistration } from './prices.ts'

export interface StripeStandInOptions {
  /** 0 takes a free one. */
  port: number
  host?: string
  /** Where browsers reach the hosted page, when it is not `http://HOST:PORT` (a phone, a tunnel). */
  publicUrl?: string
  webhookUrl: string
  /** `whsec_…`, the same as the webhook verifies with. */
  webhookSecret: string
  /** The one secret key accepted; by default every `sk_test_…` is. */
  apiKey?: string
  /** JSON file that keeps sessions and events between runs; without it they live in memory. */
  storePath?: string
  /** Milliseconds to wait before each new attempt at an event; after the last one it is given up. */
  retryDelaysMs?: readonly number[]
  /** Milliseconds the webhook has to answer. */
  webhookTimeoutMs?: number
  /** Prices that sessions may name by id. */
  prices?: readonly PriceRegistration[]
  /** The clock of sessions and objects; deliveries follow the real one. */
  now?: () => Date
}

export interface StripeStandIn {
  /** Where the API, the panel and the control answer: `http://127.0.0.1:12111`. */
  url: string
  /** Where browsers are sent to pay. */
  publicUrl: string
  port: number
  server: Server
  /** Resolves with true once no event waits for delivery, or with false after `timeoutMs` (30 s). */
  whenIdle(timeoutMs?: number): Promise<boolean>
  /** Stops at once; with a `storePath`, events not yet delivered are sent by the next run. */
  close(): Promise<void>
}

const expiryCheckMs = 5_000

const downReply = jsonReply(
  {
    error: {
      message: 'An unknown error occurred',
      type: 'api_error',
    },
  },
  500,
)

/**
 * Starts a server that speaks Stripe's protocol as far as this product uses it: API, hosted payment page and
 * signed webhooks. The product's code reaches it through the real `stripe` SDK with host, port and protocol set.
 * @throws when the port is taken
 */
export async function createStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { host = '127.0.0.1', now = () => new Date() } = options
  const server = createServer()
  const port = await listen(server, options.port, host)
  const url = localUrl(host, port)
  const publicUrl = (options.publicUrl ?? url).replace(/\/+$/, '')

  const store = openStore(options.storePath ?? null)
  for (const price of options.prices ?? []) registerPrice(store, price)
  const views = createViews(store, publicUrl)
  const delivery = createDelivery({
    store,
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    retryDelaysMs: options.retryDelaysMs ?? defaultRetryDelaysMs,
    ...(options.webhookTimeoutMs === undefined ? {} : { timeoutMs: options.webhookTimeoutMs }),
  })
  const recorder = createRecorder({ store, now, onEvents: delivery.wake })
  const payments = createPayments({ store, views, recorder })
  const reversals = createReversals({ store, views, recorder })
  const faults = createFaults()
  const api = createApi({ store, views, payments, reversals, now, apiKey: options.apiKey ?? null })
  const control = createControl({ store, views, payments, reversals, delivery, faults, publicUrl })
  const hosted = createHostedPage({ store, payments, publicUrl })
  const panel = createPanel({
    store,
    payments,
    reversals,
    delivery,
    faults,
    webhookUrl: options.webhookUrl,
    publicUrl,
  })
  const style = textReply(styleSheet + checkoutStyle + panelStyle, 200, 'text/css')

  async function answerApi(request: IncomingMessage, address: URL, body: string): Promise<Reply> {
    const fault = faults.modeFor(body)
    if (fault === 'down') return downReply
    const reply = api(request, address, body)
    if (fault === 'slow') await faults.hold()
    return reply
  }

  async function answer(request: IncomingMessage): Promise<Reply> {
    const address = new URL(request.url ?? '/', url)
    const { pathname } = address
    const body = request.method === 'GET' ? '' : await readBody(request)
    payments.expireDue()
    if (pathname.startsWith('/v1/')) return answerApi(request, address, body)
    if (pathname.startsWith('/_control/')) return control(request, address, body)
    if (pathname === stylePath) return style
    const session = /^\/c\/pay\/(\w+)$/.exec(pathname)?.[1]
    if (session !== undefined && request.method === 'GET') return hosted.show(session, address)
    if (session !== undefined && request.method === 'POST') return hosted.submit(session, request, body)
    if (pathname === '/' && request.method === 'GET') return panel.show()
    return (await panel.act(request, address, body)) ?? textReply('Não existe.', 404)
  }

  async function answerSafely(request: IncomingMessage): Promise<Reply> {
    try {
      return await answer(request)
    } catch (error) {
      if (error instanceof HttpError || error instanceof ApiError)
        return textReply(error.message, error.status)
      console.error('Stripe local:', error)
      return downReply
    }
  }

  server.on('request', (request, response) => {
    answerSafely(request).then((reply) => sendReply(response, reply))
  })
  const expiry = setInterval(payments.expireDue, expiryCheckMs)
  expiry.unref()
  delivery.wake()

  return {
    url,
    publicUrl,
    port,
    server,
    whenIdle: (timeoutMs = 30_000) => delivery.whenIdle(timeoutMs),
    async close() {
      clearInterval(expiry)
      faults.set('none', null)
      await delivery.close()
      await closeServer(server)
    },
  }
}

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
  /** 0 picks a free port. */
  port: number
  host?: string
  /** The address of the hosted page for browsers, unless it is `http://HOST:PORT` (a phone, a tunnel). */
  publicUrl?: string
  webhookUrl: string
  /** `whsec_…`, the secret that the webhook verifies with. */
  webhookSecret: string
  /** The only accepted secret key. By default every `sk_test_…` is accepted. */
  apiKey?: string
  /** JSON file that keeps sessions and events between runs. Without it they live in memory. */
  storePath?: string
  /** Delays before each retry of an event, in milliseconds. After the last one, the event is given up. */
  retryDelaysMs?: readonly number[]
  /** Timeout of the webhook's answer, in milliseconds. */
  webhookTimeoutMs?: number
  /** Prices that sessions may name by id. */
  prices?: readonly PriceRegistration[]
  /** The clock of sessions and objects. Deliveries use the real one. */
  now?: () => Date
}

export interface StripeStandIn {
  /** Address of API, panel and control API: `http://127.0.0.1:12111`. */
  url: string
  /** Address of the payment page for browsers. */
  publicUrl: string
  port: number
  server: Server
  /** Resolves with true when no event is pending, or with false after `timeoutMs` (30 s). */
  whenIdle(timeoutMs?: number): Promise<boolean>
  /** Stops at once. With a `storePath`, the next run sends undelivered events. */
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
 * Starts a server with the part of Stripe's protocol that this product uses: API, hosted payment page and
 * signed webhooks. The product reaches it through the real `stripe` SDK, with host, port and protocol set.
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

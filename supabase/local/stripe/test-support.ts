import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './index.ts'

export const webhookSecret = 'whsec_local_test'

export interface Received {
  event: Stripe.Event
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Receiver {
  url: string
  /** Events received with a valid signature, in order of arrival, including those then refused. */
  received: Received[]
  /** Statuses of the next answers, then 200. `null` never answers. */
  answers: (number | null)[]
  types(): string[]
  close(): Promise<void>
}

/** A webhook like the product's: verifies signatures with the real SDK and records events. */
export async function startReceiver(secret = webhookSecret): Promise<Receiver> {
  const received: Received[] = []
  const answers: (number | null)[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const signature = request.headers['stripe-signature'] ?? ''
    try {
      const event = await Stripe.webhooks.constructEventAsync(Buffer.concat(chunks), signature, secret)
      received.push({ event, headers: request.headers })
      const answer = answers.shift()
      if (answer !== null) response.writeHead(answer ?? 200).end('recebido')
    } catch {
      response.writeHead(400).end('assinatura inválida')
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    types: () => received.map(({ event }) => event.type),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export interface Bench {
  standIn: StripeStandIn
  stripe: Stripe
  receiver: Receiver
  /** Posts JSON to the control API. Returns the status and the parsed answer. */
  control(path: string, body?: object): Promise<{ status: number; body: unknown }>
  /** Posts a form like a browser on the stand-in's page. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

/** A stand-in on a free port with a receiver for its events and the real SDK connected to it. */
export async function startBench(options: Partial<StripeStandInOptions> = {}): Promise<Bench> {
  const receiver = await startReceiver()
  const standIn = await createStripeStandIn({
    port: 0,
    webhookUrl: receiver.url,
    webhookSecret,
    retryDelaysMs: [20, 40, 80],
    ...options,
  })
  return {
    standIn,
    receiver,
    stripe: sdkFor(standIn),
    async control(path, body = {}) {
      const response = await fetch(`${standIn.url}/_control/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json() }
    },
    submit: (path, fields, headers = { origin: standIn.url }) =>
      fetch(`${standIn.url}${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    async close() {
      await standIn.close()
      await receiver.close()
    },
  }
}

/** The real SDK, connected like the edge functions. Without retries, so that tests see each answer. */
export function sdkFor(
  standIn: StripeStandIn,
  config: Stripe.StripeConfig = {},
  key = 'sk_test_local',
): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: standIn.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

/** The product's request when somebody buys a package. */
export function purchase(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: 'brl',
          unit_amount: 90_000,
          product_data: { name: 'Pacote Premium', description: '1.100 créditos' },
        },
        quantity: 1,
      },
    ],
    success_url: 'http://localhost:5173/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:5173/shop',
    client_reference_id: 'order-1',
    customer_email: 'dona@bar.example',
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { restaurant_id: 'r-1' } },
    locale: 'pt-BR',
    ...overrides,
  }
}

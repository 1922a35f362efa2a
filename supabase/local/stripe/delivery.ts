import Stripe from 'stripe'
import type { DeliveryAttempt, EventRecord } from './records.ts'
import type { Store } from './store.ts'

/** Stripe waits hours. These are shorter, so that a developer sees the webhook recover. */
export const defaultRetryDelaysMs: readonly number[] = [1_000, 5_000, 25_000, 120_000, 600_000, 3_600_000]

const defaultTimeoutMs = 20_000
const keptAnswerLength = 300

export interface Delivery {
  /** Sends new events. Called whenever some were recorded. */
  wake(): void
  /** Sends an event again with the same id, whether or not it had arrived. */
  resend(event: EventRecord): void
  /** Pauses deliveries. Resolves when none is in progress. */
  setPaused(paused: boolean): Promise<void>
  isPaused(): boolean
  /** The number of events not yet answered with 2xx, retries included. */
  pending(): number
  /** Resolves with true when nothing is pending, or with false after `timeoutMs` or while paused. */
  whenIdle(timeoutMs: number): Promise<boolean>
  /** Stops sending. Pending events resume when the store is opened again. */
  close(): Promise<void>
}

interface Options {
  store: Store
  webhookUrl: string
  webhookSecret: string
  retryDelaysMs: readonly number[]
  timeoutMs?: number
}

/**
 * Sends signed events to the webhook one at a time and in order. A failed event is retried later and does not
 * delay the others. Stripe promises no order, so a webhook must not rely on this one. Uses the real clock,
 * since receivers compare a signature's age with theirs.
 */
export function createDelivery({
  store,
  webhookUrl,
  webhookSecret,
  retryDelaysMs,
  timeoutMs = defaultTimeoutMs,
}: Options): Delivery {
  let paused = false
  let underWay: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  const stopping = new AbortController()
  const idleListeners = new Set<() => void>()

  const pendingEvents = () => store.state.events.filter(({ delivery }) => delivery === 'pending')

  async function post(event: EventRecord): Promise<DeliveryAttempt> {
    const at = Date.now()
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({
            payload: event.payload,
            secret: webhookSecret,
          }),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: event.payload,
        // Stripe counts a redirect as a failure.
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]),
      })
      const detail = (await response.text()).slice(0, keptAnswerLength)
      return { at, durationMs: Date.now() - at, status: response.status, detail }
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      const detail = timedOut ? `Sem resposta em ${timeoutMs / 1000} s` : reasonOf(error)
      return { at, durationMs: Date.now() - at, status: null, detail }
    }
  }

  async function send(event: EventRecord): Promise<void> {
    const attempt = await post(event)
    if (stopping.signal.aborted && attempt.status === null) return
    event.attempts.push(attempt)
    const delay = retryDelaysMs[event.tries]
    event.tries += 1
    if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300) event.delivery = 'delivered'
    else if (delay === undefined) event.delivery = 'failed'
    else event.nextAttemptAt = Date.now() + delay
    store.save()
  }

  async function sendDue(): Promise<void> {
    while (!paused && !stopping.signal.aborted) {
      const moment = Date.now()
      const due = pendingEvents().find(({ nextAttemptAt }) => nextAttemptAt <= moment)
      if (due === undefined) return
      await send(due)
    }
  }

  function schedule(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const waiting = pendingEvents()
    if (waiting.length === 0) for (const listener of idleListeners) listener()
    if (waiting.length === 0 || paused || stopping.signal.aborted) return
    const next = Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt))
    timer = setTimeout(wake, Math.max(0, next - Date.now()))
    timer.unref()
  }

  function wake(): void {
    if (underWay !== null) return
    underWay = sendDue().finally(() => {
      underWay = null
      schedule()
    })
  }

  // Undelivered events of an earlier run are sent at once.
  for (const event of store.state.events) {
    if (event.delivery === 'delivered') continue
    event.delivery = 'pending'
    event.tries = 0
    event.nextAttemptAt = Date.now()
  }

  return {
    wake,
    resend(event) {
      event.delivery = 'pending'
      event.tries = 0
      event.nextAttemptAt = Date.now()
      store.save()
      wake()
    },
    async setPaused(value) {
      paused = value
      if (!value) wake()
      else await underWay
    },
    isPaused: () => paused,
    pending: () => pendingEvents().length,
    whenIdle(limitMs) {
      if (pendingEvents().length === 0) return Promise.resolve(true)
      if (paused) return Promise.resolve(false)
      return new Promise((resolve) => {
        const finish = (idle: boolean) => {
          clearTimeout(limit)
          idleListeners.delete(onIdle)
          resolve(idle)
        }
        const onIdle = () => finish(true)
        const limit = setTimeout(() => finish(false), limitMs)
        idleListeners.add(onIdle)
      })
    },
    async close() {
      stopping.abort()
      if (timer !== null) clearTimeout(timer)
      await underWay
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

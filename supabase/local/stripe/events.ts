import Stripe from 'stripe'
import { newId } from './ids.ts'
import type { EventRecord } from './records.ts'
import type { Store } from './store.ts'

type DraftOf<Event> = Event extends { type: unknown; data: unknown } ? Pick<Event, 'type' | 'data'> : never

/** An event before it gets an id and an envelope. */
export type EventDraft = DraftOf<
  | Stripe.ChargeDisputeClosedEvent
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeFundsReinstatedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent
  | Stripe.ChargeFailedEvent
  | Stripe.ChargeRefundedEvent
  | Stripe.ChargeSucceededEvent
  | Stripe.CheckoutSessionAsyncPaymentFailedEvent
  | Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  | Stripe.CheckoutSessionCompletedEvent
  | Stripe.CheckoutSessionExpiredEvent
  | Stripe.PaymentIntentCreatedEvent
  | Stripe.PaymentIntentPaymentFailedEvent
  | Stripe.PaymentIntentRequiresActionEvent
  | Stripe.PaymentIntentSucceededEvent
  | Stripe.RefundCreatedEvent
>

/** The API request that caused an event. Both are null when the buyer or the clock did. */
export interface EventCause {
  requestId: string | null
  idempotencyKey: string | null
}

export const noRequest: EventCause = { requestId: null, idempotencyKey: null }

function envelope(created: number, cause: EventCause) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
  } as const
}

function remember(store: Store, id: string, type: string, created: number, payload: object): EventRecord {
  const record: EventRecord = {
    id,
    type,
    created,
    payload: JSON.stringify(payload, null, 2),
    delivery: 'pending',
    attempts: [],
    tries: 0,
    nextAttemptAt: Date.now(),
  }
  store.state.events.push(record)
  return record
}

/** Records an event for delivery with its object's current state. Does not save. */
export function recordEvent(
  store: Store,
  created: number,
  draft: EventDraft,
  cause = noRequest,
): EventRecord {
  const event: Stripe.Event = { ...envelope(created, cause), ...draft }
  return remember(store, event.id, event.type, created, event)
}

/** Records an event of any type about any object, for tests of events that the stand-in never sends itself. */
export function recordForeignEvent(store: Store, created: number, type: string, object: object): EventRecord {
  const event = { ...envelope(created, noRequest), data: { object }, type }
  return remember(store, event.id, type, created, event)
}

/** An event as the API returns it: frozen content and pending deliveries. */
export function eventView(record: EventRecord): object {
  const event: unknown = JSON.parse(record.payload)
  return Object.assign({}, event, { pending_webhooks: record.delivery === 'delivered' ? 0 : 1 })
}

import type Stripe from 'stripe'
import { disputeObject } from './objects/dispute.ts'
import { chargeObject, intentObject, refundObject } from './objects/payment.ts'
import { lineItemList, sessionObject } from './objects/session.ts'
import type { ChargeRecord, DisputeRecord, IntentRecord, RefundRecord, SessionRecord } from './records.ts'
import type { Store } from './store.ts'

/** Properties to expand, in Stripe's dotted form: `payment_intent.latest_charge`. */
export type Expansion = ReadonlySet<string>

const nothing: Expansion = new Set()

/** Returns the expansions below `property`: `payment_intent.latest_charge` becomes `latest_charge`. */
function under(expand: Expansion, property: string): Expansion {
  const prefix = `${property}.`
  return new Set(
    [...expand].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
  )
}

function expands(expand: Expansion, property: string): boolean {
  return [...expand].some((path) => path === property || path.startsWith(`${property}.`))
}

export interface Views {
  pageUrl(session: SessionRecord): string
  session(record: SessionRecord, expand?: Expansion): Stripe.Checkout.Session
  intent(record: IntentRecord, expand?: Expansion): Stripe.PaymentIntent
  charge(record: ChargeRecord, expand?: Expansion): Stripe.Charge
  refund(record: RefundRecord, expand?: Expansion): Stripe.Refund
  dispute(record: DisputeRecord): Stripe.Dispute
  sessionOfIntent(intent: IntentRecord): SessionRecord
  intentOfCharge(charge: ChargeRecord): IntentRecord
  sessionOfCharge(charge: ChargeRecord): SessionRecord
}

function present<Item>(item: Item | null, id: string): Item {
  if (item === null) throw new Error(`The store has lost ${id}, which another record names.`)
  return item
}

/** Turns records into Stripe's objects and follows their references. */
export function createViews(store: Store, publicUrl: string): Views {
  const views: Views = {
    pageUrl: (session) => `${publicUrl}/c/pay/${session.id}`,
    sessionOfIntent: (intent) => present(store.session(intent.sessionId), intent.sessionId),
    intentOfCharge: (charge) => present(store.intent(charge.intentId), charge.intentId),
    sessionOfCharge: (charge) => views.sessionOfIntent(views.intentOfCharge(charge)),

    session(record, expand = nothing) {
      const intent = record.intentId === null ? null : present(store.intent(record.intentId), record.intentId)
      return sessionObject(record, views.pageUrl(record), {
        ...(intent !== null && expands(expand, 'payment_intent')
          ? { intent: views.intent(intent, under(expand, 'payment_intent')) }
          : {}),
        ...(expands(expand, 'line_items')
          ? { lineItems: lineItemList(record, expand.has('line_items.data.price.product')) }
          : {}),
      })
    },

    intent(record, expand = nothing) {
      const session = views.sessionOfIntent(record)
      const id = record.latestChargeId
      const charge =
        id !== null && expands(expand, 'latest_charge')
          ? chargeObject(present(store.charge(id), id), session)
          : undefined
      return intentObject(record, session, views.pageUrl(session), charge)
    },

    charge(record, expand = nothing) {
      const intent = views.intentOfCharge(record)
      return chargeObject(
        record,
        views.sessionOfIntent(intent),
        expands(expand, 'payment_intent') ? views.intent(intent, under(expand, 'payment_intent')) : undefined,
      )
    },

    refund(record, expand = nothing) {
      const charge = present(store.charge(record.chargeId), record.chargeId)
      return refundObject(record, charge, views.sessionOfCharge(charge).currency, {
        ...(expands(expand, 'charge') ? { charge: views.charge(charge, under(expand, 'charge')) } : {}),
        ...(expands(expand, 'payment_intent')
          ? { intent: views.intent(views.intentOfCharge(charge), under(expand, 'payment_intent')) }
          : {}),
      })
    },

    dispute(record) {
      const charge = present(store.charge(record.chargeId), record.chargeId)
      return disputeObject(record, charge, views.sessionOfCharge(charge))
    },
  }
  return views
}

import { conflict } from './api-error.ts'
import type { CardOutcome } from './cards.ts'
import { type EventCause, noRequest, recordForeignEvent } from './events.ts'
import { newBoletoNumber, newClientSecret, newId, newPixCode } from './ids.ts'
import type { Recorder } from './recorder.ts'
import {
  type ChargeRecord,
  type EventRecord,
  type FailureRecord,
  type IntentRecord,
  type PaymentMethod,
  type SessionRecord,
  sessionTotal,
} from './records.ts'
import type { Store } from './store.ts'
import type { Views } from './views.ts'

/** `later`: the Pix code is shown and paid afterwards. The session stays open until then. */
export type Payment =
  | { method: 'card'; card: CardOutcome }
  | { method: 'pix'; later?: boolean }
  | { method: 'boleto' }

/** `closed`: nothing was done, because the session is paid, expired or waits for its boleto. */
export type PaymentResult = 'complete' | 'waiting' | 'declined' | 'closed'

export interface Payments {
  addSession(session: SessionRecord): void
  pay(session: SessionRecord, payment: Payment): PaymentResult
  settleBoleto(session: SessionRecord, outcome: 'paid' | 'expired'): void
  expireSession(session: SessionRecord, cause?: EventCause): void
  /** Expires overdue sessions, boletos and Pix codes. */
  expireDue(): void
  sendEvent(type: string, object: object): EventRecord
}

interface Dependencies {
  store: Store
  views: Views
  recorder: Recorder
}

const daySeconds = 24 * 60 * 60

/** Stripe's default lifetime of a Pix code, if the shop sets none. */
const pixSeconds = daySeconds

/** Brasília has been at UTC−3 all year since 2019. */
const brasiliaOffset = 3 * 60 * 60

/** The last second of the day in Brasília `days` ahead, when Stripe expires a boleto. */
function endOfDay(moment: number, days: number): number {
  const today = Math.floor((moment - brasiliaOffset) / daySeconds)
  return (today + days + 1) * daySeconds + brasiliaOffset - 1
}

/** Takes a session from the first attempt to its end. Each step records its events and saves once. */
export function createPayments({ store, views, recorder }: Dependencies): Payments {
  const { state } = store
  const { seconds, emit, commit } = recorder

  function intentOf(session: SessionRecord): IntentRecord {
    const existing = session.intentId === null ? null : store.intent(session.intentId)
    if (existing !== null) return existing
    // Since API version 2022-08-01, the payment intent is created when the buyer confirms.
    const id = newId('pi')
    const intent: IntentRecord = {
      id,
      created: seconds(),
      sessionId: session.id,
      clientSecret: newClientSecret(id),
      status: 'requires_payment_method',
      method: null,
      paymentMethodId: null,
      latestChargeId: null,
      failure: null,
      boleto: null,
      pix: null,
    }
    state.intents.push(intent)
    session.intentId = id
    emit({ type: 'payment_intent.created', data: { object: views.intent(intent) } })
    return intent
  }

  function addCharge(
    session: SessionRecord,
    intent: IntentRecord,
    method: PaymentMethod,
    card: CardOutcome | null,
  ): ChargeRecord {
    const charge: ChargeRecord = {
      id: newId('ch'),
      created: seconds(),
      intentId: intent.id,
      paymentMethodId: intent.paymentMethodId ?? newId('pm'),
      amount: sessionTotal(session),
      amountRefunded: 0,
      method,
      card: card === null ? null : { brand: card.brand, last4: card.last4 },
      failure: card?.failure ?? null,
      disputed: false,
    }
    state.charges.push(charge)
    intent.latestChargeId = charge.id
    return charge
  }

  function succeed(
    session: SessionRecord,
    intent: IntentRecord,
    method: PaymentMethod,
    card: CardOutcome | null,
  ): void {
    const charge = addCharge(session, intent, method, card)
    intent.status = 'succeeded'
    intent.failure = null
    session.status = 'complete'
    session.paymentStatus = 'paid'
    emit({ type: 'charge.succeeded', data: { object: views.charge(charge) } })
    emit({ type: 'payment_intent.succeeded', data: { object: views.intent(intent) } })
  }

  function decline(
    session: SessionRecord,
    intent: IntentRecord,
    card: CardOutcome,
    failure: FailureRecord,
  ): void {
    const charge = addCharge(session, intent, 'card', card)
    intent.status = 'requires_payment_method'
    intent.failure = failure
    emit({ type: 'charge.failed', data: { object: views.charge(charge) } })
    emit({ type: 'payment_intent.payment_failed', data: { object: views.intent(intent) } })
  }

  function expire(session: SessionRecord, cause: EventCause): void {
    session.status = 'expired'
    emit({ type: 'checkout.session.expired', data: { object: views.session(session) } }, cause)
  }

  function failAttempt(intent: IntentRecord): void {
    intent.status = 'requires_payment_method'
    intent.pix = null
    intent.failure = {
      code: 'payment_intent_payment_attempt_expired',
      declineCode: null,
      message: `The payment attempt expired before the customer paid the ${intent.method}.`,
    }
    emit({ type: 'payment_intent.payment_failed', data: { object: views.intent(intent) } })
  }

  function failBoleto(session: SessionRecord, intent: IntentRecord): void {
    failAttempt(intent)
    emit({ type: 'checkout.session.async_payment_failed', data: { object: views.session(session) } })
  }

  function waitingBoleto(session: SessionRecord): IntentRecord | null {
    const intent = session.intentId === null ? null : store.intent(session.intentId)
    return intent !== null && intent.status === 'requires_action' && intent.boleto !== null ? intent : null
  }

  return {
    addSession(session) {
      state.sessions.push(session)
      store.save()
    },

    pay(session, payment) {
      if (session.status !== 'open') return 'closed'
      if (!session.methods.includes(payment.method))
        throw conflict(
          `The payment method type '${payment.method}' is not accepted by this Checkout Session.`,
        )
      const intent = intentOf(session)
      intent.method = payment.method
      intent.paymentMethodId = newId('pm')
      intent.pix = null
      if (payment.method === 'pix' && payment.later) {
        intent.status = 'requires_action'
        intent.failure = null
        intent.pix = {
          code: newPixCode(intent.id),
          expiresAt: Math.min(session.expiresAt, seconds() + (session.pixExpiresAfterSeconds ?? pixSeconds)),
        }
        emit({ type: 'payment_intent.requires_action', data: { object: views.intent(intent) } })
        commit()
        return 'waiting'
      }
      if (payment.method === 'card' && payment.card.failure !== null) {
        decline(session, intent, payment.card, payment.card.failure)
        commit()
        return 'declined'
      }
      if (payment.method === 'boleto') {
        intent.status = 'requires_action'
        intent.failure = null
        intent.boleto = {
          number: newBoletoNumber(),
          expiresAt: endOfDay(seconds(), session.boletoExpiresAfterDays),
        }
        session.status = 'complete'
        emit({ type: 'payment_intent.requires_action', data: { object: views.intent(intent) } })
      } else {
        succeed(session, intent, payment.method, payment.method === 'card' ? payment.card : null)
      }
      emit({ type: 'checkout.session.completed', data: { object: views.session(session) } })
      commit()
      return 'complete'
    },

    settleBoleto(session, outcome) {
      const intent = waitingBoleto(session)
      if (intent === null) throw conflict(`Checkout Session ${session.id} does not wait for a boleto.`)
      if (outcome === 'paid') {
        succeed(session, intent, 'boleto', null)
        emit({ type: 'checkout.session.async_payment_succeeded', data: { object: views.session(session) } })
      } else {
        failBoleto(session, intent)
      }
      commit()
    },

    expireSession(session, cause = noRequest) {
      if (session.status !== 'open')
        throw conflict(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        )
      expire(session, cause)
      commit()
    },

    expireDue() {
      const moment = seconds()
      const sessions = state.sessions.filter(
        ({ status, expiresAt }) => status === 'open' && expiresAt <= moment,
      )
      const boletos = state.intents.filter(
        ({ status, boleto }) => status === 'requires_action' && boleto !== null && boleto.expiresAt <= moment,
      )
      const pixCodes = state.intents.filter(({ pix }) => pix !== null && pix.expiresAt <= moment)
      if (sessions.length + boletos.length + pixCodes.length === 0) return
      for (const intent of pixCodes) failAttempt(intent)
      for (const session of sessions) expire(session, noRequest)
      for (const intent of boletos) failBoleto(views.sessionOfIntent(intent), intent)
      commit()
    },

    sendEvent(type, object) {
      const event = recordForeignEvent(store, seconds(), type, object)
      commit()
      return event
    },
  }
}

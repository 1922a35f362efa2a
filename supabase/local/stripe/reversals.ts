import { formatCents } from '../web/format.ts'
import { ApiError, conflict, missingResource } from './api-error.ts'
import { type EventCause, noRequest } from './events.ts'
import { newId } from './ids.ts'
import type { Recorder } from './recorder.ts'
import type { ChargeRecord, DisputeRecord, RefundRecord } from './records.ts'
import type { Store } from './store.ts'
import type { Views } from './views.ts'

export interface RefundRequest {
  chargeId: string
  /** In cents. Null refunds the rest. */
  amount: number | null
  reason: string | null
  metadata: Record<string, string>
}

export interface Reversals {
  refund(request: RefundRequest, cause?: EventCause): RefundRecord
  /** Disputes everything not yet refunded, and withdraws the money. */
  openDispute(chargeId: string): DisputeRecord
  /** Ends a dispute. If it is won, the money returns. */
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): DisputeRecord
}

interface Dependencies {
  store: Store
  views: Views
  recorder: Recorder
}

/** Refunds and disputes. Each step records its events and saves once. */
export function createReversals({ store, views, recorder }: Dependencies): Reversals {
  const { state } = store
  const { seconds, emit, commit } = recorder

  function paidCharge(chargeId: string): ChargeRecord {
    const charge = store.charge(chargeId)
    if (charge === null) throw missingResource('charge', chargeId)
    if (charge.failure !== null) throw conflict(`Charge ${chargeId} was not paid.`)
    return charge
  }

  return {
    refund({ chargeId, amount, reason, metadata }, cause = noRequest) {
      const charge = paidCharge(chargeId)
      // No refunds or disputes for boletos: https://docs.stripe.com/payments/boleto
      if (charge.method === 'boleto')
        throw conflict('Charges made with boleto cannot be refunded through Stripe.')
      const contested = state.disputes.some(
        (dispute) => dispute.chargeId === chargeId && dispute.status !== 'won',
      )
      if (contested)
        throw conflict(`Charge ${chargeId} has been charged back; cannot issue a refund.`, 'charge_disputed')
      const left = charge.amount - charge.amountRefunded
      if (left === 0)
        throw conflict(`Charge ${chargeId} has already been refunded.`, 'charge_already_refunded')
      const value = amount ?? left
      if (value > left)
        throw new ApiError(
          `Refund amount (${formatCents(value)}) is greater than unrefunded amount on charge (${formatCents(left)})`,
          { param: 'amount', executed: true },
        )
      const before = views.charge(charge)
      const refund: RefundRecord = {
        id: newId('re'),
        created: seconds(),
        chargeId,
        amount: value,
        reason,
        metadata,
      }
      state.refunds.push(refund)
      charge.amountRefunded += value
      const after = views.charge(charge)
      emit({ type: 'refund.created', data: { object: views.refund(refund) } }, cause)
      emit(
        {
          type: 'charge.refunded',
          data: {
            object: after,
            previous_attributes: {
              amount_refunded: before.amount_refunded,
              ...(after.refunded ? { refunded: before.refunded } : {}),
            },
          },
        },
        cause,
      )
      commit()
      return refund
    },

    openDispute(chargeId) {
      const charge = paidCharge(chargeId)
      if (charge.method === 'boleto') throw conflict('Charges made with boleto cannot be disputed.')
      if (charge.disputed) throw conflict(`Charge ${chargeId} is already disputed.`)
      const amount = charge.amount - charge.amountRefunded
      if (amount === 0)
        throw conflict(`Charge ${chargeId} has already been refunded.`, 'charge_already_refunded')
      const dispute: DisputeRecord = {
        id: newId('du'),
        created: seconds(),
        chargeId,
        amount,
        status: 'needs_response',
        withdrawn: false,
        reinstatedAt: null,
      }
      state.disputes.push(dispute)
      charge.disputed = true
      emit({ type: 'charge.dispute.created', data: { object: views.dispute(dispute) } })
      dispute.withdrawn = true
      emit({ type: 'charge.dispute.funds_withdrawn', data: { object: views.dispute(dispute) } })
      commit()
      return dispute
    },

    closeDispute(disputeId, outcome) {
      const dispute = store.dispute(disputeId)
      if (dispute === null) throw missingResource('dispute', disputeId)
      if (dispute.status !== 'needs_response') throw conflict(`Dispute ${disputeId} is already closed.`)
      dispute.status = outcome
      emit({ type: 'charge.dispute.closed', data: { object: views.dispute(dispute) } })
      if (outcome === 'won') {
        dispute.reinstatedAt = seconds()
        emit({ type: 'charge.dispute.funds_reinstated', data: { object: views.dispute(dispute) } })
      }
      commit()
      return dispute
    },
  }
}

import type Stripe from 'stripe'
import { type ChargeRecord, type DisputeRecord, type SessionRecord, sessionEmail } from '../records.ts'
import { balanceTransactionId } from './payment.ts'

/** Stripe's fee for a dispute in Brazil, in cents. */
const disputeFee = 5500

/** Time that a seller has to respond, in seconds. */
const answerTime = 7 * 24 * 60 * 60

function movement(
  dispute: DisputeRecord,
  currency: string,
  kind: 'withdrawal' | 'reversal',
  created: number,
): Stripe.BalanceTransaction {
  const amount = kind === 'withdrawal' ? -dispute.amount : dispute.amount
  const fee = kind === 'withdrawal' ? disputeFee : 0
  return {
    id: `${balanceTransactionId(dispute.id)}${kind === 'withdrawal' ? 'W' : 'R'}`,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: `Chargeback ${kind} for ${dispute.chargeId}`,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: kind === 'withdrawal' ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'pending',
    type: 'adjustment',
  }
}

function movements(dispute: DisputeRecord, currency: string): Stripe.BalanceTransaction[] {
  return [
    ...(dispute.withdrawn ? [movement(dispute, currency, 'withdrawal', dispute.created)] : []),
    ...(dispute.reinstatedAt === null ? [] : [movement(dispute, currency, 'reversal', dispute.reinstatedAt)]),
  ]
}

export function disputeObject(
  dispute: DisputeRecord,
  charge: ChargeRecord,
  session: SessionRecord,
): Stripe.Dispute {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: movements(dispute, session.currency),
    charge: charge.id,
    created: dispute.created,
    currency: session.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: sessionEmail(session),
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: dispute.status === 'needs_response' ? dispute.created + answerTime : null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.intentId,
    payment_method_details:
      charge.card === null
        ? { type: charge.method }
        : {
            type: 'card',
            card: {
              brand: charge.card.brand,
              case_type: 'chargeback',
              network: charge.card.brand,
              network_reason_code: '10.4',
            },
          },
    reason: 'fraudulent',
    status: dispute.status,
  }
}

import type Stripe from 'stripe'
import {
  type ChargeRecord,
  type IntentRecord,
  type RefundRecord,
  type SessionRecord,
  sessionEmail,
  sessionTotal,
} from '../records.ts'

const statementDescriptor = 'ENGENHO 48'

function nextAction(intent: IntentRecord, pageUrl: string): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== 'requires_action') return null
  if (intent.pix !== null)
    return {
      type: 'pix_display_qr_code',
      pix_display_qr_code: {
        data: intent.pix.code,
        expires_at: intent.pix.expiresAt,
        hosted_instructions_url: pageUrl,
      },
    }
  if (intent.boleto === null) return null
  return {
    type: 'boleto_display_details',
    boleto_display_details: {
      expires_at: intent.boleto.expiresAt,
      hosted_voucher_url: pageUrl,
      number: intent.boleto.number,
      pdf: null,
    },
  }
}

function intentMethodOptions(session: SessionRecord): Stripe.PaymentIntent.PaymentMethodOptions {
  return {
    ...(session.methods.includes('card')
      ? {
          card: {
            installments: session.installments ? { available_plans: null, enabled: true, plan: null } : null,
            mandate_options: null,
            network: null,
            request_three_d_secure: 'automatic',
          },
        }
      : {}),
    ...(session.methods.includes('boleto')
      ? { boleto: { expires_after_days: session.boletoExpiresAfterDays } }
      : {}),
    ...(session.methods.includes('pix')
      ? { pix: { expires_after_seconds: session.pixExpiresAfterSeconds, expires_at: null } }
      : {}),
  }
}

function lastError(intent: IntentRecord): Stripe.PaymentIntent.LastPaymentError | null {
  if (intent.failure === null) return null
  return {
    ...(intent.latestChargeId === null ? {} : { charge: intent.latestChargeId }),
    code: intent.failure.code,
    ...(intent.failure.declineCode === null ? {} : { decline_code: intent.failure.declineCode }),
    doc_url: `https://stripe.com/docs/error-codes/${intent.failure.code.replaceAll('_', '-')}`,
    message: intent.failure.message,
    ...(intent.method === null ? {} : { payment_method_type: intent.method }),
    type: intent.method === 'card' ? 'card_error' : 'invalid_request_error',
  }
}

/** @param expandedCharge replaces `latest_charge` when the request expands it */
export function intentObject(
  intent: IntentRecord,
  session: SessionRecord,
  pageUrl: string,
  expandedCharge?: Stripe.Charge,
): Stripe.PaymentIntent {
  const amount = sessionTotal(session)
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: session.allowedMethods,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: session.currency,
    customer: null,
    customer_account: null,
    description: session.payment.description,
    excluded_payment_method_types: session.excludedMethods,
    last_payment_error: lastError(intent),
    latest_charge: expandedCharge ?? intent.latestChargeId,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: session.payment.metadata,
    next_action: nextAction(intent, pageUrl),
    on_behalf_of: null,
    // After a refusal the intent has no method, so that the buyer may choose another.
    payment_method: intent.status === 'requires_payment_method' ? null : intent.paymentMethodId,
    payment_method_configuration_details: { id: 'pmc_local_engenho48', parent: null },
    payment_method_options: intentMethodOptions(session),
    payment_method_types: session.methods,
    payment_record: null,
    processing: null,
    receipt_email: session.payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: session.payment.statementDescriptor,
    statement_descriptor_suffix: session.payment.statementDescriptorSuffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  }
}

function cardDetails(card: { brand: string; last4: string }): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'BR',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}

function methodDetails(charge: ChargeRecord): Stripe.Charge.PaymentMethodDetails {
  if (charge.method === 'boleto') return { type: 'boleto', boleto: { tax_id: '00000000000' } }
  if (charge.method === 'pix') return { type: 'pix', pix: { bank_transaction_id: `E${charge.id.slice(3)}` } }
  return charge.card === null ? { type: 'card' } : { type: 'card', card: cardDetails(charge.card) }
}

function outcome(charge: ChargeRecord): Stripe.Charge.Outcome {
  const { failure } = charge
  return {
    advice_code: failure === null ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure === null ? 'approved_by_network' : 'declined_by_network',
    reason: failure === null ? null : (failure.declineCode ?? failure.code),
    ...(charge.method === 'card' ? { risk_level: 'normal', risk_score: 12 } : {}),
    seller_message: failure === null ? 'Payment complete.' : 'The bank did not return any further details.',
    type: failure === null ? 'authorized' : 'issuer_declined',
  }
}

/** The id of a charge's balance transaction. Derived, since the stand-in keeps no balance. */
export function balanceTransactionId(id: string): string {
  return `txn_${id.slice(id.indexOf('_') + 1)}`
}

/** @param expandedIntent replaces `payment_intent` when the request expands it */
export function chargeObject(
  charge: ChargeRecord,
  session: SessionRecord,
  expandedIntent?: Stripe.PaymentIntent,
): Stripe.Charge {
  const paid = charge.failure === null
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? balanceTransactionId(charge.id) : null,
    billing_details: {
      address: null,
      email: sessionEmail(session),
      name: null,
      phone: null,
      tax_id: charge.method === 'boleto' ? '00000000000' : null,
    },
    calculated_statement_descriptor: session.payment.statementDescriptor ?? statementDescriptor,
    captured: paid,
    created: charge.created,
    currency: session.currency,
    customer: null,
    description: session.payment.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: session.payment.metadata,
    on_behalf_of: null,
    outcome: outcome(charge),
    paid,
    payment_intent: expandedIntent ?? charge.intentId,
    payment_method: charge.paymentMethodId,
    payment_method_details: methodDetails(charge),
    receipt_email: session.payment.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: session.payment.statementDescriptor,
    statement_descriptor_suffix: session.payment.statementDescriptorSuffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

/** @param expanded replaces `charge` and `payment_intent` when the request expands them */
export function refundObject(
  refund: RefundRecord,
  charge: ChargeRecord,
  currency: string,
  expanded: { charge?: Stripe.Charge; intent?: Stripe.PaymentIntent } = {},
): Stripe.Refund {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: balanceTransactionId(refund.id),
    charge: expanded.charge ?? charge.id,
    created: refund.created,
    currency,
    customer: null,
    customer_account: null,
    destination_details:
      charge.method === 'card'
        ? { type: 'card', card: { reference_status: 'pending', type: 'refund' } }
        : { type: charge.method },
    metadata: refund.metadata,
    payment_intent: expanded.intent ?? charge.intentId,
    payment_method: charge.paymentMethodId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

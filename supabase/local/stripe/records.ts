import * as z from 'zod/mini'

/** The stand-in's records. Times are Unix seconds and amounts are cents, unless a name says otherwise. */

const metadata = z.record(z.string(), z.string())
const text = z.string()
const count = z.int()
const optionalText = z.nullable(z.string())
const optionalCount = z.nullable(z.int())

export const paymentMethods = ['card', 'pix', 'boleto'] as const
const method = z.enum(paymentMethods)
export type PaymentMethod = z.output<typeof method>

const price = z.object({
  id: text,
  created: count,
  currency: text,
  unitAmount: count,
  /** False for a price from `price_data`, which cannot be reused. */
  active: z.boolean(),
  metadata,
  product: z.object({
    id: text,
    name: text,
    description: optionalText,
    images: z.array(text),
    metadata,
  }),
})
export type PriceRecord = z.output<typeof price>

const line = z.object({ id: text, quantity: count, price, metadata })
export type LineRecord = z.output<typeof line>

const session = z.object({
  id: text,
  created: count,
  expiresAt: count,
  status: z.enum(['open', 'complete', 'expired']),
  paymentStatus: z.enum(['unpaid', 'paid']),
  currency: text,
  lines: z.array(line),
  successUrl: text,
  cancelUrl: optionalText,
  clientReferenceId: optionalText,
  customerEmail: optionalText,
  /** The e-mail that the buyer typed, when the session had none. */
  typedEmail: optionalText,
  locale: optionalText,
  submitType: optionalText,
  metadata,
  /** The methods that the buyer may choose from. */
  methods: z.array(method),
  /** The caller's restriction of methods, or null. */
  allowedMethods: z.nullable(z.array(method)),
  excludedMethods: z.nullable(z.array(method)),
  installments: z.boolean(),
  boletoExpiresAfterDays: count,
  pixExpiresAfterSeconds: optionalCount,
  payment: z.object({
    description: optionalText,
    metadata,
    receiptEmail: optionalText,
    statementDescriptor: optionalText,
    statementDescriptorSuffix: optionalText,
  }),
  /** Null until the buyer's first attempt to pay. */
  intentId: optionalText,
})
export type SessionRecord = z.output<typeof session>

const failure = z.object({ code: text, declineCode: optionalText, message: text })
export type FailureRecord = z.output<typeof failure>

const intent = z.object({
  id: text,
  created: count,
  sessionId: text,
  clientSecret: text,
  status: z.enum(['requires_payment_method', 'requires_action', 'succeeded']),
  method: z.nullable(method),
  paymentMethodId: optionalText,
  latestChargeId: optionalText,
  failure: z.nullable(failure),
  boleto: z.nullable(z.object({ number: text, expiresAt: count })),
  /** A Pix whose code is shown and not yet paid. */
  pix: z._default(z.nullable(z.object({ code: text, expiresAt: count })), null),
})
export type IntentRecord = z.output<typeof intent>

const charge = z.object({
  id: text,
  created: count,
  intentId: text,
  paymentMethodId: text,
  amount: count,
  amountRefunded: count,
  method,
  card: z.nullable(z.object({ brand: text, last4: text })),
  failure: z.nullable(failure),
  disputed: z.boolean(),
})
export type ChargeRecord = z.output<typeof charge>

const refund = z.object({
  id: text,
  created: count,
  chargeId: text,
  amount: count,
  reason: optionalText,
  metadata,
})
export type RefundRecord = z.output<typeof refund>

const dispute = z.object({
  id: text,
  created: count,
  chargeId: text,
  amount: count,
  status: z.enum(['needs_response', 'won', 'lost']),
  withdrawn: z.boolean(),
  reinstatedAt: optionalCount,
})
export type DisputeRecord = z.output<typeof dispute>

const attempt = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  durationMs: z.number(),
  /** The webhook's HTTP status. Null without an answer. */
  status: optionalCount,
  /** The beginning of the answer, or the reason for its absence. */
  detail: text,
})
export type DeliveryAttempt = z.output<typeof attempt>

const event = z.object({
  id: text,
  type: text,
  created: count,
  /** The event as sent, frozen when it happened. */
  payload: text,
  delivery: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.array(attempt),
  /** Attempts since the event was recorded or last resent. Selects the next delay. */
  tries: count,
  /** Milliseconds since the epoch. */
  nextAttemptAt: z.number(),
})
export type EventRecord = z.output<typeof event>

const idempotentAnswer = z.object({
  key: text,
  endpoint: text,
  fingerprint: text,
  requestId: text,
  status: count,
  body: text,
  /** Milliseconds since the epoch. */
  at: z.number(),
})

/** The whole state. Every list is in chronological order. */
export const stateSchema = z.object({
  prices: z.array(price),
  sessions: z.array(session),
  intents: z.array(intent),
  charges: z.array(charge),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  events: z.array(event),
  answers: z.array(idempotentAnswer),
})
export type State = z.output<typeof stateSchema>

/** Adds up a session's lines. */
export function sessionTotal(record: Pick<SessionRecord, 'lines'>): number {
  return record.lines.reduce((sum, { quantity, price }) => sum + quantity * price.unitAmount, 0)
}

/** The address for receipts. */
export function sessionEmail(record: SessionRecord): string | null {
  return record.customerEmail ?? record.typedEmail
}

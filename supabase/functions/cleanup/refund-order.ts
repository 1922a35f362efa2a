import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Database } from '../_shared/database.types.ts'

const centsSchema = z.int().check(z.positive())
/** `amount`: refunded according to the events received so far. `target`: to be refunded in total. */
const dueSchema = z.nullable(
  z.object({ payment_intent: z.string(), amount: centsSchema, target: centsSchema }),
)

/**
 * Refusals that a later attempt may overcome: no balance in the Stripe account, another call in progress, a dispute
 * that may be won. A lost dispute has already returned the money.
 */
const passing: readonly (string | undefined)[] = [
  'balance_insufficient',
  'insufficient_funds',
  'lock_timeout',
  'idempotency_key_in_use',
  'charge_disputed',
]

/**
 * Refunds the amount due for a withdrawn order once, however often it is called. If Stripe can never refund the payment
 * (a boleto, a charge too old), the farm makes a bank transfer instead.
 * @throws what a later attempt may overcome: an outage, a timeout, no balance
 */
export async function refundOrder(
  service: SupabaseClient<Database>,
  stripe: Stripe,
  { target: orderId, next_attempt_at: attempt }: { target: string; next_attempt_at: string },
): Promise<void> {
  const { data, error } = await service.rpc('refund_of_withdrawal', { p_order_id: orderId })
  if (error) throw new Error(`refund_of_withdrawal: ${error.message}`)
  const due = dueSchema.parse(data)
  if (!due) return
  const answer = await askStripe(stripe, { orderId, attempt, ...due })
  // Refunded in Stripe's dashboard meanwhile: the event of that refund closes the withdrawal.
  if (!answer) return
  const { error: failure } = await service.rpc('record_refund_answer', {
    p_order_id: orderId,
    ...('refundId' in answer ? { p_refund_id: answer.refundId } : { p_refusal: answer.refusal }),
  })
  if (failure) throw new Error(`record_refund_answer: ${failure.message}`)
}

type Answer = { refundId: string } | { refusal: string }

type Refund = NonNullable<z.output<typeof dueSchema>> & {
  orderId: string
  /** Unique per attempt; the count of attempts restarts after a dispute. */
  attempt: string
}

async function askStripe(
  stripe: Stripe,
  { orderId, attempt, payment_intent, amount: owed, target }: Refund,
): Promise<Answer | null> {
  const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] })
  const charge = intent.latest_charge
  if (typeof charge === 'object' && charge?.payment_method_details?.type === 'boleto')
    return { refusal: 'boleto' }

  // An earlier attempt whose answer was lost. Attempts are minutes apart, so its refund is listed by now.
  const made = await stripe.refunds.list({ payment_intent, limit: 100 })
  const earlier = made.data.find(({ metadata }) => metadata?.withdrawal === orderId)
  if (earlier) return toAnswer(earlier)
  // Stripe lists refunds whose events have not arrived yet.
  const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0
  const amount = Math.min(owed, target - refunded)
  if (amount <= 0) return null
  try {
    return toAnswer(
      await stripe.refunds.create(
        { payment_intent, amount, reason: 'requested_by_customer', metadata: { withdrawal: orderId } },
        // For the SDK's own retries. The next attempt needs another key: Stripe repeats a refusal for a day.
        { idempotencyKey: `withdrawal-${orderId}-${attempt}` },
      ),
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || passing.includes(error.code))
      throw error
    return { refusal: error.message }
  }
}

const toAnswer = ({ id, status, failure_reason }: Stripe.Refund): Answer =>
  status === 'failed' || status === 'canceled' ? { refusal: failure_reason ?? status } : { refundId: id }

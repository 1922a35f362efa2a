import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Database } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readText } from '../_shared/http.ts'

export type WebhookDependencies = {
  service: SupabaseClient<Database>
  stripe: Stripe
  webhookSecret: string
}

/** Well above Stripe's largest events. */
const maxBytes = 1_000_000

/** The parts of an event that the database reads. Without them, no retry can succeed. */
const eventSchema = z.catchall(
  z.object({
    id: z.string().check(z.minLength(1)),
    type: z.string(),
    created: z.number(),
    data: z.catchall(z.object({ object: z.record(z.string(), z.json()) }), z.json()),
  }),
  z.json(),
)

const cryptoProvider = Stripe.createSubtleCryptoProvider()

/**
 * Receives one event from Stripe.
 *
 * Verifies the signature over the raw bytes, within the SDK's tolerance of 5 minutes. One database function
 * then applies the event in one transaction. Any answer but 200 makes Stripe retry, which is safe: an event is
 * applied once. A signed body that is not an event gets 400.
 */
export async function handleWebhook(request: Request, deps: WebhookDependencies): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  const signature = request.headers.get('stripe-signature')
  if (!signature) return jsonResponse({ error: 'signature_missing' }, 400)

  let body: unknown
  try {
    body = await deps.stripe.webhooks.constructEventAsync(
      await readText(request, maxBytes),
      signature,
      deps.webhookSecret,
      undefined,
      cryptoProvider,
    )
  } catch (error) {
    if (error instanceof HttpError) return jsonResponse({ error: error.code }, error.status)
    return jsonResponse({ error: 'signature_invalid' }, 400)
  }
  const parsed = z.safeParse(eventSchema, body)
  if (!parsed.success) return jsonResponse({ error: 'event_invalid' }, 400)
  const event = parsed.data

  const { data: outcome, error } = await deps.service.rpc('apply_stripe_event', { p_event: event })
  if (error) {
    console.error(`stripe event ${event.id} (${event.type}) not applied: ${error.message}`)
    return jsonResponse({ error: 'not_applied' }, 500)
  }
  return jsonResponse({ received: true, outcome })
}

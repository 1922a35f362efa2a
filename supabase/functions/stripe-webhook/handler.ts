import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import { HttpError, jsonResponse, readText } from '../_shared/http.ts'

export type WebhookDependencies = {
  service: SupabaseClient
  stripe: Stripe
  webhookSecret: string
}

/** Stripe's largest events are a fraction of this. */
const maxBytes = 1_000_000

/** What the database reads of any event; a signed body without it can't be applied, however often it is sent. */
const eventSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  created: z.number(),
  data: z.looseObject({ object: z.looseObject({}) }),
})

const cryptoProvider = Stripe.createSubtleCryptoProvider()

/**
 * Receives one event from Stripe.
 *
 * The signature is checked over the raw bytes, within the SDK's tolerance of 5 minutes. Then one database
 * function does everything in one transaction. 200 only when it is done; anything else makes Stripe try
 * again, which is safe: an event is applied once. What is signed and no event is refused with 400.
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

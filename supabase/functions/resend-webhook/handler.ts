import type { SupabaseClient } from '@supabase/supabase-js'
import type { Resend } from 'resend'
import * as z from 'zod/mini'
import type { Database } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readText } from '../_shared/http.ts'

export type ResendWebhookDependencies = {
  service: SupabaseClient<Database>
  /** Null when e-mail is off. */
  resend: Resend | null
  /** Null when not set: every event is refused. */
  webhookSecret: string | null
}

const maxBytes = 200_000

const eventSchema = z.object({ type: z.string(), data: z.object({ email_id: z.string() }) })

/** An e-mail that will not reach its reader, and the message to the farm. */
const lost: Readonly<Record<string, string>> = {
  'email.bounced': 'bounced: the recipient’s server sent it back',
  'email.complained': 'complained: the recipient called it spam',
  'email.suppressed': 'suppressed: the provider sends nothing to this address',
  'email.failed': 'failed: the provider could not send it',
}

/** Receives one event from Resend. The SDK verifies the signature. Any answer but 200 makes Resend send it again. */
export async function handleResendEvent(
  request: Request,
  { service, resend, webhookSecret }: ResendWebhookDependencies,
): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  const header = (name: string) => request.headers.get(`svix-${name}`) ?? ''
  let event: unknown
  try {
    const payload = await readText(request, maxBytes)
    if (!resend || !webhookSecret) throw new Error('no secret')
    const headers = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') }
    event = resend.webhooks.verify({ payload, headers, webhookSecret })
  } catch (error) {
    if (error instanceof HttpError) return jsonResponse({ error: error.code }, error.status)
    return jsonResponse({ error: 'signature_invalid' }, 400)
  }
  const parsed = z.safeParse(eventSchema, event)
  const reason = parsed.success ? lost[parsed.data.type] : undefined
  if (!parsed.success || reason === undefined) return jsonResponse({ received: true })
  const { error } = await service.rpc('bounce_notification', {
    p_provider_id: parsed.data.data.email_id,
    p_reason: reason,
  })
  if (error) {
    console.error(`resend event ${parsed.data.type} not applied: ${error.message}`)
    return jsonResponse({ error: 'not_applied' }, 500)
  }
  return jsonResponse({ received: true })
}

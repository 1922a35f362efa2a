import type { SupabaseClient } from '@supabase/supabase-js'
import type { AgeProvider } from '../_shared/age/provider.ts'
import { recordAge } from '../_shared/age/record.ts'
import type { Database } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readText } from '../_shared/http.ts'

export type AgeWebhookDependencies = {
  service: SupabaseClient<Database>
  /** Null when no provider is configured: every event is refused. */
  provider: AgeProvider | null
}

/** Decisions contain personal data and links to images. None of it is kept. */
const maxBytes = 1_000_000

/** Receives one event from the provider. Any answer but 200 makes the provider send it again. */
export async function handleAgeEvent(
  request: Request,
  { service, provider }: AgeWebhookDependencies,
): Promise<Response> {
  if (request.method !== 'POST') return jsonResponse({ error: 'method_not_allowed' }, 405)
  try {
    const reference = await provider?.readEvent(await readText(request, maxBytes), request.headers)
    if (!provider || !reference) return jsonResponse({ error: 'signature_invalid' }, 400)
    const { data: own, error } = await service
      .from('age_verifications')
      .select('id')
      .eq('reference', reference)
      .maybeSingle()
    if (error) throw new Error(`age_verifications: ${error.message}`)
    // From another product of the same account, or for a deleted account.
    if (own) await recordAge(reference, { service, provider })
    return jsonResponse({ received: true })
  } catch (error) {
    if (error instanceof HttpError) return jsonResponse({ error: error.code }, error.status)
    console.error(error instanceof Error ? error.message : error)
    return jsonResponse({ error: 'not_applied' }, 500)
  }
}

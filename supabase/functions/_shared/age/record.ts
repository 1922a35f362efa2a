import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../database.types.ts'
import type { AgeProvider } from './provider.ts'

/**
 * Asks the provider about a session and records the answer.
 * @returns the current status, or null for a session that belongs to none of our attempts
 * @throws AgeServiceError when the provider does not answer
 */
export async function recordAge(
  reference: string,
  { service, provider }: { service: SupabaseClient<Database>; provider: AgeProvider },
): Promise<Database['public']['Enums']['age_status'] | null> {
  const askedAt = new Date().toISOString()
  const { attempt, answer, method } = await provider.look(reference)
  const { data, error } = await service.rpc('report_age_result', {
    p_verification_id: attempt,
    p_reference: reference,
    p_status: answer,
    p_asked_at: askedAt,
    ...(method && { p_method: method }),
  })
  if (error) throw new Error(`report_age_result: ${error.message}`)
  return data
}

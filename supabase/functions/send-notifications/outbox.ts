import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../_shared/database.types.ts'
import type { Outbox } from './handler.ts'

export function createOutbox(service: SupabaseClient<Database>): Outbox {
  return {
    async claim(limit) {
      const { data, error } = await service.rpc('claim_notifications', { p_limit: limit })
      if (error) throw new Error(`claim_notifications: ${error.message}`)
      return data
    },
    async finish(id, outcome) {
      const { error } = await service.rpc('finish_notification', {
        p_id: id,
        ...(outcome.state === 'sent' ? { p_provider_id: outcome.providerId } : { p_error: outcome.error }),
        p_permanent: outcome.state === 'refused',
        ...(outcome.state === 'blocked' && { p_wait_seconds: outcome.waitSeconds }),
      })
      // The lease expires by itself and the provider knows the key, so this row is not sent twice.
      if (error) throw new Error(`finish_notification: ${error.message}`)
    },
  }
}

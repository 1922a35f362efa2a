import { hasCode, toAppError } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'
import { isEstablishmentType } from '@/domain/restaurant'
import { toWaitlistEntry } from './waitlist.schema'
import type { WaitlistValues } from './waitlist-values'

/**
 * Adds a restaurant to the waitlist; adding it again is not an error. Reads nothing back, because the table is
 * insert-only. Throws AppError.
 */
export async function createWaitlistEntry(values: WaitlistValues): Promise<void> {
  const { establishment_type } = values
  if (!isEstablishmentType(establishment_type)) throw new Error(`unknown type ${establishment_type}`)
  const { error } = await supabase
    .from('expansion_waitlist')
    .insert({ ...toWaitlistEntry(values), establishment_type })
  if (error && !hasCode(error, '23505')) throw toAppError(error)
}

export { fetchServiceAreas } from '@/data/tables/service-areas'

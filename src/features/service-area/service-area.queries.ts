import { supabase } from '@/data/client'
import { toAppError } from '@/data/errors'
import { type EstablishmentType, establishmentTypes } from '@/domain/restaurant'
import { toWaitlistEntry } from './waitlist.schema'
import type { WaitlistValues } from './waitlist-values'

function typeOf(value: string): EstablishmentType {
  const type = establishmentTypes.find((known) => known.value === value)
  if (!type) throw new Error(`unknown establishment type ${value}`)
  return type.value
}

const alreadyThere = '23505'

/**
 * Puts a house on the waitlist; one that stands there already is on it just the same. Throws AppError.
 * Nothing is read back: the list is insert-only.
 */
export async function createWaitlistEntry(values: WaitlistValues): Promise<void> {
  const { error } = await supabase.from('expansion_waitlist').insert({
    ...toWaitlistEntry(values),
    establishment_type: typeOf(values.establishment_type),
  })
  if (error && error.code !== alreadyThere) throw toAppError(error)
}

export { fetchServiceAreas } from '@/data/service-areas'

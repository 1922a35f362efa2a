import { paths } from '@/config/paths'
import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

export type Days = 1 | 7 | 30

export interface NewLink {
  requestId: string
  version: number
  days: Days
  withCosts: boolean
}

/** Creates a link to a version of a report and returns its URL, which cannot be read again. Throws AppError. */
export async function createLink({ requestId, version, days, withCosts }: NewLink): Promise<string> {
  const token = unwrap(
    await supabase.rpc('share_report', {
      p_request_id: requestId,
      p_version: version,
      p_days: days,
      p_with_costs: withCosts,
    }),
  )
  return `${window.location.origin}${paths.sharedReport}#${token}`
}

/** Ends a link. Repeating it changes nothing. Throws AppError. */
export async function endLink(id: string): Promise<void> {
  unwrap(await supabase.rpc('revoke_shared_report', { p_id: id }))
}

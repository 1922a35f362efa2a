import { type AutomationType, isAutomationType } from '@consulting/automation-types.ts'
import { type WishCheck, wishCheckSchema } from '@consulting/base/request/check.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { supabase } from '../client/supabase'

/** How a request's wishes were answered. */
export type AnsweredRequest = {
  /** Null where this version no longer has the automation. */
  type: AutomationType | null
  /** Null for requests from before the request sheet. */
  checks: WishCheck[] | null
}

export function wishChecksQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'automation_requests', 'wish_checks', requestId),
    queryFn: () => fetchWishChecks(requestId),
    // Results never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function fetchWishChecks(requestId: string): Promise<AnsweredRequest> {
  const row = unwrap(
    await supabase
      .from('automation_requests')
      .select('wish_checks, automation:automations_catalog(type)')
      .eq('id', requestId)
      .maybeSingle(),
  )
  const type = row?.automation?.type
  const checks = z.nullable(z.array(wishCheckSchema)).safeParse(row?.wish_checks ?? null)
  // Omit checks that this version cannot read: the report is complete without them.
  return { type: isAutomationType(type) ? type : null, checks: checks.success ? checks.data : null }
}

import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type SharedReport = Pick<
  Row<'shared_reports'>,
  | 'id'
  | 'automation_request_id'
  | 'version'
  | 'with_costs'
  | 'created_at'
  | 'expires_at'
  | 'revoked_at'
  | 'opens'
  | 'last_opened_at'
> & { request: { automation: { name: string } } }

/** The most links that a house's list holds: the live ones, and those that ended in the last 90 days. */
const most = 200

/** The house's links to reports, newest first. Without their tokens, which are shown only once. */
export function sharedReportsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'shared_reports'),
    queryFn: async (): Promise<SharedReport[]> =>
      unwrap(
        await supabase
          .from('shared_reports')
          .select(
            `id, automation_request_id, version, with_costs, created_at, expires_at, revoked_at, opens, last_opened_at,
            request:automation_requests(automation:automations_catalog(name))`,
          )
          .order('created_at', { ascending: false })
          .limit(most),
      ),
    // Always stale: readers change the number of openings.
    staleTime: 0,
  })
}

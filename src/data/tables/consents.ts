import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Enums, supabase } from '../client/supabase'

/** A legal text in force that the user has not accepted. */
export type PendingText = {
  document: Enums['legal_document']
  version: number
  /** yyyy-mm-dd */
  dated: string
  /** What changed, in one sentence. */
  summary: string
  /** The version accepted last; null for none. */
  accepted_version: number | null
}

/** An hour: the database records a visit once in that time. */
const visitLength = 3_600_000

/** Begins a visit, which the database records, and reads what the user has yet to accept. */
export function visitQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'begin_visit'),
    queryFn: async (): Promise<PendingText[]> => unwrap(await supabase.rpc('begin_visit')),
    staleTime: visitLength,
    // They may have been accepted in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.length ? 'always' : true),
  })
}

/** What the user accepted, newest version first. */
export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'consents'),
    queryFn: async () =>
      unwrap(
        await supabase
          .from('consents')
          .select('document, version, accepted_at')
          .eq('user_id', userId)
          .order('version', { ascending: false }),
      ),
  })
}

/**
 * Accepts all of the texts or none.
 * @throws AppError `legal_version_not_current` when one of them has changed since it was read
 */
export async function acceptTexts(
  texts: readonly Pick<PendingText, 'document' | 'version'>[],
): Promise<void> {
  const versions = Object.fromEntries(texts.map(({ document, version }) => [document, version]))
  unwrap(await supabase.rpc('accept_legal_versions', { p_versions: versions }))
}

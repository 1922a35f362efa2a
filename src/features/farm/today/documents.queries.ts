import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'

/** Milliseconds after which an invoice should have been sent. */
const patience = 15 * 60_000

/** How many invoices were not sent in time. */
export function waitingDocumentsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'fiscal_documents', 'waiting'),
    queryFn: async (): Promise<number> => {
      const { count, error } = await supabase
        .from('fiscal_documents')
        .select('id', { count: 'exact', head: true })
        .eq('status', 'queued')
        .lt('created_at', new Date(Date.now() - patience).toISOString())
      if (error) throw toAppError(error)
      return count ?? 0
    },
  })
}

import { QueryClient } from '@tanstack/react-query'

/**
 * Retries are left to supabase-js, which knows what may be sent again: a second layer would only wait longer.
 * Without a network the attempt is made all the same: it fails and says so, instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}

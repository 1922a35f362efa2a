import { QueryClient } from '@tanstack/react-query'

/**
 * supabase-js retries what is safe to repeat; a second layer would only wait longer. Offline requests are attempted:
 * they fail visibly instead of pausing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}

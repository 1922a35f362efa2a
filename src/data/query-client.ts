import { QueryClient } from '@tanstack/react-query'

/** Retries are left to supabase-js, which knows what may be sent again: a second layer would only wait longer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
}

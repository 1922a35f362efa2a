import { notifyManager, QueryClient } from '@tanstack/react-query'

// A change of the cache is drawn before the browser's next picture. With the default, a timer, a checkbox that shows
// what the cache says springs back first.
notifyManager.setScheduler(queueMicrotask)

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

import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'

// Render cache changes before the next frame. The default, a timer, lets a checkbox that shows cached state flip back
// first.
notifyManager.setScheduler(queueMicrotask)

/**
 * supabase-js retries what is safe to repeat; a second layer would only wait longer. Offline requests are attempted:
 * they fail visibly instead of pausing.
 */
export function createQueryClient(): QueryClient {
  // The library assumes a network at the start. After a start without one it would miss the network's return.
  onlineManager.setOnline(navigator.onLine !== false)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        networkMode: 'offlineFirst',
        // Failed reads are repeated when the network returns, however fresh the content shown instead.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}

import { QueryClient } from '@tanstack/react-query'
import { toAppError } from './errors'

/** Only what may pass by itself is tried again; a refusal stays a refusal. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && toAppError(error).code === 'network',
      },
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { lastKnownOf } from '@/data/client/last-known'
import { createQueryClient } from '@/data/client/query-client'
import { readStoredSession } from '@/data/client/stored-session'
import { ownerSummaryQuery } from '@/data/tables/owner-summary'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { setOpenedSession } from './opened-session'

/** Starts the reads of a page that need no restaurant. */
export type StartReads = (client: QueryClient, userId: string) => void

/**
 * Opens the session of this device for the first screen, while that screen still loads: restores the last known content
 * and starts the first reads. A session that must be renewed first is left to the auth client.
 */
export function openSession(page: Promise<StartReads> | null): void {
  const stored = readStoredSession()
  if (!stored?.isFresh) return
  const { user } = stored
  const client = createQueryClient()
  const lastKnown = lastKnownOf(client)
  lastKnown.follow(user.id)
  setOpenedSession({ user, client, lastKnown })
  // A read that fails here is repeated by the page, which shows the failure.
  void client.prefetchQuery(restaurantQuery(user.id))
  void client.prefetchQuery(ownerSummaryQuery(user.id))
  page?.then(
    (startReads) => startReads(client, user.id),
    () => undefined,
  )
}

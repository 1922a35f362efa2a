import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Loads a page that starts its first reads while the session still reads the restaurant. */
export type FirstReads = () => Promise<{ firstReads: (client: QueryClient, userId: string) => void }>

/**
 * Starts the page's reads together with the session's. A read that fails here is repeated by the page, which shows the
 * failure.
 */
export function useFirstReads(firstReads: FirstReads | undefined, userId: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined || !firstReads) return
    firstReads().then(
      (page) => page.firstReads(client, userId),
      () => undefined,
    )
  }, [client, firstReads, userId])
}

import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isKept, userKey } from './query-keys'

const storageKey = 'engenho-last-known'

/** Older content would mislead more than it helps. */
const maxAge = 24 * 3_600_000

/** Milliseconds in which further answers join one write. */
const pause = 500

type StoredQuery = DehydratedState['queries'][number]

/** Only what this module reads is checked: the rest was written by the library, in the same build. */
const storedSchema = z.object({
  version: z.string(),
  userId: z.string(),
  queries: z.array(z.custom<StoredQuery>((query) => storedQuerySchema.safeParse(query).success)),
})

const storedQuerySchema = z.object({
  queryKey: z.array(z.unknown()),
  state: z.object({ dataUpdatedAt: z.number() }),
})

/** The build that stored the reads: another build's may differ in shape. */
const version = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

const isOf = (userId: string, { queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === userId

function restore(client: QueryClient, userId: string): void {
  const text = localStorage.getItem(storageKey)
  if (text === null) return
  const stored = storedSchema.safeParse(JSON.parse(text))
  if (!stored.success || stored.data.userId !== userId || stored.data.version !== version()) {
    localStorage.removeItem(storageKey)
    return
  }
  const oldest = Date.now() - maxAge
  const queries = stored.data.queries.filter(
    (query) => isOf(userId, query) && query.state.dataUpdatedAt > oldest,
  )
  if (queries.length === 0) localStorage.removeItem(storageKey)
  hydrate(client, { mutations: [], queries })
  // Shown at once, and read again by the page that shows it.
  void client.invalidateQueries({ predicate: (query) => isOf(userId, query), refetchType: 'none' })
}

function save(client: QueryClient, userId: string): void {
  // Users without a restaurant, such as the farm's staff, keep nothing.
  if (!client.getQueryData(userKey(userId, 'restaurants'))) return
  const shouldDehydrateQuery = (query: Query) =>
    query.state.status === 'success' && isKept(query.meta) && isOf(userId, query)
  const { queries } = dehydrate(client, { shouldDehydrateQuery, shouldDehydrateMutation: () => false })
  localStorage.setItem(storageKey, JSON.stringify({ version: version(), userId, queries }))
}

/** Runs `work` unless storage is disabled, full or unreadable: the page works without last known content. */
function quietly(work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn('last known content', error)
  }
}

export interface LastKnown {
  /** Follows the signed-in user: restores and keeps their reads, and forgets everything when there is none. */
  follow: (userId: string | null) => void
  /** Ends this client's part; what is stored stays. */
  stop: () => void
}

/**
 * Keeps the reads marked with `kept` on this device, to show them at once on the next visit. They belong to one user
 * and are removed at sign-out.
 */
export function lastKnownOf(client: QueryClient): LastKnown {
  let current: string | null = null
  let unsubscribe = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const userId = current
    if (userId !== null) quietly(() => save(client, userId))
  }
  const stop = () => {
    unsubscribe()
    clearTimeout(timer)
    timer = undefined
    current = null
  }
  return {
    stop,
    follow: (userId) => {
      if (userId !== null && userId === current) return
      stop()
      if (userId === null) return quietly(() => localStorage.removeItem(storageKey))
      quietly(() => restore(client, userId))
      current = userId
      unsubscribe = client.getQueryCache().subscribe((event) => {
        const answered = event.type === 'updated' && event.action.type === 'success'
        if (answered && isKept(event.query.meta)) timer ??= setTimeout(write, pause)
      })
    },
  }
}

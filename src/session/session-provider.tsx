import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useMemo, useState } from 'react'
import { onAuthArrival } from '@/data/client/auth-arrival'
import { createQueryClient } from '@/data/client/query-client'
import { visitor } from '@/data/client/query-keys'
import { hasStoredSession, sessionKey } from '@/data/client/session-hint'
import type { AuthUser } from '@/data/client/stored-session'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { isProfileComplete } from '@/domain/restaurant'
import { type OpenedSession, takeOpenedSession } from './opened-session'
import { type Session, SessionContext } from './session-context'

const auth = () => import('@/data/client/auth')

/** Loads the auth client if somebody is signed in. Code that needs it requests a failed file again. */
export function preloadAuth(): void {
  if (hasStoredSession()) auth().catch(() => undefined)
}

async function signOut(): Promise<void> {
  const { signOut } = await auth()
  await signOut()
}

/** Events that leave the user as they are. */
const sameUser: ReadonlySet<string> = new Set(['INITIAL_SESSION', 'TOKEN_REFRESHED'])

/** Undefined until the stored session has been read. */
type KnownUser = AuthUser | null | undefined

/** Provides the signed-in user and their restaurant to `useSession`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [opened] = useState(takeOpenedSession)
  const [user, setUser] = useState<KnownUser>(opened?.user ?? (hasStoredSession() ? undefined : null))
  const [turn, setTurn] = useState({ userId: user?.id, count: 0 })
  if (turn.userId !== user?.id) {
    const replaced = turn.userId !== undefined && user?.id !== undefined
    setTurn({ userId: user?.id, count: turn.count + Number(replaced) })
  }
  // Another tab may replace the user. The key resets cache, pages and typed input.
  return (
    <UserSession key={turn.count} opened={turn.count === 0 ? opened : null} user={user} setUser={setUser}>
      {children}
    </UserSession>
  )
}

interface UserSessionProps {
  opened: OpenedSession | null
  user: KnownUser
  setUser: Dispatch<SetStateAction<KnownUser>>
  children: ReactNode
}

/** The session of one user, with its own cache: cached data must not outlive its user. */
function UserSession({ opened, user, setUser, children }: UserSessionProps) {
  const [queryClient] = useState(() => opened?.client ?? createQueryClient())

  useEffect(() => {
    opened?.lastKnown.follow(opened.user.id)
    let stop = () => opened?.lastKnown.stop()
    const forget = onAuthArrival(({ watchUser, lastKnownOf }) => {
      const lastKnown = opened?.lastKnown ?? lastKnownOf(queryClient)
      const unwatch = watchUser((next, event) => {
        // Before the session is shown, so that its pages find their content.
        lastKnown.follow(next?.id ?? null)
        setUser((current) => (current && current.id === next?.id && sameUser.has(event) ? current : next))
        if (event === 'SIGNED_OUT') queryClient.clear()
        else if (event === 'SIGNED_IN' && next)
          void queryClient.invalidateQueries({ queryKey: restaurantQuery(next.id).queryKey })
      })
      stop = () => {
        unwatch()
        lastKnown.stop()
      }
    })
    // An opened session is followed from the first move, or when another tab changes it.
    const changed = ({ key }: StorageEvent) => {
      if (key === null || sessionKey.test(key)) preloadAuth()
    }
    window.addEventListener('storage', changed)
    // Throw a failed import during render, where the page boundary catches it. Visitors load the client with their
    // first request.
    if (!opened && hasStoredSession()) auth().catch((error: unknown) => setUser(() => raise(error)))
    return () => {
      window.removeEventListener('storage', changed)
      forget()
      stop()
    }
  }, [opened, queryClient, setUser])

  const userId = user?.id
  const restaurant = useQuery(
    { ...restaurantQuery(userId ?? visitor), enabled: userId !== undefined },
    queryClient,
  )

  const session = useMemo<Session>(() => {
    const common = {
      refreshRestaurant: () =>
        userId ? queryClient.fetchQuery({ ...restaurantQuery(userId), staleTime: 0 }) : Promise.resolve(null),
      setBalance: (credits: number) =>
        void queryClient.setQueryData(restaurantQuery(userId ?? visitor).queryKey, (current) =>
          current ? { ...current, consulting_credit_balance: credits, credit_balance: credits } : current,
        ),
      signOut,
    }
    if (user === null) return { ...common, status: 'signed-out' }
    // A failed first read counts as fetched: the page must not return to its loading state.
    if (user === undefined || !restaurant.isFetched) return { ...common, status: 'loading', userId }
    const row = restaurant.data ?? null
    const balance = row?.consulting_credit_balance ?? 0
    return {
      ...common,
      status: 'signed-in',
      user,
      restaurant: row,
      balance,
      canUseAutomations: balance > 0,
      isProfileComplete: isProfileComplete(row),
    }
  }, [user, userId, restaurant.isFetched, restaurant.data, queryClient])

  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  )
}

function raise(error: unknown): never {
  throw error
}

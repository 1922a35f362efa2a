import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useMemo, useState } from 'react'
import type { AuthUser } from '@/data/auth'
import { onAuthArrival } from '@/data/auth-arrival'
import { createQueryClient } from '@/data/query-client'
import type { Restaurant } from '@/data/restaurants'
import { hasStoredSession } from '@/data/session-hint'
import { isProfileComplete } from '@/domain/restaurant'
import { type Session, SessionContext } from './session-context'

const auth = () => import('@/data/auth')

async function fetchRestaurant(userId: string): Promise<Restaurant | null> {
  const restaurants = await import('@/data/restaurants')
  return restaurants.fetchRestaurant(userId)
}

async function signOut(): Promise<void> {
  const { signOut } = await auth()
  await signOut()
}

const restaurantKey = (userId: string | undefined) => ['restaurant', userId] as const

/** Undefined until the stored session has been looked at. */
type KnownUser = AuthUser | null | undefined

/** Knows who is signed in and which restaurant is theirs; everything below reads it with `useSession`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<KnownUser>(() => (hasStoredSession() ? undefined : null))
  const [turn, setTurn] = useState({ userId: user?.id, count: 0 })
  if (turn.userId !== user?.id) {
    const replaced = turn.userId !== undefined && user?.id !== undefined
    setTurn({ userId: user?.id, count: turn.count + Number(replaced) })
  }
  // Another tab may put one user in the place of another: cache, pages and what was typed there start anew.
  return (
    <UserSession key={turn.count} user={user} setUser={setUser}>
      {children}
    </UserSession>
  )
}

interface UserSessionProps {
  user: KnownUser
  setUser: Dispatch<SetStateAction<KnownUser>>
  children: ReactNode
}

/** The session of one user, with a cache of their own: no query key can forget whose data it names. */
function UserSession({ user, setUser, children }: UserSessionProps) {
  const [queryClient] = useState(createQueryClient)

  useEffect(() => {
    let stop = () => {}
    const forget = onAuthArrival((watchUser) => {
      stop = watchUser((next, event) => {
        setUser((current) =>
          current && next && current.id === next.id && event === 'TOKEN_REFRESHED' ? current : next,
        )
        if (event === 'SIGNED_OUT') queryClient.clear()
        else if (event === 'SIGNED_IN')
          void queryClient.invalidateQueries({ queryKey: restaurantKey(next?.id) })
      })
    })
    // Thrown where the page boundary sees it: without the client nobody can be known. Who is no owner yet gets it
    // with the first thing they ask of the server.
    if (hasStoredSession()) auth().catch((error: unknown) => setUser(() => raise(error)))
    return () => {
      forget()
      stop()
    }
  }, [queryClient, setUser])

  const userId = user?.id
  const restaurant = useQuery(
    {
      queryKey: restaurantKey(userId),
      queryFn: () => (userId ? fetchRestaurant(userId) : null),
      enabled: userId !== undefined,
    },
    queryClient,
  )

  const session = useMemo<Session>(() => {
    const common = {
      refreshRestaurant: () =>
        userId
          ? queryClient.fetchQuery({
              queryKey: restaurantKey(userId),
              queryFn: () => fetchRestaurant(userId),
              staleTime: 0,
            })
          : Promise.resolve(null),
      setBalance: (credits: number) =>
        void queryClient.setQueryData<Restaurant | null>(restaurantKey(userId), (current) =>
          current ? { ...current, consulting_credit_balance: credits, credit_balance: credits } : current,
        ),
      signOut,
    }
    if (user === null) return { ...common, status: 'signed-out' }
    // Fetched once, well or not: a failed read must not send the page back to its loading state.
    if (user === undefined || !restaurant.isFetched) return { ...common, status: 'loading' }
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

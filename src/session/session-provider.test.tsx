/** The cache when the user changes. The tests provide their own auth client and set the signed-in user. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { watchUser } from '@/data/client/auth'
import { announceAuth } from '@/data/client/auth-arrival'
import { lastKnownOf } from '@/data/client/last-known'
import { kept, userKey } from '@/data/client/query-keys'
import type { AuthUser } from '@/data/client/stored-session'
import { SessionProvider } from './session-provider'

let tell: (user: AuthUser | null, event: string) => void = () => undefined

/** What the backend holds. */
let restaurants: { id: string; name: string }[] = []

const watch: typeof watchUser = (onChange) => {
  tell = onChange
  return () => undefined
}

beforeAll(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://session.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async () => Response.json(restaurants))
  vi.resetModules()
})

const user = (id: string): AuthUser => ({ id, email: `${id}@exemplo.com`, metadata: {} })

function open() {
  const current: { client?: ReturnType<typeof useQueryClient> } = {}
  function Probe() {
    current.client = useQueryClient()
    return null
  }
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  )
  announceAuth({ watchUser: watch, lastKnownOf })
  return () => {
    if (!current.client) throw new Error('no client')
    return current.client
  }
}

test('gives another user in the same tab an empty cache', async () => {
  const client = open()
  await act(async () => tell(user('ana'), 'SIGNED_IN'))
  const key = userKey('ana', 'orders')
  client().setQueryData(key, ['the order of Ana'])
  await act(async () => tell(user('ana'), 'TOKEN_REFRESHED'))
  expect(client().getQueryData(key)).toEqual(['the order of Ana'])
  await act(async () => tell(user('bia'), 'SIGNED_IN'))
  expect(client().getQueryData(key)).toBeUndefined()
})

test('empties the cache on sign-out', async () => {
  const client = open()
  await act(async () => tell(user('ana'), 'SIGNED_IN'))
  const key = userKey('ana', 'orders')
  client().setQueryData(key, ['the order of Ana'])
  await act(async () => tell(null, 'SIGNED_OUT'))
  expect(client().getQueryData(key)).toBeUndefined()
})

describe('the last known content', () => {
  const orders = userKey('ana', 'orders')
  const stored = () => localStorage.getItem('engenho-last-known')

  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  })
  afterEach(() => vi.useRealTimers())

  /** The entry script of another build, outside the document, where it does not load. */
  function newEntry() {
    const script = document.createElement('script')
    script.setAttribute('src', '/assets/index-new.js')
    return script
  }

  /** Signs a user in and waits for the answer about their restaurant. */
  async function signIn(client: () => QueryClient, id: string) {
    await act(async () => tell(user(id), 'SIGNED_IN'))
    const state = () => client().getQueryState(userKey(id, 'restaurants'))
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'success', fetchStatus: 'idle' }))
  }

  /** A visit of Ana that reads her restaurant and her orders. */
  async function visitOfAna() {
    restaurants = [{ id: 'r', name: 'Bar da Ana' }]
    const client = open()
    await signIn(client, 'ana')
    client().setQueryDefaults(orders, { meta: kept })
    await act(() =>
      client().fetchQuery({ queryKey: orders, queryFn: async () => ['the order of Ana'], meta: kept }),
    )
    await act(() =>
      client().fetchQuery({ queryKey: userKey('ana', 'house'), queryFn: async () => ['what Ana keeps'] }),
    )
    await act(() => vi.advanceTimersByTimeAsync(1000))
    return client
  }

  async function nextVisitOf(id: string) {
    cleanup()
    const client = open()
    await act(async () => tell(user(id), 'INITIAL_SESSION'))
    return client()
  }

  test('is there at once on the next visit, to be read again, without reads that are not marked', async () => {
    await visitOfAna()
    const client = await nextVisitOf('ana')
    expect(client.getQueryData(orders)).toEqual(['the order of Ana'])
    expect(client.getQueryState(orders)?.isInvalidated).toBe(true)
    expect(client.getQueryData(userKey('ana', 'house'))).toBeUndefined()
  })

  test('ends with sign-out, also what a late answer would store', async () => {
    const client = await visitOfAna()
    await act(() =>
      client().fetchQuery({ queryKey: orders, queryFn: async () => ['another'], meta: kept, staleTime: 0 }),
    )
    await act(async () => tell(null, 'SIGNED_OUT'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(stored()).toBeNull()
    expect((await nextVisitOf('ana')).getQueryData(orders)).toBeUndefined()
  })

  test('ends when another user signs in, in this visit or the next', async () => {
    await visitOfAna()
    expect(stored()).toContain('the order of Ana')
    await act(async () => tell(user('bia'), 'SIGNED_IN'))
    expect(stored()).toBeNull()
    await visitOfAna()
    const client = await nextVisitOf('bia')
    expect(client.getQueryData(orders)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  test('ends when nobody is signed in any more', async () => {
    await visitOfAna()
    cleanup()
    open()
    await act(async () => tell(null, 'INITIAL_SESSION'))
    expect(stored()).toBeNull()
  })

  test('is not shown after 24 hours', async () => {
    await visitOfAna()
    vi.setSystemTime(new Date('2026-11-23T12:00:01Z'))
    expect((await nextVisitOf('ana')).getQueryData(orders)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  test('of another build, or unreadable, is not shown', async () => {
    await visitOfAna()
    const entry = vi.spyOn(document, 'querySelector').mockReturnValue(newEntry())
    expect((await nextVisitOf('ana')).getQueryData(orders)).toBeUndefined()
    entry.mockRestore()
    localStorage.setItem('engenho-last-known', '{"queries"')
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect((await nextVisitOf('ana')).getQueryData(orders)).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })

  test('of a user without a restaurant is not kept', async () => {
    restaurants = []
    const client = open()
    await signIn(client, 'rosa')
    await act(() =>
      client().fetchQuery({ queryKey: userKey('rosa', 'orders'), queryFn: async () => ['farm'], meta: kept }),
    )
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(stored()).toBeNull()
  })
})

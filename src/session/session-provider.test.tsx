/** The cache when the user changes. The tests provide their own auth client and set the signed-in user. */
import { useQueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AuthUser, watchUser } from '@/data/client/auth'
import { announceAuth } from '@/data/client/auth-arrival'
import { userKey } from '@/data/client/query-keys'
import { SessionProvider } from './session-provider'

let tell: (user: AuthUser | null, event: string) => void = () => undefined

const watch: typeof watchUser = (onChange) => {
  tell = onChange
  return () => undefined
}

beforeAll(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://session.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async () => Response.json([]))
  vi.resetModules()
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
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
  announceAuth(watch)
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

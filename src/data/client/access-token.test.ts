// @vitest-environment happy-dom
/** The access token of the database client, and when it loads the auth client. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const key = 'sb-projeto-auth-token'
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

const session = (expiresAt: number) => ({
  access_token: 'stored',
  refresh_token: 'r',
  expires_at: expiresAt,
  user: { id: 'ana', email: 'ana@exemplo.com', user_metadata: { city: 'Fortaleza' } },
})

/** Requests, as method, path and token. */
let requests: string[] = []

beforeEach(() => {
  requests = []
  localStorage.clear()
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    requests.push(`${request.method} ${pathname} ${request.headers.get('authorization')}`)
    if (pathname !== '/auth/v1/token') return Response.json([])
    return Response.json({ ...session(inSeconds(3600)), access_token: 'renewed', expires_in: 3600 })
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const load = async () => ({
  ...(await import('./supabase')),
  ...(await import('./stored-session')),
  ...(await import('./token-source')),
})

test('a valid stored token signs reads without loading the auth client', async () => {
  localStorage.setItem(key, JSON.stringify(session(inSeconds(3600))))
  const { supabase, readStoredSession, loadedTokenSource } = await load()
  await supabase.from('orders').select('id')
  expect(requests).toEqual(['GET /rest/v1/orders Bearer stored'])
  expect(readStoredSession()?.user).toEqual({
    id: 'ana',
    email: 'ana@exemplo.com',
    metadata: { city: 'Fortaleza' },
  })
  expect(loadedTokenSource()).toBeNull()
})

test('a token about to expire is renewed first', async () => {
  localStorage.setItem(key, JSON.stringify(session(inSeconds(60))))
  const { supabase } = await load()
  await supabase.from('orders').select('id')
  expect(requests.map((request) => request.replace(/\?.*/, ''))).toEqual([
    expect.stringContaining('POST /auth/v1/token'),
    'GET /rest/v1/orders Bearer renewed',
  ])
})

test('visitors read with the publishable key, without the auth client', async () => {
  const { supabase, accessToken, loadedTokenSource } = await load()
  await supabase.from('service_areas').select('id')
  expect(requests).toEqual(['GET /rest/v1/service_areas Bearer sb_publishable_test'])
  expect(await accessToken()).toBeNull()
  expect(loadedTokenSource()).toBeNull()
})

test.each(['null', '{"access_token":"a"}', '{"access_to'])(
  'an unreadable session counts as none: %s',
  async (stored) => {
    localStorage.setItem(key, stored)
    expect((await load()).readStoredSession()).toBeNull()
  },
)

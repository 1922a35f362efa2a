// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answer: () => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.example')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', () => answer())
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const invoke = async () => (await import('./functions')).invokeFunction('read-menu', { path: 'x' })

test('returns the answer of a function', async () => {
  answer = async () => Response.json({ items: [] })
  expect(await invoke()).toEqual({ items: [] })
})

test.each([
  [
    'with its body',
    () => Response.json({ code: 'limit_reached' }, { status: 429 }),
    { code: 'limit_reached' },
  ],
  ['without one that is JSON', () => new Response('no', { status: 429 }), null],
])('throws the refusal of a function %s', async (_, refuse, body) => {
  answer = async () => refuse()
  await expect(invoke()).rejects.toMatchObject({ name: 'FunctionRefusal', status: 429, body })
})

test('throws a network error when no function answers', async () => {
  answer = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(invoke()).rejects.toMatchObject({ name: 'AppError', code: 'network' })
})

/** How much the dashboard asks for: the real client, against a server that only writes down its questions. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked: URLSearchParams[] = []

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://dashboard.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('window', { location: { origin: 'http://dashboard.test' } })
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(new URL(new Request(input).url).searchParams)
    return Response.json([])
  })
  vi.resetModules()
  asked.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('five orders, five automations and four achievements, newest first, and eight automations, cheapest first', async () => {
  const queries = await import('./dashboard.queries')
  await queries.fetchRecentOrders('r')
  await queries.fetchRecentRequests('r')
  await queries.fetchAchievements('r')
  await queries.fetchAvailableAutomations()
  expect(asked.map((question) => [question.get('limit'), question.get('order')?.split(',')[0]])).toEqual([
    ['5', 'created_at.desc'],
    ['5', 'created_at.desc'],
    ['4', 'earned_at.desc'],
    ['8', 'credit_cost.asc'],
  ])
})

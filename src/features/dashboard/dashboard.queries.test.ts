/** The dashboard's requests: the real client against a recording server. */
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

test('reads five orders, five automations and four achievements, newest first, and the catalogue, cheapest first', async () => {
  const [{ QueryObserver }, { createQueryClient }, { catalogueQuery }, queries] = await Promise.all([
    import('@tanstack/react-query'),
    import('@/data/client/query-client'),
    import('@/data/tables/automations-catalog'),
    import('./dashboard.queries'),
  ])
  const owner = { userId: 'u', restaurantId: 'r' }
  const client = createQueryClient()
  await new QueryObserver(client, queries.recentOrdersQuery(owner)).refetch()
  await new QueryObserver(client, queries.recentRequestsQuery(owner)).refetch()
  await new QueryObserver(client, queries.achievementsQuery(owner)).refetch()
  await new QueryObserver(client, catalogueQuery('u')).refetch()
  expect(asked.map((question) => [question.get('limit'), question.get('order')?.split(',')[0]])).toEqual([
    ['5', 'created_at.desc'],
    ['5', 'created_at.desc'],
    ['4', 'earned_at.desc'],
    [null, 'credit_cost.asc'],
  ])
})

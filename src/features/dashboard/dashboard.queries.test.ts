/** The dashboard's requests: the real client against a recording server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const asked: string[] = []

const order = { id: 'o', status: 'delivered', amount: 55, created_at: '2026-11-20T10:00:00+00:00', items: [] }
const empty = {
  months: [],
  days: [],
  usage: [],
  revenue: 0,
  lots: [],
  requests: [],
  achievements: [],
  entitlements: [],
  events: [],
}
let overview: Record<string, unknown>

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://dashboard.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('window', { location: { origin: 'http://dashboard.test' } })
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const request = new Request(input)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json(overview)
  })
  vi.resetModules()
  asked.length = 0
  overview = { ...empty, orders: [order], automations: [] }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const automation = {
  id: 'a',
  name: 'Criação de Drinks Autorais',
  type: 'drink_creation',
  category: 'Drinks',
  credit_cost: 200,
  estimated_time_minutes: 30,
}

test('reads everything at once, and leaves out automations that this version does not know', async () => {
  overview.automations = [automation, { ...automation, id: 'b', type: 'wine_list' }]
  const [{ QueryObserver }, { createQueryClient }, { overviewQuery }] = await Promise.all([
    import('@tanstack/react-query'),
    import('@/data/client/query-client'),
    import('./dashboard.queries'),
  ])
  const { data } = await new QueryObserver(createQueryClient(), overviewQuery('u')).refetch()
  expect(asked).toEqual(['GET /rest/v1/rpc/dashboard_overview'])
  expect(data?.automations.map(({ id }) => id)).toEqual(['a'])
  expect(data?.orders).toEqual([
    { id: 'o', status: 'delivered', amount: 55, createdAt: '2026-11-20T10:00:00+00:00', items: [] },
  ])
})

test('refuses an answer whose statuses no screen can show', async () => {
  const [{ QueryObserver }, { createQueryClient }, { overviewQuery }] = await Promise.all([
    import('@tanstack/react-query'),
    import('@/data/client/query-client'),
    import('./dashboard.queries'),
  ])
  overview.orders = [{ ...order, status: 'lost' }]
  const { isError } = await new QueryObserver(createQueryClient(), overviewQuery('u')).refetch()
  expect(isError).toBe(true)
})

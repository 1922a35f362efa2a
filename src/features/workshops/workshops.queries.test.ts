/**
 * The older shape of the table, which our databases no longer have: the real client against responses in that shape.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Call = { method: string; path: string; body: unknown }

const calls: Call[] = []
let answer: (call: Call) => { status: number; body: unknown }

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://older.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  calls.length = 0
  vi.resetModules()
  vi.stubGlobal('window', { location: { origin: 'http://older.test' } })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.text()
    const call = {
      method: request.method,
      path: url.pathname + decodeURIComponent(url.search),
      body: text === '' ? null : JSON.parse(text),
    }
    calls.push(call)
    const { status, body } = answer(call)
    return Response.json(body, { status })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const session = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.c2lnbmF0dXJl',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'u', aud: 'authenticated', email: 'ana@exemplo.com' },
}

/** The queries with a signed-in owner. */
async function signedIn() {
  const { auth } = await import('@/data/client/services')
  const wanted = answer
  answer = () => ({ status: 200, body: session })
  const { error } = await auth.signInWithPassword({
    email: 'ana@exemplo.com',
    password: 'Segredo123',
  })
  if (error) throw error
  answer = wanted
  calls.length = 0
  return loadQueries()
}

async function loadQueries() {
  const [queries, { createQueryClient }] = await Promise.all([
    import('./workshops.queries'),
    import('@/data/client/query-client'),
  ])
  return { ...queries, fetchWorkshops: () => createQueryClient().fetchQuery(queries.workshopsQuery('u')) }
}

const automation = {
  id: 'a',
  name: 'Criação de Drinks Autorais',
  type: 'drink_creation' as const,
  description: '',
  credit_cost: 200,
  category: 'Criação',
}
const unknownColumn = {
  status: 400,
  body: { code: '42703', message: 'column automation_type does not exist' },
}
const older = (type: string | null) => ({
  id: `w-${type}`,
  type,
  scheduled_date: '2026-12-05T12:00:00Z',
  status: 'pending',
  notes: null,
  created_at: '2026-11-21T12:00:00Z',
})

function house({ path }: Call) {
  if (path.startsWith('/rest/v1/restaurants'))
    return { status: 200, body: [{ id: 'r', name: 'Bar', address: null, city: 'Fortaleza', state: 'Ceará' }] }
  if (path.startsWith('/rest/v1/automations_catalog')) return { status: 200, body: [automation] }
  return null
}

test('rows of the older shape are read: menu_launch by default, name and credits filled in', async () => {
  answer = (call) =>
    house(call) ??
    (call.path.includes('automation_type')
      ? unknownColumn
      : { status: 200, body: [older('drink_creation'), older(null)] })
  const { fetchWorkshops } = await signedIn()
  const { workshops } = await fetchWorkshops()
  expect(workshops).toMatchObject([
    { type: 'drink_creation', name: 'Criação de Drinks Autorais', creditsRequired: 200 },
    { type: 'menu_launch', name: 'Lançamento de Cardápio', creditsRequired: 0 },
  ])
})

test('requests the rows by user id, without waiting for the restaurant', async () => {
  answer = (call) => house(call) ?? { status: 200, body: [] }
  const { fetchWorkshops } = await signedIn()
  const reading = fetchWorkshops()
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.find(({ path }) => path.startsWith('/rest/v1/workshops'))?.path).toContain(
    'house.user_id=eq.u',
  )
  expect((await reading).workshops).toEqual([])
  expect(calls).toHaveLength(3)
})

test('when neither shape can be read, the first error is thrown', async () => {
  answer = (call) =>
    house(call) ??
    (call.path.includes('automation_type')
      ? { status: 500, body: { code: 'XX000', message: 'primeira falha' } }
      : { status: 500, body: { code: 'XX000', message: 'segunda falha' } })
  const { fetchWorkshops } = await signedIn()
  await expect(fetchWorkshops()).rejects.toThrow('primeira falha')
})

test('a user without a restaurant gets an error that says so', async () => {
  answer = (call) =>
    call.path.startsWith('/rest/v1/restaurants') ? { status: 200, body: [] } : { status: 200, body: [] }
  const { fetchWorkshops } = await signedIn()
  await expect(fetchWorkshops()).rejects.toThrow('Restaurante não encontrado')
})

const booking = { restaurantId: 'r', automation, scheduledDate: '2026-12-05T09:00:00-03:00', notes: null }

test('a booking that the table rejects as malformed is sent in the older shape', async () => {
  answer = ({ body }) =>
    JSON.stringify(body).includes('automation_type') ? unknownColumn : { status: 201, body: null }
  const { createWorkshop } = await signedIn()
  await createWorkshop(booking)
  expect(calls.map(({ body }) => body)).toEqual([
    {
      restaurant_id: 'r',
      automation_type: 'drink_creation',
      scheduled_date: '2026-12-05T09:00:00-03:00',
      notes: null,
      status: 'pending',
      automation_name: 'Criação de Drinks Autorais',
      credits_required: 200,
    },
    {
      restaurant_id: 'r',
      type: 'drink_creation',
      scheduled_date: '2026-12-05T09:00:00-03:00',
      notes: null,
      status: 'pending',
    },
  ])
})

test('a booking that the rules refuse is not sent twice', async () => {
  answer = () => ({ status: 400, body: { code: 'P0001', message: 'workshop_in_past: ' } })
  const { createWorkshop } = await signedIn()
  await expect(createWorkshop(booking)).rejects.toMatchObject({ code: 'workshop_in_past' })
  expect(calls).toHaveLength(1)
})

test('a booking that neither shape accepts throws the first error', async () => {
  answer = ({ body }) => ({
    status: 500,
    body: {
      code: 'XX000',
      message: JSON.stringify(body).includes('automation_type') ? 'primeira falha' : 'segunda falha',
    },
  })
  const { createWorkshop } = await signedIn()
  await expect(createWorkshop(booking)).rejects.toThrow('primeira falha')
  expect(calls).toHaveLength(2)
})

test('without a session, reads and writes are refused and no table is requested', async () => {
  answer = () => ({ status: 200, body: [] })
  const { fetchWorkshops, createWorkshop } = await loadQueries()
  await expect(fetchWorkshops()).rejects.toMatchObject({
    code: 'not_authenticated',
    message: 'Usuário não autenticado',
  })
  await expect(createWorkshop(booking)).rejects.toThrow('Usuário não autenticado')
  expect(calls).toEqual([])
})

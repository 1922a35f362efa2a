/** The dashboard when reads fail: the real client against a server that returns errors. */
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownerSession } from '../../../tests/support/sessions'

const house = { id: 'h', user_id: 'ana', name: 'Bar da Ana', premium_unlocked_at: null }
const overview = {
  months: [],
  days: [],
  usage: [],
  revenue: 0,
  lots: [],
  requests: [],
  orders: [],
  achievements: [],
  entitlements: [],
  events: [],
  automations: [],
}
const refused = () => Response.json({ code: '42P01', message: 'relation is closed' }, { status: 400 })
let answers: { restaurants: () => Response | Promise<Response>; dashboard_overview: () => Response }

async function load() {
  const [page, session, query] = await Promise.all([
    import('./dashboard-page'),
    import('@/session/session-context'),
    import('@/data/client/query-client'),
  ])
  return { Page: page.default, Session: session.SessionContext, createQueryClient: query.createQueryClient }
}
let parts: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://dashboard.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(new Request(input).url)
    return pathname.endsWith('/restaurants') ? answers.restaurants() : answers.dashboard_overview()
  })
  parts = await load()
})

beforeEach(() => {
  answers = { restaurants: () => Response.json([house]), dashboard_overview: () => Response.json(overview) }
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

async function open(known: boolean) {
  const { Page, Session, createQueryClient } = parts
  const { fetchRestaurant } = await import('@/data/tables/restaurants')
  const restaurant = known ? await fetchRestaurant('ana') : null
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Session value={ownerSession({ restaurant })}>
        <MemoryRouter>
          <Page heading={{ title: 'Olá', description: '' }} />
        </MemoryRouter>
      </Session>
    </QueryClientProvider>,
  )
}

test('a restaurant that is being read again is not treated as missing', async () => {
  answers.restaurants = refused
  await open(false)
  expect(
    await screen.findByText('Erro ao carregar dados do restaurante: relation is closed'),
  ).toBeInTheDocument()
  answers.restaurants = () => new Promise(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeDisabled()
  expect(screen.queryByText('Complete seu Perfil de Restaurante')).toBeNull()
})

test('offers a first package to an owner without orders or consultations', async () => {
  await open(true)
  expect(await screen.findByText('Comece por um pacote')).toBeInTheDocument()
})

test('does not offer a first package when orders and consultations could not be read', async () => {
  answers.dashboard_overview = refused
  await open(true)
  expect(await screen.findByText('Nenhum pedido ainda.')).toBeInTheDocument()
  expect(screen.queryByText('Comece por um pacote')).toBeNull()
})

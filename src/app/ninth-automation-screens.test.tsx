/** An automation made of one folder, one registry line and one catalogue row appears on every screen. */
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetTastingNight, registerTastingNight } from '../../tests/fixtures/tasting-night/registered.ts'
import { ownerSession } from '../../tests/support/sessions'

const name = 'Noite de Degustação'
const heading = { title: 'Página', description: 'Descrição' }
const requestId = '00000000-0000-4000-8000-0000000000b9'
const row = {
  id: '00000000-0000-4000-8000-0000000000a9',
  name,
  type: 'tasting_night',
  description: 'Uma noite guiada.',
  credit_cost: 100,
  estimated_time_minutes: 30,
  category: 'Criação',
  complexity: 2,
  is_popular: true,
  is_new: true,
  is_active: true,
}
const request = {
  id: requestId,
  client_request_id: '00000000-0000-4000-8000-0000000000c9',
  status: 'completed',
  progress: 100,
  credits_used: 100,
  error_code: null,
  created_at: '2026-11-21T12:00:00Z',
  completed_at: '2026-11-21T12:01:00Z',
  automation: { type: row.type, name, credit_cost: 100 },
  wish_checks: null,
}
const house = {
  id: '00000000-0000-4000-8000-0000000000d9',
  user_id: 'ana',
  name: 'Bar da Ana',
  cnpj: '11222333000181',
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  address: 'Rua A, 10',
  city: 'Fortaleza',
  state: 'Ceará',
  restaurant_type: 'bar' as const,
  establishment_type: 'bar' as const,
  consulting_credit_balance: 500,
  credit_balance: 500,
  premium_unlocked_at: null,
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
}
const content = {
  kind: 'tasting_plan',
  summary: 'Uma noite de caju no Bar da Ana.',
  rounds: ['Alambique', 'Carvalho Premium'],
}
const workshop = {
  id: 'w',
  automation_type: row.type,
  automation_name: null,
  scheduled_date: '2030-01-05T09:00:00-03:00',
  status: 'pending',
  notes: null,
  created_at: '2026-11-21T12:00:00Z',
  credits_required: 100,
  duration_minutes: 120,
  reserves_time: false,
  confirmed_at: null,
  proposed_date: null,
  proposal_note: null,
  cancel_reason: null,
  no_show_at: null,
  events: [],
}

const session = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'ana', aud: 'authenticated', email: 'ana@exemplo.com' },
}

/** Server responses by table. */
let tables: Record<string, readonly unknown[]>
const everything = {
  automations_catalog: [row],
  automation_requests: [request],
  version_contents: [{ id: 'g', title: name, content_type: 'analysis', content, metadata: {} }],
  restaurants: [{ ...house, house_settings: null, menu_items: [], ingredient_prices: [], competitors: [] }],
  workshops: [workshop],
}

/** The dashboard's read, of the same rows. */
const overview = () => ({
  months: [],
  days: [],
  usage: [],
  revenue: 0,
  lots: [],
  requests: (tables.automation_requests ?? []).map((asked) => ({ ...Object(asked), automation: name })),
  orders: [],
  achievements: [],
  entitlements: [],
  events: [],
  automations: tables.automations_catalog,
})

const summary = { subscription: null, free_runs: [], lots: [], address: null, notifications: [], age: null }

async function loadScreens() {
  const [hub, wizard, report, workshops, dashboard, session, query, client, toaster] = await Promise.all([
    import('@/features/automations/hub-page'),
    import('@/features/automations/wizard-page'),
    import('./pages/report-page'),
    import('@/features/workshops/workshops-page'),
    import('@/features/dashboard/dashboard-page'),
    import('@/session/session-context'),
    import('@/data/client/query-client'),
    import('@/data/client/services'),
    import('@/ui/toaster'),
  ])
  return {
    Hub: hub.default,
    Wizard: wizard.default,
    Report: report.default,
    Workshops: workshops.default,
    Dashboard: dashboard.default,
    Session: session.SessionContext,
    createQueryClient: query.createQueryClient,
    auth: client.auth,
    Toaster: toaster.Toaster,
  }
}

let screens: Awaited<ReturnType<typeof loadScreens>>

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://ninth.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: !media.includes('no-preference') }),
  )
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const asked = new Request(input, init)
    const path = new URL(asked.url).pathname
    if (path.startsWith('/auth/')) return Response.json(session)
    if (path.endsWith('/rpc/dashboard_overview')) return Response.json(overview())
    if (path.endsWith('/rpc/owner_summary')) return Response.json(summary)
    const rows = tables[path.split('/').at(-1) ?? ''] ?? []
    const single = asked.headers.get('accept')?.includes('vnd.pgrst.object')
    return Response.json(single ? (rows[0] ?? null) : rows)
  })
  registerTastingNight()
  screens = await loadScreens()
  await screens.auth.signInWithPassword({ email: 'ana@exemplo.com', password: 'Segredo123' })
})

beforeEach(() => {
  tables = everything
})

afterEach(cleanup)

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetTastingNight()
})

function open(path: string) {
  const { Hub, Wizard, Report, Workshops, Dashboard, Session, Toaster, createQueryClient } = screens
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Session
        value={ownerSession({
          restaurant: house,
          balance: 500,
          canUseAutomations: true,
          isProfileComplete: true,
          refreshRestaurant: () => Promise.resolve(house),
        })}
      >
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/automations" element={<Hub heading={heading} />} />
            <Route path="/automations/:automationType" element={<Wizard />} />
            <Route path="/consulting-report/:requestId" element={<Report />} />
            <Route path="/workshops" element={<Workshops heading={heading} />} />
            <Route path="/dashboard" element={<Dashboard heading={heading} />} />
          </Routes>
        </MemoryRouter>
        <Toaster />
      </Session>
    </QueryClientProvider>,
  )
}

test('the hub offers it with its first three outputs', async () => {
  open('/automations')
  const card = within(await screen.findByRole('article', { name }))
  for (const output of ['Roteiro da noite', 'Ordem das provas', 'Roteiro para a equipe']) {
    expect(card.getByText(output)).toBeVisible()
  }
  expect(card.queryByText('Lista de compras')).toBeNull()
  expect(card.getByRole('link', { name: /Começar Agora/ })).toHaveAttribute(
    'href',
    '/automations/tasting_night',
  )
})

test('the wizard asks its question and has it confirmed', async () => {
  tables = { ...everything, automation_requests: [] }
  open('/automations/tasting_night')
  expect(await screen.findByText('Passo 1 de 2')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Qual é o tema da noite?' })).toBeVisible()
  const next = screen.getByRole('button', { name: 'Próximo' })
  expect(next).toBeDisabled()
  await userEvent.type(screen.getByRole('textbox'), 'caju')
  await userEvent.click(next)
  expect(screen.getByRole('heading', { name: 'Confira o pedido' })).toHaveFocus()
  const send = screen.getByRole('button', { name: 'Processar Automação' })
  await waitFor(() => expect(send).toBeEnabled(), { timeout: 15_000 })
})

test('the report shows its sections', async () => {
  open(`/consulting-report/${requestId}`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Resumo' })).toBeVisible()
  expect(screen.getByText('Uma noite sem improviso.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Roteiro da noite' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Roteiro da noite' })).toBeVisible()
  expect(screen.getByText(content.summary)).toBeVisible()
})

test('the dashboard lists it among the recent and the available automations', async () => {
  open('/dashboard')
  expect(await screen.findAllByText(name)).not.toHaveLength(0)
  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(links).toContain('/automations/tasting_night')
})

test('workshops offer it and show its name', async () => {
  open('/workshops')
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Agendar Workshop/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Workshop de Automação' }))
  expect(dialog.getByRole('radio', { name: new RegExp(name) })).toBeInTheDocument()
})

test('a version without it omits it from the hub and reports it missing in the wizard', async () => {
  forgetTastingNight()
  screens = await loadScreens()
  open('/automations')
  expect(await screen.findByText(/Nenhuma automação/)).toBeVisible()
  expect(screen.queryByRole('article', { name })).toBeNull()
  cleanup()
  open('/automations/tasting_night')
  expect(await screen.findByRole('heading', { name: 'Automação não encontrada' })).toBeVisible()
})

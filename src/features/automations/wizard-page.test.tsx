/** How the wizard opens and ends: the real client against each kind of server response. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { Restaurant } from '@/data/tables/restaurants'
import type { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../tests/support/sessions'
import { writeDraft } from './draft'

type Answer = { status: number; body: unknown }

const ok = (body: unknown): Answer => ({ status: 200, body })
const refused: Answer = { status: 400, body: { code: '22000', message: 'refused' } }

const drinks = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Criação de Drinks Autorais',
  type: 'drink_creation',
  description: 'Drinks para a sua casa.',
  credit_cost: 200,
  estimated_time_minutes: 30,
  category: 'Criação',
  complexity: 2,
  is_popular: true,
  is_new: false,
}
const request = (status: string) => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  client_request_id: '00000000-0000-4000-8000-0000000000c1',
  status,
  progress: status === 'completed' ? 100 : 10,
  credits_used: 200,
  error_code: null,
  created_at: '2026-11-21T12:00:00Z',
  completed_at: null,
  automation: { type: drinks.type, name: drinks.name },
})

const house = (balance: number): Restaurant => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  user_id: 'ana',
  name: 'Bar da Ana',
  cnpj: '11222333000181',
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  address: null,
  city: 'Fortaleza',
  state: 'Ceará',
  restaurant_type: 'bar',
  establishment_type: 'bar',
  consulting_credit_balance: balance,
  credit_balance: balance,
  premium_unlocked_at: null,
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
})

const emptyHouseRows = { house_settings: null, menu_items: [], ingredient_prices: [], competitors: [] }

/** Server responses, by method and table or function. */
let server: Record<string, Answer>
let page: {
  Wizard: ComponentType
  Visit: ComponentType
  Toaster: ComponentType
  Session: typeof SessionContext
}

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://wizard.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const { method, url } = new Request(input, init)
    const call = `${method} ${new URL(url).pathname.split('/').at(-1)}`
    const { status, body } = server[call] ?? { status: 404, body: { message: `no answer to ${call}` } }
    return Response.json(body, { status })
  })
  const [{ default: Wizard }, { visitQuery }, { Toaster }, { SessionContext: Session }] = await Promise.all([
    import('./wizard-page'),
    import('@/data/tables/consents'),
    import('@/ui/toaster'),
    import('@/session/session-context'),
  ])
  /** What the frame of every page requests. */
  function Visit() {
    const { data = [] } = useQuery(visitQuery('ana'))
    return data.map(({ document, version }) => <p key={document}>{`${document} ${version}?`}</p>)
  }
  page = { Wizard, Visit, Toaster, Session }
})

beforeEach(() => {
  localStorage.clear()
  server = {
    'GET automations_catalog': ok([drinks]),
    'GET automation_entitlements': ok([]),
    'GET automation_requests': ok([]),
    'GET restaurants': ok(emptyHouseRows),
    'POST begin_visit': ok([]),
  }
})

function open(balance: number) {
  const restaurant = house(balance)
  const { Wizard, Visit, Toaster, Session } = page
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Session
        value={ownerSession({
          restaurant,
          balance,
          canUseAutomations: balance > 0,
          isProfileComplete: true,
          refreshRestaurant: () => Promise.resolve(restaurant),
        })}
      >
        <MemoryRouter initialEntries={['/automations/drink_creation']}>
          <Routes>
            <Route path="/automations" element={<h1>Central</h1>} />
            <Route path="/automations/:automationType" element={<Wizard />} />
            <Route path="/shop" element={<h1>Loja</h1>} />
          </Routes>
          <Visit />
        </MemoryRouter>
        <Toaster />
      </Session>
    </QueryClientProvider>,
  )
}

/** A draft with every question answered, on the sheet. */
function answered() {
  writeDraft('ana', 'drink_creation', {
    answers: {
      establishment_info: ['Boteco ou bar de bairro'],
      target_audience: ['Moradores do bairro'],
      equipment: ['Coqueteleira'],
      preferences: 'mais secos',
    },
    notes: {},
    edits: [],
    step: 4,
    clientRequestId: null,
  })
}

/** Expects a toast with this title and description. */
async function expectToast(title: string, description: string) {
  await waitFor(() => {
    const said = screen.getAllByText(title).map((element) => element.closest('[data-sonner-toast]'))
    expect(said.filter((toast) => toast?.textContent?.includes(description))).not.toEqual([])
  })
}

/** Submits once the answers are read. */
async function pay() {
  const button = await screen.findByRole('button', { name: 'Processar Automação' })
  // The reader of requests, which is large, loads with the last step.
  await waitFor(() => expect(button).toBeEnabled(), { timeout: 15_000 })
  await userEvent.click(button)
}

const heading = (name: string) => screen.findByRole('heading', { name })

test('an automation that is not in the catalogue is reported as gone, with a link back', async () => {
  server['GET automations_catalog'] = ok([])
  open(500)
  await expectToast('Automação não encontrada', 'Esta automação não existe ou foi removida')
  expect(screen.getByRole('heading', { name: 'Automação não encontrada' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Voltar para Automações' }))
  expect(await heading('Central')).toBeInTheDocument()
})

test('a balance below the cost leads to the shop, and a sufficient one opens the form', async () => {
  open(199)
  expect(await heading('Loja')).toBeInTheDocument()
  await expectToast('Créditos insuficientes', 'Você precisa de 200 créditos para usar esta automação')
  cleanup()
  open(200)
  expect(await screen.findByText('Passo 1 de 5')).toBeInTheDocument()
})

test('a failure to load shows a toast and an error screen that can retry', async () => {
  server['GET automation_entitlements'] = refused
  open(500)
  await expectToast('Erro ao carregar automação', 'Tente novamente em alguns instantes')
  server['GET automation_entitlements'] = ok([])
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Passo 1 de 5')).toBeInTheDocument()
})

test('a refused request stops the spinner and keeps the form and its answers', async () => {
  answered()
  server['POST automation_requests'] = refused
  open(500)
  await pay()
  await expectToast('Erro no processamento', 'Algo deu errado durante a automação')
  expect(screen.getByText('Passo 5 de 5')).toBeInTheDocument()
  expect(screen.getByText('mais secos')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Processar Automação' })).toBeEnabled())
})

test('an owner who has not accepted the texts in force reads so under the form, and is asked', async () => {
  answered()
  server['POST automation_requests'] = {
    status: 400,
    body: { code: 'P0001', message: 'consent_missing: ana' },
  }
  open(500)
  await screen.findByText('Passo 5 de 5')
  server['POST begin_visit'] = ok([
    { document: 'terms', version: 3, dated: '2027-01-10', summary: 'Muda o foro.', accepted_version: 2 },
  ])
  await pay()
  expect(await screen.findByText(/leia e aceite os nossos textos em vigor/)).toBeInTheDocument()
  expect(await screen.findByText('terms 3?')).toBeInTheDocument()
  expect(screen.getByText('mais secos')).toBeInTheDocument()
})

test('a request that ends is announced and shows its results', async () => {
  answered()
  server['POST automation_requests'] = ok(request('processing'))
  server['POST process-automation'] = ok({ status: 'completed' })
  server['GET version_contents'] = ok([])
  open(500)
  await pay()
  expect(await heading('IA Processando...')).toBeInTheDocument()
  expect(screen.getByText('Tempo estimado: 30 min')).toBeInTheDocument()
  server['GET automation_requests'] = ok([request('completed')])
  expect(
    await screen.findByRole('heading', { name: 'Automação Concluída!' }, { timeout: 15_000 }),
  ).toHaveFocus()
  await expectToast('Automação concluída!', 'Seus resultados estão prontos para download')
  expect(screen.getByRole('link', { name: 'Explorar Mais Automações' })).toHaveAttribute(
    'href',
    '/automations',
  )
})

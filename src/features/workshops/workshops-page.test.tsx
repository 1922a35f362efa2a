import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { SessionContext } from '@/session/session-context'
import type { PageHeading } from '@/ui/page-header'
import { ownerSession } from '../../../tests/support/sessions'
import type { Workshop } from './workshop'
import type { WorkshopsData } from './workshops.queries'

let page: {
  Workshops: ComponentType<{ heading: PageHeading }>
  Session: typeof SessionContext
  keyOf: (userId: string) => QueryKey
}

beforeAll(async () => {
  // The page's client requires a URL. Its data is placed in the cache instead of fetched.
  vi.stubEnv('VITE_SUPABASE_URL', 'http://workshops.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const [{ default: Workshops }, { workshopsQuery }, { SessionContext: Session }] = await Promise.all([
    import('./workshops-page'),
    import('./workshops.queries'),
    import('@/session/session-context'),
  ])
  page = { Workshops, Session, keyOf: (userId) => workshopsQuery(userId).queryKey }
})

const data: WorkshopsData = {
  house: { id: 'h', name: 'Bar da Ana', address: 'Rua A, 10', city: 'Fortaleza', state: 'Ceará' },
  automations: [
    {
      id: 'a',
      name: 'Criação de Drinks Autorais',
      type: 'drink_creation',
      description: 'Drinks.',
      credit_cost: 200,
      category: 'Criação',
    },
  ],
  workshops: [],
}

const workshop = (id: string, status: Workshop['status']): Workshop => ({
  id,
  type: 'drink_creation',
  name: `Workshop ${id}`,
  scheduledDate: '2030-01-05T09:00:00-03:00',
  status,
  notes: null,
  creditsRequired: 200,
})

function open(workshops: Workshop[]) {
  const { Workshops, Session, keyOf } = page
  const client = createQueryClient()
  client.setQueryData(keyOf('ana'), { ...data, workshops })
  client.setQueryData(['ana', 'free_workshop_times', 'new'], [])
  render(
    <QueryClientProvider client={client}>
      <Session value={ownerSession()}>
        <MemoryRouter>
          <Workshops heading={{ title: 'Workshops de Automações', description: '' }} />
        </MemoryRouter>
      </Session>
    </QueryClientProvider>,
  )
}

/** The number on a stat card. */
const counted = (label: string) =>
  screen
    .getAllByText(label)
    .map((element) => element.closest('div')?.nextElementSibling?.textContent)
    .find((text) => /^\d+$/.test(text ?? ''))

test('a restaurant without workshops sees its name, what it can book, and how to start', async () => {
  open([])
  expect(screen.getByRole('heading', { level: 1, name: 'Workshops de Automações' })).toBeInTheDocument()
  expect(screen.getByText('Bar da Ana')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Nenhum workshop agendado' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Agendar Primeiro Workshop' }))
  expect(await screen.findByRole('dialog', { name: 'Novo Workshop de Automação' })).toBeInTheDocument()
})

test('the four cards count automations, all workshops, pending ones and completed ones', () => {
  open([
    workshop('a', 'pending'),
    workshop('b', 'pending'),
    workshop('c', 'completed'),
    workshop('d', 'delivered'),
    workshop('e', 'delivered'),
    workshop('f', 'cancelled'),
  ])
  expect(['Automações', 'Workshops', 'Agendados', 'Realizados'].map(counted)).toEqual(['1', '6', '2', '3'])
  expect(screen.queryByText('Nenhum workshop agendado')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Por vir' })).toBeInTheDocument()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../../tests/support/sessions'
import type { QueuedOrder } from './queue.queries'
import { parseStepFilter } from './steps'

let page: {
  Orders: ComponentType
  Session: typeof SessionContext
  queries: typeof import('./queue.queries')
}

/** What the server answers. */
let answer = () => new Promise<Response>(() => undefined)

beforeAll(async () => {
  // The client takes the browser's fetch when its file loads.
  vi.stubGlobal('fetch', () => answer())
  // The page's client requires a URL. Its data is placed in the cache instead of fetched.
  vi.stubEnv('VITE_SUPABASE_URL', 'http://orders.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const [{ default: Orders }, queries, { SessionContext: Session }] = await Promise.all([
    import('./orders-page'),
    import('./queue.queries'),
    import('@/session/session-context'),
  ])
  page = { Orders, Session, queries }
})

const order = (number: number): QueuedOrder => ({
  id: `order-${number}`,
  number,
  step: 'to_pack',
  house: 'Bar da Ana',
  cnpj: '11222333000181',
  bottles: 4,
  invoice_amount: 200,
  created_at: '2026-11-20T12:00:00+00',
  paid_at: '2026-11-20T12:01:00+00',
  has_address: true,
  district: 'Meireles',
  city: 'Fortaleza',
  held_at: null,
  hold_reason: null,
  shipped_at: null,
  carrier: null,
  tracking_code: null,
  last_event_id: 2,
  withdrawn_at: null,
  refund_due: null,
})

/** The page with these orders in the cache, or with a server that answers like this. */
function open(orders: QueuedOrder[] | (() => Promise<Response>), address = '/') {
  const { Orders, Session, queries } = page
  const client = createQueryClient()
  const parameters = new URL(address, 'http://orders.test').searchParams
  const filter = parseStepFilter(parameters.get('etapa'))
  if (Array.isArray(orders)) {
    client.setQueryData(queries.queueQuery('ana', filter, parameters.get('busca') ?? '').queryKey, {
      pages: [{ orders, next: null }],
      pageParams: [0],
    })
    client.setQueryData(queries.stepCountsQuery('ana').queryKey, { to_pack: orders.length, all: 1234 })
  } else answer = orders
  render(
    <QueryClientProvider client={client}>
      <Session value={ownerSession()}>
        <MemoryRouter initialEntries={[address]}>
          <Orders />
        </MemoryRouter>
      </Session>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('filters carry their counts, and orders in need of unpacking show only when there are some', () => {
  open([order(1001)])
  expect(screen.getByRole('button', { name: /^A embalar\s*1$/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: /^Todos\s*1\.234$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Devolvidos\s*0$/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull()
})

test('an order leads to its page, and ticked ones can be worked on together', async () => {
  const user = open([order(1001), order(1002)])
  expect(screen.getByRole('link', { name: '1001 · Bar da Ana' })).toHaveAttribute(
    'href',
    '/fazenda/pedidos/order-1001',
  )
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar o pedido 1002' }))
  const bar = screen.getByRole('region', { name: 'Pedidos selecionados' })
  expect(bar).toHaveTextContent('1 pedido selecionado')
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar os 2 pedidos da lista' }))
  expect(bar).toHaveTextContent('1001 e 1002')
  expect(screen.getByRole('link', { name: 'Imprimir' })).toHaveAttribute(
    'href',
    '/fazenda/pedidos/imprimir?ids=order-1001,order-1002',
  )
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }))
  expect(bar).not.toBeInTheDocument()
})

test('an empty step says so', () => {
  open([])
  expect(screen.getByRole('heading', { name: 'Nada para embalar' })).toBeVisible()
})

test('a search without results links to all orders', () => {
  open([], '/?etapa=packed&busca=z%C3%A9')
  expect(screen.getByRole('heading', { name: 'Nenhum pedido para “zé”' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Procurar em todos os pedidos' })).toBeVisible()
})

test('a failed read can be retried', async () => {
  open(() => Promise.resolve(Response.json({ code: '57014', message: 'timeout' }, { status: 400 })))
  expect(screen.getByRole('status')).toHaveTextContent('Carregando pedidos')
  expect(await screen.findByRole('heading', { name: 'Não conseguimos ler os pedidos' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

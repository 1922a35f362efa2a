import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../../tests/support/sessions'
import type { ReviewDetails } from './reviews.queries'

interface EditorProps {
  review: ReviewDetails
  base: number
  onClose: () => void
}

let page: {
  Editor: ComponentType<EditorProps>
  Session: typeof SessionContext
  queries: typeof import('./reviews.queries')
  contents: typeof import('@/data/tables/generated-content')
}

/** The stubbed response of the function, and the requests that it received. */
let answer: () => Response
const sent = vi.fn<(body: unknown) => void>()

beforeAll(async () => {
  vi.stubGlobal('fetch', async (request: RequestInfo | URL, init?: RequestInit) => {
    if (String(request instanceof Request ? request.url : request).includes('/functions/v1/')) {
      sent(JSON.parse(String(init?.body)))
    }
    return answer()
  })
  vi.stubEnv('VITE_SUPABASE_URL', 'http://reviews.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const [{ VersionEditor: Editor }, queries, contents, { SessionContext: Session }] = await Promise.all([
    import('./version-editor'),
    import('./reviews.queries'),
    import('@/data/tables/generated-content'),
    import('@/session/session-context'),
  ])
  page = { Editor, Session, queries, contents }
})

beforeEach(() => {
  sent.mockReset()
  answer = () => Response.json({ number: 2 })
})

const item = (name: string, price: number, newPrice: number, cost: number) => ({
  name,
  category: null,
  drink: false,
  units: 100,
  cost,
  price,
  elasticity: -1.2,
  newPrice,
  change: newPrice / price - 1,
  profit: 0,
  newProfit: 0,
  action: newPrice === price ? 'keep' : 'raise',
})

const plan = {
  kind: 'pricing_plan',
  title: 'Preços do bar',
  summary: 'Suba o camarão.',
  items: [item('Camarão', 62, 64, 22), item('Isca', 40, 40, 12), item('Cerveja', 14, 14, 13)],
  left: [{ name: 'Paçoca', reason: 'no_cost', price: 9 }],
  understood: [],
  notUnderstood: [],
  assumptions: [],
}

const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const limits = {
  limits: [
    { item: 'Camarão', limits: free },
    { item: 'Isca', limits: { ...free, fixed: 40 } },
    { item: 'Cerveja', limits: free },
  ],
}

function open(allowed: { limits: typeof limits.limits } | { why: string } = limits) {
  const { Editor, Session, queries, contents } = page
  const client = createQueryClient()
  const review = { id: 'review', automation_request_id: 'request', revision: 3 } as unknown as ReviewDetails
  client.setQueryData(contents.generatedContentQuery('ana', 'request', 1).queryKey, [
    { id: 'plan', title: 'Preços do bar', content: plan },
  ] as never)
  client.setQueryData(queries.priceLimitsQuery('ana', 'review', 1).queryKey, allowed)
  const router = createMemoryRouter([
    { path: '/', element: <Editor review={review} base={1} onClose={() => undefined} /> },
  ])
  render(
    <QueryClientProvider client={client}>
      <Session value={ownerSession()}>
        <RouterProvider router={router} />
      </Session>
    </QueryClientProvider>,
  )
}

const price = (name: string) => screen.getByRole('textbox', { name: `Preço de ${name} (R$)` })
const publishing = () => screen.getByRole('button', { name: 'Publicar nova versão' })

async function type(name: string, text: string) {
  await userEvent.clear(price(name))
  if (text !== '') await userEvent.type(price(name), text)
}

test('shows today’s price, the engine’s price, the cost and the margin at the typed price', async () => {
  open()
  const row = price('Camarão').closest('li')
  if (!row) throw new Error('no row')
  expect(price('Camarão')).toHaveValue('64,00')
  expect(row).toHaveTextContent(/Hoje R\$\s62,00 · pela conta R\$\s64,00 · custo R\$\s22,00/)
  expect(price('Camarão')).toHaveAccessibleDescription(/Deixa R\$\s42,00 · custo 34,4%/)
  expect(publishing()).toBeDisabled()
  await type('Camarão', '66.5')
  expect(price('Camarão')).toHaveValue('66,5')
  expect(price('Camarão')).toHaveAccessibleDescription(/Deixa R\$\s44,50 · custo 33,1%/)
  expect(within(row).getByText(/de R\$\s64,00 para R\$\s66,50/)).toBeVisible()
  await userEvent.click(publishing())
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      review_id: 'review',
      seen: 3,
      base: 1,
      edits: [{ id: '0/items.0.newPrice', value: 66.5 }],
      note: '',
    }),
  )
})

test.each([
  ['Camarão', '99999', 'A conta só vale até 10% do preço de hoje: de R$ 55,80 a R$ 68,20.'],
  ['Camarão', '0', 'A conta só vale até 10% do preço de hoje: de R$ 55,80 a R$ 68,20.'],
  ['Camarão', '', 'Escreva o preço.'],
  ['Isca', '41', 'O cliente pediu para este preço ficar em R$ 40,00.'],
])('explains at the field why %s at “%s” cannot be published, and sends nothing', async (name, text, why) => {
  open()
  await type(name, text)
  expect(price(name)).toBeInvalid()
  expect(price(name)).toHaveAccessibleDescription(expect.stringContaining(why))
  await userEvent.click(publishing())
  expect(price(name)).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('asks for the reason of a price below cost, and sends both', async () => {
  open()
  await type('Cerveja', '12,90')
  expect(price('Cerveja')).toHaveAccessibleDescription(/não cobre o custo de R\$ 13,00/)
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Motivo para Cerveja não cobrir o custo' }),
    'Traz gente na terça.',
  )
  expect(price('Cerveja')).not.toBeInvalid()
  await userEvent.click(publishing())
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        edits: [{ id: '0/items.2.newPrice', value: 12.9, reason: 'Traz gente na terça.' }],
      }),
    ),
  )
})

test('shows the function’s error at its field and keeps the typed text', async () => {
  answer = () =>
    Response.json(
      { code: 'price_out_of_range', error: 'Longe demais.', field: '0/items.0.newPrice' },
      { status: 400 },
    )
  open()
  await type('Camarão', '65')
  await userEvent.click(publishing())
  await waitFor(() => expect(price('Camarão')).toHaveAccessibleDescription(/Longe demais\./))
  expect(price('Camarão')).toHaveValue('65')
  await type('Camarão', '65,50')
  expect(price('Camarão')).not.toBeInvalid()
})

test('explains why the price of one item cannot be set', () => {
  open()
  expect(screen.getByText('Fora da conta: custo incompleto.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Paçoca/ })).toBeNull()
})

test('shows the prices read-only where the report cannot be computed again', () => {
  open({ why: 'A casa mudou desde então.' })
  expect(screen.getByText('A casa mudou desde então.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Preço de/ })).toBeNull()
  expect(screen.getByText('Camarão')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Resumo' })).toBeEnabled()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { Restaurant } from '@/data/tables/restaurants'
import type { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../../../tests/support/sessions'
import type { Statement } from './statement'
import type { Withdrawal } from './withdrawal.queries'

type Modules = {
  Card: typeof import('./withdraw-card').WithdrawCard
  Receipt: typeof import('./withdrawal-receipt').WithdrawalReceipt
  Session: typeof SessionContext
  Toaster: ComponentType
}
let page: Modules

const statement: Statement = {
  refusal: null,
  ends_at: '2026-11-30T03:00:00+00:00',
  total: 200,
  already_back: 0,
  amount: 18.19,
  credits_back: 20,
  used_amount: 181.81,
  used: [
    { name: 'Criação de Drinks Autorais', credits: 200, amount: 181.81, at: '2026-11-22T16:00:00+00:00' },
  ],
  runs_back: 0,
  event_back: false,
  bottles: [{ name: 'Cachaça Alambique', quantity: 3 }],
  bottles_way: 'delivered',
  way: 'stripe',
}

/** What the server answers, by the end of the address; calls are kept. */
let answers: Record<string, () => Response | Promise<Response>>
let calls: { to: string; body: unknown }[]

beforeAll(async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const to = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? ''
    calls.push({ to, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return answers[to]?.() ?? new Promise<Response>(() => undefined)
  })
  vi.stubEnv('VITE_SUPABASE_URL', 'http://orders.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const [{ WithdrawCard: Card }, { WithdrawalReceipt: Receipt }, { SessionContext: Session }, { Toaster }] =
    await Promise.all([
      import('./withdraw-card'),
      import('./withdrawal-receipt'),
      import('@/session/session-context'),
      import('@/ui/toaster'),
    ])
  page = { Card, Receipt, Session, Toaster }
})

beforeEach(() => {
  answers = { preview_withdrawal: () => Response.json(statement) }
  calls = []
})

const house: Restaurant = {
  id: 'house',
  user_id: 'ana',
  name: 'Bar da Ana',
  cnpj: '11222333000181',
  contact_name: 'Ana',
  contact_email: null,
  contact_phone: null,
  address: null,
  city: 'Fortaleza',
  state: 'Ceará',
  restaurant_type: 'bar',
  establishment_type: 'bar',
  consulting_credit_balance: 20,
  credit_balance: 20,
  premium_unlocked_at: null,
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
}

function show(content: (modules: Modules) => ReactNode) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <page.Session value={ownerSession({ restaurant: house })}>
        <page.Toaster />
        <MemoryRouter>{content(page)}</MemoryRouter>
      </page.Session>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const showCard = () => show(({ Card }) => <Card orderId="order-1" />)
const business = (code: string) => () =>
  Response.json({ code: 'P0001', message: `${code}: x` }, { status: 400 })

test('the deadline is the last day that counts, in Fortaleza', async () => {
  showCard()
  expect(await screen.findByText(/até o fim de 29\/11\/2026/)).toBeVisible()
})

test('before the bottles arrive the days have not begun', async () => {
  answers.preview_withdrawal = () => Response.json({ ...statement, ends_at: null })
  showCard()
  expect(await screen.findByText(/só começa quando as garrafas chegarem/)).toBeVisible()
})

test('after the deadline there is no button, and the reason is shown', async () => {
  answers.preview_withdrawal = () => Response.json({ ...statement, refusal: 'withdrawal_late' })
  showCard()
  expect(await screen.findByText(/já terminou/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed read can be repeated', async () => {
  answers.preview_withdrawal = () => Response.json({ message: 'down' }, { status: 503 })
  const user = showCard()
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8000 })
  answers.preview_withdrawal = () => Response.json(statement)
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Arrepender-se da compra' })).toBeVisible()
}, 12_000)

test('the owner reads what is refunded, what was used and where the bottles go, and confirms that amount', async () => {
  answers.withdraw_purchase = () => new Response(null, { status: 204 })
  const user = showCard()
  await user.click(await screen.findByRole('button', { name: 'Arrepender-se da compra' }))
  const confirm = await screen.findByRole('button', { name: /^Desfazer e receber R\$\s18,19$/ })
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent(/Criação de Drinks Autorais · 200 créditos/)
  expect(dialog).toHaveTextContent(/20 créditos que ainda não foram usados/)
  expect(dialog).toHaveTextContent(/3 Cachaça Alambique.*a fazenda combina a retirada e paga por ela/)
  expect(dialog).toHaveTextContent(/No Pix cai em minutos/)
  await user.click(confirm)
  await waitFor(() =>
    expect(calls).toContainEqual({
      to: 'withdraw_purchase',
      body: { p_order_id: 'order-1', p_amount: 18.19 },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a credit spent meanwhile shows the new amount and asks again', async () => {
  answers.withdraw_purchase = business('withdrawal_changed')
  const user = showCard()
  await user.click(await screen.findByRole('button', { name: 'Arrepender-se da compra' }))
  const confirm = await screen.findByRole('button', { name: /Desfazer e receber/ })
  answers.preview_withdrawal = () => Response.json({ ...statement, amount: 9.09 })
  await user.click(confirm)
  expect(await screen.findByRole('button', { name: /receber R\$\s9,09/ })).toBeEnabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Os valores mudaram')
})

const withdrawal: Withdrawal = {
  at: '2026-11-22T17:05:00+00:00',
  amount: 18.19,
  way: 'stripe',
  refundedAt: null,
  statement,
  account: null,
}
const order = { id: 'order-1', number: 1042 }
const showReceipt = (change: Partial<Withdrawal> = {}) =>
  show(({ Receipt }) => (
    <Receipt order={order} withdrawal={{ ...withdrawal, ...change }} onChange={() => undefined} />
  ))

test('the receipt says when, how much, and how far the money is', () => {
  showReceipt()
  const receipt = screen.getByRole('region', { name: 'Recibo do arrependimento' })
  expect(receipt).toHaveTextContent('O pedido 1042 foi desfeito em 22/11/2026, 14:05')
  expect(receipt).toHaveTextContent(/Volta para você\s*R\$\s18,19/)
  expect(receipt).toHaveTextContent('Devolução em andamento')
})

test('the receipt of money that is back says since when', () => {
  showReceipt({ refundedAt: '2026-11-22T17:06:00+00:00' })
  expect(screen.getByText('Dinheiro devolvido')).toBeVisible()
  expect(screen.getByText(/devolvido em 22\/11\/2026, 14:06/)).toBeVisible()
  expect(screen.queryByText(/No Pix cai em minutos/)).toBeNull()
})

test('a boleto asks for an account, refuses an invalid one, and questions a check digit once', async () => {
  answers.refund_accounts = () => new Response(null, { status: 201 })
  const user = showReceipt({ way: 'bank' })
  await user.click(screen.getByRole('button', { name: 'Informar conta' }))
  const save = await screen.findByRole('button', { name: 'Salvar conta' })
  await user.type(screen.getByRole('textbox', { name: /Titular/ }), 'Ana Lima')
  await user.type(screen.getByRole('textbox', { name: /CPF ou CNPJ/ }), '529.982.247-24')
  await user.selectOptions(screen.getByRole('combobox', { name: /Banco/ }), '001')
  await user.type(screen.getByRole('textbox', { name: /Agência/ }), '1584')
  await user.type(screen.getByRole('textbox', { name: /Conta/ }), '210169-5')
  await user.click(save)
  expect(await screen.findByText('CPF ou CNPJ inválido: confira os números')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: /CPF ou CNPJ/ }))
  await user.type(screen.getByRole('textbox', { name: /CPF ou CNPJ/ }), '529.982.247-25')
  await user.click(save)
  expect(await screen.findByText(/O dígito não confere com a regra deste banco/)).toBeVisible()
  expect(calls).toEqual([])
  await user.click(save)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject({
    to: 'refund_accounts',
    body: {
      tax_id: '52998224725',
      bank_code: '001',
      branch: '1584',
      account: '210169-5',
      account_kind: 'checking',
    },
  })
})

test('a given account is shown in part, and deleted after confirmation', async () => {
  answers.refund_accounts = () => new Response(null, { status: 204 })
  const user = showReceipt({
    way: 'bank',
    account: {
      holder: 'Ana Lima',
      tax_id: '52998224725',
      bank_code: '001',
      branch: '1584',
      account: '210169-6',
      account_kind: 'checking',
    },
  })
  expect(screen.getByText(/•••69-6/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('52998224725')
  await user.click(screen.getByRole('button', { name: 'Apagar dados' }))
  expect(calls).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Apagar' }))
  await waitFor(() => expect(calls.map(({ to }) => to)).toEqual(['refund_accounts']))
})

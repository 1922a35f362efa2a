import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import type { FiscalDocument } from '@/domain/fiscal-document'
import type { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../../../tests/support/sessions'
import type { OrderFiscal } from './order-fiscal'

let parts: { Card: typeof OrderFiscal; Session: typeof SessionContext }

const requests: string[] = []
let answer = () => new Response(null, { status: 204 })

beforeAll(async () => {
  // The client takes the browser's fetch when its file loads.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(`${new URL(request.url).pathname} ${await request.text()}`)
    return answer()
  })
  vi.stubEnv('VITE_SUPABASE_URL', 'http://orders.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const [{ OrderFiscal: Card }, { SessionContext: Session }] = await Promise.all([
    import('./order-fiscal'),
    import('@/session/session-context'),
  ])
  parts = { Card, Session }
})

beforeEach(() => {
  requests.length = 0
  answer = () => new Response(null, { status: 204 })
})

const refused: FiscalDocument = {
  id: 'document-1',
  kind: 'nfe',
  status: 'refused',
  amount: 150,
  number: null,
  series: null,
  access_key: null,
  verification_code: null,
  pdf_url: null,
  xml_url: null,
  refusal: 'Rejeição: CNPJ do destinatário inválido',
  cancel_reason: null,
  created_at: '2026-11-22T12:00:00+00:00',
  issued_at: null,
  cancelled_at: null,
}

function open(change: Partial<FiscalDocument> = {}, flags: string[] = [], isOwed = true) {
  const { Card, Session } = parts
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Session value={ownerSession()}>
        <Card
          orderId="order-1"
          isOwed={isOwed}
          documents={[{ ...refused, ...change }]}
          needsAddress={false}
          flags={flags}
        />
        <Toaster />
      </Session>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('shows the tax office’s reason for a refusal, not the text for owners', () => {
  open()
  expect(screen.getByText('Rejeição: CNPJ do destinatário inválido')).toBeVisible()
  expect(document.body).not.toHaveTextContent('você não precisa fazer nada')
})

const again = () => screen.queryByRole('button', { name: 'Tentar de novo' })

test('a refused document shows its reason and can be retried', async () => {
  const user = open()
  expect(screen.getByText('Rejeição: CNPJ do destinatário inválido')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('De volta à fila')).toBeVisible()
  expect(requests).toContain('/rest/v1/rpc/retry_fiscal_document {"p_document_id":"document-1"}')
})

test('a member who was slower reads what happened', async () => {
  answer = () => Response.json({ code: 'P0001', message: 'fiscal_state: queued' }, { status: 400 })
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText(/A nota já voltou à fila/)).toBeVisible()
})

test('a cancellation that was refused can be tried again', () => {
  const issued = { status: 'issued', number: '48', issued_at: refused.created_at, refusal: null }
  open({ ...issued, cancel_reason: 'Pedido desfeito', refusal: 'Fora do prazo' })
  expect(screen.getByText('O cancelamento foi recusado')).toBeVisible()
  expect(again()).not.toBeNull()
})

test.each([
  [{ status: 'processing' }, ['fiscal_stuck'], true],
  [{ status: 'processing' }, [], false],
  [{ status: 'issued', number: '48', issued_at: refused.created_at }, [], false],
])('%o with flags %o offers a retry: %s', (change, flags, offered) => {
  open(change, flags)
  expect(again() !== null).toBe(offered)
})

const outside = { status: 'cancelled', cancelled_at: refused.created_at, refusal: null }
const issue = () => screen.queryByRole('button', { name: 'Emitir o que falta' })

test('a paid order whose invoice was cancelled in the panel gets another', async () => {
  const user = open(outside)
  expect(screen.getByText('Cancelada no serviço de notas. A fazenda emite outra.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Emitir o que falta' }))
  expect(await screen.findByText('A nota é emitida em até um minuto.')).toBeVisible()
  expect(requests).toContain('/rest/v1/rpc/issue_fiscal_documents {"p_order_id":"order-1"}')
})

test.each([
  ['a live invoice', {}, true],
  ['an invoice that ended with its order', { ...outside, cancel_reason: 'Pedido desfeito' }, true],
  ['an order that was paid back', outside, false],
] as const)('%s offers none', (_, change, isOwed) => {
  open(change, [], isOwed)
  expect(issue()).toBeNull()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import { createQueryClient } from '@/data/client/query-client'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../../tests/support/sessions'

const backend = vi.hoisted(() => ({ list: vi.fn(), rpc: vi.fn() }))
vi.mock('@/data/client/supabase', () => {
  const query = { select: () => query, order: () => query, limit: () => backend.list() }
  return { supabase: { from: () => query, rpc: backend.rpc } }
})
const { default: ShareDialog } = await import('./share-dialog')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const link = (changes: object = {}) => ({
  id: 'l1',
  automation_request_id: 'r1',
  version: 1,
  with_costs: false,
  created_at: inDays(-1),
  expires_at: inDays(6),
  revoked_at: null,
  opens: 0,
  last_opened_at: null,
  request: { automation: { name: 'Criação de Drinks' } },
  ...changes,
})

beforeEach(() => {
  backend.list.mockReset().mockResolvedValue({ data: [], error: null })
  backend.rpc.mockReset().mockResolvedValue({ data: 'token', error: null })
})
afterEach(() => vi.unstubAllGlobals())

async function open(version = 1) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={ownerSession()}>
        <ShareDialog
          open
          onOpenChange={() => undefined}
          requestId="r1"
          title="Criação de Drinks"
          version={version}
        />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  )
  return screen.findByRole('dialog', { name: 'Compartilhar relatório' })
}

test('a new link hides costs and lasts seven days unless something else is chosen', async () => {
  const dialog = await open(2)
  expect(within(dialog).getByText(/sempre a versão 2/)).toBeVisible()
  expect(await within(dialog).findByText('Ninguém recebeu um link deste relatório.')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Criar link' }))
  expect(backend.rpc).toHaveBeenCalledWith('share_report', {
    p_request_id: 'r1',
    p_version: 2,
    p_days: 7,
    p_with_costs: false,
  })
  const address = `${window.location.origin}/compartilhado#token`
  expect(await within(dialog).findByLabelText('Link criado')).toHaveValue(address)
  expect(within(dialog).getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Criação de Drinks: ${address}`)}`,
  )
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copiar link' }))
  expect(writeText).toHaveBeenCalledWith(address)
  expect(await screen.findByText('Link copiado para a área de transferência!')).toBeInTheDocument()
  // The new link is in the list.
  expect(backend.list).toHaveBeenCalledTimes(2)
  // The URL is not shown again.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  expect(await within(dialog).findByRole('button', { name: 'Criar link' })).toBeVisible()
  expect(within(dialog).queryByDisplayValue(address)).not.toBeInTheDocument()
})

test('duration and costs are chosen, and stay chosen when the link is refused', async () => {
  backend.rpc.mockResolvedValue({ data: null, error: { message: 'limit_reached: live_shared_reports, 20' } })
  const dialog = await open()
  await userEvent.click(within(dialog).getByLabelText(/^Com custos/))
  await userEvent.click(within(dialog).getByLabelText('30 dias'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Criar link' }))
  expect(backend.rpc.mock.calls[0]?.[1]).toMatchObject({ p_days: 30, p_with_costs: true })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/chegou ao limite de links/)
  expect(within(dialog).getByLabelText(/^Com custos/)).toBeChecked()
  expect(within(dialog).getByLabelText('30 dias')).toBeChecked()
})

test('lists this report’s links with their expiry and openings, and live links to other reports', async () => {
  backend.list.mockResolvedValue({
    data: [
      link({ with_costs: true, version: 2, opens: 3, last_opened_at: inDays(0) }),
      link({ id: 'l2', expires_at: inDays(-0.5) }),
      link({ id: 'l3', revoked_at: inDays(-0.2), opens: 1, last_opened_at: inDays(-0.3) }),
      link({ id: 'l4', automation_request_id: 'r2' }),
      link({ id: 'l5', automation_request_id: 'r2', revoked_at: inDays(-1) }),
    ],
    error: null,
  })
  const dialog = await open()
  const items = await within(dialog).findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Com custos, versão 2AtivoVale até .*aberto 3 vezes, a última em /),
    expect.stringMatching(/^Sem custosEncerradoTerminou em .*ainda não aberto$/),
    expect.stringMatching(/^Sem custosEncerradoEncerrado por você em .*aberto 1 vez, em /),
    expect.stringMatching(/^Criação de Drinks: Sem custosAtivo/),
  ])
  expect(within(dialog).getAllByRole('button', { name: 'Encerrar link' })).toHaveLength(2)
})

test('a link ends after confirmation, and stays when the request fails', async () => {
  backend.list.mockResolvedValue({ data: [link()], error: null })
  const dialog = await open()
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Encerrar link' }))
  expect(within(dialog).getByRole('button', { name: 'Encerrar agora' })).toHaveFocus()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Manter' }))
  expect(within(dialog).getByRole('button', { name: 'Encerrar link' })).toHaveFocus()
  expect(backend.rpc).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar link' }))
  backend.rpc.mockRejectedValueOnce(new AppError('network', 'Failed to fetch'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar agora' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Sem conexão/)
  backend.list.mockResolvedValue({ data: [link({ revoked_at: inDays(0) })], error: null })
  backend.rpc.mockResolvedValue({ data: null, error: null })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Encerrar agora' }))
  expect(backend.rpc).toHaveBeenLastCalledWith('revoke_shared_report', { p_id: 'l1' })
  expect(await within(dialog).findByText(/Encerrado por você em/)).toBeVisible()
  await waitFor(() =>
    expect(within(dialog).queryByRole('button', { name: /Encerrar/ })).not.toBeInTheDocument(),
  )
  await waitFor(() =>
    expect(within(dialog).getByRole('heading', { name: 'Links deste relatório' })).toHaveFocus(),
  )
})

test('a list that fails to load can be read again, and links can still be made', async () => {
  backend.list.mockResolvedValueOnce({ data: null, error: { message: 'Failed to fetch' } })
  const dialog = await open()
  expect(await within(dialog).findByText('Não conseguimos ler os seus links')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Criar link' })).toBeEnabled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tentar novamente' }))
  expect(await within(dialog).findByText('Ninguém recebeu um link deste relatório.')).toBeVisible()
})

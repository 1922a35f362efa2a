import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../tests/support/sessions'
import { Bell } from './bell'
import type { Notification } from './notifications.queries'

const server = vi.hoisted(() => ({ fetch: vi.fn(), update: vi.fn() }))
vi.mock('./notifications.queries', () => ({
  notificationsQuery: (...queryKey: string[]) => ({ queryKey, queryFn: server.fetch }),
  updateRead: server.update,
}))

const row = (id: string, change: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'order_shipped',
  payload: { number: 1042, carrier: 'Jadlog', tracking_code: 'BR123' },
  restaurant_id: 'r',
  read_at: null,
  created_at: '2026-11-20T12:00:00Z',
  ...change,
})

function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/dashboard']}>
        <SessionContext value={ownerSession()}>
          <Routes>
            <Route path="/dashboard" element={<Bell />} />
            <Route path="/pedidos" element={<p>orders</p>} />
          </Routes>
        </SessionContext>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  server.fetch
    .mockReset()
    .mockResolvedValue([row('a'), row('b', { kind: 'order_confirmed' }), row('c', { read_at: 'x' })])
  server.update.mockReset().mockResolvedValue(undefined)
})

describe('the bell', () => {
  it('counts what is unread', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Avisos: 2 novos' })).toBeVisible()
  })

  it('lists what happened, and leads there, marking it as read', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^Avisos/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Avisos' }))
    expect(await list.findAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(
      list.getAllByRole('link', { name: /Pedido 1042 a caminho.*Jadlog · BR123/ })[0] as Element,
    )
    expect(server.update).toHaveBeenCalledWith(['a'], true)
    expect(await screen.findByText('orders')).toBeVisible()
  })

  it('marks all as read at once', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos: 2 novos' }))
    const mark = await screen.findByRole('button', { name: 'Marcar todos como lidos' })
    server.fetch.mockResolvedValue([row('a', { read_at: 'x' })])
    await userEvent.click(mark)
    expect(server.update).toHaveBeenCalledWith(['a', 'b'], true)
    expect(await screen.findByRole('button', { name: 'Avisos', hidden: true })).toBeInTheDocument()
  })

  it('reverts a mark that was not stored, and says so', async () => {
    server.update.mockRejectedValue(new Error('no'))
    open()
    await userEvent.click(await screen.findByRole('button', { name: /^Avisos/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getAllByRole('button', { name: /^Marcar como lido/ })[0] as Element)
    expect(await screen.findByText('Não foi possível marcar o aviso')).toBeInTheDocument()
    expect(await dialog.findAllByRole('button', { name: /^Marcar como lido/ })).toHaveLength(2)
  })

  it('has an empty state and an error state', async () => {
    server.fetch.mockResolvedValueOnce([]).mockResolvedValueOnce([])
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos' }))
    expect(await screen.findByText('Nenhum aviso por enquanto')).toBeVisible()
  })

  it('offers a retry when the list cannot be read', async () => {
    server.fetch.mockRejectedValue(new Error('no'))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Avisos' }))
    expect(await screen.findByText('Não conseguimos ler os avisos')).toBeVisible()
    server.fetch.mockResolvedValue([row('a')])
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Pedido 1042 a caminho')).toBeVisible()
  })
})

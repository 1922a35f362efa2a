import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../tests/support/sessions'
import { UnlessHouseUnread } from './house-unread'

const fetchRestaurant = vi.hoisted(() => vi.fn())
vi.mock('@/data/tables/restaurants', () => ({ fetchRestaurant }))

async function open(path: string, read: () => Promise<unknown>) {
  fetchRestaurant.mockImplementation(read)
  const client = createQueryClient()
  // The session has finished reading the restaurant when a page behind the login opens.
  await client.prefetchQuery({ ...restaurantQuery('ana'), retry: false })
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={ownerSession()}>
        <MemoryRouter initialEntries={[path]}>
          <UnlessHouseUnread>
            <p>Nenhum pedido ainda</p>
          </UnlessHouseUnread>
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
}

const failed = () => Promise.reject(new Error('Failed to fetch'))

test('an owner whose restaurant could not be read sees the error instead of an empty page, and can retry', async () => {
  await open('/pedidos', failed)
  expect(screen.getByRole('heading', { name: 'Não conseguimos abrir a sua casa' })).toBeInTheDocument()
  expect(screen.queryByText('Nenhum pedido ainda')).toBeNull()
  fetchRestaurant.mockResolvedValue({ id: 'h' })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Nenhum pedido ainda')).toBeInTheDocument()
})

test('an owner without a restaurant sees the page', async () => {
  await open('/pedidos', () => Promise.resolve(null))
  expect(screen.getByText('Nenhum pedido ainda')).toBeInTheDocument()
})

test('the dashboard shows its own error message', async () => {
  await open('/dashboard', failed)
  expect(screen.getByText('Nenhum pedido ainda')).toBeInTheDocument()
})

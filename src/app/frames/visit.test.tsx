import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../tests/support/sessions'
import Visit from './visit'

const begin = vi.hoisted(() => vi.fn())
vi.mock('@/data/tables/consents', () => ({
  visitQuery: (...queryKey: string[]) => ({ queryKey, queryFn: begin }),
  acceptTexts: vi.fn(),
}))

const pending = { document: 'terms', version: 2, dated: '2026-11-22', summary: 'Mudou.', accepted_version: 1 }

beforeEach(() => {
  begin.mockReset().mockResolvedValue([pending])
})

function open(path: string, onSignOut?: () => void) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={ownerSession()}>
        <MemoryRouter initialEntries={[path]}>
          <Visit {...(onSignOut && { onSignOut })} />
        </MemoryRouter>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  )
}

test('asks an owner for the text that changed', async () => {
  open('/dashboard', () => {})
  expect(await screen.findByRole('dialog', { name: 'Mudamos os Termos de Uso' })).toBeInTheDocument()
})

test.each([
  ['an owner on the profile, where data is copied and deleted', '/profile', () => {}],
  ['the farm’s staff', '/fazenda', undefined],
])('begins the visit of %s without asking', async (_, path, onSignOut) => {
  open(path, onSignOut)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  await begin.mock.results[0]?.value
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('asks nothing when the visit could not begin', async () => {
  begin.mockRejectedValue(new Error('offline'))
  open('/dashboard', () => {})
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../tests/support/sessions'
import { AcceptedTexts } from './accepted-texts'

const given = { accepted_at: '2026-11-23T02:30:00Z' }
const server = vi.hoisted(() => ({ consents: vi.fn(), pending: [] as object[], accept: vi.fn() }))
vi.mock('@/data/tables/consents', () => ({
  consentsQuery: (...queryKey: string[]) => ({
    queryKey: queryKey.concat('consents'),
    queryFn: server.consents,
  }),
  visitQuery: (...queryKey: string[]) => ({
    queryKey: queryKey.concat('visit'),
    queryFn: async () => server.pending,
  }),
  acceptTexts: server.accept,
}))

beforeEach(() => {
  server.pending = []
  server.consents.mockReset().mockResolvedValue([
    { document: 'privacy', version: 2, ...given },
    { document: 'terms', version: 2, ...given },
    { document: 'terms', version: 1, accepted_at: '2025-05-15T12:00:00Z' },
  ])
  server.accept.mockReset().mockResolvedValue(undefined)
})

function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={ownerSession()}>
        <MemoryRouter>
          <AcceptedTexts />
        </MemoryRouter>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  )
}

const itemOf = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li')
  if (!item) throw new Error('no item')
  return item
}

it('shows the latest version accepted, the day in Fortaleza and the text', async () => {
  open()
  const terms = await itemOf('Termos de Uso')
  expect(terms).toHaveTextContent('Aceitos em 22/11/2026, versão 2')
  expect(within(terms).getByRole('link')).toHaveAttribute('href', '/termos-de-uso')
  expect(await itemOf('Política de Privacidade')).toHaveTextContent('Aceita em 22/11/2026, versão 2')
  expect(screen.queryByRole('button', { name: /Aceitar/ })).toBeNull()
})

it('accepts a pending version, and reports a failure', async () => {
  const waiting = {
    document: 'terms',
    version: 3,
    dated: '2027-01-10',
    summary: 'Muda o foro.',
    accepted_version: 2,
  }
  server.pending = [waiting]
  server.accept.mockRejectedValueOnce(new Error('no'))
  open()
  const button = await screen.findByRole('button', { name: 'Aceitar a versão 3 de Termos de Uso' })
  expect(await itemOf('Termos de Uso')).toHaveTextContent(
    'Vale agora a versão 3, de 10/01/2027. Muda o foro.',
  )
  await userEvent.click(button)
  expect(await screen.findByText('Não foi possível gravar o aceite')).toBeInTheDocument()
  server.pending = []
  server.consents.mockResolvedValue([{ document: 'terms', version: 3, ...given }])
  await userEvent.click(button)
  expect(await screen.findByText('Aceitos em 22/11/2026, versão 3')).toBeInTheDocument()
  expect(server.accept).toHaveBeenLastCalledWith([waiting])
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /versão 3/ })).toBeNull())
})

it('says what was not accepted yet', async () => {
  server.consents.mockResolvedValue([])
  open()
  expect(await itemOf('Termos de Uso')).toHaveTextContent('Ainda sem o seu aceite')
})

it('offers a retry after a failure', async () => {
  server.consents.mockRejectedValueOnce(new Error('no'))
  open()
  await userEvent.click(await screen.findByRole('button', { name: /Tentar/ }))
  expect(await screen.findByText('Aceitos em 22/11/2026, versão 2')).toBeInTheDocument()
})

import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import { type PendingText, visitQuery } from '@/data/tables/consents'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../tests/support/sessions'
import ConsentDialog from './consent-dialog'

const server = vi.hoisted(() => ({ accept: vi.fn() }))
vi.mock('@/data/tables/consents', () => ({
  visitQuery: (...queryKey: string[]) => ({ queryKey }),
  acceptTexts: server.accept,
}))

beforeEach(() => {
  server.accept.mockReset().mockResolvedValue(undefined)
})

const terms: PendingText = {
  document: 'terms',
  version: 3,
  dated: '2027-01-10',
  summary: 'O foro agora é o da sua cidade.',
  accepted_version: 2,
}
const privacy: PendingText = { ...terms, document: 'privacy', summary: 'Outro prazo.', accepted_version: 2 }

function open(first: readonly PendingText[]) {
  const client = new QueryClient()
  const key = visitQuery('ana').queryKey
  client.setQueryData(key, [...first])
  const onSignOut = vi.fn()
  function Page() {
    const { data = [] } = useQuery({ queryKey: key, queryFn: skipToken, initialData: [...first] })
    return (
      <>
        <textarea aria-label="Observações" />
        <ConsentDialog pending={data} onSignOut={onSignOut} />
      </>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={ownerSession()}>
        <Page />
        <Toaster />
      </SessionContext>
    </QueryClientProvider>,
  )
  return {
    onSignOut,
    user: userEvent.setup(),
    ask: (pending: readonly PendingText[]) => act(() => void client.setQueryData(key, [...pending])),
  }
}

test('says what changed, with version, date and the text, and accepts all of it', async () => {
  const { user } = open([terms, privacy])
  const dialog = await screen.findByRole('dialog', {
    name: 'Mudamos os Termos de Uso e a Política de Privacidade',
  })
  expect(dialog).toHaveTextContent('O foro agora é o da sua cidade.')
  expect(dialog).toHaveTextContent('versão 3, de 10/01/2027')
  const text = within(dialog).getByRole('link', { name: /^Termos de Uso/ })
  expect(text).toHaveAttribute('href', '/termos-de-uso')
  expect(text).toHaveAttribute('target', '_blank')
  await user.click(within(dialog).getByRole('button', { name: 'Li e aceito' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.accept).toHaveBeenCalledExactlyOnceWith([terms, privacy])
  expect(await screen.findByText('Aceite gravado')).toBeInTheDocument()
})

test('asks for the texts alone where none was accepted before', async () => {
  open([{ ...terms, accepted_version: null }])
  const dialog = await screen.findByRole('dialog', { name: 'Falta o seu aceite' })
  expect(dialog).not.toHaveTextContent('O foro agora')
})

test('keeps what was typed, and no key pressed meanwhile answers or closes it', async () => {
  const { user, onSignOut, ask } = open([])
  screen.getByLabelText('Observações').focus()
  await user.keyboard('sem lactose')
  ask([terms])
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Enter} {Escape}')
  expect(dialog).toBeInTheDocument()
  expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull()
  expect(server.accept).not.toHaveBeenCalled()
  expect(onSignOut).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Li e aceito' }))
  await waitFor(() => expect(screen.getByLabelText('Observações')).toHaveFocus())
  expect(screen.getByLabelText('Observações')).toHaveValue('sem lactose')
})

test('an owner who declines signs out, or is shown the way to their data', async () => {
  const { user, onSignOut } = open([terms])
  const profile = await screen.findByRole('link', { name: /baixar ou excluir os seus dados/ })
  expect(profile).toHaveAttribute('href', '/profile')
  await user.click(screen.getByRole('button', { name: 'Não aceito, sair da conta' }))
  expect(onSignOut).toHaveBeenCalledOnce()
  expect(server.accept).not.toHaveBeenCalled()
})

test.each([
  ['network', /Sem conexão/],
  ['legal_version_not_current', /O texto mudou enquanto você lia/],
  ['other', /Não conseguimos gravar o aceite/],
])('says why the consent was not recorded: %s', async (code, message) => {
  server.accept.mockRejectedValue(new AppError(code, 'no'))
  const { user } = open([terms])
  await user.click(await screen.findByRole('button', { name: 'Li e aceito' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('waits until another dialog is closed', async () => {
  const banner = document.createElement('div')
  banner.setAttribute('role', 'dialog')
  banner.setAttribute('aria-label', 'Aviso de cookies')
  document.body.append(banner)
  open([terms])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('dialog', { name: /Mudamos/ })).toBeNull()
  banner.remove()
  expect(await screen.findByRole('dialog', { name: /Mudamos/ })).toBeInTheDocument()
})

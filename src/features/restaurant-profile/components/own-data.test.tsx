import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import { deletionMessage, downloadMessage } from '../profile.messages'
import DeleteAccountDialog from './delete-account-dialog'
import { type DownloadState, OwnDataSection } from './own-data-section'

describe('the data download', () => {
  const show = (download: DownloadState) =>
    render(<OwnDataSection download={download} onDownload={() => {}} onDelete={() => {}} />)

  it('shows which data it is reading, and cannot be started twice', () => {
    show({ kind: 'running', progress: { label: 'pedidos', done: 3, total: 11 } })
    expect(screen.getByText('Lendo pedidos (4 de 11)')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Reunindo os seus dados' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    )
    expect(screen.getByRole('button', { name: 'Reunindo dados...' })).toBeDisabled()
  })

  it('shows why it failed, and can be retried', () => {
    show({ kind: 'failed', message: downloadMessage(new AppError('network', 'Failed to fetch')) })
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos falar com o servidor')
    expect(screen.getByRole('button', { name: 'Baixar meus dados' })).toBeEnabled()
  })

  it('names the saved file', () => {
    show({ kind: 'done', fileName: 'engenho48-meus-dados-2026-11-21.json' })
    expect(screen.getByRole('status')).toHaveTextContent('engenho48-meus-dados-2026-11-21.json')
  })
})

describe('the account deletion', () => {
  async function open(props: Partial<Parameters<typeof DeleteAccountDialog>[0]> = {}) {
    const onConfirm = vi.fn()
    const onOpenChange = vi.fn()
    render(
      <DeleteAccountDialog
        open
        onOpenChange={onOpenChange}
        confirmation="Bar da Ana"
        balance={220}
        busy={false}
        onConfirm={onConfirm}
        {...props}
      />,
    )
    // The dialog's content renders after its frame.
    await screen.findByRole('dialog')
    return { onConfirm, onOpenChange, user: userEvent.setup() }
  }
  const name = () => screen.getByLabelText('Para confirmar, digite “Bar da Ana”')
  const go = () => screen.getByRole('button', { name: 'Excluir para sempre' })

  it('requires the name of the restaurant', async () => {
    const { user, onConfirm } = await open()
    await user.click(go())
    expect(screen.getByRole('alert')).toHaveTextContent('Digite “Bar da Ana” para continuar')
    expect(name()).toHaveFocus()
    await user.type(name(), 'Bar do Zé')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(go())
    expect(screen.getByRole('alert')).toBeVisible()
    expect(onConfirm).not.toHaveBeenCalled()
    await user.clear(name())
    await user.type(name(), 'bar da ana{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('says how many credits are lost', async () => {
    await open()
    expect(screen.getByText(/saldo de 220 créditos/)).toBeVisible()
  })

  it('does not mention the balance when there is none', async () => {
    await open({ balance: 0 })
    expect(screen.getByText(/Você não tem créditos/)).toBeVisible()
    expect(screen.queryByText(/saldo de/)).toBeNull()
  })

  it('stays open with the reason after a failure, and keeps the typed text', async () => {
    const { user } = await open({
      error: deletionMessage(new AppError('account_busy', 'account_busy: a request')),
    })
    await user.type(name(), 'Bar da Ana')
    expect(screen.getByRole('alert')).toHaveTextContent('Há uma automação em andamento')
    expect(name()).toHaveValue('Bar da Ana')
  })

  it('cannot be closed by its buttons or by Esc while it is in progress', async () => {
    const { user, onOpenChange } = await open({ busy: true })
    expect(screen.getByRole('button', { name: 'Manter minha conta' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Excluindo...' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    await user.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('can be closed before it starts', async () => {
    const { user, onOpenChange } = await open()
    await user.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})

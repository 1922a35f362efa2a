import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../tests/support/sessions'
import { TopBar } from './top-bar'

// It reads from the database; bell.test.tsx tests it.
vi.mock('@/features/notifications/bell', () => ({ Bell: () => null }))
vi.mock('./visit', () => ({ default: () => null }))

const session = ownerSession({
  user: { id: 'u', email: 'joana@boteco.com.br', metadata: {} },
  balance: 1200,
  canUseAutomations: true,
})

function open(path: string, onSignOut = () => undefined) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionContext value={session}>
        <TopBar onSignOut={onSignOut} />
      </SessionContext>
    </MemoryRouter>,
  )
}

describe('the top bar', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/shop', 'Loja'],
    ['/pedidos', 'Loja'],
    ['/automations', 'Automações'],
    ['/automations/drink_creation', 'Automações'],
    ['/consultoria', 'Automações'],
    ['/consulting-report/1', 'Automações'],
  ])('marks the entry of %s as %s', (path, label) => {
    open(path)
    const nav = within(screen.getByRole('navigation', { name: 'Principal' }))
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  })

  it('marks no entry on the profile', () => {
    open('/profile')
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('shows the balance in pt-BR', () => {
    open('/dashboard')
    expect(screen.getByRole('link', { name: 'Saldo: 1.200 créditos' })).toHaveAttribute('href', '/shop')
  })

  it('offers the e-mail, the profile and sign-out in the account menu', async () => {
    const onSignOut = vi.fn()
    open('/dashboard', onSignOut)
    await userEvent.click(screen.getByRole('button', { name: /Menu da conta/ }))
    expect(await screen.findByText('joana@boteco.com.br')).toBeInTheDocument()
    expect(screen.getByRole('menuitem', { name: 'Perfil do Restaurante' })).toHaveAttribute(
      'href',
      '/profile',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })

  it('closes the phone’s menu when an entry is chosen', async () => {
    open('/dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const menu = await screen.findByRole('dialog')
    await userEvent.click(within(menu).getByRole('link', { name: 'Loja' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Session, SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession, visitorSession } from '../../../tests/support/sessions'
import { AccessGate } from './access-gate'

function Login() {
  const { state } = useLocation()
  return <p>login from {JSON.stringify(state?.from?.pathname + state?.from?.search)}</p>
}

function open(session: Session, leaving = false) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/shop?a=1']}>
        <SessionContext value={session}>
          <Routes>
            <Route path="/auth" element={<Login />} />
            <Route
              path="/shop"
              element={
                <AccessGate heading={null} leaving={leaving}>
                  <p>the shop</p>
                </AccessGate>
              }
            />
          </Routes>
        </SessionContext>
      </MemoryRouter>
      <Toaster />
    </StrictMode>,
  )
}

describe('the access gate', () => {
  it('lets a signed-in owner through', () => {
    open(ownerSession())
    expect(screen.getByText('the shop')).toBeVisible()
  })

  it('announces that it is checking while the session loads', () => {
    open(visitorSession('loading'))
    expect(screen.getByRole('status')).toHaveTextContent('Verificando autenticação...')
    expect(screen.queryByText('the shop')).toBeNull()
  })

  it('notifies a visitor once and redirects to the login with the origin remembered', async () => {
    open(visitorSession('signed-out'))
    expect(await screen.findByText('login from "/shop?a=1"')).toBeVisible()
    expect(await screen.findByText('Faça login para acessar esta página')).toBeInTheDocument()
    expect(screen.getAllByText('Acesso restrito')).toHaveLength(1)
    expect(screen.queryByText('the shop')).toBeNull()
  })

  it('does not call a page restricted after its owner signed out', () => {
    open(visitorSession('signed-out'), true)
    expect(screen.getByRole('status')).toHaveTextContent('Saindo...')
    expect(screen.queryByText(/login from/)).toBeNull()
  })
})

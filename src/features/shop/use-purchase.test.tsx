import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { type Session, SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession, visitorSession } from '../../../tests/support/sessions'
import type { Purchase } from './use-purchase'

// The data client is created on import. No test here sends a request.
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
const { usePurchase } = await import('./use-purchase')

function Elsewhere() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} from ${state?.from?.pathname ?? 'nowhere'}`}</p>
}

function buyAs(session: Session) {
  let purchase: Purchase | undefined
  function Shop() {
    purchase = usePurchase()
    return null
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/shop']}>
        <SessionContext value={session}>
          <Routes>
            <Route path="/shop" element={<Shop />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </SessionContext>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  act(() => {
    purchase?.buy({ key: 'p', priceId: 'price_pacote_iniciante' })
  })
}

test('a visitor is told to log in, and returns to the shop after the login', async () => {
  buyAs(visitorSession('signed-out'))
  expect(await screen.findByText('Erro')).toBeVisible()
  expect(screen.getByText('Você precisa estar logado para fazer uma compra')).toBeVisible()
  expect(screen.getByText('/auth from /shop')).toBeVisible()
})

test('an incomplete profile must be completed before a purchase', async () => {
  buyAs(ownerSession())
  expect(await screen.findByText('Perfil incompleto')).toBeVisible()
  expect(screen.getByText('Complete seu perfil antes de realizar uma compra')).toBeVisible()
  expect(screen.getByText('/profile from nowhere')).toBeVisible()
})

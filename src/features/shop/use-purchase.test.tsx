import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { type Session, SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession, visitorSession } from '../../../tests/support/sessions'
import { makeRestaurant } from './test-support'
import type { PurchaseIntent } from './use-purchase'

// The data client is created on import. No test here reaches a server.
vi.stubEnv('VITE_SUPABASE_URL', 'http://shop.test')
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
let age: object | null = null
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const summary = { subscription: null, free_runs: [], lots: [], address: null, notifications: [], age }
  return Response.json(pathname.endsWith('/owner_summary') ? summary : [])
})
const { usePurchase } = await import('./use-purchase')

function Elsewhere() {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} from ${state?.from?.pathname ?? 'nowhere'}`}</p>
}

const starter: PurchaseIntent = { key: 'p', priceId: 'price_pacote_iniciante' }

function buyAs(session: Session, intent = starter) {
  let purchase: ReturnType<typeof usePurchase> | undefined
  function Shop() {
    purchase = usePurchase()
    return <p>{purchase.addressQuestion.open && 'Onde entregamos?'}</p>
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
    purchase?.buy(intent)
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

describe('bottles', () => {
  const bottles: PurchaseIntent = { key: 'b', priceId: 'price_cachaca_alambique', quantity: 6 }
  const ana = ownerSession({ isProfileComplete: true, restaurant: makeRestaurant() })

  const attempt = { method: 'document', contested_at: null, decided_at: null }
  afterEach(() => {
    age = null
  })

  test('lead to the verification of the age, which remembers them', async () => {
    age = { ...attempt, status: 'refused' }
    buyAs(ana, bottles)
    expect(
      await screen.findByText('/idade?comprar=price_cachaca_alambique&quantidade=6 from nowhere'),
    ).toBeVisible()
  })

  test('of a verified owner go on, and so does a package of anybody', async () => {
    age = { ...attempt, status: 'verified' }
    buyAs(ana, bottles)
    expect(await screen.findByText('Onde entregamos?')).toBeVisible()
    cleanup()
    age = null
    buyAs(ana)
    expect(await screen.findByText('Onde entregamos?')).toBeVisible()
  })
})

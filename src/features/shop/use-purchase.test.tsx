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
/** The answer of `owner_summary` for a house without anything. */
const summary = { subscription: null, free_runs: [], lots: [], address: null, notifications: [], age: null }
/** The server's answers by table or function; every other table is empty. */
let rows: Record<string, object> = {}
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const url = String(input instanceof Request ? input.url : input)
  if (url.includes('/functions/v1/stripe-checkout'))
    return Response.json({ error: 'Leia e aceite.', code: 'consent_missing' }, { status: 409 })
  const table = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(url)?.[1]
  return Response.json(rows[table ?? ''] ?? [])
})
const { usePurchase } = await import('./use-purchase')
const { visitQuery } = await import('@/data/tables/consents')

function Elsewhere() {
  const { pathname, search, state } = useLocation()
  return <p>{`${pathname}${search} from ${state?.from?.pathname ?? 'nowhere'}`}</p>
}

const starter: PurchaseIntent = { key: 'p', priceId: 'price_pacote_iniciante' }

function buyAs(session: Session, intent = starter, visited = false) {
  const queries = createQueryClient()
  if (visited) queries.setQueryData(visitQuery('ana').queryKey, [])
  let purchase: ReturnType<typeof usePurchase> | undefined
  function Shop() {
    purchase = usePurchase()
    return <p>{purchase.addressQuestion.open && 'Onde entregamos?'}</p>
  }
  render(
    <QueryClientProvider client={queries}>
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
  return queries
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
    rows = { owner_summary: summary }
  })

  test('lead to the verification of the age, which remembers them', async () => {
    rows = { owner_summary: { ...summary, age: { ...attempt, status: 'refused' } } }
    buyAs(ana, bottles)
    expect(
      await screen.findByText('/idade?comprar=price_cachaca_alambique&quantidade=6 from nowhere'),
    ).toBeVisible()
  })

  test('of a verified owner go on, and so does a package of anybody', async () => {
    rows = { owner_summary: { ...summary, age: { ...attempt, status: 'verified' } } }
    buyAs(ana, bottles)
    expect(await screen.findByText('Onde entregamos?')).toBeVisible()
    cleanup()
    rows = { owner_summary: summary }
    buyAs(ana)
    expect(await screen.findByText('Onde entregamos?')).toBeVisible()
  })
})

test('an owner who has not accepted the texts in force is informed, and asked again', async () => {
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400
  localStorage.setItem(
    'sb-shop-auth-token',
    JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_at: tomorrow, user: { id: 'ana' } }),
  )
  rows = { owner_summary: { ...summary, address: { street: 'Rua Um' } } }
  const queries = buyAs(
    ownerSession({ isProfileComplete: true, restaurant: makeRestaurant() }),
    starter,
    true,
  )
  expect(await screen.findByText('Leia e aceite.')).toBeVisible()
  expect(queries.getQueryState(visitQuery('ana').queryKey)?.isInvalidated).toBe(true)
})

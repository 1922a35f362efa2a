/** The wishes above the results, with links into the report, against a stubbed server. */
import { unknownHouse } from '@consulting/base/context.ts'
import { runEngine } from '@consulting/run-engine.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const items = await runEngine(
  'drink_creation',
  {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Casais'],
    equipment: ['Coqueteleira'],
    preferences: 'até 22 reais',
  },
  {
    today: '2026-11-21',
    restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
    ...unknownHouse,
  },
)

test('each wish that was met leads to its section of the report, and what was not understood is named', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://wishes.test')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const wish = (fields: object) => ({ text: 'dito', ...fields })
  const checks = [
    { wish: wish({ kind: 'price', max: 22 }), outcome: 'met', reason: '' },
    { wish: wish({ kind: 'strength', max: 12 }), outcome: 'met', reason: 'O mais forte tem 11,3% vol.' },
    { wish: wish({ kind: 'count', count: 20 }), outcome: 'not_possible', reason: 'Cabem 12.' },
  ]
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return Response.json(
      pathname.endsWith('/content_versions')
        ? []
        : {
            wish_checks: checks,
            automation: { type: 'drink_creation' },
            unread: [{ text: 'bota fé' }, { text: 'bota fé' }],
          },
    )
  })
  const [{ RequestWishes }, { SessionContext }] = await Promise.all([
    import('./request-wishes'),
    import('@/session/session-context'),
  ])
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext
          value={{
            status: 'signed-in',
            user: { id: 'ana', email: 'ana@exemplo.com', metadata: {} },
            restaurant: null,
            balance: 0,
            canUseAutomations: false,
            isProfileComplete: true,
            refreshRestaurant: () => Promise.resolve(null),
            setBalance: () => undefined,
            signOut: () => Promise.resolve(),
          }}
        >
          <RequestWishes requestId="r1" contents={items.map(({ content }) => content)} />
        </SessionContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const links = await screen.findAllByRole('link', {}, { timeout: 15_000 })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['No relatório: A carta', expect.stringMatching(/r1#custos$/)],
    ['No relatório: Fichas dos drinks', expect.stringMatching(/r1#(drinks|fichas)$/)],
  ])
  expect(screen.getByText('Cabem 12.')).toBeVisible()
  expect(screen.getByText('Não entendemos e, por isso, não usamos: “bota fé”.')).toBeVisible()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../../tests/support/sessions'

vi.stubEnv('VITE_SUPABASE_URL', 'http://farm.test')
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')

const contest = {
  id: 'v-1',
  contest_text: 'A foto saiu escura.',
  contested_at: '2026-11-22T12:00:00Z',
  decided_at: '2026-11-21T12:00:00Z',
  restaurant_id: 'r-1',
  restaurants: {
    name: 'Bar da Ana',
    contact_name: 'Ana',
    contact_phone: '85988887777',
    contact_email: 'ana@exemplo.com',
  },
}
let waiting: object[] = []
let refusal: string | null = null
const decisions: unknown[] = []
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  if (!String(input).includes('/rpc/')) return Response.json(waiting)
  if (refusal) return Response.json({ code: 'P0001', message: `${refusal}: x` }, { status: 400 })
  decisions.push(JSON.parse(String(init?.body)))
  waiting = []
  return new Response(null, { status: 204 })
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const { default: ContestsPage } = await import('./contests-page')

function open(rows: object[]) {
  waiting = rows
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={ownerSession()}>
        <MemoryRouter>
          <ContestsPage />
        </MemoryRouter>
        <Toaster />
      </SessionContext>
    </QueryClientProvider>,
  )
}

test('says so when nobody contests', async () => {
  open([])
  expect(await screen.findByText('Nenhuma contestação')).toBeVisible()
})

test('a manager reads the words, says how the document was seen, and the contest leaves the list', async () => {
  open([
    contest,
    { ...contest, id: 'v-2', decided_at: null, restaurants: { ...contest.restaurants, name: 'Bar B' } },
  ])
  expect(await screen.findAllByText('A foto saiu escura.')).toHaveLength(2)
  expect(screen.getByText(/Recusada pelo serviço em 21\/11\/2026/)).toBeVisible()
  expect(screen.getByText(/Em dúvida no serviço/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Confirmar a idade de Bar da Ana' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar a idade' })
  const reason = screen.getByRole('textbox', { name: 'Como foi conferido' })
  await userEvent.type(reason, 'RG por vídeo')
  refusal = 'reason_missing'
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar a idade' }))
  expect(await screen.findByText('Escreva o motivo.')).toBeVisible()
  expect(reason).toHaveValue('RG por vídeo')

  refusal = null
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar a idade' }))
  expect(await screen.findByText('Nenhuma contestação')).toBeVisible()
  expect(decisions).toEqual([{ p_verification_id: 'v-1', p_verified: true, p_reason: 'RG por vídeo' }])
  expect(dialog).not.toBeVisible()
})

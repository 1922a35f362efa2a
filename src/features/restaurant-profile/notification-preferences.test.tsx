import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { SessionContext } from '@/session/session-context'
import { Toaster } from '@/ui/toaster'
import { ownerSession } from '../../../tests/support/sessions'
import { NotificationPreferences } from './notification-preferences'

const server = vi.hoisted(() => ({ refused: [] as string[], upsert: vi.fn() }))
vi.mock('./notification-preferences.queries', () => ({
  refusedTopicsQuery: (...queryKey: string[]) => ({
    queryKey,
    queryFn: async () => [...server.refused],
  }),
  upsertPreference: server.upsert,
}))

beforeEach(() => {
  server.refused = ['news']
  server.upsert.mockReset().mockImplementation(async (_: string, topic: string, wanted: boolean) => {
    server.refused = server.refused.filter((other) => other !== topic)
    if (!wanted) server.refused.push(topic)
  })
})

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={ownerSession()}>
        <NotificationPreferences />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  )
}

it('shows the choices, and saves each press separately, however quick', async () => {
  open()
  expect(await screen.findByRole('checkbox', { name: /^Novidades/ })).not.toBeChecked()
  const credits = screen.getByRole('checkbox', { name: /^Créditos perto de vencer/ })
  const consulting = screen.getByRole('checkbox', { name: /^Consultorias/ })
  expect(credits).toBeChecked()
  await userEvent.click(credits)
  await userEvent.click(consulting)
  await vi.waitFor(() => expect(server.refused).toEqual(['news', 'credits', 'consulting']))
  expect(credits).not.toBeChecked()
  expect(consulting).not.toBeChecked()
})

it('goes back to what is stored when saving fails', async () => {
  server.upsert.mockRejectedValue(new Error('no'))
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Workshops/ }))
  expect(await screen.findByText('Não foi possível salvar')).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: /^Workshops/ })).toBeChecked())
})

it('shows a press at once, and the box does not flip back meanwhile', async () => {
  open()
  const workshops = await screen.findByRole('checkbox', { name: /^Workshops/ })
  fireEvent.click(workshops)
  // Before any timer can run, thus before the browser paints.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  expect(workshops).not.toBeChecked()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/client/query-client'
import { SessionContext } from '@/session/session-context'
import { ownerSession } from '../../../tests/support/sessions'
import ReviewedReport from './reviewed-report'

const wish = {
  wish: 'Receber 6 drinks',
  words: 'só 6 drinks',
  met: true,
  answer: 'Feito.',
  section: { id: 'fichas', title: 'Fichas dos drinks' },
}

vi.mock('./consulting-report.queries', () => ({
  versionReportQuery: (...queryKey: unknown[]) => ({
    queryKey,
    queryFn: async () => ({
      sections: [
        {
          id: 'pedido',
          title: 'O que você pediu',
          blocks: [{ kind: 'wishes', summary: '', items: [wish], unread: [], told: [] }],
        },
        { id: 'fichas', title: 'Fichas dos drinks', blocks: [] },
      ],
    }),
  }),
}))

test('an answer leads to its section, which opens, again and again', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={ownerSession()}>
        <MemoryRouter>
          <ReviewedReport requestId="request" version={1} underSection={() => null} />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Fichas dos drinks' })
  const section = document.getElementById('fichas')
  expect(section).not.toHaveAttribute('open')
  await userEvent.click(link)
  expect(section).toHaveAttribute('open')
  section?.removeAttribute('open')
  await userEvent.click(link)
  expect(section).toHaveAttribute('open')
  expect(shown.mock.contexts).toEqual([section, section])
  shown.mockRestore()
})

import type { Report } from '@consulting/report/blocks.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import type { SharedReport } from './shared-report.queries'
import SharedReportPage from './shared-report-page'

const open = vi.hoisted(() => vi.fn())
vi.mock('./shared-report.queries', () => ({ openSharedReport: open }))

const report: Report = {
  id: 'l1',
  title: 'Criação de Drinks',
  restaurant: 'Bar da Ana',
  year: 2026,
  createdAt: '2026-11-20T12:00:00Z',
  sections: [
    { id: 'resumo', title: 'Resumo', blocks: [{ kind: 'text', text: 'Dois drinks.' }] },
    { id: 'drinks', title: 'Fichas', blocks: [{ kind: 'text', text: 'Bata e coe.' }] },
  ],
}

const shared: SharedReport = {
  report,
  version: 1,
  published_at: null,
  writer: 'engine',
  with_costs: false,
  expires_at: '2026-11-29T12:00:00Z',
}

beforeEach(() => open.mockReset().mockResolvedValue(shared))

function Address() {
  return <p data-testid="address">{useLocation().hash}</p>
}

function visit(hash = '#token') {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/compartilhado${hash}`]}>
        <SharedReportPage />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  )
}

test('shows the report, who shared it and until when, and opens it once', async () => {
  visit()
  expect(screen.getByRole('status')).toHaveTextContent('Carregando o relatório')
  expect(await screen.findByRole('heading', { level: 1, name: 'Criação de Drinks' })).toBeVisible()
  expect(screen.getByText('Bar da Ana compartilhou este relatório com você')).toBeVisible()
  expect(screen.getByText(/sem custos nem margens\. Este link vale até 29\/11\/2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Compartilhar' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Baixar PDF' })).toBeEnabled()
  expect(open.mock.calls).toEqual([['token']])
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('sections change without losing the token or opening the link again', async () => {
  visit()
  await userEvent.click(await screen.findByRole('button', { name: 'Fichas' }))
  expect(screen.getByTestId('address')).toHaveTextContent('#token/drinks')
  expect(screen.getByText('Bata e coe.')).toBeVisible()
  expect(open).toHaveBeenCalledTimes(1)
})

test('states the date of a reviewed version with costs', async () => {
  open.mockResolvedValue({ ...shared, version: 2, published_at: '2026-11-21T12:00:00Z', with_costs: true })
  visit('#token/drinks')
  expect(await screen.findByText(/É a versão 2, de 21\/11\/2026\. Este link/)).toBeVisible()
  expect(screen.getByText('Bata e coe.')).toBeVisible()
})

test.each(['#token', ''])('gives every invalid link one message (%j), and no retry', async (hash) => {
  open.mockRejectedValueOnce(new AppError('link_invalid', ''))
  visit(hash)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Este link não mostra mais nada' }),
  ).toBeVisible()
  expect(screen.getByText(/Peça um novo a quem compartilhou/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['network', /a internet caiu/],
  ['limit_reached', /em uma hora/],
  ['internal', /em alguns instantes/],
])('reports a failure (%s) and offers a retry', async (code, words) => {
  open.mockRejectedValueOnce(new AppError(code, ''))
  visit()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Bar da Ana compartilhou este relatório com você')).toBeVisible()
})

import { buildReport } from '@consulting/report/build-report.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ReportView } from './report-view'

const section = (id: string, title: string) => ({
  id,
  title,
  blocks: [{ kind: 'text' as const, text: `Texto de ${title}` }],
})
const report = buildReport({
  requestId: 'r1',
  title: 'Precificação',
  restaurant: 'Bar da Ana',
  createdAt: '2026-11-21T12:00:00Z',
  sections: [section('pedido', 'O que você pediu'), section('resumo', 'Resumo'), section('precos', 'Preços')],
})
const show = () =>
  render(
    <MemoryRouter>
      <ReportView report={report} onDownload={() => undefined} after={<p>O olhar da fazenda</p>} />
    </MemoryRouter>,
  )
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('each section leads to the next one, and the last one to none', async () => {
  show()
  expect(titles()).toEqual(['O que você pediu'])
  await userEvent.click(screen.getByRole('link', { name: 'A seguir: Resumo' }))
  expect(screen.getByRole('heading', { name: 'Resumo' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'A seguir: Preços' }))
  expect(titles()).toEqual(['Preços'])
  expect(screen.queryByRole('link', { name: /^A seguir/ })).not.toBeInTheDocument()
})

test('what is offered stands after the section, not before it', () => {
  show()
  const offer = screen.getByText('O olhar da fazenda')
  const following = Node.DOCUMENT_POSITION_FOLLOWING
  expect(screen.getByText('Texto de O que você pediu').compareDocumentPosition(offer)).toBe(following)
})

test('paper begins with the summary', async () => {
  show()
  window.dispatchEvent(new Event('beforeprint'))
  expect(await screen.findByRole('heading', { name: 'Preços' })).toBeInTheDocument()
  expect(titles()).toEqual(['Resumo', 'O que você pediu', 'Preços'])
})

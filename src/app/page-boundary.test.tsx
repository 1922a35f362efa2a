import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PageBoundary } from './page-boundary'

afterEach(() => vi.restoreAllMocks())

test('a page whose file does not arrive says so, and other pages still open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <MemoryRouter initialEntries={['/shop']}>
      <PageBoundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Link to="/shop">Loja</Link>} />
            <Route path="/shop" element={<Lost />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </MemoryRouter>,
  )
  expect(await screen.findByText('Não conseguimos abrir esta página')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()

  await userEvent.click(screen.getByRole('link', { name: 'Voltar ao início' }))
  expect(screen.queryByText('Não conseguimos abrir esta página')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Loja' }))
  expect(await screen.findByText('Não conseguimos abrir esta página')).toBeVisible()
})

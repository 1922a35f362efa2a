import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../../tests/support/console-errors'
import { PageBoundary } from './page-boundary'

beforeEach(() => {
  expectConsoleError(/Failed to fetch dynamically imported module/)
  serve('/assets/index-old.js')
  // Inserted as HTML, so that the script does not run.
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-old.js"></script>')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.querySelector('script')?.remove()
})

/** The server’s response: a page with this entry script, or no response. */
function serve(script: string | null) {
  vi.stubGlobal('fetch', () =>
    script === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<script type="module" crossorigin src="${script}"></script>`)),
  )
}

function openLostPage() {
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
}

test('reports a page whose file fails to load and keeps other pages working', async () => {
  openLostPage()
  expect(await screen.findByText('Não conseguimos abrir esta página')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()

  await userEvent.click(screen.getByRole('link', { name: 'Voltar ao início' }))
  expect(screen.queryByText('Não conseguimos abrir esta página')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Loja' }))
  expect(await screen.findByText('Não conseguimos abrir esta página')).toBeVisible()
})

test('offers the new version when it replaced the page, without reloading by itself', async () => {
  serve('/assets/index-new.js')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  openLostPage()
  expect(await screen.findByText('Há uma versão nova do site')).toBeVisible()
  expect(screen.queryByText('Não conseguimos abrir esta página')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('reports a missing network until the network returns', async () => {
  serve(null)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openLostPage()
  expect(await screen.findByText('Você está sem internet')).toBeVisible()
  serve('/assets/index-old.js')
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Não conseguimos abrir esta página')).toBeVisible()
})

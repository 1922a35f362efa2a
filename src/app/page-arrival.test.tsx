import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import PageArrival from './page-arrival'

afterEach(() => vi.restoreAllMocks())

function OwnFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id="conteudo" tabIndex={-1}>
      <h1 ref={heading} tabIndex={-1}>
        Sessão
      </h1>
    </main>
  )
}

function open() {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/loja">Loja</Link>
      <Link to="/sessao">Sessão</Link>
      <Link to="/loja#garrafas">Garrafas</Link>
      <Routes>
        <Route path="/" element={<main id="conteudo" tabIndex={-1} />} />
        <Route path="/loja" element={<main id="conteudo" tabIndex={-1} />} />
        <Route path="/sessao" element={<OwnFocus />} />
      </Routes>
      <PageArrival />
    </MemoryRouter>,
  )
  return { scroll, user: userEvent.setup(), main: () => screen.getByRole('main') }
}

test('leaves focus and scroll to the browser on the first page', () => {
  const { scroll } = open()
  expect(document.body).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})

test('starts another page at its top, with the focus on its content', async () => {
  const { scroll, user, main } = open()
  await user.click(screen.getByRole('link', { name: 'Loja' }))
  await waitFor(() => expect(main()).toHaveFocus())
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('keeps the target of a link to an anchor within a page', async () => {
  const { scroll, user, main } = open()
  await user.click(screen.getByRole('link', { name: 'Garrafas' }))
  await waitFor(() => expect(main()).toHaveFocus())
  expect(scroll).not.toHaveBeenCalled()
})

test('keeps the focus that a page sets itself', async () => {
  const { user } = open()
  await user.click(screen.getByRole('link', { name: 'Sessão' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessão' })).toHaveFocus())
})

test('leaves the focus in a dialog that was opened before this file had loaded', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'http://localhost/', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
  ])
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const arrived = (late: boolean) => (
    <MemoryRouter initialEntries={['/loja']}>
      <main id="conteudo" tabIndex={-1} />
      <div role="dialog">
        <input aria-label="Rua" />
      </div>
      {late && <PageArrival />}
    </MemoryRouter>
  )
  const { rerender } = render(arrived(false))
  screen.getByLabelText('Rua').focus()
  rerender(arrived(true))
  expect(screen.getByLabelText('Rua')).toHaveFocus()
})

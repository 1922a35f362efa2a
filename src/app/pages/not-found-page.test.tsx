import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import NotFoundPage from './not-found-page'

test('a page that does not exist says so and leads home', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
})

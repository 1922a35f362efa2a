import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page'
import { UnderConstructionPage } from './under-construction-page'

test('a page that does not exist says so and leads home', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
})

test('a page to come has its name and leads home', () => {
  render(<UnderConstructionPage title="Termos de Uso" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
})

import type { AutomationType } from '@consulting/automation-types.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CatalogueItem, noFilters } from '../../catalogue'
import { CatalogueGrid } from './catalogue-grid'
import { HubToolbar } from './hub-toolbar'

const item = (type: AutomationType, name: string, change: Partial<CatalogueItem>): CatalogueItem => ({
  id: type,
  type,
  name,
  description: 'Feita para a sua casa.',
  category: 'Criação',
  credit_cost: 200,
  estimated_time_minutes: 30,
  complexity: 2,
  is_popular: false,
  is_new: false,
  ...change,
})

const catalogue = [
  item('drink_creation', 'Drinks', { is_popular: true }),
  item('dish_creation', 'Pratos', { credit_cost: 600 }),
  item('content_generation', 'Conteúdo', { credit_cost: 0, category: 'Marketing' }),
]

function Hub() {
  const [filters, setFilters] = useState(noFilters)
  return (
    <MemoryRouter>
      <HubToolbar filters={filters} categories={['Criação', 'Marketing']} onChange={setFilters} />
      <CatalogueGrid
        catalogue={catalogue}
        filters={filters}
        funds={{ balance: 200, freeRuns: new Set() }}
        onFilters={setFilters}
      />
    </MemoryRouter>
  )
}

// With reduced motion the cards appear at once.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: !query.includes('no-preference') }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('the two toggles filter together with category and search', async () => {
  render(<Hub />)
  expect(shown()).toEqual(['Drinks', 'Pratos', 'Conteúdo'])
  await userEvent.click(screen.getByRole('button', { name: 'Acessíveis' }))
  expect(shown()).toEqual(['Drinks', 'Conteúdo'])
  await userEvent.click(screen.getByRole('button', { name: 'Populares' }))
  expect(shown()).toEqual(['Drinks'])
  await userEvent.click(screen.getByRole('button', { name: 'Populares' }))
  await userEvent.selectOptions(screen.getByLabelText('Categoria'), 'Marketing')
  expect(shown()).toEqual(['Conteúdo'])
})

test('an empty result says so, and one button clears every filter', async () => {
  render(<Hub />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'sushi')
  expect(screen.getByRole('heading', { name: 'Nenhuma automação encontrada' })).toBeInTheDocument()
  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  expect(shown()).toEqual(['Drinks', 'Pratos', 'Conteúdo'])
  expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('')
})

import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Access } from '../../catalogue'
import { AutomationCard } from './automation-card'

function show(access: Access) {
  render(
    <MemoryRouter>
      <AutomationCard
        access={access}
        item={{
          id: '1',
          type: 'drink_creation',
          name: 'Criação de Drinks Autorais',
          description: 'Drinks',
          category: 'Criação',
          credit_cost: 200,
          estimated_time_minutes: 90,
          complexity: 3,
          is_popular: true,
          is_new: false,
        }}
      />
    </MemoryRouter>,
  )
}

describe('a card of the hub', () => {
  it('leads to the wizard when the balance covers the cost', () => {
    show('affordable')
    expect(screen.getByRole('link', { name: 'Começar Agora' })).toHaveAttribute(
      'href',
      '/automations/drink_creation',
    )
    expect(screen.getByText('200 créditos')).toBeInTheDocument()
    expect(screen.getByText('1h 30min')).toBeInTheDocument()
    expect(screen.getByText(/Intermediário/)).toBeInTheDocument()
    expect(screen.getByText('POPULAR')).toBeInTheDocument()
    expect(screen.queryByText('NOVO')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('leads to the shop when it does not', () => {
    show('insufficient')
    expect(screen.getByRole('button', { name: 'Créditos Insuficientes' })).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Comprar cachaça para ganhar créditos' })).toHaveAttribute(
      'href',
      '/shop',
    )
    expect(screen.queryByRole('link', { name: 'Começar Agora' })).not.toBeInTheDocument()
  })

  it('says that a free run is used instead of credits', () => {
    show('included')
    expect(screen.getByText('Incluído no seu pacote')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Começar Agora' })).toBeInTheDocument()
  })
})

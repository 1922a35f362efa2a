import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PremiumGrant } from '@/data/tables/premium-grants'
import type { PurchaseContents } from '../purchase-state'
import { makePayment } from '../test-support'
import { PurchaseReceipt } from './purchase-receipt'

function show(contents: PurchaseContents, granted?: PremiumGrant) {
  render(
    <MemoryRouter>
      <PurchaseReceipt payment={makePayment()} contents={contents} granted={granted} />
    </MemoryRouter>,
  )
}

describe('the receipt of a purchase', () => {
  it('shows 20 characters of the transaction, the amount in reais, the status and the date', () => {
    show({ kind: 'other' })
    const values = screen.getAllByRole('definition').map((value) => value.textContent)
    expect(values).toEqual([
      'cs_test_a1P0joDwyVvj...',
      expect.stringMatching(/^R\$\s500,00$/),
      'Pago',
      '20/11/2026',
    ])
  })

  it('focuses its heading', () => {
    show({ kind: 'other' })
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado' })).toHaveFocus()
  })

  it('splits credits into base, bonus with percentage, and total', () => {
    show({
      kind: 'credits',
      name: 'Pacote Profissional',
      base: 500,
      bonus: 75,
      bonusPercentage: 15,
      total: 575,
    })
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    expect(terms.slice(4)).toEqual(['Créditos base', 'Bônus (15%)', 'Total'])
    expect(screen.getByText('575 créditos')).toBeVisible()
  })

  it('lists the consulting and the event of the premium package', () => {
    show({ kind: 'premium', name: 'Consultoria ExtraPremium' })
    expect(screen.getAllByRole('listitem')).toHaveLength(8)
    expect(screen.getByRole('heading', { name: 'Evento exclusivo' })).toBeVisible()
  })

  it('shows what the premium package granted, what is used, and where to use the rest', () => {
    show(
      { kind: 'premium', name: 'Consultoria ExtraPremium' },
      {
        orderId: 'order-1',
        orderStatus: 'processing',
        runs: [
          { type: 'drink_creation', name: 'Criação de Drinks Autorais', used: false },
          { type: 'food_pairing', name: 'Harmonização de Pratos', used: true },
        ],
        event: { status: 'pending', scheduledDate: null },
      },
    )
    expect(screen.getByRole('link', { name: 'Usar Criação de Drinks Autorais' })).toHaveAttribute(
      'href',
      '/automations/drink_creation',
    )
    expect(screen.queryByRole('link', { name: /Harmonização/ })).toBeNull()
    expect(screen.getByText('Usada')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Agendar o evento' })).toHaveAttribute('href', '/workshops')
    expect(screen.getByText('Processando')).toBeVisible()
  })

  it('links to the automations and to the dashboard', () => {
    show({ kind: 'other' })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/automations',
      '/dashboard',
    ])
  })
})

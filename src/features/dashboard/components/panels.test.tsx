import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { BalanceChart, balancePath } from './balance-chart'
import { PremiumLeft } from './premium-left'
import { PremiumPanel } from './premium-panel'
import { AvailableAutomations, RecentAutomations } from './recent-activity'
import { NoSubscription, SubscriptionSummary } from './subscription-summary'

const show = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>)

const subscription = {
  status: 'active',
  packageName: 'Pacote Profissional',
  currentPeriodEnd: Date.UTC(2027, 0, 15, 12) / 1000,
  cancelAtPeriodEnd: false,
}

describe('the subscription', () => {
  it.each([
    ['active', 'Ativa'],
    ['trialing', 'Período de Teste'],
    ['past_due', 'Pagamento Pendente'],
    ['canceled', 'Cancelada'],
    ['incomplete_expired', 'incomplete_expired'],
  ])('that is %s reads %s', (status, label) => {
    show(<SubscriptionSummary subscription={{ ...subscription, status }} />)
    expect(screen.getByText(label)).toBeVisible()
  })

  it('asks for another means of payment only when a payment is due', () => {
    const { unmount } = show(<SubscriptionSummary subscription={{ ...subscription, status: 'past_due' }} />)
    expect(screen.getByText(/Atualize o método de pagamento/)).toBeVisible()
    unmount()
    show(<SubscriptionSummary subscription={subscription} />)
    expect(screen.queryByText(/Atualize o método de pagamento/)).toBeNull()
  })

  it('shows whether it renews or ends with its period', () => {
    const { unmount } = show(<SubscriptionSummary subscription={subscription} />)
    expect(screen.getByText('Renova em 15/01/2027')).toBeVisible()
    unmount()
    show(<SubscriptionSummary subscription={{ ...subscription, cancelAtPeriodEnd: true }} />)
    expect(screen.getByText('Cancela em 15/01/2027')).toBeVisible()
  })
})

it('that does not exist is reported, with a link to the packages', () => {
  show(<NoSubscription />)
  expect(screen.getByRole('heading', { name: 'Nenhuma assinatura ativa' })).toBeVisible()
  expect(screen.getByText('Adquira créditos para usar as automações')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver pacotes' })).toHaveAttribute('href', '/shop')
})

describe('the rest of a premium package', () => {
  const left = {
    orderId: 'order-1',
    orderStatus: 'shipped',
    runs: [
      { type: 'drink_creation', name: 'Criação de Drinks Autorais', used: true },
      { type: 'food_pairing', name: 'Harmonização de Pratos', used: false },
    ],
    event: { status: 'pending', scheduledDate: null },
  } as const

  it('links to each unused run, to the event and to the bottles', () => {
    show(<PremiumLeft left={{ ...left, runs: [...left.runs] }} />)
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Usar Harmonização de Pratos', '/automations/food_pairing'],
      ['Agendar o evento exclusivo', '/workshops'],
      ['Pedido das garrafas', '/pedidos'],
    ])
    expect(screen.getByText('Usada')).toBeVisible()
    expect(screen.getByText('Enviado')).toBeVisible()
  })

  it('shows the date of the event once it is agreed', () => {
    const event = { status: 'pending', scheduledDate: '2026-12-05T22:00:00+00:00' } as const
    show(<PremiumLeft left={{ ...left, runs: [], event }} />)
    expect(screen.getByText('Marcado para 05/12/2026, 19:00')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Agendar/ })).toBeNull()
  })
})

describe('the premium panel', () => {
  const insights = {
    creditsByAutomation: [{ name: 'Criação de Drinks Autorais', credits: 200, requests: 1 }],
    averageMinutes: 30,
    averageCredits: 200,
  }

  it('shows progress towards unlocking and no figures while it is locked', () => {
    show(<PremiumPanel unlocked={false} balance={220} insights={insights} />)
    expect(screen.queryByText('Criação de Drinks Autorais')).toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Saldo para desbloquear' })).toHaveAttribute(
      'aria-valuenow',
      '220',
    )
    expect(screen.getByRole('link', { name: 'Comprar créditos' })).toHaveAttribute('href', '/shop')
  })

  it('shows the figures once unlocked, whatever the balance', () => {
    show(<PremiumPanel unlocked balance={0} insights={insights} />)
    expect(screen.getByText('Criação de Drinks Autorais')).toBeVisible()
    expect(screen.queryByText('Desbloqueie o painel premium')).toBeNull()
  })
})

describe('recent automations', () => {
  const request = {
    id: 'r1',
    status: 'completed' as const,
    created_at: '2026-11-20T10:00:00+00:00',
    credits_used: 200,
    automation: 'Criação de Drinks Autorais',
  }

  it('link to the report of a completed request', () => {
    show(<RecentAutomations requests={[request]} />)
    expect(screen.getByRole('link', { name: 'Ver relatório de Criação de Drinks Autorais' })).toHaveAttribute(
      'href',
      '/consulting-report/r1',
    )
  })

  it('have no link for a failed request', () => {
    show(<RecentAutomations requests={[{ ...request, status: 'failed' }]} />)
    expect(screen.getByText('Falhou')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Drinks/ })).toBeNull()
  })

  it('show a loading state and an empty state', () => {
    const { unmount } = show(<RecentAutomations requests={undefined} />)
    expect(screen.getByText('Carregando automações')).toBeInTheDocument()
    unmount()
    show(<RecentAutomations requests={[]} />)
    expect(screen.getByText(/Nenhuma automação ainda/)).toBeVisible()
  })
})

describe('available automations', () => {
  const automations = [
    {
      id: 'a',
      type: 'food_pairing' as const,
      name: 'Harmonização de Pratos',
      description: 'Pratos e drinks que combinam.',
      credit_cost: 300,
      estimated_time_minutes: 45,
      category: 'Harmonização',
      complexity: 3,
      is_popular: true,
      is_new: false,
    },
  ]

  it('show how many credits are missing', () => {
    const { unmount } = show(<AvailableAutomations automations={automations} freeRuns={[]} balance={220} />)
    expect(screen.getByText('faltam 80 créditos')).toBeVisible()
    unmount()
    show(<AvailableAutomations automations={automations} freeRuns={[]} balance={300} />)
    expect(screen.getByText('300 créditos')).toBeVisible()
    expect(screen.queryByText(/faltam/)).toBeNull()
  })

  it('are the first eight of the catalogue', () => {
    const nine = Array.from({ length: 9 }, (_, index) =>
      automations.map((row) => ({ ...row, id: `${index}` })),
    )
    show(<AvailableAutomations automations={nine.flat()} freeRuns={[]} balance={300} />)
    expect(screen.getAllByRole('link', { name: 'Harmonização de Pratos' })).toHaveLength(8)
  })

  it('show no cost where the package pays for a run', () => {
    show(<AvailableAutomations automations={automations} freeRuns={['food_pairing']} balance={0} />)
    expect(screen.getByText('Incluído no seu pacote')).toBeVisible()
    expect(screen.queryByText(/créditos/)).toBeNull()
  })
})

describe('the balance chart', () => {
  const history = {
    before: 0,
    points: [
      { at: 0, date: '10/11/2026', balance: 500 },
      { at: 50, date: '15/11/2026', balance: 250 },
      { at: 100, date: '20/11/2026', balance: 250 },
    ],
  }

  it('steps from the earlier balance to the new one', () => {
    expect(balancePath(history)).toBe('M0 100H0V0H50V50H100V50')
  })

  it('has nothing to draw without points', () => {
    expect(balancePath({ before: 0, points: [] })).toBe('')
  })

  it('repeats its figures in a table', () => {
    show(<BalanceChart history={history} />)
    expect(screen.getByRole('row', { name: '15/11/2026 250 créditos' })).toBeInTheDocument()
  })
})

import { expect, it } from 'vitest'
import type { AutomationRequest } from './dashboard.queries'
import { readInsights } from './premium-insights'

function aRequest(over: Partial<AutomationRequest>): AutomationRequest {
  return {
    id: 'r',
    status: 'completed',
    created_at: '2026-11-20 10:00:00+00',
    completed_at: '2026-11-20 10:30:00+00',
    credits_used: 200,
    automation: { name: 'Criação de Drinks Autorais', type: 'drink_creation', credit_cost: 200 },
    ...over,
  }
}

const pricing = { name: 'Precificação Dinâmica', type: 'dynamic_pricing', credit_cost: 500 } as const

it('adds the credits of completed requests by automation, dearest first', () => {
  const insights = readInsights([
    aRequest({}),
    aRequest({}),
    aRequest({ automation: pricing, credits_used: 500, completed_at: '2026-11-20 11:00:00+00' }),
    aRequest({ status: 'failed', credits_used: 800 }),
    aRequest({ status: 'processing', credits_used: 300, completed_at: null }),
  ])
  expect(insights).toEqual({
    creditsByAutomation: [
      { name: 'Precificação Dinâmica', credits: 500, requests: 1 },
      { name: 'Criação de Drinks Autorais', credits: 400, requests: 2 },
    ],
    averageMinutes: 40,
    averageCredits: 300,
  })
})

it('has no averages before the first delivery', () => {
  expect(readInsights([aRequest({ status: 'processing', completed_at: null })])).toEqual({
    creditsByAutomation: [],
    averageMinutes: null,
    averageCredits: null,
  })
})

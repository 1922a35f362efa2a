import type { OpenParts } from '../../report/open-parts.ts'
import type { PricingPlan } from './schema.ts'

export const openParts: OpenParts<PricingPlan> = {
  sections: ['resumo', 'visao-geral', 'precos', 'demanda', 'plano'],
  prices: ['price', 'newPrice', 'priceBefore', 'priceAfter'],
  costs: [
    'cost',
    'profit',
    'newProfit',
    'profitChange',
    'gain',
    'gainLow',
    'gainHigh',
    'gainEach',
    'monthCost',
    'costShare',
    'breakEven',
  ],
}

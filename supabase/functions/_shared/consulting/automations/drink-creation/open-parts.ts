import type { OpenParts } from '../../report/open-parts.ts'
import type { DrinkContent } from './schema.ts'

export const openParts: OpenParts<DrinkContent> = {
  sections: [
    'resumo',
    'visao-geral',
    'custos',
    'drinks',
    'preparos',
    'compras',
    'servico',
    'salao',
    'fora',
    'premissas',
  ],
  prices: ['suggestedPrice', 'price'],
  costs: [
    'doseCost',
    'pourCostPct',
    'contributionMargin',
    'costBRL',
    'costPer100Ml',
    'totalBRL',
    'cost',
    'margin',
  ],
}

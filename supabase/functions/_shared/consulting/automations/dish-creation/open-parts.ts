import type { OpenParts } from '../../report/open-parts.ts'
import type { DishContent } from './schema.ts'

export const openParts: OpenParts<DishContent> = {
  sections: [
    'resumo',
    'visao-geral',
    'bases',
    'tempos',
    'fichas',
    'cozinha',
    'compras',
    'servico',
    'premissas',
  ],
  prices: ['suggestedPrice', 'price'],
  costs: ['cost', 'costBRL', 'foodCostPct', 'margin', 'totalBRL'],
}

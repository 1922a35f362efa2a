import type { OpenParts } from '../../report/open-parts.ts'
import type { PairingContent } from './schema.ts'

export const openParts: OpenParts<PairingContent> = {
  sections: [
    'resumo',
    'visao-geral',
    'fichas',
    'todos',
    'cardapio',
    'degustacao',
    'servico',
    'compras',
    'premissas',
  ],
  prices: ['price', 'dishPrice', 'drinkPrice', 'comboPrice', 'servedPrice', 'suggestedPrice'],
  costs: [
    'cost',
    'costPct',
    'margin',
    'gain',
    'breakEvenPct',
    'costBRL',
    'totalBRL',
    'discount',
    'doseCost',
    'pourCostPct',
    'contributionMargin',
  ],
}

import type { OpenParts } from '../../report/open-parts.ts'
import type { PairingContent } from './schema.ts'

export const openParts: OpenParts<PairingContent> = {
  sections: ['resumo', 'visao-geral', 'fichas', 'todos', 'cardapio', 'degustacao', 'compras', 'premissas'],
  prices: ['price', 'dishPrice', 'drinkPrice', 'comboPrice', 'servedPrice', 'suggestedPrice'],
  costs: [
    'cost',
    'costPct',
    'margin',
    'gain',
    'net',
    'netBad',
    'perTen',
    'perTenBad',
    'foodBRL',
    'todayCost',
    'breakEvenPct',
    'costBRL',
    'totalBRL',
    'discount',
    'doseCost',
    'pourCostPct',
    'contributionMargin',
  ],
}

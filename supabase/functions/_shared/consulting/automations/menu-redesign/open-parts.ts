import type { OpenParts } from '../../report/open-parts.ts'
import type { MenuRedesign } from './schema.ts'

/** Not the sections with sums, which depend on margins. */
export const openParts: OpenParts<MenuRedesign> = {
  sections: ['resumo', 'visao-geral', 'cardapio', 'mudancas', 'textos', 'servico', 'plano'],
  prices: ['price', 'newPrice', 'priceToday', 'full'],
  costs: [
    'cost',
    'margin',
    'effect',
    'bad',
    'careful',
    'marginThreshold',
    'gains',
    'discount',
    'breakEvenPct',
  ],
}

import type { OpenParts } from '../../report/open-parts.ts'
import type { MenuRedesign } from './schema.ts'

/** Not the sections with calculations and quadrants, which depend on margins. */
export const openParts: OpenParts<MenuRedesign> = {
  sections: ['resumo', 'visao-geral', 'cardapio', 'mudancas', 'textos', 'servico', 'plano'],
  prices: ['price', 'newPrice', 'priceToday', 'full'],
  costs: ['cost', 'margin', 'effect', 'marginThreshold', 'gains', 'discount', 'breakEvenPct'],
}

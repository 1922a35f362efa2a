import type { OpenParts } from '../../report/open-parts.ts'
import type { CompetitorMap } from './schema.ts'

/** Prices of menus: the house’s own and those of others. What a price leaves is the owner's. */
export const openParts: OpenParts<CompetitorMap> = {
  sections: ['resumo', 'visao-geral', 'posicao', 'faltas', 'itens', 'servico', 'plano', 'premissas'],
  prices: 'all',
  costs: ['cost'],
}

import type { OpenParts } from '../../report/open-parts.ts'
import type { CompetitorMap } from './schema.ts'

/** Menu prices of the house and its competitors. Margins are visible to the owner only. */
export const openParts: OpenParts<CompetitorMap> = {
  sections: ['resumo', 'visao-geral', 'posicao', 'faltas', 'itens', 'servico', 'plano', 'premissas'],
  prices: 'all',
  costs: ['cost', 'stepGain', 'units', 'gain', 'half', 'bears'],
}

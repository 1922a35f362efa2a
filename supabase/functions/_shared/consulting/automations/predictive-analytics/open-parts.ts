import type { OpenParts } from '../../report/open-parts.ts'
import type { SalesForecast } from './schema.ts'

/** Units, not revenue. */
export const openParts: OpenParts<SalesForecast> = {
  sections: [
    'resumo',
    'visao-geral',
    'previsao',
    'defeso',
    'datas',
    'itens',
    'dias',
    'compras',
    'feriados',
    'confianca',
    'plano',
    'premissas',
  ],
  prices: [],
  costs: ['cost'],
}

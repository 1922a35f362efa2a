import type { OpenParts } from '../../report/open-parts.ts'
import type { PostCalendar } from './schema.ts'

/** Not the answers, which tell what a combo leaves, nor the section on sales of older reports. */
export const openParts: OpenParts<PostCalendar> = {
  sections: ['resumo', 'visao-geral', 'calendario', 'antes', 'fotos', 'respostas', 'regras', 'premissas'],
  prices: 'all',
  costs: [],
}

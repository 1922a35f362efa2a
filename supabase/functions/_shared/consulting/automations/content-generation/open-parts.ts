import type { OpenParts } from '../../report/open-parts.ts'
import type { PostCalendar } from './schema.ts'

/** Not the section on sales, which tells what a portion leaves. */
export const openParts: OpenParts<PostCalendar> = {
  sections: ['resumo', 'visao-geral', 'calendario', 'fotos', 'respostas', 'regras', 'premissas'],
  prices: 'all',
  costs: [],
}

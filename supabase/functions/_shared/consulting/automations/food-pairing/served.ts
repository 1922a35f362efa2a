import { optionName } from '../../base/pairing/phrases.ts'
import type { Pairing } from './schema.ts'

/** The drinks with a dish: "dose de Alambique", "2 doses de Alambique", "2 × Caipirinha". */
export function servedBeside({ best, guests = 1 }: Pick<Pairing, 'best' | 'guests'>): string {
  if (guests === 1) return optionName(best)
  return best.kind === 'cachaca' ? `${guests} doses de ${best.name}` : `${guests} × ${best.name}`
}

import { type CachacaId, cachacas } from '../cachacas.ts'
import type { Requirements } from './requirements.ts'

/**
 * Whether the requirements allow a cachaça. Castanheira is the wood of the Brazil-nut tree: no trace of the nut is
 * known, but none can be ruled out, so an allergy excludes it.
 */
export function allowsCachaca({ allowsIngredient, exclusions }: Requirements, id: CachacaId): boolean {
  const avoidsNut = exclusions.some(
    ({ why, terms }) => (why === 'allergy' || why === 'diet') && terms.includes('castanha-do-pará'),
  )
  return allowsIngredient(cachacas[id]) && !(id === 'castanheira' && avoidsNut)
}

/** Dishes of protected species: those that nobody may sell are not advertised, others only with their documents. */
import { protectedSpecies, protectedWords } from '../../base/pantry/protected-species.ts'

type Named = { name: string; description?: string | null }

const speciesOf = ({ name, description }: Named) => protectedSpecies(`${name} ${description ?? ''}`)

/** Whether a dish must not be sold. */
export const isProtected = (item: Named): boolean => speciesOf(item)?.rule === 'replace'

/** "Isca de camurupim: ficou fora; camurupim é espécie protegida e não se vende." */
export function protectedNotes(menu: readonly Named[]): string[] {
  return menu.flatMap((item) => {
    const species = speciesOf(item)
    return species?.rule === 'replace'
      ? [`“${item.name}” ficou fora das publicações: ${protectedWords(species)} (${species.source}).`]
      : []
  })
}

/** What to have at hand before a dish of a controlled species is shown. */
export function documentNotes(shown: readonly string[]): string[] {
  return shown.flatMap((name) => {
    const species = speciesOf({ name })
    return species === null || species.rule === 'replace' ? [] : [`${name}: ${protectedWords(species)}.`]
  })
}

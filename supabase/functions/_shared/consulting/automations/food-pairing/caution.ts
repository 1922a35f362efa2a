/** Dishes of seafood that may not be sold now, or only with documents. */
import { shortDay } from '../../base/calendar.ts'

import { closedSeason, seasonDays } from '../../base/pantry/closed-seasons.ts'
import { protectedSpecies, protectedWords } from '../../base/pantry/protected-species.ts'
import type { MenuItem } from '../../documents/menu.ts'

export interface Caution {
  /** Whether the dish is not offered at all today. */
  closed: boolean
  /** "defeso até 30/04": stands beside the dish's name. */
  note: string
}

/** Days ahead in which a closed season that begins is announced at the dish. */
const ahead = 60

/** What the law says today about a dish of seafood; null if it may be sold as it is. */
export function cautionOf(
  { name, description }: Pick<MenuItem, 'name' | 'description'>,
  today: string,
): Caution | null {
  const words = `${name} ${description ?? ''}`
  const season = closedSeason(words, today, ahead)
  if (season && season.from <= today) {
    const until = `até ${shortDay(season.to)}`
    return { closed: true, note: season.dated ? `defeso ${until}` : `defeso previsto ${until}, confirme` }
  }
  const species = protectedSpecies(words)
  if (species) return { closed: species.rule === 'replace', note: protectedWords(species) }
  if (!season) return null
  return {
    closed: false,
    note: season.dated
      ? `defeso ${seasonDays(season)}`
      : `defeso previsto ${seasonDays(season)}, a confirmar`,
  }
}

/** Whether a dish is not offered on a day: its seafood is in its closed season, or its species may not be sold. */
export const isClosed = (item: Pick<MenuItem, 'name' | 'description'>, day: string): boolean =>
  cautionOf(item, day)?.closed ?? false

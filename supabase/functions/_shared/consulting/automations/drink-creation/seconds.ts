import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'

/** A chosen drink with its recipe sheet. */
export interface Chosen {
  candidate: Candidate
  drink: Drink
}

/** Seconds per glass on a busy night; poured from the batch if there is one. */
export const secondsOf = ({ prepSeconds, batch }: Drink): number =>
  Math.min(prepSeconds, batch?.seconds ?? prepSeconds)

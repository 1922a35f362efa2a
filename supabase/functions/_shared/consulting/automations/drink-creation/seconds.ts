import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'

/** A chosen drink with its recipe sheet. */
export interface Chosen {
  candidate: Candidate
  drink: Drink
}

/** "50 s", "6 min": in steps of five seconds, and whole minutes for long times, which nobody counts in seconds. */
export const timeText = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`

/** Seconds per glass on a busy night; poured from the batch if there is one. */
export const secondsOf = ({ prepSeconds, batch }: Drink): number =>
  Math.min(prepSeconds, batch?.seconds ?? prepSeconds)

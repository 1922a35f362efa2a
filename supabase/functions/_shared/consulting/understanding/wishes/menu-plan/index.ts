/** Everything that an owner asks of a menu's plan beyond its items and its page. */
import { limitReadings } from './limits.ts'
import { openDays, partReadings } from './parts.ts'
import { questionReadings } from './questions.ts'
import type { Reading } from './reading.ts'
import { targetReadings } from './targets.ts'

export type { About, Reading } from './reading.ts'
export { targetReadings } from './targets.ts'

/** Questions come first: what is only asked is no order. */
export const planReadings: readonly Reading[] = [
  ...questionReadings,
  ...targetReadings,
  ...limitReadings,
  ...partReadings,
  openDays,
]

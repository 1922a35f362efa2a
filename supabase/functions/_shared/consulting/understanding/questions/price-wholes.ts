/** What whole sentences on prices say: sums first, then what is asked in one of the plain forms. */
import type { Named } from '../spoken/pieces.ts'
import type { DraftWish } from '../text/draft.ts'
import { withPlainAsked } from './plain-asked.ts'
import { readPriceSums } from './price-sums.ts'
import { readToldRivals } from './told-rivals.ts'

export function readPriceWholes(text: string, names: readonly Named[], today: string): DraftWish[] {
  const sums = [...readPriceSums(text, names, today), ...readToldRivals(text, names)]
  return withPlainAsked(text, names, sums)
}

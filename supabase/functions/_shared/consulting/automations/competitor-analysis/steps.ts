/** The next price of a compared item, or why it stays. */
import type { EngineContext } from '../../base/context.ts'
import { median } from '../../base/statistics.ts'
import { enough } from './compare.ts'
import { everyday } from './gaps.ts'
import type { OwnItem } from './match.ts'
import { refuses } from './questions/asked.ts'
import { stepWithin } from './questions/raises.ts'
import { whyStays } from './questions/stays.ts'
import type { Compared } from './schema.ts'
import type { Sold } from './sold.ts'

/**
 * The item with the next price that the pricing report would give it, and what the house sells of it. Both reports use
 * one rule, so that they never name two prices.
 */
export function withStep(
  compared: Compared,
  context: EngineContext,
  own: OwnItem | null,
  sold: Sold,
): Compared {
  if (own === null || compared.own === null) return compared
  const units = sold.unitsOf(own.name)
  const counted = { ...compared, ...(units !== undefined && { units }) }
  if (refuses({ context }, 'rise')) return counted
  const theirs = everyday(compared).map(({ price, worth = 0 }) => price - worth)
  const most =
    theirs.length === 0
      ? Number.POSITIVE_INFINITY
      : theirs.length < enough
        ? Math.min(...theirs)
        : median(theirs)
  const step = stepWithin(own, context, sold, most)
  if (step !== null) return { ...counted, step: step.to, stepGain: step.gain }
  const stays = theirs.length === 0 ? null : whyStays(own, context, sold, most)
  return stays === null ? counted : { ...counted, stays }
}

/** What a combo of the menu may cost. */
import type { Bundle } from './bundles.ts'
import type { PriceLimits } from './limits.ts'

/** What the parts cost apart, less this much, is the highest price at which a combo is one. */
const leastSaving = 0.05

/** The limits of a combo: below its parts, and today's price at most where nobody knows them. */
export function withBundle(limits: PriceLimits, price: number, bundle: Bundle | undefined): PriceLimits {
  if (!bundle || limits.allowed != null) return limits
  const most = bundle.parts === null ? price : Math.max(price, bundle.sum * (1 - leastSaving))
  return { ...limits, ceiling: Math.min(limits.ceiling ?? most, most), bundle }
}

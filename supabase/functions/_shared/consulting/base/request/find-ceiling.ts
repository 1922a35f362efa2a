/** How many times the owner's ceiling an offer may reach. */
const largestFactor = 3

/**
 * The lowest sufficient ceiling in whole reais, found by search; null if none up to three times the owner's is. The
 * owner's own is known to be too low.
 */
export function findCeiling(from: number, isEnough: (ceiling: number) => boolean): number | null {
  const last = Math.ceil(from * largestFactor)
  let low = Math.floor(from)
  let high = low + 1
  while (high < last && !isEnough(high)) {
    const step = (high - low) * 2
    low = high
    high = Math.min(last, low + step)
  }
  if (high >= last && !isEnough(last)) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

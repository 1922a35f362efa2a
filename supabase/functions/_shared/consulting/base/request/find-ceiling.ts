/** How far above the owner's ceiling an offer may go. */
const furthest = 3

/**
 * The lowest ceiling in whole reais that is enough, found by trying; null where none within three times the
 * owner's is.
 */
export function findCeiling(from: number, isEnough: (ceiling: number) => boolean): number | null {
  let low = Math.floor(from)
  let high = low
  let step = 1
  do {
    low = high
    high = Math.min(Math.ceil(from * furthest), high + step)
    step *= 2
    if (isEnough(high)) break
    if (high >= from * furthest) return null
  } while (true)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

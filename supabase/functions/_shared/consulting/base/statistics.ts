export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

/** The middle value, or the mean of the two in the middle; 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

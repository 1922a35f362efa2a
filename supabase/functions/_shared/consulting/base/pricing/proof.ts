import { mean } from '../statistics.ts'

/** Two-sided 5 %, power 80 %: (1.96 + 0.84)². */
const certainty = 7.84

/** A swing measured on fewer weeks is itself chance. */
const leastWeeks = 6

type Proof = { swing: number; measured: number; weeks: number; units: number }

/** Standard deviation of week-on-week differences ÷ √2: a trend is no swing. */
function swingOf(weeks: readonly number[]): number {
  const steps = weeks.slice(1).map((units, index) => units - (weeks[index] ?? 0))
  const center = mean(steps)
  return Math.sqrt(mean(steps.map((step) => (step - center) ** 2)) / 2)
}

const weeksFor = (swing: number, change: number): number =>
  Math.max(2, Math.ceil((2 * certainty * swing ** 2) / change ** 2))

/**
 * Weeks before a change of price, and as many after, that tell an expected change of the units from chance: two
 * means differ by `change` of the mean when n ≥ 2 × (1.96 + 0.84)² × swing² ÷ change². Null where the sheet has too
 * few weeks, or the item too few sales, to measure the swing.
 */
export function proofOf(weekly: readonly (number | null)[], change: number): Proof | null {
  const weeks = weekly.filter((units) => units !== null)
  if (weeks.length < leastWeeks || change === 0) return null
  const usual = mean(weeks)
  if (usual <= 0) return null
  // Counts swing at least as much as chance alone makes them.
  const swing = Math.max(swingOf(weeks) / usual, 1 / Math.sqrt(usual))
  const needed = weeksFor(swing, change)
  return { swing, measured: weeks.length, weeks: needed, units: needed * usual }
}

/** Weeks that a new price is watched for, and those before it that it is compared with. */
export const watchedWeeks = 4
const comparedWeeks = 8

/** One-sided 10 %: chance goes below it once in ten times. */
const onceInTen = 1.28

type Guard = { usual: number; floor: number }

/**
 * Units of the coming four weeks below which a price is taken back, beside those of four weeks of today: if the price
 * cost no more sales than supposed, chance alone would go so low once in ten times. Null where the swing is unknown,
 * or so wide that no figure would tell.
 * @param change expected change of the units, as a fraction
 */
export function guardOf(weekly: readonly (number | null)[], change: number): Guard | null {
  const proof = proofOf(weekly, change)
  const last = weekly.filter((units) => units !== null).slice(-comparedWeeks)
  if (!proof || last.length < leastWeeks) return null
  const usual = watchedWeeks * mean(last)
  const spread = proof.swing * Math.sqrt(1 / watchedWeeks + 1 / last.length)
  const floor = Math.floor(usual * (1 + change - onceInTen * spread))
  return floor > usual / 2 ? { usual, floor } : null
}

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

/** What it takes to prove another change of the same item. */
export function proofAt({ swing, measured, weeks, units }: Proof, change: number): Proof {
  const needed = weeksFor(swing, change)
  return { swing, measured, weeks: needed, units: (units / weeks) * needed }
}

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

import { mean } from '../statistics.ts'

/** Two-sided 5 %, power 80 %: (1.96 + 0.84)². */
const certainty = 7.84

/** With fewer weeks the measured swing would itself be chance. */
const leastWeeks = 6

type Proof = { swing: number; measured: number; weeks: number; units: number }

/** Standard deviation of week-on-week differences ÷ √2, which a trend does not inflate. */
function swingOf(weeks: readonly number[]): number {
  const steps = weeks.slice(1).map((units, index) => units - (weeks[index] ?? 0))
  const center = mean(steps)
  return Math.sqrt(mean(steps.map((step) => (step - center) ** 2)) / 2)
}

const weeksFor = (swing: number, change: number): number =>
  Math.max(2, Math.ceil((2 * certainty * swing ** 2) / change ** 2))

/**
 * Weeks needed before and after a price change to tell the expected change in units from chance: two means differ by
 * `change` of the mean when n ≥ 2 × (1.96 + 0.84)² × swing² ÷ change². Null if the sheet has too few weeks, or the item
 * too few sales, to measure the swing.
 */
export function proofOf(weekly: readonly (number | null)[], change: number): Proof | null {
  const weeks = weekly.filter((units) => units !== null)
  if (weeks.length < leastWeeks || change === 0) return null
  const usual = mean(weeks)
  if (usual <= 0) return null
  // Counts vary at least as much as chance alone makes them.
  const swing = Math.max(swingOf(weeks) / usual, 1 / Math.sqrt(usual))
  const needed = weeksFor(swing, change)
  return { swing, measured: weeks.length, weeks: needed, units: needed * usual }
}

/** Weeks to watch a new price, and weeks before it to compare with. */
export const watchedWeeks = 4
const comparedWeeks = 8

/** One-sided 10 %: chance falls below it once in ten times. */
const onceInTen = 1.28

type Guard = { usual: number; floor: number }

/**
 * Units in the next four weeks below which the price should be taken back, and today's units in four weeks. If the
 * price costs no more sales than assumed, chance alone falls that low once in ten times. Null if the swing is unknown
 * or too wide for any figure.
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

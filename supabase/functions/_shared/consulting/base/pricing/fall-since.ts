/** Since when an item sells less, by the sheet's ordinary weeks, beside the rest of the house. */
import type { Sales } from '../../documents/sales.ts'
import { ordinaryWeeks } from '../sales/whole-weeks.ts'
import { mean } from '../statistics.ts'

export type Fall = {
  name: string
  /** Monday of the first weak week, yyyy-mm-dd. */
  since: string
  /** Units per week before and since. */
  before: number
  after: number
  /** Change of the rest of the house, as a fraction. */
  rest: number
}

/** Fewest weeks before the fall, and since. */
const leastBefore = 6
const leastAfter = 3
/** Standard errors beyond chance: the week is chosen among many. */
const beyondChance = 4
const leastFall = 0.12
/** How far it must fall behind the rest of the house. */
const leastApart = 0.08

type Week = { monday: string; own: number; rest: number }

function weeksOf(sales: Sales, name: string): Week[] {
  const { weeks, itemWeeks } = ordinaryWeeks(sales)
  const units = itemWeeks.find((one) => one.name === name)?.units ?? []
  return weeks.flatMap(({ monday, units: all }, at) => {
    const own = units[at]
    return own == null ? [] : [{ monday, own, rest: all - own }]
  })
}

const spread = (values: readonly number[], middle: number) =>
  values.reduce((sum, one) => sum + (one - middle) ** 2, 0)

/** The clearest fall of an item whose price did not change; null if chance or the whole house explains it. */
export function fallSince(sales: Sales, name: string): Fall | null {
  if (sales.items.find((one) => one.name === name)?.prices) return null
  const weeks = weeksOf(sales, name)
  const falls = weeks.slice(leastBefore, weeks.length - leastAfter + 1).flatMap(({ monday }, index) => {
    const at = index + leastBefore
    const [early, late] = [weeks.slice(0, at), weeks.slice(at)]
    const of = (side: readonly Week[], key: 'own' | 'rest') => side.map((week) => week[key])
    const [before, after] = [mean(of(early, 'own')), mean(of(late, 'own'))]
    const rest = mean(of(late, 'rest')) / mean(of(early, 'rest')) - 1
    const scatter = spread(of(early, 'own'), before) + spread(of(late, 'own'), after)
    // Counts vary at least as much as chance alone implies.
    const variance = Math.max(scatter / Math.max(1, weeks.length - 2), mean(of(weeks, 'own')))
    const clear = (before - after) / Math.sqrt(variance * (1 / early.length + 1 / late.length))
    const isFall =
      before > 0 &&
      clear >= beyondChance &&
      after <= before * (1 - leastFall) &&
      after / before / (1 + rest) - 1 <= -leastApart
    return isFall ? [{ clear, fall: { name, since: monday, before, after, rest } }] : []
  })
  return falls.toSorted((a, b) => b.clear - a.clear)[0]?.fall ?? null
}

/** Other versions of a dish: for several people, packed, below a price, without cachaça. */

import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Asks } from './asks.ts'
import { type Candidate, type Conditions, packed } from './compose.ts'
import { keptBases } from './kept-bases.ts'

/** Fewest days that something packed must keep. */
const boxedDays = 2

/** Most minutes of finishing for a dish that is made the day before. */
const finishOfAhead = 5

const daysOf = ({ idea }: Candidate): number => Math.max(0, ...keptBases(idea.keeps).map(({ days }) => days))

/** Whether the work is done the day before. */
export const isAhead = (candidate: Candidate): boolean =>
  daysOf(candidate) >= 1 && candidate.idea.finish <= finishOfAhead && candidate.idea.technique !== 'flambe'

/** Whether a dish survives an hour in a box: finished cold, whole, and not frozen. */
export const canTravel = (candidate: Candidate): boolean => {
  const { idea } = candidate
  const melts = idea.needs.includes('freezer') || candidate.parts.some(({ item }) => item.id === 'sorvete')
  const isWhole = keptBases(idea.keeps).some(({ what, days }) => what === null && days >= boxedDays)
  return (
    isWhole && !melts && idea.finish <= 5 && idea.technique !== 'flambe' && daysOf(candidate) >= boxedDays
  )
}

/** Weight in g from which a starter makes a plate for two. */
const hearty = 240

/** The same recipe on plates for several people; null if its batch does not divide. */
export function servedTo(candidate: Candidate, people: number): Candidate | null {
  const { portions, portionGrams, cost, idea, name } = candidate
  // Nobody shares a pudding or a cup of soup; a family shares sandwiches.
  const isShared =
    idea.course === 'principal' || (idea.course === 'lanche' && people > 2) || portionGrams >= hearty
  if (idea.course === 'sobremesa' || !isShared || portions % people !== 0) return null
  return {
    ...candidate,
    name: `${name}, para ${people}`,
    serves: people,
    portions: portions / people,
    portionGrams: portionGrams * people,
    cost: cost * people,
  }
}

/** The version of a dish that one wish needs; none if the dish does not suit it. */
function plateFor(candidate: Candidate, wish: WishOf<'dishTrait'>, conditions: Conditions): Candidate[] {
  const { what, serves = 2, max } = wish
  const mayCostMore = wish.mayCostMore === true
  if (what === 'shared') {
    const plate = servedTo(candidate, serves)
    return plate ? [{ ...plate, mayCostMore }] : []
  }
  if (what === 'boxed') return canTravel(candidate) ? [packed(candidate, conditions)] : []
  if (what === 'ahead' || max === undefined || candidate.idea.course === 'sobremesa') return []
  return [{ ...candidate, dearest: max, mayCostMore }]
}

/** The further versions of a dish that the owner's wishes for plates need. */
export const platesOf = (candidate: Candidate, { traits }: Asks, conditions: Conditions): Candidate[] =>
  traits.flatMap((wish) => plateFor(candidate, wish, conditions))

function holds(candidate: Candidate, { what, serves = 2, max = 0 }: WishOf<'dishTrait'>): boolean {
  switch (what) {
    case 'shared':
      return candidate.serves === serves
    case 'boxed':
      return candidate.isBoxed
    case 'ahead':
      return isAhead(candidate)
    case 'priced':
      return candidate.dearest !== null && candidate.dearest <= max && candidate.idea.course !== 'sobremesa'
  }
}

/** The owner's numbers of such plates, as the selection enforces them. */
export const plateShares = ({ traits, sober, woods }: Asks): Share<Candidate>[] => [
  ...traits.flatMap((wish) => {
    const { count, bound } = wish
    if (count === undefined) return []
    const most = wish.what === 'ahead' && bound === 'at_least' ? null : count
    return [
      rangeShare<Candidate>((candidate) => holds(candidate, wish), {
        least: bound === 'at_most' ? null : count,
        most,
      }),
    ]
  }),
  ...(sober > 0 ? [rangeShare<Candidate>(({ isSober }) => isSober, { least: sober, most: sober })] : []),
  ...woods.map((id) =>
    rangeShare<Candidate>(({ cachaca, isSober }) => cachaca === id && !isSober, { least: 1, most: null }),
  ),
]

/** Whether every dish must be made ahead. */
export const wantsAllAhead = ({ traits }: Asks): boolean =>
  traits.some(({ what, count }) => what === 'ahead' && count === undefined)

/** Whether every dish must be packed. */
export const wantsAllBoxed = ({ traits }: Asks): boolean =>
  traits.some(({ what, count }) => what === 'boxed' && count === undefined)

/** Whether some dishes may do without cachaça: the owner counts those with it, or those without alcohol. */
export const mayBeSober = ({ wishes }: RequestSheet): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'zeroAlcohol' && wish.count !== undefined) ||
      (wish.kind === 'share' &&
        wish.what === 'cachaça' &&
        wish.count !== undefined &&
        wish.bound !== 'at_least'),
  )

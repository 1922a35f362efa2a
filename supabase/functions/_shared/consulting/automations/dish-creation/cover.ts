/** A menu in which what the owner names has its dish: one that nothing else needs gives its place. */
import type { Shares } from '../../base/request/menu-shares.ts'
import type { Candidate } from './compose.ts'

interface Menu {
  candidates: readonly Candidate[]
  shares: Shares<Candidate>
  total: number
  /** How well a dish suits the owner by itself. */
  worth: (candidate: Candidate) => number
  /** Whether guests would take two dishes for one. */
  areLike: (one: Candidate, other: Candidate) => boolean
}

/** How much of the owner's numbers a menu lacks, or exceeds; and how many of the named things it lacks. */
export function lackOf(
  menu: readonly Candidate[],
  { shares, total }: Pick<Menu, 'shares' | 'total'>,
): readonly [numbers: number, named: number] {
  let [numbers, named] = [0, 0]
  for (const { isIn, least, most, isExact, isReserved, isSoft } of shares) {
    const count = menu.filter(isIn).length
    const missing = Math.max(0, least(total) - count)
    if (isSoft === true) named += missing
    else if (isReserved) numbers += missing + (isExact ? Math.max(0, count - least(total)) : 0)
    numbers += Math.max(0, count - most(menu.length))
  }
  return [numbers, named]
}

/**
 * The chosen dishes with as many of the named things as their places allow: a dish is replaced where the owner's numbers do
 * not suffer and more of what is named is used; the best of such exchanges first.
 */
export function coverNamed(chosen: readonly Candidate[], menu: Menu): Candidate[] {
  let dishes = [...chosen]
  for (let round = 0; round < menu.total; round += 1) {
    const [numbers, named] = lackOf(dishes, menu)
    if (named === 0) return dishes
    const open = menu.shares.filter(
      ({ isSoft, isIn, least }) => isSoft === true && dishes.filter(isIn).length < least(menu.total),
    )
    const better = menu.candidates
      .filter((one) => open.some(({ isIn }) => isIn(one)))
      .flatMap((one) =>
        dishes.flatMap((old, at) => {
          const others = dishes.filter((_, index) => index !== at)
          if (old.idea.course !== one.idea.course) return []
          if (others.some((other) => other.idea.id === one.idea.id || menu.areLike(other, one))) return []
          const next = dishes.with(at, one)
          const [lack, left] = lackOf(next, menu)
          return lack > numbers || left >= named
            ? []
            : [{ next, gain: (named - left) * 100 + menu.worth(one) - menu.worth(old) }]
        }),
      )
    if (better.length === 0) return dishes
    dishes = better.reduce((best, other) => (other.gain > best.gain ? other : best)).next
  }
  return dishes
}

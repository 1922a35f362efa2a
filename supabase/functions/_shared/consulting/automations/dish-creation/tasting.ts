/** A menu in courses: which dishes, the version of a diet for each, its cost, bottles and hours. */
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { Asks } from './asks.ts'
import type { Candidate } from './compose.ts'

/** From this number of courses on, two of them are sweet. */
const twoSweets = 7

/** Number of small plates, mains and desserts of a menu. */
function partsOf(courses: number): Partial<Record<CourseId, number>> {
  const sobremesa = courses >= twoSweets ? 2 : 1
  const petisco = Math.max(1, Math.round((courses - sobremesa) * 0.4))
  return { petisco, principal: courses - sobremesa - petisco, sobremesa, lanche: 0 }
}

export function tastingShares({ tasting }: Asks): Share<Candidate>[] {
  if (!tasting) return []
  return (['petisco', 'principal', 'sobremesa', 'lanche'] as const).map((course) => {
    const count = partsOf(tasting.courses)[course] ?? 0
    return rangeShare<Candidate>(({ idea }) => idea.course === course, { least: count, most: count })
  })
}

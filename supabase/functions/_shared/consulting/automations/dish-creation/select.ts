import { stableFraction } from '../../base/language/text.ts'
import { type Candidate, hasFlesh } from './compose.ts'
import type { CourseId } from './idea.ts'
import type { Kitchen, Level } from './kitchen.ts'

/** What the choice is made by. */
export interface Wishes {
  cuisines: readonly string[]
  wanted: readonly string[]
  owned: ReadonlySet<string>
  kitchen: Kitchen
  level: Level
  /** Breaks ties the same way on every run, and differently for another house. */
  seed: string
}

/** The chosen cuisines that a dish belongs to; a dish with meat is no vegetarian one. */
export function matchingCuisines(candidate: Candidate, cuisines: readonly string[]): string[] {
  return candidate.idea.cuisines.filter(
    (cuisine) => cuisines.includes(cuisine) && !(cuisine === 'Vegetariana' && hasFlesh(candidate)),
  )
}

/** What the owner named and the dish uses, as pantry ids. */
export function wishedParts({ parts }: Candidate, wanted: readonly string[]): string[] {
  return parts.filter(({ item }) => wanted.includes(item.id)).map(({ item }) => item.id)
}

function worth(candidate: Candidate, wishes: Wishes): number {
  const { idea } = candidate
  const matches = matchingCuisines(candidate, wishes.cuisines).length
  const wished = wishedParts(candidate, wishes.wanted)
  const hero = idea.lines[0]?.slot
  const heroItem = candidate.parts.find(({ slot }) => slot === hero)?.item.id ?? ''
  const wishPoints = wished.reduce(
    (sum, id) => sum + (id === heroItem ? 2.5 : 1) + (wishes.owned.has(id) ? 0.5 : 0),
    0,
  )
  const ahead = wishes.level.prefersAhead ? (idea.advance >= 60 ? 1.5 : idea.finish <= 5 ? 0.5 : -0.5) : 0
  const hard = idea.needs.some((need) => need === 'precision' || need === 'oven') || idea.finish > 15
  const technique = wishes.level.prefersHard ? (hard ? 0.8 : 0) : 0
  return (
    (matches === 0 ? -3 : 2 + (matches - 1) * 0.6) +
    Math.min(6, wishPoints) +
    ahead +
    technique +
    stableFraction(`${wishes.seed}|${idea.id}`)
  )
}

/** How many dishes of each course; who asks for desserts gets them. */
function coursesOf({ cuisines, kitchen }: Wishes, total: number): Record<CourseId, number> {
  const sweet = cuisines.includes('Confeitaria e sobremesas')
  if (sweet && cuisines.length === 1) return { petisco: 0, principal: 0, lanche: 0, sobremesa: total }
  const { petisco, principal, lanche, sobremesa } = kitchen.courses
  if (!sweet || sobremesa >= 3) return { petisco, principal, lanche, sobremesa }
  return { petisco: petisco - 1, principal, lanche, sobremesa: sobremesa + 1 }
}

/** Composes the menu: the dishes worth most, spread over courses, techniques and main ingredients. */
export function selectDishes(candidates: readonly Candidate[], wishes: Wishes, total: number): Candidate[] {
  const quota = coursesOf(wishes, total)
  const base = new Map(candidates.map((candidate) => [candidate, worth(candidate, wishes)]))
  const chosen: Candidate[] = []
  const hero = ({ parts }: Candidate) => parts[0]?.item.id ?? ''
  const adjusted = (candidate: Candidate) => {
    const count = (test: (other: Candidate) => boolean) => chosen.filter(test).length
    const { course, technique } = candidate.idea
    const sameCourse = count(({ idea }) => idea.course === course)
    return (
      (base.get(candidate) ?? 0) -
      (sameCourse >= quota[course] ? 5 : 0) -
      count(({ idea }) => idea.technique === technique) * 0.7 -
      count((other) => hero(other) === hero(candidate)) * 2 -
      count(({ cachaca }) => cachaca === candidate.cachaca) * 0.15 -
      // What the owner named is served twice or so; a menu of cashew apple alone is not what was asked.
      wishedParts(candidate, wishes.wanted).reduce(
        (sum, id) => sum + count(({ parts }) => parts.some(({ item }) => item.id === id)) * 0.9,
        0,
      )
    )
  }
  const rest = [...candidates]
  while (chosen.length < total && rest.length > 0) {
    const next = rest.reduce((best, other) => (adjusted(other) > adjusted(best) ? other : best))
    rest.splice(rest.indexOf(next), 1)
    chosen.push(next)
  }
  const order: readonly CourseId[] = ['petisco', 'lanche', 'principal', 'sobremesa']
  return chosen.toSorted((a, b) => order.indexOf(a.idea.course) - order.indexOf(b.idea.course))
}

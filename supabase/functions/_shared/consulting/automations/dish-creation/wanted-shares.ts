/** How many dishes must have what the owner names, has left over or takes for granted. */
import { type DishForm, hasForm } from '../../base/request/dish-forms.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { sum } from '../../base/statistics.ts'
import type { Asks } from './asks.ts'
import type { Candidate } from './compose.ts'
import { isSweetForMeat } from './plates.ts'
import type { BoundFood } from './served-days.ts'
import { isBoundBy } from './served-days.ts'
import { dishesInCourses } from './size.ts'
import { foodIdsOf, named } from './wanted.ts'

/** Dishes that a leftover goes into: one alone makes the house depend on its sale, unless few are left beside a diet's. */
const usesOfLeftover = { usual: 2, few: 1 } as const
const fewDishes = 3

type Counted = Pick<Requirements, 'count' | 'courses'> & Pick<Asks, 'traits'>

/** So many dishes with a food. Where the owner counts the parts of the menu, no other part takes it up. */
function usesOf(term: string, least: number, asked: Counted): Share<Candidate>[] {
  // Where courses and forms leave dishes of the number open, those may take it up as well.
  const inForms = sum(asked.traits.map(({ what, count = 0 }) => (what === 'form' ? count : 0)))
  const courses = (asked.count?.most ?? 0) > dishesInCourses(asked) + inForms ? [] : asked.courses
  const ids: readonly string[] = foodIdsOf(term)
  const isIn = ({ idea, parts }: Candidate) =>
    parts.some(({ item }) => ids.includes(item.id)) &&
    (courses.length === 0 || courses.some(({ course }) => course === idea.course))
  return ids.length === 0 ? [] : [rangeShare(isIn, { least, most: null })]
}

export const leftoverShares = (
  { leftovers, traits }: Pick<Asks, 'leftovers' | 'traits'>,
  asked: Pick<Requirements, 'count' | 'courses' | 'shares'>,
): Share<Candidate>[] => {
  const inDiets = sum([
    ...traits.map(({ what, count = 0 }) => (what === 'free' ? count : 0)),
    ...asked.shares.map(({ avoids, count = 0 }) => (avoids ? count : 0)),
  ])
  const sweets = asked.courses.find(({ course }) => course === 'sobremesa')?.range.least ?? 0
  const total = asked.count?.most ?? dishesInCourses(asked)
  const isTight = inDiets > 0 && total > 0 && total - sweets - inDiets < fewDishes
  const least = isTight ? usesOfLeftover.few : usesOfLeftover.usual
  return leftovers.flatMap(({ what }) => usesOf(what, least, { ...asked, traits }))
}

/** "dá para congelar a massa do bolinho?" expects one among the dishes. */
export const formShares = ({ formsAsked }: { formsAsked: readonly DishForm[] }): Share<Candidate>[] =>
  formsAsked.map((form) => rangeShare(({ name }: Candidate) => hasForm(name, form), { least: 1, most: null }))

/** "usem galinha caipira, shiitake, banana-da-terra e café": each of them is in one dish at least. */
export const wantedShares = ({
  preferred,
  ...asked
}: Pick<Requirements, 'preferred'> & Counted): Share<Candidate>[] =>
  named(preferred).flatMap((term) => usesOf(term, 1, asked))

/** What the owner pays for and speaks of: one dish with each, where the places suffice. */
export const supplyShares = (ids: readonly string[]): Share<Candidate>[] =>
  ids.map((id) =>
    yielding(
      rangeShare(({ parts }: Candidate) => parts.some(({ item }) => item.id === id), {
        least: 1,
        most: null,
      }),
    ),
  )

/** "peixe só na sexta": one dish of the menu, unless the owner counts them. */
export const boundShares = (
  bound: readonly BoundFood[],
  { traits }: Pick<Asks, 'traits'>,
): Share<Candidate>[] =>
  bound.flatMap((food) =>
    traits.some(({ weekdays, anyOf }) => weekdays !== undefined && anyOf === food.names)
      ? []
      : [rangeShare((one: Candidate) => isBoundBy(one, food), { least: null, most: food.count ?? 1 })],
  )

/** What is only named to be used gives way to what is counted: "um principal de capote" before "temos pequi". */
export const yielding = (share: Share<Candidate>): Share<Candidate> => ({ ...share, isSoft: true })

/** "um sem carne" is met by two; "só um sem carne" is not. */
export const orMore =
  ({ shares, courses }: Requirements) =>
  (share: Share<Candidate>, index: number): Share<Candidate> => {
    const asked = shares[index]
    if (!asked) return share
    const { avoids: avoided, bound, form, what } = asked
    // Every pudding is vegetarian: the one that the owner asks for is among the dishes beside it.
    const isOfMeals = what === 'vegetariano' && courses.some(({ course }) => course !== 'sobremesa')
    return {
      ...share,
      ...(avoided && bound !== 'exactly' ? { isExact: false } : {}),
      isIn: (candidate) =>
        share.isIn(candidate) &&
        !(avoided && isSweetForMeat(candidate, what)) &&
        !(isOfMeals && candidate.idea.course === 'sobremesa') &&
        (form === undefined || hasForm(candidate.name, form)),
    }
  }

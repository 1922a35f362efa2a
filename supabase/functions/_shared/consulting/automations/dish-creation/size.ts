import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import { courseIds, isOfTaste } from '../../base/request/recipe-wishes.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { sum } from '../../base/statistics.ts'
import type { Candidate } from './compose.ts'

/** Sizes of a menu: default, promised, maximum on request, and the minimum below which a request fails. */
const usualDishes = 8
/** Default for one cook, who cannot learn more at once. */
const usualForOneCook = 6
export const promisedDishes = 6
export const mostDishes = 12
export const fewestDishes = 3

type Asked = Pick<Requirements, 'count' | 'courses'> & Partial<Pick<Requirements, 'tastes'>>

/** Number of dishes that the owner counts by course: "3 petiscos e 2 pratos principais" are five. */
export const dishesInCourses = ({ courses }: Pick<Requirements, 'courses'>): number =>
  sum(courses.map(({ range }) => range.least ?? 0))

/** "4 pratos de almoço e 1 sobremesa de banana": what is asked of a part that no number counts is a dish beside the others. */
export function withAskedParts<Wanted extends Asked>(
  asked: Wanted,
  traits: readonly Pick<WishOf<'dishTrait'>, 'course' | 'count' | 'bound'>[],
): Wanted {
  if (asked.count !== null || !isCounted(asked)) return asked
  const missing = courseIds.flatMap((course) => {
    if (asked.courses.some((one) => one.course === course)) return []
    const counts = traits.flatMap((one) =>
      one.course === course && one.bound !== 'at_most' ? (one.count ?? []) : [],
    )
    return counts.length === 0 ? [] : [{ course, range: { least: Math.max(...counts), most: null } }]
  })
  return missing.length === 0 ? asked : { ...asked, courses: [...asked.courses, ...missing] }
}

/** Whether the owner states a number of dishes, in total or by course. */
export const isCounted = ({ count, courses, tastes = [] }: Asked): boolean =>
  count !== null ||
  [...courses, ...tastes].some(({ range }) => range.least !== null && range.most !== null && range.most > 0)

/** Number of dishes that a request produces. */
export function totalOf(asked: Asked, { oneGriddle }: { oneGriddle: boolean }): number {
  const { count } = asked
  const inTastes = sum((asked.tastes ?? []).map(({ range }) => range.least ?? 0))
  const inCourses = Math.max(dishesInCourses(asked), inTastes)
  const usual = isCounted({ ...asked, count: null })
    ? inCourses
    : Math.max(oneGriddle ? usualForOneCook : usualDishes, inCourses)
  return Math.max(1, Math.min(mostDishes, count ? (count.most ?? Math.max(count.least ?? 0, usual)) : usual))
}

/** The owner's numbers of dishes by course, as the selection enforces them. */
export const courseShares = ({
  courses,
  tastes = [],
}: Pick<Requirements, 'courses'> & Partial<Pick<Requirements, 'tastes'>>): Share<Candidate>[] => [
  ...courses.map(({ course, range }) => rangeShare(({ idea }: Candidate) => idea.course === course, range)),
  ...tastes.map(({ taste, range }) =>
    rangeShare(({ idea }: Candidate) => isOfTaste(idea.course, taste), range),
  ),
]

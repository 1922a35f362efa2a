/**
 * The dishes that a range of prices is for: "três principais e uma sobremesa … os demais ficam entre 46 e 62" prices the
 * main courses. No house that sells its puddings for R$ 22 means to sell one for R$ 46.
 */
import { type CourseId, courseIds } from '../../base/request/recipe-wishes.ts'
import { courseIn } from '../text/courses.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** How far below the range the dearest dish of a course may be, and still be meant. */
const mostBelow = 0.8

const itemOf: Readonly<Record<CourseId, string>> = {
  petisco: 'entradas',
  principal: 'principais',
  lanche: 'lanches',
  sobremesa: 'sobremesas',
}

const others = /(?<![a-z])(?:os |as )?(?:outr[oa]s|demais|restantes?|resto)(?![a-z])[^.!?;\n]*$/
const mains = /(?<![a-z])principa(?:l|is)(?![a-z])/

const countedIn = (wishes: readonly DraftWish[]): CourseId[] =>
  courseIds.filter((id) =>
    wishes.some(({ wish }) => wish.kind === 'count' && wish.course === id && wish.count > 0),
  )

/** Whether all that the house sells of a course costs far less than the range. */
function isFarBelow(course: CourseId, min: number, names: readonly HouseName[]): boolean {
  const own = names.flatMap(({ section, price, isSection }) =>
    !isSection &&
    price !== null &&
    section !== null &&
    courseIn(foldInPlace(section).toLowerCase()) === course
      ? [price]
      : [],
  )
  return own.length > 0 && Math.max(...own) < min * mostBelow
}

export function withRangesOfCourses(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const counted = countedIn(draft.wishes)
  if (counted.length < 2) return draft
  const folded = foldInPlace(text).toLowerCase()
  return {
    ...draft,
    wishes: draft.wishes.flatMap((one): DraftWish[] => {
      const { wish, start, end } = one
      if (wish.kind !== 'price' || wish.item !== undefined || wish.min === undefined) return [one]
      const { min } = wish
      const isOfMains =
        counted.includes('principal') &&
        counted.includes('sobremesa') &&
        others.test(folded.slice(0, end)) &&
        mains.test(folded.slice(0, start))
      const meant = isOfMains
        ? (['principal'] as const)
        : counted.filter((course) => !isFarBelow(course, min, names))
      return meant.length === 0 || meant.length === counted.length
        ? [one]
        : meant.map((course) => ({ ...one, wish: { ...wish, item: itemOf[course] } }))
    }),
  }
}

import { withCount, withCourseCount } from '../../base/request/change-sheet.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { courseNoun } from '../../base/request/describe-recipe-wish.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Candidate } from './compose.ts'
import { dishesInCourses, mostDishes } from './size.ts'

const dishes = (count: number) => `${count} ${count === 1 ? 'prato' : 'pratos'}`

/** Courses for which more dishes are requested than the menu has, or than can be made. */
export function courseConflicts(
  sheet: RequestSheet,
  requirements: Requirements,
  { limits, made }: { limits: string; made: readonly Candidate[] },
): Conflict[] {
  const asked = dishesInCourses(requirements)
  const most = Math.min(mostDishes, requirements.count?.most ?? mostDishes)
  if (asked > most) {
    const isWhole = most < mostDishes
    return [
      {
        message: isWhole
          ? `Você pediu ${dishes(most)}, e as partes somam ${asked}.`
          : `Uma consultoria entrega até ${dishes(mostDishes)}, e as partes somam ${asked}.`,
        offers:
          isWhole && asked <= mostDishes
            ? [{ label: `Ficar com ${dishes(asked)}`, sheet: withCount(sheet, asked) }]
            : [],
      },
    ]
  }
  return requirements.courses.flatMap(({ course, range: { least } }) => {
    const found = made.filter(({ idea }) => idea.course === course).length
    if (least === null || found >= least) return []
    const noun = courseNoun(course, found)
    return [
      {
        message: `Com ${limits}, ${found === 0 ? `não há ${noun}` : `há só ${found} ${noun}`}, e você pediu ${least}.`,
        offers: [
          {
            label: found === 0 ? `Seguir sem ${courseNoun(course, 1)}` : `Ficar com ${found} ${noun}`,
            sheet: withCourseCount(sheet, course, found),
          },
        ],
      },
    ]
  })
}

import type { CourseId } from './recipe-wishes.ts'
import type { WishOf } from './wish.ts'

/** Whether a limit on dishes of a course, or for a number of people, applies to a dish. */
export const isLimited = (
  dish: { course: CourseId | undefined; serves: number },
  { course, serves }: Pick<WishOf<'dishLimit'>, 'course' | 'serves'>,
): boolean =>
  (course === undefined || course === dish.course) && (serves === undefined || serves === dish.serves)

/** R$ that a limit on ingredients is compared with: a limit "por porção" counts a plate for several once for each guest. */
export const costLimited = (
  { cost, serves }: { cost: number; serves: number },
  limit: Pick<WishOf<'dishLimit'>, 'serves' | 'text'>,
): number =>
  limit.serves === undefined && /por[cç][aã]o|por pessoa|individua/iu.test(limit.text) ? cost / serves : cost

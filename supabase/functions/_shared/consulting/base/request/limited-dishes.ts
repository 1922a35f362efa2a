import type { CourseId } from './recipe-wishes.ts'
import type { WishOf } from './wish.ts'

/** Whether a limit on dishes of a course, or for a number of people, applies to a dish. */
export const isLimited = (
  dish: { course: CourseId | undefined; serves: number },
  { course, serves }: Pick<WishOf<'dishLimit'>, 'course' | 'serves'>,
): boolean =>
  (course === undefined || course === dish.course) && (serves === undefined || serves === dish.serves)

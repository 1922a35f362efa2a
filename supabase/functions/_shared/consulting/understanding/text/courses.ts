/** Parts of a menu, as owners name them beside a number. */
import type { CourseId } from '../../base/request/recipe-wishes.ts'

const courses: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/(?<![a-z])(?:petiscos?|entradas?)(?![a-z])/, 'petisco'],
  [/(?<![a-z])sobremesas?(?![a-z])/, 'sobremesa'],
  [/(?<![a-z])lanches?(?![a-z])/, 'lanche'],
  [/(?<![a-z])(?:pratos? )?principa(?:l|is)(?![a-z])/, 'principal'],
]

/** The first part of the list that a folded text names. */
export const courseIn = (folded: string): CourseId | undefined =>
  courses.find(([words]) => words.test(folded))?.[1]

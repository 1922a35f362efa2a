import { type CourseId, courseIds } from './wish.ts'

/** Parts of a menu as named in reports. */
export const courseLabels: Readonly<Record<CourseId, string>> = {
  petisco: 'Entrada ou petisco',
  principal: 'Prato principal',
  lanche: 'Lanche',
  sobremesa: 'Sobremesa',
}

/** The part of a menu with a label, as facts give it. */
export const courseOfLabel = (label: string | undefined): CourseId | undefined =>
  courseIds.find((course) => courseLabels[course] === label)

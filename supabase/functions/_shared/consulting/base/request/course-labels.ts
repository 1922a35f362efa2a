import type { CourseId } from './wish.ts'

/** Parts of a menu as named in reports. */
export const courseLabels: Readonly<Record<CourseId, string>> = {
  petisco: 'Entrada ou petisco',
  principal: 'Prato principal',
  lanche: 'Lanche',
  sobremesa: 'Sobremesa',
}

import type { CourseId } from './wish.ts'

/** Parts of a menu as reports name them. */
export const courseLabels: Readonly<Record<CourseId, string>> = {
  petisco: 'Entrada ou petisco',
  principal: 'Prato principal',
  lanche: 'Lanche',
  sobremesa: 'Sobremesa',
}

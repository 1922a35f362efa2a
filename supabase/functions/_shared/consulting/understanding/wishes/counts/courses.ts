import type { CourseId } from '../../../base/request/wish.ts'
import type { Element } from '../../words/elements.ts'

const words: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/^(petisco|entrada|entradinha|tira gosto|tiragosto|belisco)/, 'petisco'],
  [/^(prato )?principa[li]s?$/, 'principal'],
  [/^lanche/, 'lanche'],
  [/^sobremesa/, 'sobremesa'],
]

/** The part of a menu that a word names: "petiscos", "pratos principais". */
export function courseOf(element: Element | undefined): CourseId | null {
  return (element && words.find(([known]) => known.test(element.key))?.[1]) ?? null
}

import { type Element, has, isFiller } from '../words/elements.ts'

/**
 * Whether a standing restriction says how the house works or what it wants, as in "dose no máximo 12 reais" or "a
 * carne tem que entrar". Its names are not excluded, as those of a bare list are.
 */
export function isStated(elements: readonly Element[]): boolean {
  const first = elements.find((element) => !isFiller(element))
  if (has(first, 'want') || elements.some(({ key }) => /^avis(?:ar?|em?|o)$/.test(key))) return true
  return (
    !elements.some((element) =>
      has(element, 'not', 'without', 'out', 'lack', 'allergy', 'minor', 'warning'),
    ) &&
    elements.some((element) =>
      has(element, 'must', 'want', 'put', 'price', 'max', 'min', 'currency', 'permit', 'yes'),
    )
  )
}

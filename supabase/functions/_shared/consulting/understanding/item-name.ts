import { type Element, termOf } from './elements.ts'
import { canonAll } from './scan.ts'

/** The name that a wish uses for the item of an element. */
export function itemNameOf(element: Element): string | null {
  const exact = element.meaning?.item
  if (exact) return exact.name
  if (element.partOf.length > 0) {
    const section = element.partOf.find(({ isSection }) => isSection)
    const items = element.partOf.filter(({ isSection }) => !isSection)
    if (section && items.length !== 1) return section.name
    const [only] = element.partOf
    return element.partOf.length === 1 && only ? only.name : element.raw.toLowerCase()
  }
  const term = termOf(element)
  if (!term) return null
  // The owner's word, spelled correctly: "chope" is a beer, but not every beer.
  return [term.name, ...term.words].find((word) => canonAll(word).join(' ') === element.key) ?? term.name
}

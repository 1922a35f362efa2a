import { isStrictKind, kindNamed } from '../../../base/request/item-kinds.ts'
import { canonAll } from '../../text/scan.ts'
import { type Element, termOf } from '../../words/elements.ts'

/** The name that a wish uses for the item of an element. */
export function itemNameOf(element: Element): string | null {
  const exact = element.meaning?.item
  if (exact) return exact.name
  if (element.partOf.length > 0) {
    const kind = kindNamed(element.raw.toLowerCase(), element.partOf)
    if (kind !== undefined && isStrictKind(kind)) return kind
    // "camarão" is not all of "Camarão e lagosta".
    const section = element.partOf.find(({ isSection, name }) => isSection && !/ e |,|\//u.test(name))
    const items = element.partOf.filter(({ isSection }) => !isSection)
    const [only] = items
    if (section && items.length !== 1) return section.name
    if (only && items.length === 1) return only.name
    return element.partOf.length === 1 && element.partOf[0] && items.length === 1
      ? element.partOf[0].name
      : element.raw.toLowerCase()
  }
  const term = termOf(element)
  if (!term) return null
  // The owner's word, spelled correctly: "chope" is a beer, but not every beer.
  return [term.name, ...term.words].find((word) => canonAll(word).join(' ') === element.key) ?? term.name
}

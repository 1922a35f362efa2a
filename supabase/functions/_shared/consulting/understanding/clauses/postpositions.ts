import type { Profile } from '../text/draft.ts'
import { type Element, has } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import { removes } from './look-around.ts'
import type { Mode } from './modes.ts'
import { isUntouched } from './prices.ts'

/**
 * How a word classifies the names before it: "o pudim fica", "camarão não". Null if it says nothing about them.
 * @param after the marks of the words between it and the end of its clause
 */
export function modeAfter(
  element: Element,
  after: ReadonlySet<Mark>,
  profile: Profile,
  prefersItems: boolean,
): Mode | null {
  const kept: Mode = profile === 'prices' || after.has('price') ? 'keepPrice' : 'keep'
  if (has(element, 'must')) return prefersItems ? 'keep' : 'must'
  if (prefersItems) {
    if (has(element, 'promote')) return 'promote'
    if (has(element, 'stay')) return kept === 'keep' && isUntouched(element) ? 'untouched' : kept
    // "a cerveja 600 congela"
    if (/^(congela|congelam|congele|trava|travam)$/.test(element.key)) return 'keepPrice'
    if (has(element, 'leave')) return 'drop'
  }
  if (has(element, 'not') && !has(element, 'all')) {
    if (!prefersItems) return after.has('without') ? 'must' : 'not'
    if (after.has('rise')) return 'cap'
    if (after.has('touch')) return kept === 'keep' ? 'untouched' : kept
    if (after.has('fall')) return 'unsaid'
    return after.has('leave') || after.has('drop') || after.has('without') ? 'keep' : 'drop'
  }
  // "se tiver camarão tira"
  if (has(element, 'out') || element.key === 'zero' || removes(element)) return prefersItems ? 'drop' : 'not'
  return null
}

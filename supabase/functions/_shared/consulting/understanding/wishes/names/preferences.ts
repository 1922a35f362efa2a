/** Names that the owner asks for. */

import type { WishReason } from '../../../base/request/wish.ts'
import type { Mode } from '../../clauses/modes.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Element, termOf } from '../../words/elements.ts'
import { sharedTerm } from '../counts/shares.ts'
import {
  isAdded,
  isInReason,
  isLimited,
  isMuch,
  isNarrowed,
  isOfUnknown,
  isSubject,
  isTalk,
} from './around-name.ts'
import { diet } from './exclusions.ts'
import { isOnlyRefused, type NameReading, ownDish } from './name-reading.ts'
import { wholly } from './styles.ts'

export function ask(
  reading: NameReading,
  at: number,
  element: Element,
  mode: Mode,
  why: WishReason | null,
  item: string | null,
): void {
  const term = termOf(element)
  const put = (wish: WishContent) => reading.push(wish, at, at + 1)
  const known = element.meaning?.item || element.partOf.length > 0
  const number = reading.elements[at - 1]
  if (number?.kind === 'number' && !number.claimed) return
  if (isLimited(reading.elements, at) || isNarrowed(reading.elements, at)) return
  if (item && (known || mode === 'open' || mode === 'only')) {
    // "almoço já enche" describes sales and is not a wish.
    if (mode === 'open' && isSubject(reading.elements, at)) return
    // "o nome dos pratos", "a foto do pudim": not the dishes themselves.
    if (mode === 'open' && isOfUnknown(reading.elements, at)) return
    if (
      reading.profile === 'menu' &&
      mode === 'open' &&
      (isTalk(reading.elements, at) || isAdded(reading.elements, at))
    )
      return
    if (reading.profile === 'menu' && mode === 'open') put({ kind: 'keepItem', item })
    else if (reading.profile === 'menu' && mode === 'only') put({ kind: 'keepItem', item })
    else if (mode === 'want' || mode === 'must' || mode === 'have') put({ kind: 'promote', item })
    return
  }
  if (!term) {
    const name = ownDish(element)
    if (name && reading.profile === 'recipes')
      put({ kind: 'prefer', what: name, why: why === 'supply' ? 'supply' : 'taste' })
    return
  }
  if (reading.profile === 'prices' || term.name === 'açúcar adicionado') return
  switch (term.kind) {
    case 'style': {
      put({ kind: 'style', what: (mode === 'only' && wholly(element, term)) || term.name })
      return
    }
    case 'audience':
      put({ kind: 'audience', what: term.name })
      return
    case 'diet':
      // "uma das opções sem açúcar, porque tenho cliente diabético": the second part is the reason.
      if (isInReason(reading.elements, at) && reading.elements.some((one) => one.claimed && one.ofOne)) return
      diet(reading, at, term)
      return
    case 'allergen':
      if (isOnlyRefused(term)) put({ kind: 'exclude', what: term.name, why: 'diet' })
      else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
      return
    default:
      if (mode !== 'only' && mode !== 'have' && isMuch(reading.elements, at) && sharedTerm(term))
        reading.push({ kind: 'share', what: term.name, of: 'many' }, at - 1, at + 1)
      else if (mode === 'only') put({ kind: 'only', what: term.name, why: 'taste' })
      else put({ kind: 'prefer', what: term.name, why: why === 'supply' ? 'supply' : 'taste' })
  }
}

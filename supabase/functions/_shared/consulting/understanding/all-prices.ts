import { everyItem } from '../base/request/match-item.ts'
import type { Profile, WishContent } from './draft.ts'
import { type Element, has, isFiller, isGrammar } from './elements.ts'

/**
 * "manter os preços", "não aumentar nada": a sentence that names no item speaks of all of them. Null where it says
 * more than that.
 */
export function allPrices(elements: readonly Element[], profile: Profile): WishContent | null {
  if (profile !== 'prices' && profile !== 'menu') return null
  const says = (...marks: Parameters<typeof has>[1][]) => elements.some((element) => has(element, ...marks))
  if (!elements.every((element) => element.kind === 'comma' || isFiller(element) || isGrammar(element)))
    return null
  if (says('except', 'less', 'but', 'max', 'min', 'fall', 'leave', 'drop', 'permit', 'yes', 'unsure'))
    return null
  // On a menu, "não mexer em nada" would leave nothing to advise on.
  if (profile === 'menu' && !says('price')) return null
  if (says('keep', 'stay') || (says('touch') && says('not', 'without'))) {
    return { kind: 'keepPrice', item: everyItem }
  }
  return says('rise') && says('not', 'without') ? { kind: 'capPrice', item: everyItem } : null
}

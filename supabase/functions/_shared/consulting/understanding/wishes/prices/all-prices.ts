import { everyItem } from '../../../base/request/match-item.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import { has, isFiller, isGrammar, type Sentence } from '../../words/elements.ts'

const degree = /\b(muito|demai|demais|tanto|mais|mai|pouco|so|sempre)\b/
const frozen = /^(congel|trav)/

/**
 * "manter os preços", "não aumentar nada": a sentence without an item applies to all of them. Null if it says more than
 * that.
 */
export function allPrices(sentence: Sentence, profile: Profile): { wish: WishContent; to: number } | null {
  // "não mexe nos preços, só na ordem": what follows says what may change instead.
  const comma = sentence.elements.findIndex(
    ({ kind }, at) => kind === 'comma' && has(sentence.elements[at + 1], 'only'),
  )
  const to = comma < 0 ? sentence.elements.length : comma
  const wish = ofAll({ ...sentence, elements: sentence.elements.slice(0, to) }, profile)
  return wish && { wish, to }
}

function ofAll({ elements, ends }: Sentence, profile: Profile): WishContent | null {
  if ((profile !== 'prices' && profile !== 'menu') || ends.includes('?')) return null
  const says = (...marks: Parameters<typeof has>[1][]) => elements.some((element) => has(element, ...marks))
  if (!elements.every((element) => element.kind === 'comma' || isFiller(element) || isGrammar(element)))
    return null
  if (says('except', 'less', 'but', 'max', 'min', 'fall', 'leave', 'drop', 'permit', 'yes', 'unsure'))
    return null
  // "não dá pra aumentar muito" allows a small rise.
  if (elements.some(({ key }) => degree.test(key))) return null
  // "o resto deixa" leaves open what changes.
  if (elements.some(({ key }) => /\b(?:resto|restante|outr[oa])\b/.test(key))) return null
  // On a menu, "não mexer em nada" would leave nothing to advise on, so it is not read as a wish.
  if (profile === 'menu' && !says('price')) return null
  if (
    says('keep', 'stay') ||
    (says('touch') && (says('not', 'without') || elements.some(({ key }) => frozen.test(key))))
  ) {
    return { kind: 'keepPrice', item: everyItem }
  }
  return says('rise') && says('not', 'without') ? { kind: 'capPrice', item: everyItem } : null
}

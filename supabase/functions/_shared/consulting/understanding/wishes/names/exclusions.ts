/** Names that the owner leaves out, or wants less of. */

import type { Term } from '../../../base/lexicon/term.ts'
import type { WishReason } from '../../../base/request/wish.ts'
import { type Mode, refusing } from '../../clauses/modes.ts'
import { type Element, has, termOf } from '../../words/elements.ts'
import { sharedTerm } from '../counts/shares.ts'
import { isLittle, isOfSomeLater, isOwnClause, isQualified } from './around-name.ts'
import { isOnlyRefused, joinedWith, type NameReading, ownDish } from './name-reading.ts'
import { lessOf, oppositeOf, styleOf } from './styles.ts'

export function diet(reading: NameReading, at: number, term: Term): void {
  reading.push({ kind: 'exclude', what: term.name, why: 'diet' }, at, at + 1)
}

export function exclude(reading: NameReading, at: number, element: Element, why: WishReason | null): void {
  const term = termOf(element)
  if (!term) {
    const name = ownDish(element)
    if (name && reading.profile === 'recipes')
      reading.push({ kind: 'exclude', what: name, why: why ?? 'taste' }, at, at + 1)
    return
  }
  switch (term.kind) {
    case 'style': {
      const opposite = oppositeOf(term)
      if (opposite) reading.push({ kind: 'style', what: opposite.name }, at, at + 1)
      // "nada apimentado"
      else if (styleOf(term)?.style === 'spicy')
        reading.push({ kind: 'exclude', what: 'pimentas', why: 'taste' }, at, at + 1)
      return
    }
    case 'diet':
      // "sem mel, que é para vegano"
      // "não come mel, é vegana"
      if (reading.elements[at - 1]?.key === 'para' || isOwnClause(reading.elements, at))
        diet(reading, at, term)
      return
    case 'audience':
    case 'equipment':
      return
  }
  // "frutas muito doces" are some of the fruit: only the style is read.
  if (why === null && term.kind === 'group' && isQualified(reading.elements, at)) return
  if (why !== 'allergy' && isOfSomeLater(reading.elements, at)) return
  if (why === 'allergy' && term.narrows && term.narrows.length > 0) {
    reading.ambiguous.set(at, term.narrows)
    return
  }
  reading.push(
    { kind: 'exclude', what: term.name, why: why ?? (isOnlyRefused(term) ? 'diet' : 'taste') },
    at,
    at + 1,
  )
  const also = why === 'allergy' && joinedWith(element, term)
  if (also) reading.push({ kind: 'exclude', what: also.name, why }, at, at + 1)
}

export function less(reading: NameReading, at: number, element: Element): void {
  const term = termOf(element)
  if (!term) return
  const what = lessOf(element, term)
  if (what) reading.push({ kind: 'style', what }, at, at + 1)
  else if (reading.profile === 'recipes' && isLittle(reading.elements, at) && sharedTerm(term))
    reading.push({ kind: 'share', what: term.name, of: 'few' }, at, at + 1)
}

/** "o limão está caro, então diminui": use less of it, but do not exclude it. */
export function isSpared(reading: NameReading, element: Element): boolean {
  const term = termOf(element)
  const isLess = reading.elements.some(({ key }) => /^(diminu|reduz|maneir|econom|poup)/.test(key))
  const isDear = reading.elements.some((one) => has(one, 'lack') && /car[oa]|sub|morte/.test(one.key))
  if (!isLess || !isDear || !term || reading.profile !== 'recipes' || !sharedTerm(term)) return false
  const at = reading.elements.indexOf(element)
  reading.push({ kind: 'share', what: term.name, of: 'few' }, at, at + 1)
  return true
}

/** "nada de fritura" among the house's restrictions: a rule of the kitchen, nobody's allergy. */
export function isOwnRule(reading: NameReading): boolean {
  return reading.profile === 'restrictions' && !reading.elements.some((one) => has(one, 'allergy', 'minor'))
}

/** "cozinha vegana" among the house's restrictions describes the kitchen; "opções veganas" describes some dishes. */
export function isOwnDiet(reading: NameReading, at: number, mode: Mode): boolean {
  const from = reading.elements.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1
  const end = reading.elements.findIndex(({ kind }, other) => other > at && kind === 'comma')
  const clause = reading.elements.slice(from, end < 0 ? undefined : end)
  return (
    reading.profile === 'restrictions' &&
    mode === 'allergy' &&
    reading.clauses.named.every((named) => refusing.has(named.mode)) &&
    !clause.some((element) => has(element, 'allergy', 'not', 'some') || element.value !== null)
  )
}

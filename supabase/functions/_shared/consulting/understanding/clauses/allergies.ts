import { type Element, isFiller, termOf } from '../words/elements.ts'
import type { ClauseState } from './clause-state.ts'
import { deniedBefore } from './look-around.ts'

/** "alergia: nenhuma", "alergias não" */
function deniedAfter(elements: readonly Element[], at: number): boolean {
  const next = elements[at + 1]?.kind === 'colon' ? at + 2 : at + 1
  return /^(nenhuma?|nao|zero)$/.test(elements[next]?.key ?? '') && next + 1 >= elements.length
}

function isInBrackets(elements: readonly Element[], at: number): boolean {
  return elements[at - 1]?.raw === '(' && elements[at + 1]?.raw.startsWith(')') === true
}

export function meetAllergy(state: ClauseState, at: number, element: Element): void {
  const { elements, mode, hasNamed } = state
  const refused = (mode === 'not' || mode === 'lack') && !hasNamed && deniedBefore(elements, at)
  if (refused || deniedAfter(elements, at)) {
    state.turn('unsaid')
    element.meaning = { marks: new Set(['context']), terms: [], item: null, idiom: false }
    return
  }
  // "sem leite (alergia)" explains what precedes the bracket, and nothing after it.
  const explained = isInBrackets(elements, at) ? state.named.at(-1) : undefined
  if (explained && (explained.mode === 'not' || explained.mode === 'drop')) {
    explained.why = 'allergy'
    state.usedAllergies.add(element)
    return
  }
  // "clientes celíacos" names what to exclude, and a "sem" before it changes nothing.
  state.turn('allergy')
  state.allergy = true
  state.openAllergy = element
  if (termOf(element)) {
    state.settleAllergy()
    state.named.push({ at, mode: 'allergy', why: 'allergy', group: state.group })
    state.hasNamed = true
  }
}

/**
 * "celíaco, sem maracujá": an allergy already mentioned explains nothing further, unless a consequence follows:
 * "celíaco, então nada com trigo".
 */
export function endAllergy(state: ClauseState, at: number, continues: boolean): void {
  if (!continues && state.openAllergy === null && !isConsequence(state.elements, at)) state.allergy = false
}

function isConsequence(elements: readonly Element[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const element = elements[back]
    if (!element || element.claimed) return false
    if (/^(entao|logo|por isso|assim)$/.test(element.key)) return true
    if (!isFiller(element)) return false
  }
  return false
}

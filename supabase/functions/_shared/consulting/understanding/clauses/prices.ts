import { type Element, has } from '../words/elements.ts'
import type { ClauseState } from './clause-state.ts'

const untouched =
  /\b(?:mexer?|mexa[mn]?|alterar?|altere|mudar?|mude|encost\w+|quiet[oa]|como|jeito|paz|igual)\b/

/** "deixa quieto", "não mexe": the item does not change. */
export const isUntouched = (element: Element | undefined): boolean =>
  element !== undefined && untouched.test(element.key)

/** "não mexer no preço da cerveja", "manter o baião", "não tirar a lasanha". */
export function meetKeep(state: ClauseState, at: number): void {
  const ahead = state.elements.slice(at, at + 5)
  const price = state.profile === 'prices' || ahead.some((element) => has(element, 'price'))
  state.turn(price ? 'keepPrice' : isUntouched(state.elements[at]) ? 'untouched' : 'keep')
}

/** "não aumentar a cerveja", "não mexer nos drinks". */
export function meetRise(state: ClauseState, kind: 'cap' | 'keepPrice', at: number): void {
  const [to, price] = state.elements.slice(at + 1, at + 3)
  // "trava em 16 a heineken": a price other than today's.
  if (kind === 'keepPrice' && /^(em|a|por)$/.test(to?.key ?? '') && price?.kind === 'number') {
    state.turn('unsaid')
    return
  }
  const { mode, hasNamed, profile, sawAll } = state
  // "só mexe nos drinks" says what may change.
  if (mode === 'only' && !hasNamed) {
    state.turn('unsaid')
    return
  }
  if ((mode === 'not' || mode === 'drop') && !hasNamed) {
    state.turn(kind === 'keepPrice' && profile === 'menu' ? 'untouched' : kind)
    return
  }
  state.sawRise = kind
  // "mexe nos pratos" allows a change; only "trava" and "congela" keep a price by themselves.
  if (kind === 'keepPrice' && !/^(?:trav|congel)/.test(state.elements[at]?.key ?? '')) {
    state.turn('unsaid')
    return
  }
  state.turn(kind === 'keepPrice' && profile === 'prices' && !sawAll ? 'keepPrice' : 'unsaid')
}

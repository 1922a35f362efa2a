import { type Element, has, isName } from '../words/elements.ts'
import { endAllergy } from './allergies.ts'
import type { ClauseState } from './clause-state.ts'
import { endsClause, namesBefore } from './look-around.ts'
import { type Mode, refusing } from './modes.ts'

const kept: ReadonlySet<Mode> = new Set<Mode>(['cap', 'keepPrice', 'keep', 'untouched', 'must'])

export function meetWithout(state: ClauseState, at: number, element: Element): void {
  const { mode, hasNamed, lastNot, prefersItems } = state
  if (mode === 'not' && !hasNamed && lastNot === 'not' && !has(element, 'not')) {
    state.turn(prefersItems ? 'keep' : 'must')
    state.lastNot = null
    return
  }
  const spared = mode === 'not' && !hasNamed && lastNot === 'without'
  endAllergy(state, at, false)
  if (!spared) state.turn(prefersItems ? 'drop' : 'not')
  state.lastNot = element.key === 'sem' || has(element, 'without') ? 'without' : null
}

/** @param isExcept whether it is the "não" of "só não tira a lasanha" */
export function meetNot(state: ClauseState, at: number, element: Element, isExcept = false): void {
  const { mode, hasNamed, trailed } = state
  // "não trabalhamos com leite nem ovo", "sem nada de leite": one refusal.
  const continues = refusing.has(mode) && (!hasNamed || element.key === 'nem')
  const repeats = element.key === 'nem' || (element.key.startsWith('nada') && !hasNamed)
  if (continues || (repeats && kept.has(mode))) return
  if (element.key === 'nem' && trailed && kept.has(trailed)) {
    state.turn(trailed)
    return
  }
  endAllergy(state, at, element.key === 'nem')
  // "não precisa ter cachaça em tudo" permits, and refuses nothing.
  if (isNoNeed(state, at)) {
    state.turn('unsaid')
    state.freeGroup = state.group
    return
  }
  // "tira o pudim, nunca a lasanha", "corta o pudim, não a lasanha"
  const isDropping =
    (mode === 'drop' && hasNamed) ||
    (has(state.elements[at - 1], 'but') && state.named.at(-1)?.mode === 'drop')
  if (state.prefersItems && isDropping && sparesNext(state.elements, at)) {
    state.turn('keep')
    return
  }
  // "pode repetir a fruta, mas não a cachaça" refuses to repeat it.
  const repeated =
    has(state.elements[at - 1], 'but') && state.elements.slice(0, at).some(({ key }) => /repet/.test(key))
  if (repeated && !state.allergy) {
    state.turn('unsaid')
    return
  }
  state.turn('not')
  state.lastNot = isExcept || /^(nao|nunca|jamal|jamais|nem)$/.test(element.key) ? 'not' : null
}

const noNeed =
  /^(?:nao|nem) (?:(?:e|eh|esta) )?(?:precis\p{L}*|necessari[oa]|obrigatori[oa]|obrigad[oa])(?= |$)/u

/** "não precisa", "não é preciso", "nem precisa", and the "nem" that continues it. */
function isNoNeed({ elements, group, freeGroup, prefersItems }: ClauseState, at: number): boolean {
  if (elements[at]?.key === 'nem' && group === freeGroup) return true
  // "não precisa subir a lasanha": its price may stay.
  const acts = elements.slice(at + 1, at + 4).some((element) => has(element, 'rise', 'touch', 'fall'))
  if (prefersItems && acts) return false
  const said = elements.slice(at, at + 4).map(({ key }) => key)
  return noNeed.test(said.join(' '))
}

/** Whether a refusal stands before a name and nothing else: "não a lasanha". */
function sparesNext(elements: readonly Element[], at: number): boolean {
  if (!/^(?:nao|nunca|jamal|jamais)$/.test(elements[at]?.key ?? '')) return false
  const name = /^[oa]s?$/.test(elements[at + 1]?.key ?? '') ? at + 2 : at + 1
  const [one, end] = elements.slice(name, name + 2)
  return one !== undefined && isName(one) && (end === undefined || end.kind === 'comma' || end.key === 'e')
}

/** "sem limão não dá": it is needed. Only the owner knows what "sem leite não" means. */
export function meetDoubled(state: ClauseState, at: number): boolean {
  const { elements, named, group, prefersItems } = state
  const names = namesBefore(elements, named, group, at)
  if (names.length === 0 || !endsClause(elements, at + 1).ends) return false
  const needed = /^(da|rola|funciona|presta|existe)$/.test(elements[at + 1]?.key ?? '')
  for (const name of names) name.mode = needed ? (prefersItems ? 'keep' : 'must') : 'unsaid'
  state.turn('open')
  return true
}

/** Whether something before "exceto" can have this exception. */
export const listsBefore = ({ sawAll, hasNamed }: ClauseState): boolean => sawAll || hasNamed

export function meetExcept(state: ClauseState): void {
  if (state.sawRise && state.sawAll)
    state.turn(state.sawRise === 'keepPrice' && state.profile === 'menu' ? 'untouched' : state.sawRise)
  // "alergia a tudo menos caju"
  else if (state.mode === 'allergy' && !state.hasNamed) state.turn('unsaid')
  else if (refusing.has(state.mode) && state.hasNamed) state.turn('except')
  else if (state.prefersItems && state.sawAll) state.turn(state.mode === 'keep' ? 'drop' : 'keep')
  else state.turn('not')
  state.sawAll = false
}

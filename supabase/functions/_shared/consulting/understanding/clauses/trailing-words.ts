import type { WishReason } from '../../base/request/wish.ts'
import type { Profile } from '../text/draft.ts'
import { type Element, has, isFiller } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import { endAllergy } from './allergies.ts'
import type { ClauseState } from './clause-state.ts'
import { endsClause, namesBefore, narrowsBefore, removes } from './look-around.ts'
import { type Mode, type Named, refusing } from './modes.ts'
import { isUntouched } from './prices.ts'

/** Reads a word that refers to the names before it, as in "camarão não". False if it does not. */
export function followsNames(state: ClauseState, at: number, element: Element): boolean {
  const { elements } = state
  const names = namesBefore(elements, state.named, state.group, at)
  if (names.length === 0) return false
  const { ends, marks, to } = endsClause(elements, at + 1)
  // "o preço do baião ninguém mexe"
  const first = names[0]?.at ?? 0
  if (
    has(
      elements.slice(0, first).findLast((before) => !isFiller(before)),
      'price',
    )
  )
    marks.add('price')
  const trail = () => {
    for (const trailing of elements.slice(at, ends ? to : at + 1)) state.trailing.add(trailing)
    if (names.length > 1) state.together.push(names.map((name) => name.at))
  }
  const set = (mode: Mode, why: WishReason | null = null) => {
    trail()
    for (const name of names) {
      name.mode = mode
      name.why = why
    }
    state.turn('open')
    state.trailed = mode
    return true
  }
  // "não precisa ter cachaça em tudo não": the refusal at the end repeats the one before.
  if (ends && state.freeGroup === state.group && element.key !== 'nem' && has(element, 'not'))
    return set('unsaid')
  if (has(element, 'allergy') && state.mode !== 'allergy') {
    if (!ends && !/^(em|no|na)$/.test(elements[at + 1]?.key ?? '')) return false
    state.allergy = true
    state.usedAllergies.add(element)
    return set('allergy', 'allergy')
  }
  // "a lasanha está cara" reports what guests say and does not remove the item.
  if (state.prefersItems && has(element, 'lack') && ends && /\bcar[oa]|carissim|da morte/.test(element.key))
    return set('unsaid')
  if (has(element, 'lack') && ends) {
    for (const name of names) {
      if (!refusing.has(name.mode)) name.mode = 'lack'
      if (name.why !== 'allergy') name.why = 'supply'
    }
    trail()
    return true
  }
  // "nem peixe, peixe pode ser tilápia"
  const narrows =
    state.mode === 'not' &&
    !state.allergy &&
    has(element, 'yes') &&
    narrowsBefore(elements, names.at(-1)?.at ?? at, at)
  // "nada com coco, que ela é alérgica, castanha também não bota": refused once more.
  const leavesOut =
    has(element, 'not', 'without') && (marks.has('put') || /^nao (?:bot|poe|ponh|coloc|us)/.test(element.key))
  if (refusing.has(state.mode) && !state.prefersItems && ends && leavesOut) {
    trail()
    endAllergy(state, at, false)
    state.turn('open')
    return true
  }
  if (refusing.has(state.mode)) return (ends || narrows) && followsRefused(state, element, names, marks, set)
  // "coentro separado": not asked for, and not refused.
  if (has(element, 'doubtful')) return ends && set('unsaid')
  // "o baião de destaque na primeira página"
  if (state.prefersItems && has(element, 'promote') && /^(de|na|no|em) /.test(element.key))
    return set('promote')
  if (!ends) return false
  // "hortelã só se for pouca"
  if (has(element, 'less') && /se for/.test(element.key)) return set('less')
  if (has(element, 'have') && !has(element, 'want', 'must')) {
    for (const name of names) name.why = 'supply'
    trail()
    return true
  }
  if (state.prefersItems && has(element, 'not'))
    for (const mark of verbBefore(elements, first, marks)) marks.add(mark)
  const mode = modeAfter(element, marks, state.profile, state.prefersItems)
  if (mode) return set(mode)
  return has(element, 'yes') && !has(element, 'not')
}

/** "pode subir, mas a lasanha não": without a verb of its own, "não" negates the verb before the names. */
function verbBefore(elements: readonly Element[], first: number, after: ReadonlySet<Mark>): Mark[] {
  if (
    (['rise', 'touch', 'fall', 'leave', 'drop', 'without', 'price'] as const).some((mark) => after.has(mark))
  )
    return []
  // Near an allergy, or for anything that is not an item of the house, "não" refuses.
  const name = elements[first]
  const isItem = name?.meaning?.item || (name && name.partOf.length > 0)
  if (!isItem || elements.some((element) => has(element, 'allergy', 'minor'))) return []
  const verb = elements
    .slice(0, first)
    .findLast(
      (element) => has(element, 'rise', 'touch', 'drop', 'leave') || removes(element) || raises(element),
    )
  if (!verb) return []
  if (raises(verb) || has(verb, 'rise')) return ['rise']
  return has(verb, 'touch') ? ['touch'] : ['leave']
}

/** "pode subir até" is a bound on a rise. */
const raises = (element: Element) => has(element, 'max') && /\b(subir|sobe)\b/.test(element.key)

/** A word after refused names: "nem o baião nem o pastel saem", "alergia a crustáceo, peixe pode". */
function followsRefused(
  state: ClauseState,
  element: Element,
  names: readonly Named[],
  marks: ReadonlySet<Mark>,
  set: (mode: Mode) => boolean,
): boolean {
  if (state.prefersItems && state.mode === 'not' && state.lastNot === 'not') {
    const mode = negated(element, state, marks)
    if (mode) return set(mode)
  }
  const [only] = names
  const last = names.at(-1)
  // "tira o pastel, a lasanha não", "tira o pastel e a lasanha não"
  const spares = state.prefersItems && state.mode === 'drop' && has(element, 'not') && only && last
  if (spares && marks.size === 0 && (names.length > 1 || opensClause(state, only))) {
    if (verbBefore(state.elements, last.at, marks).length === 0) return false
    last.mode = 'keep'
    state.trailing.add(element)
    state.turn('open')
    return true
  }
  const permits = has(element, 'yes') || /^sem problema/.test(element.key)
  if (!permits || has(element, 'not')) return false
  const permitted = permittedOf(state, element, names)
  if (permitted.length === 0) return false
  for (const one of permitted) {
    const name = state.elements[one.at]
    if (name) state.permitted.add(name)
    one.mode = 'unsaid'
    one.why = null
  }
  state.permitted.add(element)
  state.turn('open')
  return true
}

/**
 * What "pode" permits after a comma: "alergia a crustáceo, peixe pode". Several names are permitted only in so many words,
 * and never where they could go on a list of allergies: "celíaca, goma e farinha de mandioca pode à vontade".
 */
function permittedOf(state: ClauseState, element: Element, names: readonly Named[]): readonly Named[] {
  const { elements } = state
  const [first] = names
  if (!first) return []
  if (names.length === 1) return opensClause(state, first) ? names : []
  const at = elements.indexOf(element)
  const said = elements.slice(at, at + 4).map(({ key }) => key)
  if (!/\ba vontade\b|\bliberad[oa]|\bsem problema|\btranquilo/.test(said.join(' '))) return []
  // "celíaca" is among the names itself, as what it excludes.
  const isWhole = (name: Named) => has(elements[name.at], 'allergy')
  const begin = names.findLastIndex(isWhole) + 1
  const before = names[begin - 1]?.at ?? -1
  const next = names[begin]?.at ?? -1
  const hasComma = elements.slice(before + 1, next).some(({ kind }) => kind === 'comma')
  return begin > 0 && hasComma ? names.slice(begin) : []
}

/** What "nem o baião nem o pastel ..." means with its verb. */
function negated(element: Element, { profile }: ClauseState, marks: ReadonlySet<Mark>): Mode | null {
  if (has(element, 'leave', 'drop')) return 'keep'
  if (has(element, 'rise')) return 'cap'
  if (has(element, 'touch')) return profile === 'prices' || marks.has('price') ? 'keepPrice' : 'untouched'
  return has(element, 'fall') ? 'unsaid' : null
}

/** Whether a name is the first after a comma that ends a list of refused names. */
function opensClause({ elements, named }: ClauseState, { at, group }: Named): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const element = elements[back]
    if (!element) return false
    if (element.kind === 'comma') return named.some((other) => other.group === group && other.at < back)
    if (!has(element, 'filler')) return false
  }
  return false
}

/**
 * How a word classifies the names before it: "o pudim fica", "camarão não". Null if it says nothing about them.
 * @param after the marks of the words between it and the end of its clause
 */
function modeAfter(
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

import { foldAccents } from '../../../base/language/text.ts'
import { removes } from '../../clauses/look-around.ts'
import type { Mode, Named } from '../../clauses/modes.ts'
import { type Element, has, isFiller, isName } from '../../words/elements.ts'

/** What a verb does to the items of its clause. */
type Fate = 'keeps' | 'drops'

const negates = (element: Element) => /^(?:nao|nem|nunca|jamal|jamais|ninguem)$/.test(element.key)

/** "não quero tirar", "nem pensar em tirar", "não é pra tirar" */
function isNegated(elements: readonly Element[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const element = elements[back]
    if (!element || element.claimed || element.kind === 'comma' || isName(element)) return false
    if (negates(element) || element.key.startsWith('nem pensar')) return true
    if (!isFiller(element) && !has(element, 'context', 'want', 'yes', 'except', 'keep')) return false
  }
  return false
}

/** "tirar a lasanha nem pensar", "tira o pudim não": a refusal at the end of the verb's own words. */
function isDenied(elements: readonly Element[], at: number): boolean {
  for (let next = at + 1; next < elements.length; next += 1) {
    const element = elements[next]
    if (!element || element.kind === 'comma' || element.key === 'e' || has(element, 'but')) return false
    if (isName(element) && has(elements[at], 'leave')) return false
    if (!negates(element) && element.key !== 'nem pensar') continue
    const after = elements[next + 1]
    return after === undefined || after.kind === 'comma'
  }
  return false
}

function fateAt(elements: readonly Element[], at: number): Fate | null {
  const element = elements[at]
  if (!element || element.claimed) return null
  // "não vende" is a reason, and in "pode sair" the item is what leaves.
  if (/^nao (?:vende|gira)/.test(element.key)) return null
  const isKept = has(element, 'stay', 'keep')
  const isDropped = removes(element) || has(element, 'drop') || has(element, 'leave')
  if (!isKept && !isDropped) return null
  // "não sai", "não mexe": the refusal is part of the verb.
  if (isKept && element.key.startsWith('nao ')) return 'keeps'
  const refused = isNegated(elements, at) || isDenied(elements, at)
  if (isKept) return refused ? null : 'keeps'
  return refused ? 'keeps' : 'drops'
}

/** Words that give the items before and after them different fates. */
const splits = (element: Element) =>
  (has(element, 'except', 'swap', 'instead', 'only', 'out') && element.key !== 'nem pensar') ||
  /^(?:meno|sem$)/.test(element.key)

const attribute =
  /^(?:nome|foto|fotografia|imagem|descricao|texto|letra|fonte|cor|desenho|posicao|ordem|tamanho|cifrao|simbolo|peso|gramatura|lado|receita)s?$/
const some = /^(?:um|uma|uns|umas|algum|alguma|alguns|algumas|metade|parte|pouco)$/

const folded = ({ raw }: Element) => foldAccents(raw.toLowerCase())

/** "a foto da lasanha", "o preço do lado do pudim": not the item itself. */
function isAttributeOf(elements: readonly Element[], { at, mode }: Named): boolean {
  const [whole, joint] = [elements[at - 2], elements[at - 1]]
  if (!whole || !joint || !/^(?:de|do|da)$/.test(joint.key)) return false
  return attribute.test(folded(whole)) || (mode === 'drop' && has(whole, 'price'))
}

/** "tira o pudim ou a lasanha": which of them is open. */
const isEither = (elements: readonly Element[], { at }: Named): boolean => {
  const joint = [elements[at - 1], elements[at - 2], elements[at + 1]]
  return joint.some((element) => element?.key === 'ou')
}

/** "tira o pudim da primeira página": from there, not from the menu. */
const isMoved = (elements: readonly Element[], { at }: Named): boolean =>
  /^(?:de|do|da)$/.test(elements[at + 1]?.key ?? '') &&
  elements
    .slice(at + 2, at + 4)
    .some(
      (element) =>
        has(element, 'pages') || /^(?:capa|topo|frente|comeco|inicio|final|fim|lado)$/.test(folded(element)),
    )

/** "deixa só a lasanha nos pratos": where the others stand. */
function isWhere(elements: readonly Element[], { at, mode }: Named): boolean {
  const { meaning, partOf } = elements[at] ?? {}
  const isSection = meaning?.item?.isSection === true || partOf?.some(({ isSection }) => isSection) === true
  return isSection && mode === 'keep' && /^(?:em|no|na)$/.test(elements[at - 1]?.key ?? '')
}

/** "sem a lasanha eu fecho as portas" says what would happen, and refuses nothing. */
function isCondition(elements: readonly Element[], { at }: Named): boolean {
  const [first] = elements.filter((element) => !isFiller(element))
  return (
    first?.key === 'sem' &&
    /^(?:eu|nos|gente|ninguem|nao|povo)$/.test(elements[at + 1]?.key.split(' ').at(-1) ?? '')
  )
}

/** "as cervejas pode cortar uma": which of them is open. */
const isSomeOf = ({ kind, raw }: Element) => kind === 'number' || some.test(foldAccents(raw.toLowerCase()))

type Verb = { fate: Fate; at: number }

/** What the verbs beside an item say, or all verbs of the clause; "open" if they differ. */
function fateOf(elements: readonly Element[], fates: readonly Verb[], at: number): Fate | 'open' {
  const [first] = fates
  if (first && fates.every(({ fate }) => fate === first.fate)) return first.fate
  const before = fates.findLast((verb) => verb.at < at)
  const after = fates.find((verb) => verb.at > at)
  // "manter caipirinhas tirar lasanha": each verb stands before its own items.
  const named = (from: number, to: number) => elements.slice(from, to).some(isName)
  const next = fates.find((verb) => verb.at > (after?.at ?? at))
  const isOthers = after === undefined || named(after.at + 1, next?.at ?? elements.length)
  if (before && isOthers) return before.fate
  if (after && !before) return after.fate
  return 'open'
}

const isBeside = (elements: readonly Element[], fates: readonly Verb[], name: number): boolean =>
  fates.some(({ at }) =>
    elements.slice(Math.min(at, name), Math.max(at, name)).every(({ kind }) => kind !== 'comma'),
  )

const dropped: ReadonlySet<Mode> = new Set<Mode>(['drop', 'not', 'lack'])
const kept: ReadonlySet<Mode> = new Set<Mode>(['keep', 'untouched'])

/**
 * Holds every item's mode against the verbs of its clause: a refusal that reached too far, or not far enough, would turn
 * the wish around. Items that the verbs disagree about become unread.
 */
export function settlePolarity(elements: readonly Element[], named: readonly Named[]): void {
  const isItem = ({ at }: Named) => {
    const element = elements[at]
    return element?.meaning?.item || (element && element.partOf.length > 0)
  }
  for (const name of named) {
    // "o que leva camarão": a property of others
    if (/^(?:que )?(?:leva|levam|contem|tem)$/.test(elements[name.at - 1]?.key ?? '') && name.mode === 'open')
      name.mode = 'unsaid'
    if (isAttributeOf(elements, name) || (named.length > 1 && isWhere(elements, name))) name.mode = 'unsaid'
    if (
      dropped.has(name.mode) &&
      (isCondition(elements, name) || isEither(elements, name) || isMoved(elements, name))
    )
      name.mode = 'unsaid'
  }
  // "destaca o baião e não a lasanha"
  const isPromoting = elements.some((element) => has(element, 'promote'))
  const decides = elements.some((element) => has(element, 'drop', 'leave') || removes(element))
  for (const name of named) if (isPromoting && !decides && name.mode === 'not') name.mode = 'unsaid'
  if (elements.some(splits)) return
  const fates = elements.flatMap((_, at) => {
    const fate = fateAt(elements, at)
    return fate ? [{ fate, at }] : []
  })
  if (fates.length === 0) return
  const isSome = fates.some(
    ({ at, fate }) => fate === 'drops' && elements.slice(at + 1, at + 2).some(isSomeOf),
  )
  for (const name of named) {
    if (!isItem(name)) continue
    const next = elements[name.at + 1]
    // "… e o pudim vai": the verb before is repeated without its refusal.
    if (/^(?:vai|vao|pode|podem|sim)$/.test(next?.key ?? '') && elements[name.at + 2] === undefined) continue
    const fate = fateOf(elements, fates, name.at)
    const isDropped = dropped.has(name.mode)
    if (fate === 'open' && (isDropped || kept.has(name.mode) || name.mode === 'open')) name.mode = 'unsaid'
    else if (fate === 'keeps' && (isDropped || (name.mode === 'open' && isBeside(elements, fates, name.at))))
      name.mode = 'keep'
    else if (fate === 'drops' && isDropped && isSome) name.mode = 'unsaid'
    else if (fate === 'drops' && name.mode === 'open')
      name.mode = /^(?:tambem|tb|tbm)$/.test(next?.key ?? '') ? 'drop' : 'unsaid'
  }
}

import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { type Element, has, isFiller, isGrammar, isName, termOf } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import type { Named } from './modes.ts'

/** Most words between a refusal and what it refuses. */
const farthestRefusal = 12

/** Most names that a word after them refers to. */
const longestList = 30

/** Verbs that may follow a refusal placed after what it refuses: "camarão não pode entrar". */
const trailing: readonly Mark[] = [
  'context',
  'filler',
  'yes',
  'want',
  'have',
  'rise',
  'touch',
  'fall',
  'leave',
  'stay',
  'put',
  'each',
  'price',
  'permit',
  'must',
  'without',
  'drop',
  'doubtful',
  'all',
]

/** What follows a word to the end of its clause: where it ends, and whether the word refers to what precedes it. */
export type ClauseEnd = { ends: boolean; marks: Set<Mark>; to: number }

export function endsClause(elements: readonly Element[], at: number): ClauseEnd {
  const marks = new Set<Mark>()
  let to = at
  for (; to < Math.min(at + 8, elements.length); to += 1) {
    const element = elements[to]
    if (!element || element.kind === 'comma' || element.claimed) break
    if (has(element, 'and', 'but', 'because') || /^(e|nem|que|porque|entao|so)$/.test(element.key)) break
    if (element.kind !== 'words' || isName(element) || element.meaning === null)
      return { ends: false, marks, to }
    if (!has(element, ...trailing)) return { ends: has(element, 'with', 'only', 'max', 'allergy'), marks, to }
    for (const mark of element.meaning.marks) marks.add(mark)
  }
  return { ends: true, marks, to }
}

/** Names that a word after them refers to: the last one, or the whole bare list before it. */
export function namesBefore(
  elements: readonly Element[],
  named: readonly Named[],
  currentGroup: number,
  at: number,
): Named[] {
  const last = named.at(-1)
  if (!last || last.group !== currentGroup) return []
  for (let between = last.at + 1; between < at; between += 1) {
    const element = elements[between]
    if (!element || element.claimed) return []
    // "sem camarão, que está caro"
    const explains =
      element.kind === 'comma' && /^(que|porque|pois|esta|estao)$/.test(elements[between + 1]?.key ?? '')
    if (explains || element.kind === 'colon') continue
    if (element.kind === 'comma' || !isGrammar(element)) return []
  }
  const first = named.findLastIndex(({ group: own }) => own !== currentGroup) + 1
  const group = named.slice(Math.max(first, named.length - longestList))
  const other = group.at(-2)
  if (!other) return [last]
  const joined = elements
    .slice(other.at + 1, last.at)
    .some((element) => /^(e|ou|nem)$/.test(element.key) || element.raw === '/')
  return joined ? group : [last]
}

/** "não quero leite nem quero ovo": the verb repeats the refusal. */
export function isAfterNot(elements: readonly Element[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const element = elements[back]
    if (has(element, 'not', 'without')) return true
    if (!element || element.kind === 'comma' || !isFiller(element)) return false
  }
  return false
}

export function isStyleNext(elements: readonly Element[], at: number): boolean {
  for (let next = at + 1; next < elements.length; next += 1) {
    const element = elements[next]
    if (!element) return false
    if (isName(element)) return termOf(element)?.kind === 'style'
    if (!isFiller(element)) return false
  }
  return false
}

/** "tira", "pode cortar": a verb that removes a food. */
export const removes = (element: Element): boolean =>
  has(element, 'leave')
    ? / (tirar|cortar)$/.test(element.key)
    : has(element, 'without') && /^(tir|retir|cort|remov|exclu)/.test(element.key)

/** "ninguém tem alergia", "sem alergias": nothing to exclude. */
export function deniedBefore(elements: readonly Element[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const element = elements[back]
    if (!element || element.kind === 'comma') return false
    // "tira que meu filho não pode" removes a food, and denies no allergy.
    if (element.key === 'por' || removes(element)) return false
    if (has(element, 'not', 'without', 'lack')) return true
    if (!isFiller(element) && !has(element, 'context', 'have')) return false
  }
  return false
}

/** "não quero drink sem álcool", "dispenso os sem álcool": what stands here is refused. */
export function isRefusedBefore(elements: readonly Element[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - farthestRefusal); back -= 1) {
    const element = elements[back]
    if (!element || element.kind === 'comma' || element.kind === 'colon' || element.claimed) return false
    // "não precisa ter sem álcool"
    if (has(element, 'must') && has(elements[back - 1], 'not')) return true
    if (has(element, 'but', 'only', 'must', 'because')) return false
    if (has(element, 'not', 'without', 'out')) return true
    // "sem porco e sem álcool", "não bebo e quero drink sem álcool"
    const next = elements[back + 1]
    if (element.key === 'e' && (back + 1 === at || has(next, 'want', 'have', 'put'))) return false
  }
  return false
}

/** "carne vermelha só uma": a number without anything that it counts. */
export function standsAlone(elements: readonly Element[], at: number): boolean {
  const number = elements[at]
  const next = elements[at + 1]
  const counts = number?.kind === 'number' || /^uma?$/.test(number?.key ?? '')
  return counts && (next === undefined || next.kind === 'comma')
}

/** Whether the name after a word is a member of the one before it: "peixe só tilápia". */
export function narrowsBefore(elements: readonly Element[], before: number, at: number): boolean {
  const general = elements[before]
  for (let next = at + 1; general && next < elements.length; next += 1) {
    const element = elements[next]
    if (!element) return false
    if (isName(element)) return isPartOf(element, general)
    // "peixe só se for tilápia"
    if (!isFiller(element) && element.key !== 'for') return false
  }
  return false
}

/** Whether a name is part of what the other covers: tilapia of fish, an item of its section. */
export function isPartOf(one: Element, general: Element): boolean {
  const [name, whole] = [termOf(one)?.name, termOf(general)?.name]
  if (name && whole && name !== whole && membersWithin(whole).has(name)) return true
  const sections = general.partOf.flatMap((held) => (held.isSection ? [held.name] : []))
  if (general.meaning?.item?.isSection) sections.push(general.meaning.item.name)
  const items = one.meaning?.item ? [one.meaning.item] : one.partOf
  return items.length > 0 && items.every(({ section }) => section !== null && sections.includes(section))
}

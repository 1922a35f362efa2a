import { membersWithin } from '../../../base/lexicon/knowledge.ts'
import type { Term } from '../../../base/lexicon/term.ts'
import { isCounted } from '../../../base/pantry/counted.ts'
import { type Element, has, isFiller, isName } from '../../words/elements.ts'

/** A group with more foods than this, such as fruit, is in nearly every recipe. */
const largestGroup = 12

/** Whether an owner can want few, or many, recipes with it. */
export function sharedTerm({ kind, name }: Term): boolean {
  if (!isCounted([name])) return false
  return kind === 'ingredient' || (kind === 'group' && membersWithin(name).size <= largestGroup)
}

/** What describes a number of results: "com caju", "sem leite", "veganas". */
const isQuality = (element: Element | undefined): boolean =>
  element !== undefined && (isName(element) || (has(element, 'with', 'without') && element.key !== 'zero'))

function numberedQualities(elements: readonly Element[]): number[] {
  return elements.flatMap((element, at) => {
    if (element.kind !== 'number' || element.value === null || element.value > 20) return []
    const unit = has(elements[at + 1], 'results', 'items') ? at + 2 : at + 1
    const next = has(elements[unit], 'filler') && elements[unit]?.key === 'de' ? unit + 1 : unit
    const isWhole = next === at + 1 && isName(elements[next] ?? element)
    return isQuality(elements[next]) && !isWhole ? [at] : []
  })
}

/** Index where the description of a number of results ends. */
function endOf(elements: readonly Element[], from: number): number {
  let to = from
  for (; to < elements.length; to += 1) {
    const element = elements[to]
    if (!element || element.kind === 'comma' || element.kind === 'number' || has(element, 'but')) break
    if (element.key === 'e' && elements[to + 1]?.kind === 'number') break
  }
  return to
}

/**
 * Marks the words that apply to some of the results only: "5 pratos, 1 deles vegetariano", "no mínimo 3 opções
 * veganas", "2 drinks sem lactose, 3 sem açúcar". A refusal among them does not exclude anything from the other
 * results.
 */
export function markShares(elements: readonly Element[]): void {
  const mark = (from: number, to: number) => {
    for (const element of elements.slice(from, to)) element.ofSome = true
  }
  const numbered = numberedQualities(elements)
  if (numbered.length > 1) for (const at of numbered) mark(at, endOf(elements, at + 1))
  elements.forEach((element, at) => {
    // "2 pratos com baião e um sem carne"
    const isOne = /^uma?$/i.test(element.raw) && has(elements[at + 1], 'with', 'without')
    if (isOne && elements.slice(0, at).some(({ kind }) => kind === 'number'))
      mark(at, endOf(elements, at + 1))
    if (element.kind !== 'number' || element.value === null) return
    if (/^del[ea]s?$/.test(elements[at + 1]?.key ?? '')) mark(at, endOf(elements, at + 1))
    // "drinks com caju, só 2 com leite"
    const isLimited = has(elements[at - 1], 'only') && has(elements[at + 1], 'with', 'without')
    if (isLimited && elements.slice(0, at - 1).some(isName)) mark(at, endOf(elements, at + 1))
    // "6 pratos, 2 sobremesas sem lactose": the desserts are part of the dishes.
    const isCourse = has(elements[at + 1], 'course') && !has(elements[at + 1], 'results')
    const hasOthers = () => elements.filter((other) => other.kind === 'number').length > 1
    if (isCourse && isQuality(elements[at + 2]) && hasOthers()) mark(at, endOf(elements, at + 1))
    // "pelo menos 3 opções veganas": there may be further results of another kind.
    let first = at
    while (first > 0 && isFiller(elements[first - 1] as Element)) first -= 1
    const least = elements[first - 1]
    const after = has(elements[at + 1], 'results', 'items') ? at + 2 : at + 1
    if (has(least, 'min') && isQuality(elements[after])) mark(first - 1, endOf(elements, at + 1))
  })
}

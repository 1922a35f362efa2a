/**
 * A sentence as a line of typed words, against which whole clauses are matched: "Sem leite, até R$ 22" becomes
 * "sem F1 , ate $ N5". A letter says what a word names, the number is its place among the sentence's elements:
 *
 * | letter | names |
 * |---|---|
 * | F | an ingredient, a group of them, an allergen, a cachaça |
 * | V D K S A | a diet, a dish, a technique, a style, an audience |
 * | E | equipment |
 * | H Q | an item of the house's menu, a section of it |
 * | C R | a part of the menu ("entrada"), a result ("drink", "prato") |
 * | N T | a number, a date or hour |
 * | Z | "sem álcool" |
 */

import { foldAccents } from '../../base/language/text.ts'
import type { TermKind } from '../../base/lexicon/term.ts'
import { unabbreviated } from '../text/scan.ts'
import { type Element, has, type Sentence } from '../words/elements.ts'

export type TypedSentence = {
  line: string
  /** Place in `line` of each element: where it starts, and where it ends. */
  spans: readonly { start: number; end: number }[]
  elements: readonly Element[]
}

const letters: Readonly<Record<TermKind, string>> = {
  ingredient: 'F',
  group: 'F',
  allergen: 'F',
  cachaca: 'F',
  diet: 'V',
  dish: 'D',
  technique: 'K',
  equipment: 'E',
  style: 'S',
  audience: 'A',
}

const plain = (raw: string) => raw.split(/\s+/u).map(unabbreviated).map(foldAccents).join(' ')

function letterOf(element: Element): string | null {
  const { meaning } = element
  if (element.kind === 'number') return element.value === null ? 'T' : 'N'
  if (has(element, 'zero')) return 'Z'
  if (meaning?.item && !meaning.item.isSection) return 'H'
  if (has(element, 'course')) return 'C'
  const [term] = meaning?.terms ?? []
  if (term) return letters[term.kind]
  // "drinks" are results, also where a section of the menu has that name.
  if (has(element, 'results', 'items')) return 'R'
  return meaning?.item ? 'Q' : null
}

function wordOf(element: Element, at: number): string {
  switch (element.kind) {
    case 'comma':
      return /[+&]/.test(element.raw) ? 'e' : ','
    case 'colon':
      return ':'
    case 'money':
      return '$'
    case 'symbol':
      return element.raw
    default: {
      const letter = letterOf(element)
      return letter === null ? plain(element.raw) : `${letter}${at}`
    }
  }
}

export function typed({ elements }: Sentence): TypedSentence {
  const spans: { start: number; end: number }[] = []
  let line = ''
  elements.forEach((element, at) => {
    if (at > 0) line += ' '
    const start = line.length
    line += wordOf(element, at)
    spans.push({ start, end: line.length })
  })
  return { line, spans, elements }
}

/** What a clause about dishes names: foods, ways of cooking, dishes, and the house's own items. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { isSameName } from '../../base/match-items.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { cutOf } from './shape.ts'

const nameable: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'group',
  'allergen',
  'dish',
  'technique',
])

const article = /^(?:(?:[oa]s?|um|uma|uns|umas|meu|minha|nosso|nossa|todo|toda)\s+)*/u

export type NamedTerm = { term: Term; length: number }

/** The longest name of the lexicon at the start of a text, after its article. */
export function nameAt(said: string): NamedTerm | null {
  const lead = article.exec(said)?.[0].length ?? 0
  const words = [...said.slice(lead, lead + 60).matchAll(/[\p{L}-]+/gu)].slice(0, 5)
  const [first] = words
  if (first?.index !== 0) return null
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1]
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    const phrase = said.slice(lead, lead + end)
    if (/[^\p{L}\s-]/u.test(phrase)) continue
    const term = cutOf(findTerm(phrase) ?? findTerm(phrase.replace(/s$/, '')))
    if (term && nameable.has(term.kind)) return { term, length: lead + end }
  }
  return null
}

const joint = /^(?:\s*,\s*(?:(?:e|nem|ou)\s+)?|\s+(?:e|nem|ou)\s+(?:nem\s+)?|\s*\/\s*)/u

/** "pargo, cavala e sirigado": the names at the start of a text. */
export function namesAt(said: string): { terms: Term[]; length: number } | null {
  const terms: Term[] = []
  let length = 0
  for (let from = 0; ; ) {
    const one = nameAt(said.slice(from))
    if (!one) break
    terms.push(one.term)
    length = from + one.length
    const next = joint.exec(said.slice(length))
    if (!next) break
    from = length + next[0].length
  }
  return terms.length > 0 ? { terms, length } : null
}

/** The one item of the house that the start of a text names, in two words or more or by its whole name. */
export function itemAt(said: string, items: readonly string[]): { item: string; length: number } | null {
  const lead = article.exec(said)?.[0].length ?? 0
  const [rest = ''] = /^[^.,;:!?\n()]{0,70}/u.exec(said.slice(lead)) ?? []
  const words = rest.split(/\s+/u)
  for (let count = Math.min(7, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    if (phrase.trim() === '' || /(?:^| )(?:de|da|do|com|e|a|o|na|no)$/u.test(phrase)) continue
    const own = items.filter((name) => (count > 1 ? namesItem(phrase, { name }) : isSameName(phrase, name)))
    const exact = own.filter((name) => isSameName(phrase, name))
    const [only] = exact.length === 1 ? exact : own
    if (only !== undefined && (own.length === 1 || exact.length === 1))
      return { item: only, length: lead + phrase.length }
  }
  return null
}

/** Where clauses begin: after a mark, or after "e", "mas" and their like. */
export function clauseStarts(said: string): number[] {
  const lead =
    /(?:^|[.,;:!?\n(–-])\s*(?:(?:e|mas|porem|ja|agora|quanto a|so|ai|entao|boa (?:noite|tarde)|bom dia|oi|ola|pronto|olha|gente)\s+)*|\s(?:e|mas|porem|so que)\s+/gu
  return [...said.matchAll(lead)].map(({ 0: found, index }) => index + found.length)
}

/** The sentence around a position. */
export const sentenceAt = (said: string, at: number): string => {
  const { start, end } = sentenceAround(said, { start: at, end: at })
  return said.slice(start, end)
}

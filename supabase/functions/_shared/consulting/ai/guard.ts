import { isUnprintable } from '../base/language/text.ts'
import type { Word } from './words.ts'

/** Returns true when a text may be published; for example the rules for advertising alcohol. */
export type TextRule = (text: string) => boolean

const digits = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Words that state figures. Small numerals are excluded: they are everyday language. */
const multiples = /\b(dobro|triplo|metade|dezenas?|centenas?|milhar(?:es)?|mil|cem|por cento)\b/gi

/** A text may grow by this factor; short ones up to `floor` characters. */
const growth = 1.6
const floor = 160

/**
 * Whether a rewritten text may replace the original: it has a similar length, adds no figures (those are computed)
 * and breaks no rule.
 */
export function isAcceptable(old: string, proposed: string, rules: readonly TextRule[]): boolean {
  const text = proposed.trim()
  if (text === '' || text.length > Math.max(old.length * growth, floor)) return false
  if (isUnprintable(text) || /https?:/.test(text)) return false
  const known = new Set(digits(old))
  if (!digits(text).every((number) => known.has(number))) return false
  const knownMultiples = new Set((old.match(multiples) ?? []).map((word) => word.toLowerCase()))
  if (!(text.match(multiples) ?? []).every((word) => knownMultiples.has(word.toLowerCase()))) return false
  return rules.every((rule) => rule(text))
}

/** The proposed words with a known id that differ from the original and are acceptable. */
export function acceptedWords(
  old: readonly Word[],
  proposed: readonly Word[],
  rules: readonly TextRule[],
): Word[] {
  const texts = new Map(old.map(({ id, text }) => [id, text]))
  return proposed.flatMap(({ id, text }) => {
    const before = texts.get(id)
    if (before === undefined || !isAcceptable(before, text, rules)) return []
    return text.trim() === before ? [] : [{ id, text: text.trim() }]
  })
}

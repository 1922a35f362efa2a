import type { Word } from './words.ts'

/** A check of a text, such as the rules for advertising alcohol: true when it may be published. */
export type TextRule = (text: string) => boolean

const digits = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Numbers written out change figures as well as digits do; small ones are everyday language. */
const multiples = /\b(dobro|triplo|metade|dezenas?|centenas?|milhar(?:es)?|mil|cem|por cento)\b/gi

/** A sentence may grow this much, and a short one up to the floor. */
const growth = 1.6
const floor = 160

/**
 * Whether a new text may stand in the place of an old one: it is a text of about its length, brings no
 * figure that the old one did not have (figures are computed, never written) and breaks none of the rules.
 */
export function isAcceptable(old: string, proposed: string, rules: readonly TextRule[]): boolean {
  const text = proposed.trim()
  if (text === '' || text.length > Math.max(old.length * growth, floor)) return false
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
  if (/[\u0000-\u0008\u000b-\u001f<>]|https?:/.test(text)) return false
  const known = new Set(digits(old))
  if (!digits(text).every((number) => known.has(number))) return false
  const knownMultiples = new Set((old.match(multiples) ?? []).map((word) => word.toLowerCase()))
  if (!(text.match(multiples) ?? []).every((word) => knownMultiples.has(word.toLowerCase()))) return false
  return rules.every((rule) => rule(text))
}

/** Of the proposed words, those that are known by their id, differ from the old ones, and may stand. */
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

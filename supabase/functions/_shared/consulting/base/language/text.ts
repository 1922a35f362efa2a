/** Helpers to compare and format Portuguese text. */
import { memoized } from '../memoized.ts'

const plain = /^[ -~]*$/

/** Lower case without accents: "Limão-Taiti" → "limao-taiti". */
export function foldAccents(text: string): string {
  // Most words have nothing to fold, and long sheets are folded word by word.
  return plain.test(text) ? text.toLowerCase() : withoutAccents(text)
}

const withoutAccents = memoized((text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())

/**
 * The singular of a folded Portuguese noun or adjective, by its ending alone: "limoes" → "limao", "licores" → "licor",
 * "especiais" → "especial", "citricas" → "citrica". Both sides of a comparison go through it, so a consistent error
 * does no harm.
 */
export function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s')) return word
  if (/(oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
  if (/[rz]es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * Whether a text has characters that never appear in print: angle brackets, or control characters other than tab and
 * line feed.
 */
export const isUnprintable = (text: string): boolean => /[<>]|(?![\t\n])\p{Cc}/u.test(text)

/** The words of a text, folded and in the singular; punctuation is left out. */
export const tokenize = memoized((text: string): readonly string[] =>
  (foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular),
)

/** Whether the words of a phrase appear consecutively among the tokens. Never true for an empty phrase. */
export function containsPhrase(tokens: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false
  return tokens.some((_, start) => phrase.every((word, offset) => tokens[start + offset] === word))
}

/**
 * A text without trailing characters of a kind. A loop, because a pattern such as `\s+$` rescans every run of blanks:
 * quadratic time.
 */
export function trimEndWhile(text: string, kind: RegExp): string {
  let end = text.length
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/**
 * The start of a text, at most `limit` UTF-16 units long, cut between whole letters: never inside an emoji, which a
 * `jsonb` column refuses, nor between a letter and its accent.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = 0
  // One unit more than fits, to see whether the last letter is whole.
  for (const { index, segment } of graphemes.segment(text.slice(0, limit + 1))) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  // A single letter with more accents than the limit has room for.
  return end > 0 ? text.slice(0, end) : text.slice(0, limit).replace(/\p{Cs}$/u, '')
}

/** A text of at most `limit` UTF-16 units, cut after a word if possible, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const start = cutText(text, limit - 1)
  const words = text.charAt(start.length) === ' ' ? start.length : start.lastIndexOf(' ')
  // A word so long that dropping it would lose most of the text is cut itself.
  return `${(words > limit / 2 ? start.slice(0, words) : start).trimEnd()}…`
}

/** A stable identifier for an address or a file: "Chuva de Caju" → "chuva-de-caju". */
export function slugify(text: string): string {
  return (foldAccents(text).match(/[a-z0-9]+/g) ?? []).join('-')
}

/** Identifies a name: its slug, or the name itself if it has no Latin letters ("鶏", "🦐"). */
export function idOf(name: string): string {
  return slugify(name) || name
}

/**
 * A number from 0 to under 1 that depends on the text alone (FNV-1a, 32 bits). Breaks ties the same way on every
 * machine and run, unlike a random number.
 */
export function stableFraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  // A final mix: FNV alone gives close values for texts that differ in their last letter.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) / 2 ** 32
}

/** "a, b e c". */
export function joinList(items: readonly string[], conjunction = 'e'): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
}

/** The first names of a list, and how many more there are. */
export function someOf(names: readonly string[], most = 3): string {
  if (names.length <= most + 1) return joinList(names)
  return `${names.slice(0, most).join(', ')} e mais ${names.length - most}`
}

/** A number as written in Brazil, with at most one decimal: 22.5 → "22,5". */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', ',')
}

/** R$ with two decimals, as written in Brazil: 1234.5 → "R$ 1.234,50". */
export function formatBrl(value: number): string {
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${value < 0 ? '-' : ''}R$ ${grouped},${cents}`
}

/** The entries of an answer about dates: their names without the dates, and what nobody but the owner may decide. */

import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** `bare`: without a remark on it, such as "não conte aquilo". */
export type Slice = { text: string; start: number; bare?: string }

/** Longest entry, in characters: a longer one contains more than a date. */
export const longestEntry = 300

/**
 * A comma between two clauses, as the source of a pattern: not in an amount, in brackets, or among days that share their
 * month, as in "24, 25 e 31/12".
 */
export const clauseComma = String.raw`,(?!\d)(?![^()]*\))(?!(?<=\d,)(?:\s\d{1,2},)*\s\d{1,2}(?:\s+e\s+(?:dia\s)?\d{1,2})?\s*(?:\/\d|de\s[a-z]{3}))`

/** "fecha e volta na quarta": the dates of the feast do not say how long it is closed. */
export const returns = /\b(volt\w+|reabr\w+|retorn\w+)\b/
/** Words around a date that do not describe the occasion. */
const around =
  /\b(?:em|no|na|nos|nas|nao|passado|passada|de|do|da|dos|das|dia|dias|o|a|os|as|e|para|pra|pro|por|com|temos|tem|teremos|vai|vao|ter|haver|ha|sera|vamos|que|quando|gente|todo|toda|nosso|nossa|mes|fechamos|fecha|fechar|fechado|fechada|fechados|fechou|fechei|ficamos|ficou|estaremos|estamos|estara|abrimos|abre|abrir|sempre|la|ate|desde|entre|cai|caem|cair|é|e\s)\b/g

export function slices(text: string, separators: RegExp): Slice[] {
  const found: Slice[] = []
  let from = 0
  for (const match of text.matchAll(separators)) {
    found.push({ text: text.slice(from, match.index), start: from })
    from = match.index + match[0].length
  }
  found.push({ text: text.slice(from), start: from })
  return found.flatMap(({ text: part, start }) => {
    const lead = part.length - part.trimStart().length
    const said = part.trim()
    return /[\p{L}\p{N}]/u.test(said) ? [{ text: said, start: start + lead }] : []
  })
}

/** The rest of a text without its dates and the words around them. */
export function nameWithout(
  text: string,
  dates: readonly { start: number; end: number }[],
  keepsEnds = false,
): string {
  let rest = ''
  let from = 0
  for (const { start, end } of dates) {
    rest += `${text.slice(from, start)} `
    from = end
  }
  rest += text.slice(from)
  const bare = rest
    .replace(/[()[\]"“”:–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (keepsEnds) return bare.replace(/(?:\s+(?:de|do|da|em|no|na|dia|dias))+$/iu, '').slice(0, 120)
  // "dia do vegano" is a name, "dia" alone is not.
  if (/^dia d[aeo]s? \p{L}/iu.test(bare)) return bare.slice(0, 120)
  const folded = foldInPlace(bare)
  // Only connecting words at the ends: those in the middle belong to the name.
  let first = 0
  let last = bare.length
  const words = [...folded.matchAll(/\S+/g)]
  for (const word of words) {
    // "a partir de" begins nothing.
    if (!isAround(word[0]) && !folded.startsWith('partir de ', word.index)) break
    first = word.index + word[0].length
  }
  for (const word of words.toReversed()) {
    if (!isAround(word[0]) || word.index < first) break
    last = word.index
  }
  return bare.slice(first, last).trim().slice(0, 120)
}

const isAround = (word: string) => word.replace(around, '') === ''

const minor =
  /\b(crianca\w*|infantil|kids|menores|gravida\w*|gestante\w*|(?:meu|nosso|um|o|do|de|com|pra|pro|para) bebes?\b)/
/** Names of dates that are no restriction: the children in them are not meant. */
const childrens = /\b(?:dia|semana|mes) das? criancas?\b/
/** Whether someone who must not get alcohol is mentioned. */
export const reachesMinors = (text: string) =>
  // "bebê" is a child, "quem dirige não bebe" is not.
  /bebês?(?!\p{L})/iu.test(text.normalize('NFC')) || minor.test(foldInPlace(text).replace(childrens, ''))
export const addressed = /\b(ignore|ignora|system|prompt|voce agora|instruc\w+)\b/

export function leaveOut(draft: Draft, slice: Slice): void {
  const folded = foldInPlace(slice.text)
  const reached = reachesMinors(slice.text)
  draft.unread.push({
    start: slice.start,
    end: slice.start + slice.text.length,
    why: reached ? 'allergy' : addressed.test(folded) ? 'instruction' : 'unknown',
    blocking: reached,
    choices: [],
  })
}

import { tokenize } from '../language/text.ts'
import { isWithin } from '../match-items.ts'
import { terms } from './lexicon.ts'
import type { Term } from './term.ts'

/** One way to write a term, prepared for searching. */
interface Entry {
  term: Term
  key: string
  /** Its words, because an owner may begin with any of them: "coalho" for "queijo coalho". */
  words: readonly string[]
  own: boolean
}

const entries: readonly Entry[] = terms.flatMap((term) =>
  [term.name, ...term.words].map((text, index) => {
    const words = tokenize(text)
    return { term, key: words.join(' '), words, own: index === 0 }
  }),
)

/** Lower is better; null if the entry does not match. */
function rank({ key, words, own }: Entry, query: string, typos: number): number | null {
  const later = own ? 0 : 1
  if (key === query) return later
  if (key.startsWith(query)) return 2 + later
  if (words.some((word) => word.startsWith(query)) || key.includes(` ${query}`)) return 4 + later
  if (typos > 0 && isWithin(key.slice(0, query.length + 1), query, typos)) return 6 + later
  return typos > 0 && isWithin(key, query, typos) ? 6 + later : null
}

/** Terms whose name or words begin like the query, allowing for a typo; best matches first. */
export function searchTerms(query: string, limit: number): Term[] {
  const wanted = tokenize(query).join(' ')
  if (wanted === '' || limit <= 0) return []
  const typos = wanted.length < 5 ? 0 : 1
  const best = new Map<Term, number>()
  for (const entry of entries) {
    const found = rank(entry, wanted, typos)
    if (found !== null && found < (best.get(entry.term) ?? Number.POSITIVE_INFINITY))
      best.set(entry.term, found)
  }
  return [...best]
    .toSorted(
      ([a, first], [b, second]) =>
        first - second || a.name.length - b.name.length || a.name.localeCompare(b.name, 'pt-BR'),
    )
    .slice(0, limit)
    .map(([term]) => term)
}

import { tokenize } from '../../language/text.ts'
import type { Term } from '../profile.ts'
import { knownDishes } from './dishes.ts'
import { savoury } from './savoury.ts'
import { techniques } from './techniques.ts'

/** One way of writing a term, in comparable form. */
export interface Spelling {
  phrase: readonly string[]
  /** As sentences name it; a technique always goes by its first word. */
  label: string
  /** As the lexicon writes it. */
  word: string
  term: Term
}

const spellings: readonly Spelling[] = [...knownDishes, ...savoury, ...techniques]
  .flatMap((term) =>
    term.words.map((word) => ({
      phrase: tokenize(word),
      word,
      label: term.role === 'technique' ? term.label : word,
      term,
    })),
  )
  .filter(({ phrase }) => phrase.length > 0)

/** Spellings by their first word, the longest first: of "queijo coalho" and "queijo" the longer one counts. */
export const spellingsByFirstWord: ReadonlyMap<string, readonly Spelling[]> = spellings
  .toSorted((a, b) => b.phrase.length - a.phrase.length)
  .reduce((known, spelling) => {
    const first = spelling.phrase[0] ?? ''
    return known.set(first, [...(known.get(first) ?? []), spelling])
  }, new Map<string, readonly Spelling[]>())

/** How many words and phrases the lexicon knows. */
export const lexiconSize = spellings.length

import { tokenize } from '../../language/text.ts'
import type { Term } from '../profile.ts'
import { knownDishes } from './dishes.ts'
import { savoury } from './savoury.ts'
import { techniques } from './techniques.ts'

/** One spelling of a term, in comparable form. */
export interface Spelling {
  phrase: readonly string[]
  /** As sentences name it; techniques always go by their first word. */
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

/** Spellings by their first word, longest first, so that "queijo coalho" wins over "queijo". */
export const spellingsByFirstWord: ReadonlyMap<string, readonly Spelling[]> = spellings
  .toSorted((a, b) => b.phrase.length - a.phrase.length)
  .reduce((known, spelling) => {
    const first = spelling.phrase[0] ?? ''
    return known.set(first, [...(known.get(first) ?? []), spelling])
  }, new Map<string, readonly Spelling[]>())

/** How many words and phrases the lexicon knows. */
export const lexiconSize = spellings.length

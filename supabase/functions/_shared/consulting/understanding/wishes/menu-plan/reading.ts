import type { WishContent } from '../../text/draft.ts'

/** What an owner's words are read against. */
export type About = {
  /** Number of items on the menu. */
  items: number
  names: readonly { name: string; section: string | null; isSection: boolean }[]
  /** yyyy-mm-dd */
  today: string
  /** The owner's words, not folded. */
  said: string
}

/** A shape of words in a folded text, and the wishes that it states; none if it does not fit after all. */
export type Reading = {
  words: RegExp
  /** Not read where someone may be allergic. */
  careful?: true
  /** Words about health may stand in it: it states no exclusion. */
  safe?: true
  wishes: (found: RegExpExecArray, about: About) => WishContent[]
}

export const pattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu')

/** Up to the end of the sentence. */
export const rest = '[^.!?;\\n]*'

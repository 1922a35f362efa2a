/** What readers of whole sentences beside a sales sheet share. */
import type { WishContent } from '../text/draft.ts'
import type { HouseName } from '../words/vocabulary.ts'

/** The wishes of a sentence, and where in it they stand; the whole of it if nothing is said. */
export type Found = { wishes: WishContent[]; start?: number; end?: number }
export type Around = { today: string; names: readonly HouseName[] }
/** Reads a sentence without accents; `said` is the same in the owner's letters. */
export type Reader = (sentence: string, around: Around, said: string) => Found | null

export const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

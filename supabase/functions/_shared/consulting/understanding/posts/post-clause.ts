/** A sentence, or a part of one between commas, as the readers of whole sentences get it. */
import type { HouseName } from '../words/vocabulary.ts'

export type PostClause = {
  /** The owner's letters, and the same without accents in lower case, letter by letter. */
  said: string
  folded: string
  isAsked: boolean
  /** Whether the text that it stands in tells of closed days. */
  closes: boolean
  today: string
  names: readonly HouseName[]
}

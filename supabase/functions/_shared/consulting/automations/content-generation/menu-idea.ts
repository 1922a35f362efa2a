/** An idea of a post about the house's own menu. */
import type { ItemWords } from './item-words.ts'
import type { Idea } from './tables/ideas.ts'

/** What a post of several items chooses from, and what fills their names and prices in. */
type SeveralWords = {
  fill?: (text: string) => string | null
  leads: readonly string[]
  ends: readonly string[]
  shots: readonly string[]
}

/** An idea with the parts of the menu it mentions. */
export type MenuIdea = Idea & {
  /** Names of the items mentioned. */
  items: readonly string[]
  /** One line with the prices, for short messages: "Cartola, R$ 18,90". */
  short: string
  asks: boolean
  about: 'dish' | 'drink' | 'pair' | 'together'
  /** The days that the owner wants it on, "yyyy-mm-dd". */
  days?: { from: string; to: string }
  /** Fewest days between two posts about a weekly dish. */
  every?: number
  /** Of one item. */
  words?: ItemWords
  several?: SeveralWords
}

/** Of a house: its name, and all that its menu says, in lower case. */
export type Told = {
  seed: string
  sold: string
  /** Whether the house speaks as Ceará does, or in few words. */
  accent: boolean
  sober?: boolean
}

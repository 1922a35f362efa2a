import type { HouseName, Meaning } from './vocabulary.ts'

/** One or several words with one meaning. */
export type Element = {
  kind: 'words' | 'number' | 'money' | 'comma' | 'colon' | 'symbol'
  start: number
  end: number
  raw: string
  key: string
  /** Null for unknown words. */
  meaning: Meaning | null
  /** The house's names that contain these words. */
  partOf: readonly HouseName[]
  value: number | null
  /** A wish was made of it. */
  claimed: boolean
  /** Part of a wish about one of the results: "um deles sem glúten". */
  ofOne?: boolean
  /** Applies to some of the results, not all: "3 opções veganas". */
  ofSome?: boolean
}

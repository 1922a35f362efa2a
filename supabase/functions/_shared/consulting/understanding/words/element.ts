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
  /** The names on the house's menu that contain these words. */
  partOf: readonly HouseName[]
  value: number | null
  /** Whether a wish was made of it. */
  claimed: boolean
  /** Whether it is part of a wish about one of the results: "um deles sem glúten". */
  ofOne?: boolean
  /** Whether it names drinks without alcohol that the owner does not want. */
  isRefused?: boolean
  /** Whether it applies to some of the results only: "3 opções veganas". */
  ofSome?: boolean
}

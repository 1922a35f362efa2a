import type { HouseName } from '../words/vocabulary.ts'

/** One statement, with what stands beside it. */
export type Statement = {
  text: string
  folded: string
  /** Whether it ends in a question mark. */
  asks: boolean
  today: string
  /** First day of the period that the text names, or today. */
  anchor: string
  names: readonly HouseName[]
}

import type { Wish } from './wish.ts'

/** Why an engine could not do what was asked, in one Portuguese sentence; the check of the result quotes it. */
export type Explanation = { wish: Wish; reason: string }

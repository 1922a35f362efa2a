import type { Wish } from './wish.ts'

/** Why an engine did not meet a wish, in one Portuguese sentence, which the check of the result quotes. */
export type Explanation = {
  wish: Wish
  reason: string
  /**
   * The wish is met, and this explains the outcome, as in "não compensou subir, porque…". Shown only if the facts
   * confirm that the wish is met.
   */
  met?: true
}

import type { Wish } from './wish.ts'

/** Why an engine did not meet a wish, in one Portuguese sentence, which the check of the result quotes. */
export type Explanation = {
  wish: Wish
  reason: string
  /**
   * The wish holds, and this says what became of it, as in "não compensou subir, porque…". Quoted only where the facts
   * show that it holds.
   */
  met?: true
}

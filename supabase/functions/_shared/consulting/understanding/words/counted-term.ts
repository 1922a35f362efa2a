import type { Term } from '../../base/lexicon/term.ts'

/** Whether an owner can say how many recipes contain it. */
export const countedTerm = ({ kind }: Term): boolean =>
  kind === 'ingredient' || kind === 'group' || kind === 'cachaca'

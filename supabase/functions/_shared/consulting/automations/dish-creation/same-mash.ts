/** Dishes in which guests would find the same mash. */
import { perObject } from '../../base/memoized.ts'
import type { Candidate } from './compose.ts'

/** The roots and beans that a dish serves mashed or creamed. */
const mashed = perObject(({ idea, parts }: Candidate): string[] =>
  /amasse (?:quente )?com|desmanchar, tire o fio/.test(idea.steps.map(({ text }) => text).join(' '))
    ? parts.flatMap(({ item }) => (mashes.has(item.id) ? [item.id] : []))
    : [],
)

const mashes: ReadonlySet<string> = new Set(['macaxeira', 'jerimum', 'batata_doce', 'batata', 'feijao_verde'])

/** Whether guests would find the same mash on two plates of the menu. */
export const hasSameMash = (one: Candidate, other: Candidate) => {
  const first = mashed(one)
  return first.length > 0 && mashed(other).some((id) => first.includes(id))
}

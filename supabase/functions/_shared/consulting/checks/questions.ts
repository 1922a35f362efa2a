import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, only, unrelated } from './answer.ts'

/** A question is met by its answer, which the report opens with. */
export function checkQuestion({ about, item, what }: WishOf<'question'>, { facts }: Given): Answer {
  const of = item ?? (about === 'bar' ? (what ?? null) : null)
  const answer = only(facts, 'answer').find((fact) => fact.about === about && fact.of === of)
  return answer ? met(answer.text) : unrelated
}

/** A stated cost is used if the result computed with it. */
export function checkCostNow({ item }: WishOf<'costNow'>, { facts }: Given): Answer {
  const used = only(facts, 'costNow').find((fact) => fact.item === item)
  return used ? met(used.text) : unrelated
}

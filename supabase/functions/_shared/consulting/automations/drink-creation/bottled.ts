/** Drinks of spirit and syrup alone, which wait in a bottle for days: what the owner asks for who wants one ready. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import { batchOf } from '../../base/drinks/for-service.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

export const asksForBottle = ({ wishes }: Pick<RequestSheet, 'wishes'>): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'question' && wish.about === 'bar' && wish.what === 'ahead' && /garraf/i.test(wish.text),
  )

/** Days that a bottle without juice or pulp keeps at least. */
const leastDays = 3

/** Whether the whole glass comes out of the bottle, and keeps there. */
export const keepsInBottle = (candidate: Candidate): boolean =>
  candidate.base !== null &&
  candidate.portions.every(({ item }) => item.phase === 'mix' || item.phase === 'finish') &&
  (batchOf(candidate)?.keepsDays ?? 0) >= leastDays

/** Days at the end of a list of what to show hold for all of it. */
import type { DraftWish } from '../../text/draft.ts'
import type { Clause } from './clauses.ts'

/** "suco, água de coco e sobremesa até a Páscoa": days at the end of a list hold for all of it. */
export function spread(wishes: readonly DraftWish[], clauses: readonly Clause[]): DraftWish[] {
  const sentenceOf = ({ start }: DraftWish) =>
    clauses.find((one) => start >= one.start && start < one.end)?.sentence
  return wishes.map((one) => {
    const { wish } = one
    if (wish.kind !== 'promote' || wish.from !== undefined || wish.weekdays) return one
    const dated = wishes.find(
      (other) =>
        other.start > one.start && other.wish.kind === 'promote' && sentenceOf(other) === sentenceOf(one),
    )?.wish
    if (dated?.kind !== 'promote') return one
    const { from, to, weekdays } = dated
    return {
      ...one,
      wish: {
        ...wish,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(weekdays !== undefined && { weekdays }),
      },
    }
  })
}

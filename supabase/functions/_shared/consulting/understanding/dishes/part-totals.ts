/** "Seis pratos. Dois pratos que viajem bem": the second number counts a part of the first. */
import type { Draft, DraftWish } from '../text/draft.ts'

const totalOf = ({ wish }: DraftWish): number | null =>
  wish.kind === 'count' &&
  wish.of === undefined &&
  wish.course === undefined &&
  wish.taste === undefined &&
  wish.bound === 'exactly'
    ? wish.count
    : null

/** The draft without the count of a part whose words also say how those dishes are. */
export function withoutPartTotals(_text: string, draft: Draft): Draft {
  const isPart = (one: DraftWish) => {
    const count = totalOf(one)
    if (count === null) return false
    const isTrait = draft.wishes.some(
      ({ wish, start, end }) => wish.kind === 'dishTrait' && start === one.start && end === one.end,
    )
    return isTrait && draft.wishes.some((other) => (totalOf(other) ?? 0) > count)
  }
  return { ...draft, wishes: draft.wishes.filter((one) => !isPart(one)) }
}

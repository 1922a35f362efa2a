/** What only tells something belongs to the wish beside it: no word of the owner's is lost. */
import { type DraftUnread, type DraftWish, longestText, unreadAt } from '../text/draft.ts'

type Span = { start: number; end: number }

/** Wishes with the asides beside them, and the asides that stand alone. */
export function attachAsides(
  text: string,
  wishes: readonly DraftWish[],
  asides: readonly Span[],
): { wishes: DraftWish[]; unread: DraftUnread[] } {
  const own = wishes.map((one) => ({ ...one }))
  const isGap = (from: number, to: number) => from <= to && !/[\p{L}\p{N}]/u.test(text.slice(from, to))
  // ", os clientes já reclamaram" and "(R$ 24,90), que traz gente": an article or today's price stands between.
  const isNear = (from: number, to: number) =>
    from <= to &&
    !/[\p{L}\p{N}]|[.;!?\n]/u.test(
      text
        .slice(from, to)
        .replace(/\(\s*(?:R\$\s*)?[\d.,]+\s*\)/giu, '')
        .replace(/(?<![\p{L}\p{N}])[oa]s?(?![\p{L}\p{N}])/giu, ''),
    )
  const open: Span[] = []
  // Asides that follow each other reach the same wish.
  for (const aside of asides.toSorted((a, b) => a.start - b.start)) {
    const before = own.filter(
      ({ start, end }) => isNear(end, aside.start) && aside.end - start <= longestText,
    )
    for (const one of before) one.end = aside.end
    if (before.length === 0) open.push(aside)
  }
  const alone = open.toReversed().filter((aside) => {
    const after = own.filter(({ start, end }) => isGap(aside.end, start) && end - aside.start <= longestText)
    for (const one of after) one.start = aside.start
    return after.length === 0
  })
  return {
    wishes: own,
    unread: alone.toReversed().map(unreadAt),
  }
}

/** "folha plastificada A4": on a menu a sheet is of paper, and no leaf. */
import { type Draft, unreadAt } from '../text/draft.ts'
import { meets } from '../text/half-read.ts'

export function withoutPaper(text: string, draft: Draft): Draft {
  const paper = draft.wishes.filter(
    ({ wish, start, end }) => wish.kind === 'prefer' && /^folhas?$/iu.test(text.slice(start, end).trim()),
  )
  const wishes = draft.wishes.filter((one) => !paper.includes(one))
  const open = paper.filter((one) => !wishes.some((other) => meets(one, other)))
  return {
    ...draft,
    wishes,
    unread: [...draft.unread, ...open.map(unreadAt)].toSorted((a, b) => a.start - b.start),
  }
}

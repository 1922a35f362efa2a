/** Questions that stand behind an exclusion, in words that could all be grammar of its sentence. */
import { type Draft, type DraftUnread, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Where a question begins after a comma or "e". */
export const asks =
  /(?:^(?:e )?|,\s*(?:e )?|\se )(?=(?:me (?:diz|fala|conta)\w*|qual|quais|quant[oa]s?|como|onde|quando|posso|devo|sera que|vale a pena|compensa|da pra|dah pra)(?![a-z]))/

/** "nada com leite que meu sócio é alérgico, e me diz qual dá pra deixar pronto": the question is no part of the wish. */
export function withAskedTails(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const tails: DraftUnread[] = []
  const wishes = draft.wishes.map((one) => {
    const question = one.wish.kind === 'exclude' && asks.exec(folded.slice(one.start, one.end))
    if (!question || question.index === 0) return one
    const end = one.start + question.index
    const start = end + question[0].length
    // Several exclusions may share one text, and another reader may have read the question.
    const isTaken =
      tails.some((tail) => tail.start === start) ||
      draft.wishes.some(({ wish, ...at }) => wish.kind !== 'exclude' && at.start < one.end && at.end > start)
    if (!isTaken) tails.push(unreadAt({ start, end: one.end }))
    return { ...one, end }
  })
  return { ...draft, wishes, unread: [...draft.unread, ...tails].toSorted((a, b) => a.start - b.start) }
}

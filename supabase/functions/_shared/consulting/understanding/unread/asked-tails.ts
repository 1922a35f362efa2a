/** Questions that stand behind an exclusion, in words that could all be grammar of its sentence. */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Where a question begins after a comma or "e". */
export const asks =
  /(?:^(?:e )?|,\s*(?:e )?|\se )(?=(?:me (?:diz|fala|conta)\w*|qual|quais|quant[oa]s?|como|onde|quando|posso|devo|sera que|vale a pena|compensa|da pra|dah pra)(?![a-z]))/

/** "nada com leite que meu sócio é alérgico, e me diz qual dá pra deixar pronto": the question is no part of the wish. */
export function withAskedTails(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const unread: DraftUnread[] = []
  const wishes = draft.wishes.map((one) => {
    const question = one.wish.kind === 'exclude' && asks.exec(folded.slice(one.start, one.end))
    if (!question || question.index === 0) return one
    const end = one.start + question.index
    const start = end + question[0].length
    const isRead = draft.wishes.some((other) => other !== one && other.start < one.end && other.end > start)
    if (isRead || unread.some((tail) => tail.start === start)) return { ...one, end }
    unread.push({ start, end: one.end, why: 'unknown', blocking: false, choices: [] })
    return { ...one, end }
  })
  return unread.length === 0
    ? draft
    : { ...draft, wishes, unread: [...draft.unread, ...unread].toSorted((a, b) => a.start - b.start) }
}

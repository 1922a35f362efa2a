/** "Tenho medo de o caldo azedar: quantos dias ele dura?": the question is of what its sentence has named. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { foodIn } from './shape.ts'

const it = /(?<!\p{L})(?:el[ea]s?|isso|ess[ea]s?)(?!\p{L})/u

export function withNamedBefore(text: string, draft: Draft): Draft {
  const said = foldInPlace(text).toLowerCase()
  const named = ({ wish, start, end }: DraftWish): number | null => {
    if (wish.kind !== 'question' || (wish.about !== 'keeping' && wish.about !== 'dayBefore')) return null
    if (!it.test(said.slice(start, end)) || foodIn(said.slice(start, end))) return null
    const from = sentenceAround(said, { start, end: start }).start
    const isFree = !draft.wishes.some((other) => other.end > from && other.start < start)
    const lead = said.slice(from, start)
    return isFree && foodIn(lead) ? from + lead.search(/\S/u) : null
  }
  const wishes = draft.wishes.map((one) => ({ ...one, start: named(one) ?? one.start }))
  const isWithin = ({ start, end }: { start: number; end: number }) =>
    wishes.some(
      (one, at) => one.start < (draft.wishes[at]?.start ?? 0) && start >= one.start && end <= one.end,
    )
  return {
    wishes,
    unread: draft.unread.filter((one) => one.blocking || !isWithin(one)),
    asides: (draft.asides ?? []).filter((one) => !isWithin(one)),
  }
}

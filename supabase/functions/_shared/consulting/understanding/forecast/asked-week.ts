/** "Quantas coxinhas na semana de 14/12?" is asked of that week, and not of the next one. */
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const ofWeek = /\bsemana d[eo] (?:dia )?\d/

/** The draft whose questions on a week's sales hold for the week that they name. */
export const withAskedWeek = (text: string, draft: Draft, today: string): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one): DraftWish => {
    const { wish } = one
    if (
      wish.kind !== 'question' ||
      wish.about !== 'perWeek' ||
      wish.from !== undefined ||
      wish.to !== undefined
    )
      return one
    const said = text.slice(one.start, one.end)
    if (wish.weekdays !== undefined || !ofWeek.test(foldInPlace(said).toLowerCase())) return one
    const span = findDates(said, today).find(({ span: { from, to } }) => from > today && from < to)?.span
    return span ? { ...one, wish: { ...wish, from: span.from, to: span.to } } : one
  }),
})

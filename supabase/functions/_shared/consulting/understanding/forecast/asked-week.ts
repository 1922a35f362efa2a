/** "Quantas coxinhas na semana de 14/12?", "na semana do Natal": asked of that week, not of the next one or of a day. */
import { addDays, type Span, weekAround } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const ofWeek = /\bsemana d[eo] (?:dia )?\d/
const isMonth = ({ from, to }: Span) => from.endsWith('-01') && addDays(to, 1).endsWith('-01')
const ofFeast =
  /\bsemana (?:d[eoa] |entre )?(?:dia d[aeo]s? )?(?:natal|reveillon|virada|ano novo|carnaval|pascoa|sao joao)\b/

/** What is bought or made for days. */
type Asked = WishContent & { kind: 'question' }
const isOfDays = (wish: WishContent): wish is Asked =>
  wish.kind === 'question' &&
  (wish.about === 'perWeek' || wish.about === 'packs') &&
  wish.weekdays === undefined

function weekOf(said: string, wish: Asked, today: string): Span | undefined {
  const folded = foldInPlace(said).toLowerCase()
  if (wish.about === 'perWeek' && wish.from === undefined && wish.to === undefined && ofWeek.test(folded))
    return findDates(said, today).find(({ span: { from, to } }) => from > today && from < to)?.span
  // "cada semana de março e abril": the months that it names, one after the other.
  if (wish.about === 'perWeek' && wish.from === undefined && wish.to === undefined) {
    const months = findDates(said, today).filter(({ span }) => isMonth(span) && span.to >= today)
    const [first] = months
    const last = months.at(-1)
    if (first && last && addDays(first.span.from, 100) > last.span.to)
      return { from: first.span.from > today ? first.span.from : today, to: last.span.to }
  }
  if (wish.from !== wish.to || !ofFeast.test(folded)) return undefined
  const day = wish.from ?? findDates(said, today).find(({ span: { from, to } }) => from === to)?.span.from
  return day === undefined ? undefined : weekAround(day)
}

/** The draft whose questions hold for the week that they name. */
export const withAskedWeek = (text: string, draft: Draft, today: string): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one): DraftWish => {
    const { wish } = one
    const span = isOfDays(wish) ? weekOf(text.slice(one.start, one.end), wish, today) : undefined
    return span ? { ...one, wish: { ...wish, from: span.from, to: span.to } as WishContent } : one
  }),
})

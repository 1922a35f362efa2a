/** "de 4 a 15 de maio paramos para trocar o telhado", told in November: days that the sales sheet covers are those meant. */
import { addDays } from '../../base/calendar.ts'
import type { SheetEnds } from '../dates/sheet-ends.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { pastVerb } from './past-verbs.ts'
import { isAhead } from './whole/tense.ts'

/** Days ahead of which an owner still says "paramos em janeiro". */
export const soon = 92
/** "paramos", "abrimos": of today or of what is over. */
const eitherTense = /\b[a-z]{2,}(?:amos|emos|imos)\b/

const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28')

/** Dates far ahead as those of the sheet, where the verb may tell of what is over. */
export function withSheetYears(text: string, draft: Draft, ends: SheetEnds | null, today: string): Draft {
  if (ends === null) return draft
  const folded = foldInPlace(text).toLowerCase()
  const moved = (one: DraftWish): DraftWish => {
    const { wish, start, end } = one
    if (wish.kind !== 'date' || wish.from === undefined || wish.open === true) return one
    const [from, to] = [yearBefore(wish.from), yearBefore(wish.to ?? wish.from)]
    if (wish.from <= addDays(today, soon) || from < ends.first || to > addDays(ends.last, 6)) return one
    const said = folded.slice(start, end)
    if (isAhead(said) || !(eitherTense.test(said) || pastVerb.test(said))) return one
    return { ...one, wish: { ...wish, from, ...(wish.to !== undefined && { to }) } }
  }
  return { ...draft, wishes: draft.wishes.map(moved) }
}

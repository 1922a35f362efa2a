import { foldInPlace } from './dates.ts'
import type { Draft, DraftUnread, DraftWish, Profile } from './draft.ts'
import { isListOfWeekdays, readClosedWeekdays, weekdaysIn, weeklyDish } from './week-days.ts'

type Read = (text: string, profile: Profile) => Draft

/**
 * What owners write among the dates to post about besides dates: the weekdays on which the house is closed, dishes that
 * come every week, and what posts leave out, as in "São João, não falar de camarão".
 */
export function withPostWishes(text: string, { wishes, unread }: Draft, read: Read): Draft {
  const draft: Draft = { wishes: [...wishes], unread: [] }
  /** Where the last passage about closed weekdays ends: "fechado domingo, segunda" goes on. */
  let shutUntil = -1
  for (const passage of unread) {
    const { start, end } = passage
    const said = text.slice(start, end)
    if (passage.why === 'instruction' || passage.blocking) {
      draft.unread.push(passage)
      continue
    }
    const goesOn = shutUntil >= 0 && !/[^\s,]/u.test(text.slice(shutUntil, start)) && isListOfWeekdays(said)
    const shut = readClosedWeekdays(goesOn ? `fechado ${said}` : said)
    if (shut?.kind === 'date') {
      draft.wishes.push({ wish: { ...shut, what: said.slice(0, 120) }, start, end })
      shutUntil = end
      continue
    }
    const moved = movedBy(start)
    const weekly = weeklyOf(said, read)
    const { wishes: found, unread: rest } = weekly ?? read(said, 'recipes')
    if (weekly || found.some(({ wish }) => wish.kind === 'exclude')) {
      draft.wishes.push(...found.map(moved))
      draft.unread.push(...rest.map(moved))
    } else draft.unread.push(passage)
  }
  return draft
}

const movedBy =
  (by: number) =>
  <Placed extends DraftWish | DraftUnread>(placed: Placed): Placed => ({
    ...placed,
    start: placed.start + by,
    end: placed.end + by,
  })

/** "panelada de sábado": a dish of the menu, or a known one, on its days. */
function weeklyOf(said: string, read: Read): Draft | null {
  if (weekdaysIn(foldInPlace(said)).length === 0) return null
  const dish = weeklyDish(said)
  if (!dish) return null
  const { wishes, unread } = read(dish.name, 'menu')
  const [only] = wishes
  if (only?.wish.kind !== 'keepItem' || wishes.length > 1 || unread.length > 0) return null
  // The dish alone: in "quinta da lasanha com criança" more is said.
  if (/\bn[aã]o\b|\bsem\b/iu.test(dish.name)) return null
  const wish = { kind: 'date', what: only.wish.item, closed: false, weekdays: dish.weekdays } as const
  return { wishes: [{ wish, start: 0, end: said.length }], unread: [] }
}

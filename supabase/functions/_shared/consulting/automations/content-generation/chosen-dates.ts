/** The dates that get posts: the calendar's, the owner's, weekly events and combos, within the owner's rules. */
import { addDays } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import { tokenize } from '../../base/language/text.ts'
import { type Brief, isAlcoholFree } from './brief.ts'
import { calledOf } from './date-fields.ts'
import { type Dated, datesOf } from './dates.ts'
import { comboDates, weeklyEvents, weeklyPrices, withOffers } from './held-events.ts'
import { drinkAlcohol } from './menu-items.ts'
import type { PostDays } from './post-days.ts'
import { withTimetables } from './special-hours.ts'
import { withRuns } from './weekly-runs.ts'

/** The dates within the span of a calendar, in order. */
export function chosenDates(brief: Brief, { span, mayPost, usual }: PostDays): Dated[] {
  const { context, requirements, menu, ownDates, byDay, rules } = brief
  const known = requirements.postRules.every(({ what }) => what !== 'noKnownDates')
  const weekly = weeklyEvents(ownDates, span, menu, mayPost)
  const heldWeekly = new Set(weekly.map(({ day }) => day))
  const isShut = (day: string) =>
    ownDates.some(
      ({ closed, from, to = from }) =>
        closed && from !== undefined && to !== undefined && day >= from && day <= to,
    )
  const isStatedOpen = (day: string) =>
    !isShut(day) &&
    ownDates.some(
      ({ closed, open, from, to = from }) =>
        !closed && open && from !== undefined && to !== undefined && day >= from && day <= to,
    )
  const alcoholFree = isAlcoholFree(brief)
  const chosen = withOffers([
    ...datesOf(
      ownDates,
      // A day before the usual first post may be the owner's own: a post moves there.
      { ...span, from: addDays(context.today, 1), city: context.restaurant.city },
      (text) => requirements.allowsText(text) && rules.allows(text),
      menu,
      known,
    ),
    ...weekly,
    ...comboDates(
      [...requirements.combos, ...weeklyPrices(ownDates, menu)],
      span,
      mayPost,
      menu,
      byDay.isOff,
    ),
  ])
    .filter(
      ({ day, item, name, own, stated, ahead }) =>
        // A feast that the owner names on a day off is told before it.
        (mayPost(day) || (stated === true && (!own || ahead !== null) && !isShut(day))) &&
        !byDay.isOff(name, day) &&
        // On its day the house's own weekly event counts more than a date of the calendar that is no holiday.
        !(!own && !stated && !isHoliday(day) && heldWeekly.has(day)) &&
        (item === null || byDay.allows({ items: [item.name], alcohol: drinkAlcohol(item) }, day)) &&
        !(alcoholFree && item !== null && drinkAlcohol(item)),
    )
    .map((date) => withHeld(date, weekly))
    // Who says that the house opens every day until January has answered for its holidays too.
    .map((date) => (!date.own && isStatedOpen(date.day) ? { ...date, open: true as const } : date))
    .toSorted((a, b) => a.day.localeCompare(b.day))
  return withTimetables(withRuns(chosen, usual.length), ownDates)
}

/** An occasion with the weekly events of its day: they are held as well. */
function withHeld(date: Dated, weekly: readonly Dated[]): Dated {
  if (date.weekly || date.combo || (!date.own && !date.stated)) return date
  const words = new Set(tokenize(date.name))
  const names = weekly
    .filter(
      ({ day, said, name }) =>
        day === date.day && said !== null && !tokenize(name).some((word) => words.has(word)),
    )
    .map((one) => calledOf(one))
  return names.length === 0 ? date : { ...date, alsoHeld: names }
}

/** When new prices begin, and how long they are watched. */
import { addDays, daysBetween, occasionsWithin, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { watchedWeeks } from '../../base/pricing/proof.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { weeksWithin } from '../../base/sales/left-out-weeks.ts'
import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import type { PricingPlan } from './schema.ts'

/** The day from which the owner wants new prices; null if none is named. */
export const startOf = ({ sheet }: EngineContext): string | null =>
  sheet.wishes
    .flatMap((wish) => (wish.kind === 'question' && wish.about === 'startsOn' ? (wish.from ?? []) : []))
    .toSorted()
    .at(-1) ?? null

/** That day, or the Monday after it. */
export const nextMonday = (day: string) => addDays(day, (8 - weekdayOf(day)) % 7)

/**
 * The weeks in which a change is watched.
 * @param from the day on which it begins
 */
export function watchOf({ weeks }: Sales, from: string, watched: number): NonNullable<PricingPlan['watch']> {
  const to = addDays(from, 7 * watched - 1)
  const last = weeks.slice(-8).map(({ units }) => units)
  return {
    from,
    to,
    occasions: occasionsWithin(from, to).map(({ name, kind }) =>
      kind === 'season' ? 'a alta estação' : `${/^(?:Semana|Black)/.test(name) ? 'a' : 'o'} ${name}`,
    ),
    units: last.length > 0 ? watchedWeeks * mean(last) : null,
  }
}

/** A week with fewer closed days still says what the house sells. */
const fewestClosed = 3

/** Share of the usual week from which a week was no closed one. */
const open = 0.8

/**
 * The week without rows that an owner means by "a primeira semana de julho", where the week that these days name sold as
 * always and the one beside it is missing: a house that was shut sold nothing. Null where there is no such week.
 */
export function missingBeside(weeks: Sales['weeks'], mondays: readonly string[]): string | null {
  const [monday] = mondays
  const at = weeks.findIndex((week) => week.monday === monday)
  const sold = weeks[at]
  if (mondays.length !== 1 || monday === undefined || !sold) return null
  const usual = mean(weeks.map(({ units }) => units))
  const isMissing = (day: string) =>
    !weeks.some((week) => week.monday === day) &&
    (weeks[0]?.monday ?? day) < day &&
    day < (weeks.at(-1)?.monday ?? day)
  const beside = [addDays(monday, 7), addDays(monday, -7)].find(isMissing)
  return beside !== undefined && sold.units >= usual * open ? beside : null
}

/** Of the sheet's weeks, what may be left out: with fewer than the rest, no price can be judged. */
const mostOut = 0.5

/** The periods whose weeks can be left out together; the longest ones stay in the calculation where too few would be left. */
export function periodsOut(
  dates: readonly WishOf<'date'>[],
  sales: Pick<Sales, 'weeks'>,
  today: string,
): NonNullable<PricingPlan['out']> {
  const named = periodsNamed(dates, sales, today)
  const held = new Set<(typeof named)[number]>()
  const weeksOut = () => new Set(named.flatMap((one) => (held.has(one) ? [] : one.mondays))).size
  const byLength = named.toSorted((a, b) => b.mondays.length - a.mondays.length)
  for (const longest of byLength) {
    if (weeksOut() <= sales.weeks.length * mostOut) break
    held.add(longest)
  }
  return named.map((one) =>
    held.has(one)
      ? { ...one, mondays: [], held: { weeks: one.mondays.length, of: sales.weeks.length } }
      : one,
  )
}

/** What the owner wants out of the calculation, and when the house was closed. */
const periodsNamed = (
  dates: readonly WishOf<'date'>[],
  { weeks }: Pick<Sales, 'weeks'>,
  today: string,
): NonNullable<PricingPlan['out']> =>
  dates.flatMap(({ what, leftOut, closed, from, to = from }) => {
    if (from === undefined || to === undefined) return []
    const wasClosed = closed && to < today && daysBetween(from, to) >= fewestClosed
    if (!leftOut && !wasClosed) return []
    const mondays = weeksWithin(weeks, { from, to })
    const missing = leftOut ? null : missingBeside(weeks, mondays)
    return [
      { what, from, to, mondays: missing === null ? mondays : [], ...(missing !== null && { missing }) },
    ]
  })

/** The day until which new prices stay once they have changed; null if the owner names none. */
export const heldUntil = ({ sheet }: EngineContext): string | null =>
  sheet.wishes
    .flatMap((wish) => (wish.kind === 'question' && wish.about === 'heldUntil' ? (wish.to ?? []) : []))
    .toSorted()
    .at(-1) ?? null

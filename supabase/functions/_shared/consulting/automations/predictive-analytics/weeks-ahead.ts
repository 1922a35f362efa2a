/** The house's coming weeks: the model's, with the calendar, what the owner states, and the days that are open. */
import type { Basis } from './basis.ts'
import type { HouseLines } from './house-lines.ts'
import { withCalendar } from './lines.ts'
import { onLevel } from './new-level.ts'
import type { Effect } from './occasions.ts'
import { type OpenDays, onOpenDays } from './open-days.ts'
import type { OwnerEffects } from './owner-effects.ts'
import type { ForecastLine } from './schema.ts'
import { keptWeeks } from './scope.ts'
import { withStated } from './stated.ts'
import { withEffects } from './told-effects.ts'

type Weeks = ForecastLine['coming']

/** A line as its model forecasts it, with the calendar's effects beside the model. */
type Modelled = { line: { coming: Weeks }; effects: readonly Effect[] }

export type WeeksAhead = {
  units: ForecastLine
  /** In R$; null if the sheet has no prices. */
  revenue: ForecastLine | null
  /** Units on the open days without parties and orders, and with the parties of the whole house. */
  openUnits: Weeks
  withParties: Weeks
  /** The weeks as if every day were open, in R$ where the sheet has prices, else in units. */
  ordinary: Weeks
  /** The open days of another line of units. */
  opened: (modelled: Modelled) => Weeks
  /** Whether a week is in the period that the owner asks for. */
  isShown: (monday: string) => boolean
}

/** Applies to a line what the calendar and the owner make of its weeks. */
function adjusted({ told, level }: OwnerEffects, { parts, openingOf }: OpenDays) {
  const measured = told.flatMap(({ wish, factor }) =>
    factor === null || wish.from === undefined || wish.effect === undefined
      ? []
      : [{ from: wish.from, to: wish.to ?? (wish.percent === undefined ? wish.from : '9999') }],
  )
  // A period that the owner mentioned and last year's weeks measure, or the owner's own figure, replaces the calendar's
  // own effect: the season is in it.
  const applied = (effects: readonly Effect[]) =>
    effects.filter((effect) => !measured.some((span) => span.from <= effect.to && span.to >= effect.from))
  /** As if every day were open, or with the effects of the open days only. */
  const everyDay = ({ line, effects }: Modelled, opens?: (day: string) => boolean): Weeks => {
    const weeks = withEffects(withCalendar(line.coming, applied(effects), opens), told, parts.units, opens)
    return level === null ? weeks : onLevel(weeks, level.from, level.factor)
  }
  const opened = (modelled: Modelled, of: 'units' | 'revenue' = 'units'): Weeks =>
    onOpenDays(everyDay(modelled, openingOf[of].opens), (monday) => openingOf[of](monday, 'all'))
  return { everyDay, opened }
}

export function weeksAhead(
  { statements, days }: Basis,
  { units, revenue }: HouseLines,
  owner: OwnerEffects,
): WeeksAhead {
  const { parts } = days
  const { stated } = owner
  const { everyDay, opened } = adjusted(owner, days)
  const openUnits = opened(units)
  const ordinaryUnits = everyDay(units)
  const ordinaryRevenue = revenue && everyDay(revenue)
  const ofHouse = stated.filter(({ item }) => item === undefined)
  const coming = withStated(openUnits, stated, 'units', ordinaryUnits, parts.units)
  return {
    units: { ...units.line, coming },
    // A closed day takes its share of the money: one with many cheap plates earns less.
    revenue:
      revenue && ordinaryRevenue
        ? {
            ...revenue.line,
            coming: withStated(opened(revenue, 'revenue'), stated, 'money', ordinaryRevenue, parts.revenue),
          }
        : null,
    openUnits,
    withParties: withStated(openUnits, ofHouse, 'units', ordinaryUnits, parts.units),
    ordinary: ordinaryRevenue ?? ordinaryUnits,
    opened: (modelled) => opened(modelled),
    isShown: keptWeeks(coming, statements.scopes, statements.dates, statements.questions),
  }
}

/** A line with the weeks that are shown. */
export const shownWeeks = <Line extends { coming: Weeks }>(
  line: Line,
  { isShown }: Pick<WeeksAhead, 'isShown'>,
): Line => ({ ...line, coming: line.coming.filter(({ monday }) => isShown(monday)) })

/** What the owner's statements change in the house's weeks, as far as the sheet measures it or the owner counts it. */
import { addDays } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Basis } from './basis.ts'
import { dayPartOf } from './day-part.ts'
import type { HouseLines } from './house-lines.ts'
import { monthDaysStated } from './month-days.ts'
import { levelFrom } from './new-level.ts'
import type { Effect } from './occasions.ts'
import { isOwnDay, type OwnDay, ownDaysIn } from './own-days.ts'
import { type Stated, statedOf } from './stated.ts'
import { readTold, type Told } from './told.ts'

export type OwnerEffects = {
  /** Items that the owner ties to a weekday. */
  ownDays: OwnDay[]
  /** Statements about days and periods, with the factor of each on its weeks. */
  told: Told[]
  /** The day from which the house sells on another level, and the factor on its weeks; null if there is none. */
  level: { from: string; factor: number } | null
  /** Parties and orders, in units and R$ of a week. */
  stated: Stated[]
}

/** A level that begins after today; one that began already is in the last weeks of the sheet. */
function levelOf(
  { context, statements, contracts }: Basis,
  { units, revenue }: HouseLines,
): OwnerEffects['level'] {
  const ending = contracts.find(({ house, items }) => house && items.length > 0)
  const [whole] = ending?.items ?? []
  if (ending && whole)
    return { from: addDays(ending.to, 1), factor: whole.before / Math.max(1e-9, whole.since) }
  const from = statements.questions.find(
    (one) => one.about === 'newLevel' && one.from !== undefined && one.from > context.today,
  )?.from
  if (from === undefined) return null
  const factor = levelFrom((revenue ?? units).line.past, from)
  return factor === null ? null : { from, factor }
}

/** A feast that the owner only asks about, and that the calendar does not know, enters the weeks as one that is stated. */
const feastsAsked = ({ context, statements }: Basis, effects: readonly Effect[]): WishOf<'date'>[] =>
  statements.questions.flatMap(({ about, what = 'festa', from, to = from, percent, text, origin }) =>
    about !== 'feastEffect' ||
    from === undefined ||
    from < context.today ||
    percent !== undefined ||
    statements.dates.some(
      (date) => (date.from ?? '9') <= (to ?? '') && (date.to ?? date.from ?? '') >= from,
    ) ||
    effects.some((one) => one.kind === 'date' && one.from <= (to ?? from) && one.to >= from)
      ? []
      : [{ kind: 'date', what: `dia de ${what}`, from, to: to ?? from, closed: false, text, origin }],
  )

/** @param text what the owner writes of the house's days */
export function ownerEffects(basis: Basis, house: HouseLines, text: string): OwnerEffects {
  const { context, statements, sheet, days, usable } = basis
  const { sales } = sheet
  const { line, choice, effects } = house.units
  const ownDays = ownDaysIn(
    text,
    sales.itemWeeks.map(({ name }) => name),
  )
  return {
    ownDays,
    told: readTold(
      [
        ...statements.dates.filter((date) => !ownDays.some((own) => isOwnDay(date, own))),
        ...feastsAsked(basis, effects),
      ],
      line.past,
      line.coming,
      choice.chosen.model.seasonal,
      effects,
      sales.weekdays.length > 1 ? days.parts.units : [],
      usable.lostDays,
      usable.isLeftOut,
      usable.episodeOf,
      dayPartOf(sales, context.house),
    ),
    level: levelOf(basis, house),
    stated: [
      ...statedOf(statements.questions, sales, context, line.coming, days.openingOf.units.opens),
      ...monthDaysStated(statements.questions, sales, line.coming, days.openingOf.units.opens),
    ],
  }
}

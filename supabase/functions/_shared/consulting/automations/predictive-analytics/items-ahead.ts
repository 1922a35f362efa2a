/** The items' coming weeks: each by its own model, then together as the house's, then as the owner states them. */
import { addDays } from '../../base/calendar.ts'
import type { Basis } from './basis.ts'
import { endsOf } from './contracts.ts'
import type { HouseLines } from './house-lines.ts'
import { itemsTold } from './item-told.ts'
import { type ItemWeeks, isWhole, itemLine, reconciled, scaled } from './items.ts'
import { onOwnDays } from './own-open-days.ts'
import type { SalesForecast } from './schema.ts'
import { itemsStated, type Stated, withoutLeft } from './stated.ts'
import { shownWeeks, type WeeksAhead } from './weeks-ahead.ts'

export type ItemsAhead = {
  /** The items by their own models, in units. */
  separate: NonNullable<SalesForecast['items']>
  /** Whether these are all that the house sells. */
  isComplete: boolean
  /** The items as they are expected, and what the owner's words on them change in the house's weeks. */
  told: ReturnType<typeof itemsTold>
}

export function itemsAhead(
  { context, statements, sheet, days, contracts, short }: Basis,
  { horizon, units }: HouseLines,
  selling: readonly ItemWeeks[],
  ahead: WeeksAhead,
  stated: readonly Stated[],
): ItemsAhead {
  const { sales, mondays } = sheet
  const separate = selling.flatMap((item) => {
    const found = itemLine(item, mondays, horizon, units.seen, units.choice.pairs !== undefined)
    if (!found) return []
    const coming = onOwnDays(ahead.opened(found), item.name, sales, days)
    return [shownWeeks({ ...found.line, coming }, ahead)]
  })
  // Items too new for an average, and those not forecast, leave a remainder.
  const isComplete = isWhole(sales) && separate.length === selling.length
  const staying = withoutLeft(separate, statements.questions)
  const moved = isComplete
    ? reconciled(staying, ahead.withParties)
    : scaled(staying, ahead.openUnits, ahead.withParties)
  return {
    separate,
    isComplete,
    told: itemsTold(
      itemsStated(moved, stated),
      [...statements.itemDates, ...endsOf(contracts, addDays(ahead.units.coming.at(-1)?.monday ?? '', 6))],
      sales,
      context,
      days.parts.units,
      short,
    ),
  }
}

/** The items' known weeks: which of them sell, which are gone, and which rise or fall. */
import type { Basis } from './basis.ts'
import { lostWeeksOf } from './item-wishes.ts'
import { goneOf, type ItemWeeks, isGone, sinceFirstSale } from './items.ts'
import type { Series } from './models.ts'
import type { SalesForecast } from './schema.ts'
import { ownMoves, type Trend } from './trends.ts'

export type ItemSeries = {
  /** Units of each week since an item's first sale. */
  selling: ItemWeeks[]
  gone: NonNullable<SalesForecast['gone']>
  moving: Trend[]
  /** The move that most items made alike; null without one. */
  houseMove: Trend | null
}

/** @param house units of each week of the house; null for a gap and for a week left out */
export function itemSeries(
  { context, statements, sheet, usable, whole, short }: Basis,
  house: Series,
): ItemSeries {
  const { sales, weeks, from, to, mondays, end } = sheet
  const { questions, itemDates } = statements
  /** The day from which the owner says that an item is sold. */
  const enteredOn = (name: string) =>
    questions.find((one) => one.about === 'newItem' && one.item === name && one.from)?.from
  const items = sales.itemWeeks.map(({ name, units: values, weekdays }): ItemWeeks => {
    const kept = values.slice(from, to)
    const entered = enteredOn(name) ?? ''
    const units = sinceFirstSale(
      // Sales before the day on which it came are no measure of it.
      usable
        .seriesOf((at) => {
          const sold = kept[at] ?? null
          return sold === null ? null : sold * (whole(weeks[at]?.monday ?? '', 'units', weekdays) ?? 1)
        })
        .map((value, at) => ((mondays[at]?.monday ?? '') < entered ? null : value)),
      house,
    )
    const lost = lostWeeksOf(name, itemDates, sales, context, end)
    const skipped = mondays.length - units.length
    return {
      name,
      units: units.map((value, at) => {
        const monday = mondays[skipped + at]?.monday ?? ''
        return lost(monday) ? short.of(name, monday) : value
      }),
    }
  })
  const leaving = questions.flatMap(({ about, item }) =>
    about === 'leaves' && item !== undefined ? [item] : [],
  )
  const selling = items.filter((item) => !isGone(item))
  // A new item climbs to its level: that is no rise.
  const { moving, house: houseMove } = ownMoves(
    selling.filter(({ name }) => enteredOn(name) === undefined && !leaving.includes(name)),
  )
  return { selling, gone: goneOf(items, mondays), moving, houseMove }
}

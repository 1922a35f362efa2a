/** Puts the forecast together, without the answers that are read from it. */

import { addDays } from '../../base/calendar.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import type { Basis } from './basis.ts'
import { closedItems } from './closed-items.ts'
import { type HouseLines, outlookLine } from './house-lines.ts'
import type { ItemSeries } from './item-series.ts'
import { coverageOf, sumOf } from './items.ts'
import type { ItemsAhead } from './items-ahead.ts'
import { menuCover } from './menu-cover.ts'
import { knownWeeks } from './models.ts'
import { itemsNamed } from './named-items.ts'
import { calendarOf } from './occasions.ts'
import { answeredDays } from './own-days.ts'
import type { ReportLines } from './report-lines.ts'
import type { SalesForecast } from './schema.ts'
import { expectedOf, saidOf, type Told } from './told.ts'
import { strongest } from './trends.ts'
import { mattersTo } from './unseen.ts'
import { houseNotes } from './week-days.ts'
import type { WeekToBuy } from './week-to-buy.ts'
import { fewestWeeks } from './weeks.ts'
import type { WeeksAhead } from './weeks-ahead.ts'

/** What the steps before have found. */
type Found = {
  house: HouseLines
  series: ItemSeries
  ahead: WeeksAhead
  items: ItemsAhead
  /** The owner's statements, each with its figure. */
  told: readonly Told[]
  lines: ReportLines
  buying: WeekToBuy
}

/** Dishes and drinks of the report whose closed season touches the weeks shown. */
function closedSeasons({ context, sheet, statements }: Basis, { items, units }: ReportLines) {
  // What the owner takes off the list for the season needs no declaration and no question.
  const isOff = (name: string, from: string) =>
    statements.itemDates.some(
      (wish) =>
        wish.closed &&
        (wish.to ?? '9999') >= from &&
        (wish.from ?? '') <= context.today &&
        itemsNamed(wish.item, sheet.sales, context.house).includes(name),
    )
  return closedItems(
    items.map(({ name }) => {
      const item = sheet.sales.items.find((one) => one.name === name)
      return { name, section: item?.category ?? null, price: item?.price ?? null }
    }),
    context.house,
    context.today,
    addDays(units.coming.at(-1)?.monday ?? '', 6),
  ).filter(({ name, from }) => !isOff(name, from ?? context.today))
}

export function forecastOf(basis: Basis, found: Found): SalesForecast {
  const { context, statements, sheet } = basis
  const { sales, weeks, mondays, partial, end } = sheet
  const { house, series, ahead, items, told, lines, buying } = found
  const { week, weekdays, bought, ownDays } = buying
  const { effects, choice } = house.units
  const itemSum = sumOf(items.separate, week?.monday ?? '')
  const cover = menuCover(sales, context.house)
  const far = outlookLine(basis, house)
  const seasons = closedSeasons(basis, lines)
  // What the law stops is no trend of the house's.
  const moving = series.moving.filter(({ name }) => !seasons.some((one) => one.name === name))
  return {
    kind: 'sales_forecast',
    made: context.today,
    title: `Previsão de vendas ${ofTheHouse(context.restaurant.name)}`,
    summary: '',
    period: { from: weeks[0]?.monday ?? '', to: end },
    weeks: weeks.length,
    gaps: mondays.filter(({ at }) => at < 0).length,
    partial,
    units: lines.units,
    revenue: lines.revenue,
    items: lines.items,
    ...(lines.groups.length > 0 && { groups: lines.groups }),
    told: told.map(saidOf),
    expected: [...told.map(expectedOf), ...items.told.expected, ...answeredDays(statements.dates, ownDays)],
    house: houseNotes(context, sales),
    rising: strongest(moving, 1),
    falling: strongest(moving, -1),
    ...(series.houseMove && {
      houseMove: { change: series.houseMove.change, weeks: series.houseMove.weeks },
    }),
    weekdays,
    ...(week && { target: week.monday }),
    ...bought,
    ownDays,
    closedSeasons: seasons,
    itemSum,
    ...(cover && { menuCover: cover }),
    rest: items.isComplete ? 0 : Math.max(0, (week?.value ?? 0) - itemSum),
    outlook: far && { ...far.line, coming: ahead.opened(far) },
    coverage: coverageOf(sales, new Set(lines.items.map(({ name }) => name))),
    gone: series.gone,
    fresh: series.selling.flatMap(({ name, units }) =>
      knownWeeks(units) < fewestWeeks ? [{ name, weeks: knownWeeks(units) }] : [],
    ),
    calendar: calendarOf(
      effects.filter(mattersTo(context, statements.dates)),
      lines.units.coming,
      choice.chosen.model.seasonal,
    ),
    context: null,
    assumptions: [],
  }
}

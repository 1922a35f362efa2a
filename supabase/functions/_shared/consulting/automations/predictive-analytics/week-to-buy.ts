/** The week to buy for: its days, what to buy, and the items that the owner ties to a day. */
import type { Basis } from './basis.ts'
import { type OwnDay, withShare } from './own-days.ts'
import { purchasesOf } from './purchases.ts'
import type { ReportLines } from './report-lines.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { weekAhead } from './sentences.ts'
import { spread } from './week-days.ts'

export type WeekToBuy = {
  /** The first week that can still be bought for, in units; absent if no week is shown. */
  week: ForecastLine['coming'][number] | undefined
  weekdays: SalesForecast['weekdays']
  bought: ReturnType<typeof purchasesOf>
  ownDays: NonNullable<SalesForecast['ownDays']>
}

export function weekToBuy(
  { context, statements, sheet }: Basis,
  { units, revenue, items }: ReportLines,
  ownDays: readonly OwnDay[],
): WeekToBuy {
  const { sales } = sheet
  const week = weekAhead(units.coming, context.today) ?? units.coming[0]
  const money = revenue?.coming.find(({ monday }) => monday === week?.monday)
  const weekdays = spread(sales, week, money, context, statements.dates)
  const bought = purchasesOf(items, sales, context, weekdays, week?.monday ?? '')
  return {
    week,
    weekdays,
    bought,
    ownDays: ownDays.map((own) => withShare(own, sales, weekdays, bought.purchases)),
  }
}

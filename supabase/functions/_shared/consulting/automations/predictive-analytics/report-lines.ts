/** The lines of the report: the weeks and the items that the owner wants to see. */
import type { Basis } from './basis.ts'
import { groupsOf } from './groups.ts'
import type { ItemsAhead } from './items-ahead.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { shownLines } from './scope.ts'
import { withStated } from './stated.ts'
import { shownWeeks, type WeeksAhead } from './weeks-ahead.ts'

export type ReportLines = {
  units: ForecastLine
  /** In R$; null if the sheet has no prices. */
  revenue: ForecastLine | null
  /** In units. */
  items: NonNullable<SalesForecast['items']>
  groups: NonNullable<SalesForecast['groups']>
}

export function reportLines(
  { context, statements, sheet, days }: Basis,
  ahead: WeeksAhead,
  { told }: ItemsAhead,
): ReportLines {
  /** The house's line with what the owner says of single items. */
  const line = (of: ForecastLine, measure: 'units' | 'money') =>
    shownWeeks(
      { ...of, coming: withStated(of.coming, told.stated, measure, of.coming, days.parts.units) },
      ahead,
    )
  return {
    units: line(ahead.units, 'units'),
    revenue: ahead.revenue && line(ahead.revenue, 'money'),
    items: shownLines(told.lines, statements.scopes, sheet.sales, context.house),
    groups: groupsOf(told.lines, statements.scopes, sheet.sales, context.house),
  }
}

/** All weeks ahead, those of the report as it shows them: a date and the table must not tell two figures of one week. */
export function ofReport(
  { units, revenue }: WeeksAhead,
  lines: ReportLines,
): Pick<ReportLines, 'units' | 'revenue'> {
  const shown = (of: ForecastLine, line: ForecastLine | null): ForecastLine => ({
    ...of,
    coming: of.coming.map((week) => line?.coming.find(({ monday }) => monday === week.monday) ?? week),
  })
  return { units: shown(units, lines.units), revenue: revenue && shown(revenue, lines.revenue) }
}

/** How reports name the period of their amounts. */
import { daysOfMonth, namesMonth } from './joined.ts'
import type { MenuRedesign } from './schema.ts'

/** "por mês", or the wording for an undated sheet whose name does not say that it is a month. */
export const perOf = ({ period, fileName }: MenuRedesign) =>
  period?.dated === false && !namesMonth(fileName) ? 'no período' : 'por mês'

/** Units of the sheet × this are the units of the report's amounts. */
export const monthlyOf = ({ period }: MenuRedesign): number => (period?.dated ? daysOfMonth / period.days : 1)

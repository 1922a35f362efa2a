/** How reports name the period of their amounts. */
import { namesMonth } from './joined.ts'
import type { MenuRedesign } from './schema.ts'

/** "por mês", or the wording for an undated sheet whose name does not say that it is a month. */
export const perOf = ({ period, fileName }: MenuRedesign) =>
  period?.dated === false && !namesMonth(fileName) ? 'no período' : 'por mês'

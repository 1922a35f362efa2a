/** A sales sheet without dates, of the days that the owner says it covers: only then can amounts be stated per month. */
import type { Sales } from '../../documents/sales.ts'
import type { Wish, WishOf } from '../request/wish.ts'

/** The sheet with the stated days as its period; a sheet with dates keeps its own. */
export function withStatedPeriod<Sheet extends Sales | null>(sales: Sheet, wishes: readonly Wish[]): Sheet {
  const told = wishes.find((wish): wish is WishOf<'salesPeriod'> => wish.kind === 'salesPeriod')
  return sales === null || sales.period !== null || told === undefined
    ? sales
    : { ...sales, period: { from: told.from, to: told.to } }
}

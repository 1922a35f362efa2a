/** What the sources of gain share: the sold items, and their sums. */

import { formatNumber } from '../../base/language/text.ts'
import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { sum } from '../../base/statistics.ts'
import type { CaseName } from './cases.ts'
import type { CachacaPart, NewMenu, Outlook, RedesignedCategory, RedesignedItem } from './schema.ts'

export type Source = Outlook['sources'][number]
/** The effect of one source on the margin. */
export type Moved = { source: Source; revenue: Record<CaseName, number> }

export type OutlookSource = {
  categories: readonly RedesignedCategory[]
  cachaca: CachacaPart | null
  printed: NewMenu
  goals: readonly string[]
  /** Units × monthly are the units of the stated effects. */
  monthly: number
  elasticities: Elasticities
  /** Selects the wordings. */
  title: string
  /** The restaurant's type, which says what its guests order. */
  type: string
}

export type Sold = RedesignedItem & { section: string }

export const nothing = { careful: 0, bad: 0 }
export const percent = (share: number) => `${formatNumber(share * 100)}%`
/** Rounded one by one, so that the shown amounts add up to the shown total. */
export const wholeSum = (values: readonly number[]) => sum(values.map((value) => Math.round(value)))
export const mean = (items: readonly Sold[], of: (item: Sold) => number) =>
  sum(items.map((item) => of(item) * item.units)) / sum(items.map(({ units }) => units))

export const cents = (value: number) => Math.round(value * 100) / 100

export const priceNow = ({ newPrice, price }: RedesignedItem) => newPrice ?? price
export const leftNow = (item: RedesignedItem) => paidAt(item, priceNow(item)) - item.cost

/** The sales sheet beside the menu: what sold, over which days, and how guests reacted to earlier prices. */

import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import { spelledSales } from '../../base/house/spelled-sales.ts'
import { ladderOf } from '../../base/pricing/ladder.ts'
import { measuredIn, ownReactions, withCosts } from '../../base/pricing/seen.ts'
import { alreadyIn, costsAfter, risesIn, type Told } from '../../base/pricing/supplier-rise.ts'
import { closedIn, withStatedPeriod } from '../../base/sales/stated-period.ts'
import type { Menu } from '../../documents/menu.ts'
import type { Sales } from '../../documents/sales.ts'
import { fileNameOf } from './decided.ts'
import { hasNewCosts } from './implied.ts'
import { type Countable, isSold, type Joined, join, spanOf } from './joined.ts'

export interface MenuSales {
  /** Null without a sheet. */
  sales: Sales | null
  /** The sheet's items, completed from menu and house; null without a sheet. */
  joined: ReturnType<typeof join> | null
  byName: ReadonlyMap<string, Joined>
  /** Those with sales, price and cost. */
  countable: Countable[]
  /** What suppliers charge more, as the owner tells; the costs count it already. */
  told: readonly Told[]
  /** Days of the period, days in weeks without rows, and the factor from its units to those of a month. */
  span: ReturnType<typeof spanOf>
  /** The name of a sheet without dates. */
  fileName: string | undefined
  /** An item's place among its neighbours in price. */
  placeOf: ReturnType<typeof ladderOf>
  /** How drinks, or dishes, reacted to earlier prices. */
  measured: ReturnType<typeof measuredIn>
  /** How single items reacted to their own. */
  reactionOf: ReturnType<typeof ownReactions>
}

export function readSales(
  answers: Answers,
  menu: Menu,
  { house, today, sheet: asked }: EngineContext,
): MenuSales {
  const { wishes } = asked
  const sheet = withStatedPeriod(salesOf(answers, 'sales_data'), wishes)
  const sales = sheet ? spelledSales(sheet, [...new Set(menu.items.map(({ name }) => name))]) : null
  const before = sales && join(menu, sales, house)
  const rises = risesIn(wishes, before?.items ?? [])
  const told = hasNewCosts(asked) ? alreadyIn(rises) : rises
  const costs = costsAfter(told)
  const joined = before && {
    ...before,
    items: before.items.map((item) => ({ ...item, cost: costs.get(item.name) ?? item.cost })),
  }
  const items = joined?.items ?? []
  const costed = sales && withCosts(sales, new Map(items.map(({ name, cost }) => [name, cost])))
  // The owner's own elasticity holds for all.
  const isAssumed = !wishes.some(({ kind }) => kind === 'elasticity')
  const fileName = sales?.period === null ? fileNameOf(answers.sales_data) : undefined
  return {
    sales,
    joined,
    byName: new Map(items.map((item) => [item.name, item])),
    countable: items.filter(isSold),
    told,
    span: spanOf(sales, fileName, closedIn(sales, wishes)),
    fileName,
    placeOf: costed ? ladderOf(costed, today) : () => undefined,
    measured: costed ? measuredIn(costed) : () => undefined,
    reactionOf: sales && isAssumed ? ownReactions(sales) : () => undefined,
  }
}

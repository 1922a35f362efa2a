/** The sheet's items, completed with what the menu and the house say about them. */
import { daysBetween } from '../../base/calendar.ts'
import type { House, HouseItemKind } from '../../base/house/house.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { matchNames } from '../../base/match-items.ts'
import { knownDays } from '../../base/pricing/known-days.ts'
import { listedPrice, paidLately, paidOf } from '../../base/pricing/paid.ts'
import { isOddPrice } from '../../base/pricing/price-step.ts'
import type { Menu } from '../../documents/menu.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import type { MenuRedesign } from './schema.ts'

export const daysOfMonth = 30

export type Joined = SalesItem & {
  /** Average price that guests paid, R$, if it differs from the price. */
  paid?: number
  kind: HouseItemKind | null
  /** R$ on the menu, if the sheet's price is far from it. */
  onMenu: number | null
}

export type Countable = Joined & { price: number; cost: number }

/** Why an item is left out of the calculation; null if it is not. */
export function reasonLeft(item: Joined): MenuRedesign['left'][number]['reason'] | null {
  if (item.onMenu !== null) return 'odd_price'
  if (item.units === 0) return 'no_sales'
  if (item.price === null) return 'no_price'
  if (item.cost === null) return 'no_cost'
  return paidOf({ price: item.price, paid: item.paid }) < item.cost ? 'below_cost' : null
}

export const isSold = (item: Joined): item is Countable => reasonLeft(item) === null

/** Completes the sheet with data of the menu and the house; the sheet's figures take precedence. */
export function join(menu: Menu, sales: Sales, house: House) {
  const find = houseItems(house)
  const places = matchNames(
    sales.items.map(({ name }) => name),
    menu.items.map(({ name }) => name),
  )
  let costs = 0
  const items = sales.items.map((item, index): Joined => {
    const listed = menu.items[places[index] ?? -1]
    const own = find(item.name)
    const cost = known(item.cost) ?? known(listed?.cost)
    if (cost === null && known(own?.cost) !== null) costs += 1
    const onMenu = known(listed?.price) ?? known(own?.price)
    // Uses the same prices as a pricing consultation, so that two reports of one house start from the same price.
    const priced = listedPrice(known(paidLately(item)), known(own?.price), known(item.listed))
    return {
      ...item,
      category: item.category ?? listed?.category ?? own?.section ?? null,
      price: priced?.price ?? onMenu,
      ...(priced?.paid !== undefined && { paid: priced.paid }),
      cost: cost ?? known(own?.cost),
      kind: own?.kind ?? null,
      onMenu: isOddPrice(known(item.price), onMenu) ? onMenu : null,
    }
  })
  const found = new Set(places)
  return {
    items,
    costs,
    soldAs: new Map(
      items.flatMap(({ name }, index) => {
        const listed = menu.items[places[index] ?? -1]
        return listed ? [[listed.name, name] as const] : []
      }),
    ),
    notSold: menu.items.filter((_, index) => !found.has(index)),
    notOnMenu: items.filter((_, index) => (places[index] ?? -1) < 0),
  }
}

/** Whether an undated sheet's file name says that it covers a month. */
export const namesMonth = (fileName: string | undefined): boolean =>
  /(?<!\p{L})(?:m[eê]s|mensal|jan(?:eiro)?|fev(?:ereiro)?|mar[cç]o|abr(?:il)?|maio|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)(?!\p{L})/iu.test(
    (fileName ?? '').replace(/\.\w+$/, ''),
  )

/**
 * The period of the stated effects: a month if the sheet has dates or its name says so, else its own period.
 * @param closed days on which the house was closed, as the owner tells
 */
export function spanOf(sales: Pick<Sales, 'period' | 'weeks'> | null, fileName?: string, closed = 0) {
  const known = sales ? knownDays(sales) : 0
  const days = known > 0 ? Math.max(1, known - closed) : 0
  const gap = sales?.period ? daysBetween(sales.period.from, sales.period.to) - days : 0
  return days > 0
    ? { days, gap, monthly: daysOfMonth / days, per: ' por mês' }
    : { days, gap, monthly: 1, per: namesMonth(fileName) ? ' por mês' : ' no período' }
}

/** The items that are not classified, with the reason and what the owner asks of them. */
import type { Menu } from '../../documents/menu.ts'
import { type Asked, asked, leftItem } from './asked.ts'
import { type join, reasonLeft } from './joined.ts'
import type { Order, Orders } from './orders.ts'
import type { MenuRedesign } from './schema.ts'

type Left = MenuRedesign['left'][number]
type Source = {
  menu: Menu
  /** The sheet's items; null without a sheet. */
  joined: ReturnType<typeof join> | null
  described: ReadonlyMap<string, string | null>
  orderOf: (item: Asked) => Order
  orders: Orders
}

type Item = { name: string; category: string | null; price: number | null; onMenu?: number | null }

export function leftItems({ menu, joined, described, orderOf, orders }: Source): Left[] {
  const leftOf = (item: Item, reason: Left['reason']): Left => {
    const own = asked(item, described.get(item.name) ?? null)
    const inSheet = reason === 'odd_price' ? item.price : null
    const price = reason === 'odd_price' ? (item.onMenu ?? null) : item.price
    return {
      ...leftItem({ ...own, price }, reason, orderOf(own), orders),
      ...(inSheet !== null && { inSheet }),
    }
  }
  if (!joined) return menu.items.map((item) => leftOf(item, 'no_sheet'))
  return [
    ...joined.items.flatMap((item) => {
      const reason = reasonLeft(item)
      return reason ? [leftOf(item, reason)] : []
    }),
    ...joined.notSold.map((item) => leftOf(item, 'not_sold')),
    ...joined.notOnMenu.map((item) => leftOf(item, 'not_on_menu')),
  ]
}

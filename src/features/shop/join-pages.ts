import type { Order, OrdersPage } from './shop.queries'

/** The orders of several pages. One that a newer order has pushed onto the next page meanwhile is there once. */
export function joinPages(pages: readonly OrdersPage[]): Order[] {
  const byId = new Map(pages.flatMap(({ orders }) => orders.map((order) => [order.id, order] as const)))
  return [...byId.values()]
}

import type { Order, OrdersPage } from './shop.queries'

/** Joins pages of orders. A newer order may push one onto the next page between reads; it is listed once. */
export function joinPages(pages: readonly OrdersPage[]): Order[] {
  const byId = new Map(pages.flatMap(({ orders }) => orders.map((order) => [order.id, order] as const)))
  return [...byId.values()]
}

import { accounting } from './accounting.ts'
import type { GoodsLine, ServiceLine } from './provider.ts'

/** A line of an order, as paid. Prices in BRL. */
export type PaidItem = {
  product_id: string
  name: string
  kind: 'bottle' | 'credit_package' | 'premium_package'
  quantity: number
  unit_price: number
  /** Shop price on the day of payment. */
  list_price: number
  /** The package that includes the bottles. */
  package: string | null
}

/** Goods and services of an order, in cents. They add up to the order's price, to the cent. */
export type Division = { goods: GoodsLine[]; services: ServiceLine[] }

/**
 * Divides an order into goods and services by the rules of `accounting.ts`. Bottles bought separately cost what was
 * paid. Bottles of a package count at their shop price, up to the accountant's share; the rest is service.
 */
export function divideOrder(
  items: readonly PaidItem[],
  { mostGoods }: { mostGoods: number } = accounting.packages,
): Division {
  const goods: GoodsLine[] = []
  const services: ServiceLine[] = []
  for (const item of items.filter((item) => item.package === null)) {
    const price = cents(item.unit_price) * item.quantity
    if (item.kind === 'bottle') {
      goods.push(goodsLine(item, price))
      continue
    }
    const bottles = items.filter((bottle) => bottle.package === item.product_id)
    const worth = bottles.map((bottle) => cents(bottle.list_price) * bottle.quantity)
    const value = Math.min(total(worth), Math.floor(price * mostGoods))
    const shares = apportion(value, worth)
    goods.push(...bottles.map((bottle, index) => goodsLine(bottle, shares[index] ?? 0)))
    services.push({ name: item.name, cents: price - value })
  }
  return { goods, services }
}

/** Total of the lines, in cents. */
export const sumOf = (lines: readonly { cents: number }[]): number => total(lines.map(({ cents }) => cents))

const goodsLine = ({ product_id, name, quantity }: PaidItem, cents: number): GoodsLine => ({
  productId: product_id,
  name,
  quantity,
  cents,
})

const cents = (amount: number) => Math.round(amount * 100)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Divides an amount by weights without losing a cent: each share ends where the running sum, rounded down, ends. */
function apportion(amount: number, weights: readonly number[]): number[] {
  const all = total(weights)
  let sofar = 0
  return weights.map((weight) => {
    const before = all === 0 ? 0 : Math.floor((amount * sofar) / all)
    sofar += weight
    return (all === 0 ? 0 : Math.floor((amount * sofar) / all)) - before
  })
}

import { type Lot, proposeLots } from '../lots'
import type { FarmOrder } from '../order.queries'

/** Bottles of one product from one lot; without a lot, they are missing. */
export type PickLine = { productId: string; name: string; lotNumber: string | null; quantity: number }

export type Pick = {
  order: FarmOrder
  /** Whether to take the bottles now: not for packed orders, which have theirs, nor for orders that must wait. */
  toTake: boolean
  lines: PickLine[]
}

/**
 * What to take for each order: the oldest lots first, order by order. Packed orders list what was taken; those that are
 * held or lack an address reserve nothing.
 */
export function picksOf(orders: readonly FarmOrder[], lots: readonly Lot[]): Pick[] {
  const left = new Map(lots.map((lot) => [lot.id, lot.left]))
  return orders.map((order) => {
    const bottles = order.lines.filter(({ kind }) => kind === 'bottle')
    if (order.step !== 'to_pack') {
      const lines = bottles.flatMap(({ product_id, name, taken }) =>
        taken.map(({ lotNumber, quantity }) => ({ productId: product_id, name, lotNumber, quantity })),
      )
      return { order, toTake: false, lines: addUp(lines) }
    }
    const shelf = lots.map((lot) => ({ ...lot, left: left.get(lot.id) ?? 0 }))
    const wanted = bottles.map(({ id, product_id, quantity }) => ({
      itemId: id,
      productId: product_id,
      quantity,
    }))
    const { takes, missing } = proposeLots(wanted, shelf)
    const lines: PickLine[] = takes.flatMap(({ itemId, lotId, quantity }) => {
      const bottle = bottles.find(({ id }) => id === itemId)
      const lot = lots.find(({ id }) => id === lotId)
      left.set(lotId, (left.get(lotId) ?? 0) - quantity)
      return bottle && lot
        ? [{ productId: bottle.product_id, name: bottle.name, lotNumber: lot.number, quantity }]
        : []
    })
    for (const [productId, quantity] of missing) {
      const name = bottles.find(({ product_id }) => product_id === productId)?.name ?? productId
      lines.push({ productId, name, lotNumber: null, quantity })
    }
    return { order, toTake: true, lines: addUp(lines) }
  })
}

/** One line for each product and lot, by name; what is missing comes last. */
export function addUp(lines: readonly PickLine[]): PickLine[] {
  const sums = new Map<string, PickLine>()
  for (const line of lines) {
    const key = `${line.productId} ${line.lotNumber}`
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, quantity: sum.quantity + line.quantity } : line)
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      one.name.localeCompare(other.name, 'pt-BR') ||
      Number(one.lotNumber === null) - Number(other.lotNumber === null),
  )
}

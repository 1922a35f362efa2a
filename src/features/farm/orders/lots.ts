/** A lot of bottles and how many are left. */
export type Lot = { id: string; productId: string; number: string; bottledOn: string; left: number }

/** Bottles to take: a line of an order. */
export type Wanted = { itemId: string; productId: string; quantity: number }

/** How many bottles of a line come from which lot. */
export type Take = { itemId: string; lotId: string; quantity: number }

export type Proposal = {
  takes: Take[]
  /** Bottles by product that no lot holds. */
  missing: ReadonlyMap<string, number>
}

/** Takes the oldest lots first, as private.take_bottles() does. `lots` come oldest first. */
export function proposeLots(wanted: readonly Wanted[], lots: readonly Lot[]): Proposal {
  const left = new Map(lots.map((lot) => [lot.id, lot.left]))
  const missing = new Map<string, number>()
  const takes: Take[] = []
  for (const { itemId, productId, quantity } of wanted) {
    let open = quantity
    for (const lot of lots) {
      if (open === 0) break
      if (lot.productId !== productId) continue
      const take = Math.min(open, left.get(lot.id) ?? 0)
      if (take <= 0) continue
      takes.push({ itemId, lotId: lot.id, quantity: take })
      left.set(lot.id, (left.get(lot.id) ?? 0) - take)
      open -= take
    }
    if (open > 0) missing.set(productId, (missing.get(productId) ?? 0) + open)
  }
  return { takes, missing }
}

/** A price in a result that its engine computes with: setting it runs the engine again. */
export type PricedPlace = {
  /** With indexes: `items.3.newPrice`. */
  path: string
  item: string
  /** What a combo adds to the item. */
  with?: string
  /** R$; null where the result does not say. A combo's is that of both apart. */
  today: number | null
  /** R$ that the engine gives by itself. */
  proposal: number | null
  /** R$ in this version. */
  price: number | null
  /** R$; null where it is not known. */
  cost: number | null
  /** Why it cannot be set, in Portuguese. */
  locked?: string
}

/** A price in a result that its engine computes with, so that setting it runs the engine again. */
export type PricedPlace = {
  /** With indexes: `items.3.newPrice`. */
  path: string
  item: string
  /** The item that a combo adds. */
  with?: string
  /** R$; null if the result does not say. For a combo: the price of both items separately. */
  today: number | null
  /** The engine's own price, R$. */
  proposal: number | null
  /** Price in this version, R$. */
  price: number | null
  /** R$; null if unknown. */
  cost: number | null
  /** Why it cannot be set, in Portuguese. */
  locked?: string
}

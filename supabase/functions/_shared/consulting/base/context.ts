import type { Drink } from './drinks/drink.schema.ts'
import { emptyHouse, type House } from './house/house.ts'
import type { SetPrice } from './pricing/set-price.ts'
import { emptySheet, type RequestSheet } from './request/request-sheet.ts'

/** Input of an engine besides the answers. Passed in, so that engines stay pure. */
export type EngineContext = {
  /** yyyy-mm-dd in America/Fortaleza, the day of the request. */
  today: string
  restaurant: { name: string; city: string; type: string }
  /** Drinks of the house's latest signature-drink consultation; empty if there was none. */
  houseDrinks: readonly Drink[]
  /** As saved on `/casa`; empty if nothing is. */
  house: House
  /** The owner's wishes, confirmed before paying. */
  sheet: RequestSheet
  /** Prices that the farm's review sets, used instead of the engine's; absent outside a review. */
  prices?: readonly SetPrice[]
}

/** Context of a house without `/casa` data, wishes or earlier consultations. */
export const unknownHouse = {
  houseDrinks: [],
  house: emptyHouse,
  sheet: emptySheet,
} as const satisfies Partial<EngineContext>

import type { Drink } from './drinks/drink.schema.ts'

/** Input of an engine besides the answers. Passed in to keep engines pure. */
export type EngineContext = {
  /** yyyy-mm-dd in America/Fortaleza, the day of the request. */
  today: string
  restaurant: { name: string; city: string; type: string }
  /** Drinks of the house's latest signature-drink consultation; empty when it has had none. */
  houseDrinks: readonly Drink[]
}

import type { Drink } from './drinks/drink.schema.ts'

/** What an engine may know beside the wizard's answers. Handed in, so that the engines stay pure. */
export type EngineContext = {
  /** yyyy-mm-dd in America/Fortaleza, the day of the request. */
  today: string
  restaurant: { name: string; city: string; type: string }
  /** Drinks of the house's latest signature-drink consultation; empty when it has had none. */
  houseDrinks: readonly Drink[]
}

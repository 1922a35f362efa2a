import type { PriceRecord } from './records.ts'
import type { Store } from './store.ts'

/** A price which sessions may name by its id, as one made beforehand in Stripe's dashboard. */
export interface PriceRegistration {
  id: string
  /** Cents of a real. */
  unitAmount: number
  name: string
  description?: string
}

/** Adds a price, or replaces the one of the same id. Sessions already made keep what they were sold. */
export function registerPrice(store: Store, registration: PriceRegistration): PriceRecord {
  const price: PriceRecord = {
    id: registration.id,
    created: Math.floor(Date.now() / 1000),
    currency: 'brl',
    unitAmount: registration.unitAmount,
    active: true,
    metadata: {},
    product: {
      id: `prod_${registration.id}`,
      name: registration.name,
      description: registration.description ?? null,
      images: [],
      metadata: {},
    },
  }
  store.state.prices = [...store.state.prices.filter(({ id }) => id !== price.id), price]
  return price
}

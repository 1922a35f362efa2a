import type { PriceRecord } from './records.ts'
import type { Store } from './store.ts'

/** A price that sessions may refer to by id, as one created in Stripe's dashboard. */
export interface PriceRegistration {
  id: string
  /** In cents of BRL. */
  unitAmount: number
  name: string
  description?: string
}

/** Adds or replaces a price. Existing sessions keep what they sold. */
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

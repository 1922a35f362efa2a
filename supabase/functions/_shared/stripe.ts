import Stripe from 'stripe'
import type { Environment } from './environment.ts'

/**
 * Creates the Stripe client. `STRIPE_API_BASE` points it to a stand-in. Retries are safe, because every creation has an
 * idempotency key; a buyer waits for at most three timeouts.
 */
export function createStripe({
  stripeSecretKey,
  stripeApiBase,
  stripeTimeout,
}: Pick<Environment, 'stripeSecretKey' | 'stripeApiBase' | 'stripeTimeout'>): Stripe {
  return new Stripe(stripeSecretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: stripeTimeout,
    ...(stripeApiBase && {
      host: stripeApiBase.hostname,
      port: Number(stripeApiBase.port || (stripeApiBase.protocol === 'https:' ? 443 : 80)),
      protocol: stripeApiBase.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

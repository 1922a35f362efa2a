import Stripe from 'stripe'
import type { Environment } from './environment.ts'

/**
 * Stripe's own client. Where `STRIPE_API_BASE` is set, its host, port and protocol lead to a stand-in.
 * Trying again is safe (every creation carries an idempotency key), and a buyer who watches a button gets an
 * answer within three timeouts.
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

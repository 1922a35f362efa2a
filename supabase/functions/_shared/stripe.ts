import Stripe from 'stripe'
import type { Environment } from './environment.ts'

/** Stripe's own client. Where `STRIPE_API_BASE` is set, its host, port and protocol lead to a stand-in. */
export function createStripe({ stripeSecretKey, stripeApiBase }: Environment): Stripe {
  return new Stripe(stripeSecretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...(stripeApiBase && {
      host: stripeApiBase.hostname,
      port: Number(stripeApiBase.port || (stripeApiBase.protocol === 'https:' ? 443 : 80)),
      protocol: stripeApiBase.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

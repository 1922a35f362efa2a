import { readEnvironment } from '@/config/environment'

/**
 * Loads Stripe's script, which watches for signs of fraud on the pages of a shop. Only where a publishable
 * key is configured; the checkout itself works without it, so a failure to load is none of the buyer's business.
 */
export async function loadStripeSignals(): Promise<void> {
  const { stripePublishableKey } = readEnvironment(import.meta.env, window.location.origin)
  if (!stripePublishableKey) return
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    await loadStripe(stripePublishableKey)
  } catch (error) {
    console.warn('stripe.js', error)
  }
}

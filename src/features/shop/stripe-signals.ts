import { readEnvironment } from '@/config/environment'

/**
 * Loads Stripe's script, which looks for signs of fraud on shop pages. Only where a publishable key is configured. The
 * checkout works without it, so a failure to load is not shown.
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

/** Stripe counts in cents. */
export function centsToReais(cents: number): number {
  return cents / 100
}

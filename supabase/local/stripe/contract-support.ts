/** The service that the contract tests run against: the stand-in, or Stripe's test mode with STRIPE_CONTRACT_KEY. */
import Stripe from 'stripe'
import { sdkFor, startBench } from './test-support.ts'

/** Stripe's API, and the states that only Stripe's own pages or test cards can create. */
export interface StripeUnderTest {
  stripe: Stripe
  /** The same service with another key. */
  withKey(key: string): Stripe
  /** An existing price of R$ 120. */
  priceId: string
  /** Id of a charge of R$ 900 that a card has paid. */
  paidCharge(): Promise<string>
  /** Id of a payment intent whose card was refused. */
  declinedIntent(): Promise<string>
  /** Id of a charge of R$ 900 that the cardholder disputes. */
  disputedCharge(): Promise<string>
  close(): Promise<void>
}

const bottle = { name: 'Cachaça Prata 750 ml', cents: 12_000 }

const standInKey = 'sk_test_local'

export async function openStripe(
  contractKey: string | undefined,
  config: Stripe.StripeConfig = {},
): Promise<StripeUnderTest> {
  return contractKey ? openRealStripe(contractKey, config) : openStandIn()
}

async function openStandIn(): Promise<StripeUnderTest> {
  const priceId = 'price_garrafa'
  const bench = await startBench({
    apiKey: standInKey,
    prices: [{ id: priceId, unitAmount: bottle.cents, name: bottle.name }],
  })
  const { stripe, standIn } = bench

  async function pay(method: 'card' | 'card_declined'): Promise<Stripe.PaymentIntent> {
    const { id } = await stripe.checkout.sessions.create(sale())
    await bench.control(`sessions/${id}/pay`, { method })
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent'],
    })
    if (intent === null || typeof intent === 'string') throw new Error('The payment intent was not expanded.')
    return intent
  }
  async function paidCharge(): Promise<string> {
    return idOf((await pay('card')).latest_charge)
  }
  return {
    stripe,
    withKey: (key) => sdkFor(standIn, {}, key),
    priceId,
    paidCharge,
    declinedIntent: async () => (await pay('card_declined')).id,
    async disputedCharge() {
      const charge = await paidCharge()
      await bench.control(`charges/${charge}/dispute`)
      return charge
    },
    close: bench.close,
  }
}

async function openRealStripe(contractKey: string, config: Stripe.StripeConfig): Promise<StripeUnderTest> {
  if (!/^(sk|rk)_test_/.test(contractKey))
    throw new Error('STRIPE_CONTRACT_KEY must be a key of the test mode: sk_test_…')
  const withKey = (key: string) => new Stripe(key, { maxNetworkRetries: 2, telemetry: false, ...config })
  const stripe = withKey(contractKey)

  async function confirm(card: string): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.create({
      amount: 90_000,
      currency: 'brl',
      payment_method: card,
      // No browser is there to follow a redirect.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    })
  }
  return {
    stripe,
    withKey,
    priceId: await findOrCreatePrice(stripe),
    paidCharge: async () => idOf((await confirm('pm_card_visa')).latest_charge),
    async declinedIntent() {
      try {
        await confirm('pm_card_chargeDeclined')
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
          return error.payment_intent.id
        throw error
      }
      throw new Error('The card was expected to be refused.')
    },
    async disputedCharge() {
      const charge = idOf((await confirm('pm_card_createDispute')).latest_charge)
      // Stripe opens the dispute a moment after the payment.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if ((await stripe.charges.retrieve(charge)).disputed) return charge
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
      throw new Error('The dispute was not opened.')
    },
    close: async () => {},
  }
}

/** One price for all runs, so that the account does not fill up. */
async function findOrCreatePrice(stripe: Stripe): Promise<string> {
  const key = 'contract_bottle'
  const [known] = (await stripe.prices.list({ lookup_keys: [key], active: true })).data
  if (known) return known.id
  const price = await stripe.prices.create({
    currency: 'brl',
    unit_amount: bottle.cents,
    product_data: { name: bottle.name },
    lookup_key: key,
  })
  return price.id
}

function idOf(expandable: string | { id: string } | null): string {
  if (expandable === null) throw new Error('The payment has no charge.')
  return typeof expandable === 'string' ? expandable : expandable.id
}

/** A checkout of R$ 900, as the product creates it. */
export function sale(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [lineOf(90_000)],
    success_url: 'http://localhost:5173/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:5173/shop',
    client_reference_id: 'order-1',
    customer_email: 'dona@example.com',
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { restaurant_id: 'r-1' } },
    locale: 'pt-BR',
    ...overrides,
  }
}

export function lineOf(cents: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    price_data: { currency: 'brl', unit_amount: cents, product_data: { name: 'Pacote Premium' } },
    quantity: 1,
  }
}

import type { SupabaseClient } from '@supabase/supabase-js'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Database } from '../_shared/database.types.ts'
import { businessErrorCode, type CodeShownOn } from '../_shared/error-codes.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import type { Caller } from '../_shared/supabase.ts'

export type CheckoutDependencies = {
  authenticate: (request: Request) => Promise<Caller>
  service: SupabaseClient<Database>
  stripe: Stripe
  siteOrigins: readonly string[]
}

const bodySchema = z.object({
  price_id: z.string().check(z.minLength(1), z.maxLength(120)),
  mode: z.literal('payment'),
  success_url: z.string().check(z.maxLength(1000)),
  cancel_url: z.string().check(z.maxLength(1000)),
  quantity: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(60)), 1),
  /** The owner's choice of a package's bottles, by the package's product id. The database checks its value. */
  bottles: z.optional(
    z.record(
      z.string().check(z.maxLength(60)),
      z
        .array(
          z.object({
            product_id: z.string().check(z.maxLength(60)),
            quantity: z.number().check(z.int(), z.minimum(1), z.maximum(60)),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    ),
  ),
})

const placedOrderSchema = z.object({
  order_id: z.string(),
  checkout_session_id: z.nullable(z.string()),
  email: z.nullable(z.string()),
  success_url: z.string(),
  cancel_url: z.string(),
  items: z.array(
    z.object({ name: z.string(), description: z.string(), unit_price: z.number(), quantity: z.number() }),
  ),
})

type PlacedOrder = z.output<typeof placedOrderSchema>

const refusals: Record<CodeShownOn<'checkout'>, [status: number, message: string]> = {
  profile_incomplete: [409, 'Complete seu perfil antes de realizar uma compra'],
  consent_missing: [409, 'Antes de comprar, leia e aceite os nossos textos em vigor.'],
  age_unverified: [409, 'Antes da primeira compra de garrafas, verifique a sua idade.'],
  product_not_found: [404, 'Este produto não está mais disponível'],
  limit_reached: [429, 'Muitas compras foram abertas na última hora. Aguarde um pouco e tente de novo.'],
  bundle_invalid: [422, 'As garrafas escolhidas passam do valor incluído no pacote'],
  quantity_invalid: [422, 'Quantidade inválida para este produto'],
}

/**
 * Opens a Stripe checkout session for one product, for an order recorded beforehand at our own price. Answers `{ url
 * }`, or `{ error, code }`. Asking twice for the same purchase gives one order and one session.
 */
export async function handleCheckout(request: Request, deps: CheckoutDependencies): Promise<Response> {
  const caller = await deps.authenticate(request)
  const body = z.safeParse(bodySchema, await readJson(request))
  if (!body.success) throw new HttpError(400, 'body_invalid', 'Pedido de compra inválido')
  for (const url of [body.data.success_url, body.data.cancel_url]) {
    if (!URL.canParse(url) || !deps.siteOrigins.includes(new URL(url).origin)) {
      throw new HttpError(400, 'return_url_refused', 'Endereço de retorno não permitido')
    }
  }

  const wanted: Purchase = {
    userId: caller.userId,
    items: [{ price_id: body.data.price_id, quantity: body.data.quantity }],
    successUrl: body.data.success_url,
    cancelUrl: body.data.cancel_url,
    bottles: body.data.bottles,
  }
  const order = await placeOrder(deps.service, wanted, true)
  const sessionId = order.checkout_session_id
  if (sessionId) {
    const session = await callStripe(() => deps.stripe.checkout.sessions.retrieve(sessionId))
    if (session.status === 'open' && session.url) return jsonResponse({ url: session.url })
  }
  const session =
    (!sessionId && (await createSession(deps, order))) ||
    (await createSession(deps, await placeOrder(deps.service, wanted, false)))
  if (!session?.url) throw new HttpError(502, 'payment_service', 'URL de checkout não recebida')
  return jsonResponse({ url: session.url })
}

/**
 * Opens the session of an order, or returns the one already open: an order has one session, however many tabs ask.
 * @returns null when Stripe has the order's idempotency key with other parameters, for instance because a product's
 * text has changed; the order can then no longer be charged
 */
async function createSession(
  { stripe, service }: CheckoutDependencies,
  order: PlacedOrder,
): Promise<Stripe.Checkout.Session | null> {
  const session = await callStripe(() =>
    stripe.checkout.sessions
      .create(
        {
          mode: 'payment',
          locale: 'pt-BR',
          line_items: order.items.map((item) => ({
            quantity: item.quantity,
            price_data: {
              currency: 'brl',
              unit_amount: Math.round(item.unit_price * 100),
              product_data: { name: item.name, description: item.description },
            },
          })),
          client_reference_id: order.order_id,
          metadata: { order_id: order.order_id },
          payment_intent_data: { metadata: { order_id: order.order_id } },
          success_url: order.success_url,
          cancel_url: order.cancel_url,
          ...(order.email && { customer_email: order.email }),
        },
        { idempotencyKey: `checkout-${order.order_id}` },
      )
      .catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeIdempotencyError) return null
        throw error
      }),
  )
  if (!session) return null
  const { error } = await service.rpc('attach_checkout_session', {
    p_order_id: order.order_id,
    p_session_id: session.id,
  })
  // The webhook also finds the order by its id, so a failure here loses nothing.
  if (error) console.error('attach_checkout_session', error.message)
  return session
}

type Purchase = {
  userId: string
  items: { price_id: string; quantity: number }[]
  successUrl: string
  cancelUrl: string
  bottles: z.output<typeof bodySchema>['bottles']
}

async function placeOrder(
  service: SupabaseClient<Database>,
  { userId, items, successUrl, cancelUrl, bottles }: Purchase,
  reuse: boolean,
): Promise<PlacedOrder> {
  const { data, error } = await service.rpc('place_checkout_order', {
    p_user_id: userId,
    p_items: items,
    p_reuse: reuse,
    p_success_url: successUrl,
    p_cancel_url: cancelUrl,
    ...(bottles && { p_bottles: bottles }),
  })
  if (error) {
    const code = businessErrorCode(error.message)
    if (isRefusal(code)) throw new HttpError(refusals[code][0], code, refusals[code][1])
    throw new Error(`place_checkout_order: ${error.message}`)
  }
  return placedOrderSchema.parse(data)
}

const isRefusal = (code: string | null): code is keyof typeof refusals =>
  code !== null && Object.hasOwn(refusals, code)

/** Turns any Stripe error into one sentence for the buyer. The log has the details. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    console.error('stripe', error instanceof Error ? error.message : error)
    throw new HttpError(
      502,
      'payment_service',
      'O serviço de pagamento não respondeu. Tente novamente em instantes.',
    )
  }
}

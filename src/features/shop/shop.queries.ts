import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { paths } from '@/config/paths'
import { AppError, unwrap } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'
import { kept, userKey } from '@/data/client/query-keys'
import { accessToken, type Enums, type Row, supabase } from '@/data/client/supabase'
import type { AddressParts } from '@/format/address'
import { checkoutUnreachable, readCheckoutRefusal, readCheckoutUrl } from './checkout-answer'

export type OrderItem = Pick<
  Row<'order_items'>,
  'name' | 'price_id' | 'kind' | 'quantity' | 'unit_price' | 'credits' | 'bonus'
>

export type Order = {
  id: string
  /** As people say it, from 1001. */
  number: number
  status: Enums['order_status']
  /** In BRL. */
  amount: number
  createdAt: string
  /** What was bought. */
  items: OrderItem[]
  /** The bottles that come with its packages. */
  includedBottles: OrderItem[]
  /** The owner's own choice of those bottles; undefined for the package's. */
  bottles: BottleChoice | undefined
  /** A boleto was issued and is unpaid, so another payment would charge twice. */
  hasOpenBoleto: boolean
  /** Its bottles cannot be packed: nobody has said where they go. */
  needsAddress: boolean
}

/** Prefix of every list of the owner's orders. */
export const ordersKey = (userId: string) => userKey(userId, 'orders')

/** The owner's orders, twenty at a time, newest first. */
export function ordersQuery(userId: string, restaurantId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'orders', 'pages'),
    queryFn: ({ pageParam }): Promise<OrdersPage> | OrdersPage =>
      restaurantId ? fetchOrders(restaurantId, pageParam) : { orders: [], next: null },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    meta: kept,
  })
}

/** The payment and the order behind a checkout session. */
export function purchaseQuery(userId: string, sessionId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'stripe_user_orders', sessionId),
    queryFn: () => fetchPurchase(sessionId),
    staleTime: 0,
  })
}

const ordersPerPage = 20

export type OrdersPage = {
  orders: Order[]
  /** Offset of the next page, or null after the last. */
  next: number | null
}

/** A page of a restaurant's orders, newest first, starting at offset `from`. */
async function fetchOrders(restaurantId: string, from: number): Promise<OrdersPage> {
  const next = from + ordersPerPage
  const rows = unwrap(
    await supabase
      .from('orders')
      .select(orderColumns)
      .eq('restaurant_id', restaurantId)
      .order('created_at', { ascending: false })
      .order('id')
      // One row more than the page, to know whether there is a next one.
      .range(from, next),
  )
  return {
    orders: rows.slice(0, ordersPerPage).map(toOrder),
    next: rows.length > ordersPerPage ? next : null,
  }
}

export const orderColumns =
  'id, number, status, invoice_amount, created_at, swaps, order_items(name, price_id, kind, quantity, unit_price, credits, bonus, included_in), stripe_orders(payment_status), delivery:order_addresses(order_id)'

const bottleChoiceSchema = z.record(
  z.string(),
  z.array(z.object({ product_id: z.string(), quantity: z.number() })),
)

type OrderRow = Pick<
  Row<'orders'>,
  'id' | 'number' | 'status' | 'invoice_amount' | 'created_at' | 'swaps'
> & {
  order_items: (OrderItem & Pick<Row<'order_items'>, 'included_in'>)[]
  stripe_orders: { payment_status: string } | null
  delivery: { order_id: string } | null
}

export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    amount: row.invoice_amount,
    createdAt: row.created_at,
    items: row.order_items.filter((item) => item.included_in === null),
    includedBottles: row.order_items.filter((item) => item.included_in !== null),
    bottles: z.safeParse(z.optional(bottleChoiceSchema), row.swaps ?? undefined).data,
    needsAddress:
      (row.status === 'pending' || row.status === 'processing') &&
      row.delivery === null &&
      row.order_items.some(({ kind }) => kind === 'bottle'),
    hasOpenBoleto: row.status === 'pending_payment' && row.stripe_orders?.payment_status === 'unpaid',
  }
}

/** A paid checkout session, as confirmed by the payment provider. */
export type Payment = {
  sessionId: string
  orderId: string
  orderStatus: Enums['order_status']
  /** In BRL cents. */
  amountTotal: number
  paidAt: string
}

/** An order with the place it goes to. */
export type PurchasedOrder = Order & { address: AddressParts | null }

export type PurchaseReading = { payment: Payment | null; order: PurchasedOrder | null }

/**
 * The payment of a checkout session, once the webhook has recorded it, and its order. Both are null for an unknown
 * session and for another owner's.
 */
async function fetchPurchase(sessionId: string): Promise<PurchaseReading> {
  const paid = unwrap(
    await supabase
      .from('stripe_user_orders')
      .select('checkout_session_id, order_id, order_status, amount_total, order_date')
      .eq('checkout_session_id', sessionId)
      .maybeSingle(),
  )
  const orders = supabase
    .from('orders')
    .select(
      `${orderColumns}, order_addresses(street, number, complement, district, city, state, postal_code)`,
    )
  const order = unwrap(
    await (paid
      ? orders.eq('id', paid.order_id)
      : orders.eq('stripe_checkout_session_id', sessionId)
    ).maybeSingle(),
  )
  return {
    payment: paid && {
      sessionId: paid.checkout_session_id,
      orderId: paid.order_id,
      orderStatus: paid.order_status,
      amountTotal: paid.amount_total,
      paidAt: paid.order_date,
    },
    order: order && { ...toOrder(order), address: order.order_addresses },
  }
}

/** Bottles by package: what the owner takes instead of the package's own. */
export type BottleChoice = Readonly<
  Record<string, readonly { readonly product_id: string; readonly quantity: number }[]>
>

/** The quantity applies to bottles; packages are bought one at a time. */
export type CheckoutRequest = {
  priceId: string
  quantity?: number | undefined
  bottles?: BottleChoice | undefined
}

/** Request timeout in milliseconds, longer than the function's own timeout for Stripe. */
const checkoutPatience = 75_000

/**
 * Opens a checkout session and returns the URL of its payment page.
 * @param origin of this site, to which the buyer returns
 * @throws AppError with a message for the buyer
 */
export async function createCheckout(
  { priceId, quantity, bottles }: CheckoutRequest,
  origin: string,
): Promise<string> {
  if (!(await accessToken())) throw new AppError('not_authenticated', 'Usuário não autenticado')
  const body = {
    price_id: priceId,
    mode: 'payment',
    success_url: `${origin}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}${paths.shop}`,
    ...(quantity !== undefined && { quantity }),
    ...(bottles !== undefined && { bottles }),
  }
  const answer = await invokeFunction('stripe-checkout', body, checkoutPatience).catch((error: unknown) => {
    if (error instanceof FunctionRefusal) throw readCheckoutRefusal(error.status, error.body)
    throw checkoutUnreachable(error)
  })
  return readCheckoutUrl(answer)
}

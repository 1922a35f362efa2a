import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { addressColumns, type DeliveryAddress } from '@/data/tables/delivery-addresses'
import { documentColumns } from '@/data/tables/fiscal-documents'
import { type FiscalDocument, isBeingIssued, sortDocuments } from '@/domain/fiscal-document'
import { type Order, orderColumns, toOrder } from '../shop.queries'
import { toWithdrawal, type Withdrawal, withdrawalColumns } from './withdrawal/withdrawal.queries'

export type OrderEvent = Pick<Row<'order_events'>, 'id' | 'kind' | 'detail' | 'created_at'>

/** The address of an order, with the buyer's name and CNPJ at the time. */
export type OrderAddress = DeliveryAddress & { restaurant_name: string; cnpj: string }

/** Stripe's page and code of the boleto or Pix that an order waits for. */
export type PaymentInstructions = Pick<
  Row<'payment_instructions'>,
  'method' | 'hosted_url' | 'code' | 'expires_at'
>

export type OrderPageData = {
  order: Order
  address: OrderAddress | null
  /** Oldest first. */
  events: OrderEvent[]
  paidAt: string | null
  /** Null unless a boleto or Pix was issued and the order still waits for it. */
  instructions: PaymentInstructions | null
  withdrawal: Withdrawal | null
  documents: FiscalDocument[]
}

/** One order of the owner; null for an unknown one and for another owner's. */
export function orderQuery(userId: string, restaurantId: string | undefined, orderId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'orders', 'one', orderId),
    queryFn: (): Promise<OrderPageData | null> | null =>
      restaurantId && isId(orderId) ? fetchOrder(restaurantId, orderId) : null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? 15_000 : false),
  })
}

/**
 * Whether the page should poll: a bank may confirm a Pix or boleto, Stripe may carry out a refund, or an invoice may be
 * issued.
 */
const isOnItsWay = ({ order, instructions, withdrawal, documents }: OrderPageData): boolean =>
  (order.status === 'pending_payment' && instructions !== null) ||
  (withdrawal?.way === 'stripe' && withdrawal.refundedAt === null) ||
  (!order.needsAddress && isBeingIssued(documents))

/** PostgREST refuses a comparison of a uuid with any other text. */
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

async function fetchOrder(restaurantId: string, orderId: string): Promise<OrderPageData | null> {
  const row = unwrap(
    await supabase
      .from('orders')
      .select(
        `${orderColumns}, paid_at, ${withdrawalColumns}, ${documentColumns}, order_addresses(${addressColumns}, restaurant_name, cnpj), order_events(id, kind, detail, created_at), payment_instructions(method, hosted_url, code, expires_at)`,
      )
      .eq('restaurant_id', restaurantId)
      .eq('id', orderId)
      .maybeSingle(),
  )
  return (
    row && {
      order: toOrder(row),
      address: row.order_addresses,
      events: [...row.order_events].sort((one, other) => one.id - other.id),
      paidAt: row.paid_at,
      instructions: row.payment_instructions,
      documents: sortDocuments(row.fiscal_documents),
      withdrawal: row.order_withdrawals && toWithdrawal(row.order_withdrawals),
    }
  )
}

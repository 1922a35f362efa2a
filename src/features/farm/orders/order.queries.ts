import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { addressColumns, type DeliveryAddress } from '@/data/tables/delivery-addresses'
import { documentColumns } from '@/data/tables/fiscal-documents'
import { type FiscalDocument, sortDocuments } from '@/domain/fiscal-document'
import type { Lot } from './lots'
import { type Step, steps } from './steps'

export type OrderEvent = Pick<Row<'order_events'>, 'id' | 'kind' | 'detail' | 'created_at'>

/** What a member did, with the reason which owners do not see. */
export type AuditEntry = Pick<Row<'staff_audit'>, 'action' | 'actor_name' | 'reason' | 'created_at'>

export type OrderLine = Pick<
  Row<'order_items'>,
  'id' | 'product_id' | 'name' | 'kind' | 'quantity' | 'unit_price' | 'included_in'
> & {
  /** The lots that the bottles were taken from. */
  taken: { lotId: string; lotNumber: string; quantity: number }[]
}

/** The address of an order, with the buyer's name and CNPJ at the time. */
export type OrderAddress = DeliveryAddress & { restaurant_name: string; cnpj: string }

export type FarmOrder = {
  id: string
  number: number
  step: Step
  status: Row<'orders'>['status']
  amount: number
  createdAt: string
  paidAt: string | null
  /** In BRL; null for none. */
  refunded: number | null
  house: { name: string; cnpj: string; contactName: string | null; contactPhone: string | null }
  lines: OrderLine[]
  address: OrderAddress | null
  /** Oldest first. */
  events: OrderEvent[]
  audit: AuditEntry[]
  /** Kinds of open flags. */
  flags: string[]
  held: boolean
  holdReason: string | null
  packed: boolean
  carrier: string | null
  trackingCode: string | null
  documents: FiscalDocument[]
  /** The owner undid the order. */
  withdrawal: {
    at: string
    /** In BRL. */
    amount: number
    way: 'stripe' | 'bank'
    /** When Stripe said that it cannot refund the payment; until then the farm transfers nothing. */
    bankConfirmedAt: string | null
    refundedAt: string | null
    /** For managers, until the money is transferred. */
    account: Omit<Row<'refund_accounts'>, 'order_id' | 'restaurant_id' | 'created_at'> | null
  } | null
}

/** PostgREST refuses a comparison of a uuid with any other text. */
export const isOrderId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** One order with all that the farm knows of it; null for an unknown one. */
export function farmOrderQuery(userId: string, orderId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'order_queue', 'one', orderId),
    queryFn: async (): Promise<FarmOrder | null> =>
      isOrderId(orderId) ? ((await fetchOrders([orderId]))[0] ?? null) : null,
    staleTime: 0,
  })
}

/** Several orders, oldest payment first. */
export function farmOrdersQuery(userId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: userKey(userId, 'order_queue', 'several', [...ids].sort().join(' ')),
    queryFn: () => fetchOrders(ids),
    staleTime: 0,
  })
}

const orderColumns = `id, number, status, invoice_amount, created_at, paid_at,
  restaurants!orders_restaurant_id_fkey(name, cnpj, contact_name, contact_phone),
  order_items(id, product_id, name, kind, quantity, unit_price, included_in,
    order_item_lots(quantity, restocked_at, bottle_lots(id, lot_number))),
  order_addresses(${addressColumns}, restaurant_name, cnpj),
  order_fulfilments(held_at, hold_reason, packed_at, carrier, tracking_code),
  order_withdrawals(withdrawn_at, amount, way, bank_confirmed_at, refunded_at,
    refund_accounts(holder, tax_id, bank_code, branch, account, account_kind)),
  order_events(id, kind, detail, created_at),
  ${documentColumns}` as const

async function fetchOrders(ids: readonly string[]): Promise<FarmOrder[]> {
  if (ids.length === 0) return []
  const [orders, queue, audit, flags] = await Promise.all([
    supabase.from('orders').select(orderColumns).in('id', ids).order('paid_at').order('number'),
    supabase.from('order_queue').select('id, step, refunded').in('id', ids),
    supabase
      .from('staff_audit')
      .select('subject_id, action, actor_name, reason, created_at')
      .eq('subject_table', 'orders')
      .in('subject_id', ids)
      .order('id'),
    supabase.from('staff_flags').select('order_id, kind').in('order_id', ids).is('resolved_at', null),
  ])
  const rows = unwrap(orders)
  const queued = new Map(unwrap(queue).map((row) => [row.id, row]))
  return rows.map((row): FarmOrder => {
    const way = row.order_fulfilments
    const house = row.order_addresses
    const undone = row.order_withdrawals
    return {
      id: row.id,
      number: row.number,
      step: toStep(queued.get(row.id)?.step),
      status: row.status,
      amount: row.invoice_amount,
      createdAt: row.created_at,
      paidAt: row.paid_at,
      refunded: queued.get(row.id)?.refunded ?? null,
      house: {
        name: house?.restaurant_name ?? row.restaurants.name,
        cnpj: house?.cnpj ?? row.restaurants.cnpj,
        contactName: row.restaurants.contact_name,
        contactPhone: row.restaurants.contact_phone,
      },
      lines: row.order_items
        .toSorted((one, other) => Number(one.included_in !== null) - Number(other.included_in !== null))
        .map(({ order_item_lots: takes, ...item }) => ({
          ...item,
          taken: takes
            .filter(({ restocked_at }) => restocked_at === null)
            .map(({ quantity, bottle_lots: lot }) => ({
              lotId: lot.id,
              lotNumber: lot.lot_number,
              quantity,
            })),
        })),
      address: house,
      events: row.order_events.toSorted((one, other) => one.id - other.id),
      audit: unwrap(audit).filter(({ subject_id }) => subject_id === row.id),
      flags: unwrap(flags)
        .filter(({ order_id }) => order_id === row.id)
        .map(({ kind }) => kind),
      held: way?.held_at != null,
      holdReason: way?.hold_reason ?? null,
      packed: way?.packed_at != null,
      carrier: way?.carrier ?? null,
      trackingCode: way?.tracking_code ?? null,
      documents: sortDocuments(row.fiscal_documents),
      withdrawal: undone && {
        at: undone.withdrawn_at,
        amount: undone.amount,
        way: undone.way === 'bank' ? 'bank' : 'stripe',
        bankConfirmedAt: undone.bank_confirmed_at,
        refundedAt: undone.refunded_at,
        account: undone.refund_accounts,
      },
    }
  })
}

const isStep = (text: string): text is Step => Object.hasOwn(steps, text)
const toStep = (text: string | null | undefined): Step => (text && isStep(text) ? text : 'other')

const lotsSchema = z.array(
  z.object({
    id: z.string(),
    product_id: z.string(),
    lot_number: z.string(),
    bottled_on: z.string(),
    remaining: z.number(),
  }),
)

/** Lots with bottles left, the oldest first. */
export function openLotsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'bottle_lots', 'open'),
    queryFn: async (): Promise<Lot[]> => {
      // A view's columns may all be null for the generated types, so the rows are parsed.
      const rows = lotsSchema.parse(
        unwrap(
          await supabase
            .from('open_bottle_lots')
            .select('id, product_id, lot_number, bottled_on, remaining')
            .order('bottled_on')
            .order('id'),
        ),
      )
      return rows.map(({ id, product_id, lot_number, bottled_on, remaining }) => ({
        id,
        productId: product_id,
        number: lot_number,
        bottledOn: bottled_on,
        left: remaining,
      }))
    },
    staleTime: 0,
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { supabase } from '@/data/client/supabase'
import type { Take } from './lots'
import { farmOrdersKey } from './queue.queries'

/** An order as a member saw it: with another last event, the database refuses (`order_changed`). */
export type SeenOrder = { id: string; seen: number }

/** Packs from these lots; null takes the oldest ones. */
export async function packOrder({ id, seen }: SeenOrder, takes: readonly Take[] | null): Promise<void> {
  const lots = takes?.map(({ itemId, lotId, quantity }) => ({
    order_item_id: itemId,
    lot_id: lotId,
    quantity,
  }))
  unwrap(await supabase.rpc('pack_order', { p_order_id: id, p_seen: seen, ...(lots && { p_lots: lots }) }))
}

export async function unpackOrder({ id, seen }: SeenOrder, reason: string): Promise<void> {
  unwrap(await supabase.rpc('unpack_order', { p_order_id: id, p_seen: seen, p_reason: reason }))
}

export async function shipOrder({ id, seen }: SeenOrder, carrier: string, code: string): Promise<void> {
  unwrap(
    await supabase.rpc('ship_order', {
      p_order_id: id,
      p_seen: seen,
      p_carrier: carrier,
      p_tracking_code: code,
    }),
  )
}

export async function deliverOrder(
  { id, seen }: SeenOrder,
  receivedBy: string,
  ageChecked: boolean,
): Promise<void> {
  unwrap(
    await supabase.rpc('deliver_order', {
      p_order_id: id,
      p_seen: seen,
      p_received_by: receivedBy,
      p_age_checked: ageChecked,
    }),
  )
}

export async function returnOrder({ id, seen }: SeenOrder, reason: string, restock: boolean): Promise<void> {
  unwrap(
    await supabase.rpc('return_order', {
      p_order_id: id,
      p_seen: seen,
      p_reason: reason,
      p_restock: restock,
    }),
  )
}

/** Records that the farm transferred the money of an order that its owner undid. */
export async function payRefund({ id, seen }: SeenOrder, reference: string): Promise<void> {
  unwrap(await supabase.rpc('mark_refund_paid', { p_order_id: id, p_seen: seen, p_reference: reference }))
}

/** Issues a refused invoice again, or retries a refused cancellation. */
export async function retryDocument(id: string): Promise<void> {
  unwrap(await supabase.rpc('retry_fiscal_document', { p_document_id: id }))
}

/** Issues the invoices that a paid order lacks. */
export async function issueDocuments(orderId: string): Promise<void> {
  unwrap(await supabase.rpc('issue_fiscal_documents', { p_order_id: orderId }))
}

export async function holdOrder({ id, seen }: SeenOrder, reason: string): Promise<void> {
  unwrap(await supabase.rpc('hold_order', { p_order_id: id, p_seen: seen, p_reason: reason }))
}

export async function releaseOrder({ id, seen }: SeenOrder): Promise<void> {
  unwrap(await supabase.rpc('release_order', { p_order_id: id, p_seen: seen }))
}

/** Refetches everything that shows orders or the stock from which they are packed. */
export async function refreshOrders(client: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    [farmOrdersKey(userId), userKey(userId, 'bottle_lots'), userKey(userId, 'bottle_stock')].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}

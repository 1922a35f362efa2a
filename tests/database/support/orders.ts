import type { Database } from './database.ts'

/** The newest event of an order. Staff name it to show that they act on what they saw. */
export async function lastEventOf(db: Database, orderId: string): Promise<string | null> {
  const [row] = await db.sql<
    { id: string | null }[]
  >`select max(id) as id from public.order_events where order_id = ${orderId}`
  return row?.id ?? null
}

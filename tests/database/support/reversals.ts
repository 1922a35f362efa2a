import { applyEvent, chargeEvent, type Database, server } from './database.ts'

/** Refunds and disputes of an order, and their effects. */
export function reversalsOf(db: Database) {
  const refund = (orderId: string, cents: number) =>
    applyEvent(db, chargeEvent('charge.refunded', orderId, { amount_refunded: cents }))
  const dispute = (orderId: string, step: string, cents: number, status?: string) =>
    applyEvent(
      db,
      chargeEvent(`charge.dispute.${step}`, orderId, {
        id: `dp_${orderId}`,
        amount: cents,
        ...(status && { status }),
      }),
    )
  const openFlags = async (orderId: string) => {
    const flags = await db.sql`
      select kind from public.staff_flags where order_id = ${orderId} and resolved_at is null order by kind`
    return flags.map((flag) => flag.kind)
  }
  const entitlementsOf = async (orderId: string) => {
    const rows = await db.sql`
      select automation_type from public.automation_entitlements where order_id = ${orderId} order by 1`
    return rows.map((row) => row.automation_type)
  }
  const eventOf = async (orderId: string) =>
    (await db.sql`select status from public.workshops where order_id = ${orderId}`)[0]?.status
  const failRequest = (id: string) =>
    db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
  const statusOf = async (orderId: string) =>
    (await db.sql`select status from public.orders where id = ${orderId}`)[0]?.status
  const shortOf = async (orderId: string) =>
    (await db.sql`select credits_short from private.order_reversals where order_id = ${orderId}`)[0]
      ?.credits_short
  return { refund, dispute, openFlags, entitlementsOf, eventOf, failRequest, statusOf, shortOf }
}

import { type Database, owner, server } from './database.ts'

export type Statement = { refusal: string | null; amount: number }

/** What owners and the refunding function do with withdrawals. */
export function withdrawalsOf(db: Database) {
  async function preview(who: { userId: string }, orderId: string): Promise<Statement> {
    const [row] = await db.as(
      owner(who),
      (sql) => sql<{ statement: Statement }[]>`select public.preview_withdrawal(${orderId}) as statement`,
    )
    if (!row) throw new Error('no statement')
    return row.statement
  }

  const withdraw = (who: { userId: string }, orderId: string, amount: number) =>
    db.as(owner(who), (sql) => sql`select public.withdraw_purchase(${orderId}, ${amount})`)

  /** Withdraws at the amount that the owner is shown. */
  const undo = async (who: { userId: string }, orderId: string) =>
    withdraw(who, orderId, (await preview(who, orderId)).amount)

  async function withdrawalOf(orderId: string) {
    const [row] = await db.sql<
      { way: string; refunded_at: Date | null }[]
    >`select * from public.order_withdrawals where order_id = ${orderId}`
    if (!row) throw new Error('no withdrawal')
    return row
  }

  const eventsOf = async (orderId: string) => {
    const rows = await db.sql<
      { kind: string }[]
    >`select kind from public.order_events where order_id = ${orderId} order by id`
    return rows.map(({ kind }) => kind)
  }

  async function refundDue(orderId: string): Promise<unknown> {
    const [row] = await db.as(
      server,
      (sql) => sql<{ due: unknown }[]>`select public.refund_of_withdrawal(${orderId}) as due`,
    )
    return row?.due
  }

  const answer = (orderId: string, refundId: string | null, refusal: string | null) =>
    db.as(server, (sql) => sql`select public.record_refund_answer(${orderId}, ${refundId}, ${refusal})`)

  return { preview, withdraw, undo, withdrawalOf, eventsOf, refundDue, answer }
}

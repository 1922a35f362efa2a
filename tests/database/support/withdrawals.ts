import {
  buy,
  createOwner,
  createStaff,
  type Database,
  type Owner,
  owner,
  raiseLimits,
  requestAutomation,
  saveAddress,
  server,
  verifyAge,
} from './database.ts'
import { lastEventOf } from './orders.ts'
import { completeRequest } from './reviews.ts'

export type Statement = { refusal: string | null; amount: number }

/** Prepares staff and bottles. Returns what owners, staff and the refunding function do with withdrawals. */
export async function openWithdrawals(db: Database) {
  await raiseLimits(db)
  const packer = await createStaff(db, 'fulfilment')
  const manager = await createStaff(db, 'manager')
  await db.sql`insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
    select id, 'L1', '2026-01-10', 10000 from public.products where kind = 'bottle'`

  /** An owner whose bottles are sold and packed. */
  async function createBuyer(): Promise<Owner> {
    const buyer = await createOwner(db)
    await verifyAge(db, buyer)
    return buyer
  }

  async function housePaying(priceId = 'price_pacote_iniciante') {
    const ana = await createBuyer()
    await saveAddress(db, ana)
    return { ana, order: await buy(db, ana, priceId) }
  }

  /** Spends 200 credits or a free run on a consultation, and completes it. */
  async function consult(who: Owner, type = 'drink_creation') {
    const { id } = await requestAutomation(db, who, { type })
    await completeRequest(db, id)
  }

  const act = async (
    member: { userId: string },
    call: string,
    order: string,
    rest: (string | boolean)[] = [],
  ) =>
    db.as(owner(member), async (sql) =>
      sql.unsafe(`select public.${call}`, [order, await lastEventOf(db, order), ...rest]),
    )
  const pack = (order: string) => act(packer, 'pack_order($1, $2)', order)
  const ship = (order: string) => act(packer, 'ship_order($1, $2, $3, null)', order, ['Motoboy'])
  const deliver = (order: string) => act(packer, 'deliver_order($1, $2, $3, true)', order, ['Ana'])
  const giveBack = (order: string) => act(packer, 'return_order($1, $2, $3, true)', order, ['Arrependimento'])

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

  return {
    packer,
    manager,
    createBuyer,
    housePaying,
    consult,
    act,
    pack,
    ship,
    deliver,
    giveBack,
    preview,
    withdraw,
    undo,
    withdrawalOf,
    eventsOf,
    refundDue,
    answer,
  }
}

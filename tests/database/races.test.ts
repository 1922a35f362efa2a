/** Concurrent operations on ten connections, sixty times each. Their order must make no difference. */
import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  buy,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  ledgerFaults,
  placeOrder,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase(10)
const rounds = 60

/** Runs five rounds at a time, with two connections each. */
async function inRounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < rounds; n += 5) await Promise.all([0, 1, 2, 3, 4].map((k) => round(n + k)))
}

const fail = (id: string) =>
  db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
const complete = (id: string) =>
  db.as(server, (sql) => sql`select public.complete_automation_request(${id}, '[]')`)

describe('at the same moment', () => {
  test('a payment and its full refund leave no credits behind', { timeout: 120_000 }, async () => {
    const balances: number[] = []
    await inRounds(async () => {
      const ana = await createOwner(db)
      const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
      const paid = await checkoutEvent(db, order_id)
      await Promise.all([
        applyEvent(db, paid),
        applyEvent(db, chargeEvent('charge.refunded', order_id, { amount_refunded: 20_000 })),
      ])
      balances.push(await balanceOf(db, ana))
    })
    expect(balances.filter((balance) => balance !== 0)).toEqual([])
    const missed = await db.as(
      server,
      (sql) =>
        sql`select order_id from public.reconciliation_orders('-infinity') where credits_reversed <> credits_to_reverse`,
    )
    expect([...missed]).toEqual([])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('a payment, a dispute and its loss leave no credits behind', { timeout: 120_000 }, async () => {
    const balances: number[] = []
    await inRounds(async () => {
      const ana = await createOwner(db)
      const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
      const dispute = { id: `dp_${order_id}`, amount: 20_000 }
      await Promise.all([
        applyEvent(db, await checkoutEvent(db, order_id)),
        applyEvent(
          db,
          chargeEvent('charge.dispute.created', order_id, { ...dispute, status: 'needs_response' }),
        ),
        applyEvent(db, chargeEvent('charge.dispute.closed', order_id, { ...dispute, status: 'lost' })),
      ])
      balances.push(await balanceOf(db, ana))
    })
    expect(balances.filter((balance) => balance !== 0)).toEqual([])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('completing and failing a request end it one way, without a deadlock', {
    timeout: 120_000,
  }, async () => {
    await inRounds(async () => {
      const ana = await createOwner(db)
      await buy(db, ana)
      const { id } = await requestAutomation(db, ana)
      await Promise.all([complete(id), fail(id)])
      const [request] = await db.sql`select status from public.automation_requests where id = ${id}`
      expect([await balanceOf(db, ana), request?.status]).toEqual(
        request?.status === 'failed' ? [220, 'failed'] : [20, 'completed'],
      )
    })
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('owner, workers and upkeep ending requests of one restaurant do not deadlock', {
    timeout: 120_000,
  }, async () => {
    await inRounds(async () => {
      const ana = await createOwner(db)
      await buy(db, ana, 'price_pacote_empresarial')
      const requests = await Promise.all([1, 2, 3, 4].map(() => requestAutomation(db, ana)))
      const [first, second, third, fourth] = requests.map(({ id }) => id)
      await db.sql`update public.automation_requests set created_at = now() - interval '6 minutes' where restaurant_id = ${ana.restaurantId}`
      await Promise.all([
        complete(String(first)),
        fail(String(second)),
        db.as(
          server,
          (sql) =>
            sql`update public.automation_requests set status = 'failed' where id = ${String(third)} and status = 'processing'`,
        ),
        fail(String(fourth)),
        db.as(server, (sql) => sql`select public.run_upkeep()`),
        buy(db, ana),
      ])
    })
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('one of ten workers claims a request', async () => {
    const ana = await createOwner(db)
    const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        db.as(server, (sql) => sql`select public.claim_automation_request(${id}) as claim`),
      ),
    )
    expect(claims.filter(([row]) => row?.claim !== null)).toHaveLength(1)
  })
})

describe('a claim', () => {
  test('passes to another worker when its lease ends, and the first can then finish nothing', async () => {
    const ana = await createOwner(db)
    await buy(db, ana)
    const { id } = await requestAutomation(db, ana)
    const claim = async () =>
      (await db.as(server, (sql) => sql`select public.claim_automation_request(${id}) as claim`))[0]?.claim
    const first = await claim()
    expect(await claim()).toBeNull()
    await db.sql`update public.automation_requests set claimed_until = now() - interval '1 second' where id = ${id}`
    const second = await claim()
    const done = async (statement: string) => (await db.as(server, (sql) => sql.unsafe(statement)))[0]?.done
    expect(await done(`select public.report_automation_progress('${id}', 50, '${first}') as done`)).toBe(
      false,
    )
    expect(await done(`select public.fail_automation_request('${id}', 'internal', '${first}') as done`)).toBe(
      false,
    )
    expect(await done(`select public.complete_automation_request('${id}', '[]', '${first}') as done`)).toBe(
      false,
    )
    expect(await balanceOf(db, ana)).toBe(20)
    expect(await done(`select public.complete_automation_request('${id}', '[]', '${second}') as done`)).toBe(
      true,
    )
    expect(await claim()).toBeNull()
  })

  test('keeps upkeep away while its worker reports', async () => {
    const ana = await createOwner(db)
    const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
    await db.as(server, (sql) => sql`select public.claim_automation_request(${id})`)
    await db.sql`update public.automation_requests set created_at = now() - interval '1 hour' where id = ${id}`
    const statusAfterUpkeep = async () => {
      await db.as(server, (sql) => sql`select public.run_upkeep()`)
      return (await db.sql`select status from public.automation_requests where id = ${id}`)[0]?.status
    }
    expect(await statusAfterUpkeep()).toBe('processing')
    await db.sql`update public.automation_requests set claimed_until = now() - interval '1 second' where id = ${id}`
    expect(await statusAfterUpkeep()).toBe('failed')
  })
})

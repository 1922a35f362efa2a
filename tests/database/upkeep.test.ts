import { expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  ledgerFaults,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()

const runUpkeep = async () => (await db.as(server, (sql) => sql`select public.run_upkeep() as done`))[0]?.done

test('what is left of a lot expires after its 12 months, with an entry of its own, once', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  await requestAutomation(db, ana)
  await buy(db, ana, 'price_pacote_profissional')
  await db.sql`
    update public.credit_lots set expires_at = now() - interval '1 minute'
    where restaurant_id = ${ana.restaurantId} and granted in (200, 20)`
  expect(await runUpkeep()).toEqual({ expired_lots: 1, stale_requests: 0 })
  expect(await runUpkeep()).toEqual({ expired_lots: 0, stale_requests: 0 })
  expect(await balanceOf(db, ana)).toBe(575)
  const expired = await db.sql`
    select amount from public.credit_transactions where restaurant_id = ${ana.restaurantId} and transaction_type = 'expired'`
  expect([...expired]).toEqual([{ amount: -20 }])
  expect(await ledgerFaults(db)).toEqual([])
})

test('credits that come back to an expired lot expire again', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  await db.sql`update public.credit_lots set expires_at = now() - interval '1 minute' where restaurant_id = ${ana.restaurantId}`
  await runUpkeep()
  await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
  expect(await balanceOf(db, ana)).toBe(200)
  await runUpkeep()
  expect(await balanceOf(db, ana)).toBe(0)
  expect(await ledgerFaults(db)).toEqual([])
})

test('a request that nobody finished is given up within minutes, with its credits back', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_profissional')
  const stale = await requestAutomation(db, ana)
  const fresh = await requestAutomation(db, ana)
  await db.sql`update public.automation_requests set created_at = now() - interval '6 minutes' where id = ${stale.id}`
  expect(await runUpkeep()).toMatchObject({ stale_requests: 1 })
  expect(await balanceOf(db, ana)).toBe(375)
  const rows = await db.sql`
    select id = ${fresh.id} as fresh, status, error_code from public.automation_requests
    where restaurant_id = ${ana.restaurantId} order by 1`
  expect([...rows]).toEqual([
    { fresh: false, status: 'failed', error_code: 'timed_out' },
    { fresh: true, status: 'processing', error_code: null },
  ])
})

import { describe, expect, test } from 'vitest'
import {
  asLedger,
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

test('the rest of a lot expires after 12 months, once, with its own entry', async () => {
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

test('credits returned to an expired lot expire again', async () => {
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

test('an abandoned request fails within minutes and its credits return', async () => {
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

describe('a restaurant whose ledger is broken', () => {
  test('does not stop upkeep for others, and stays flagged until it is repaired', async () => {
    const broken = await createOwner(db)
    const ana = await createOwner(db)
    for (const who of [broken, ana]) {
      await buy(db, who)
      await db.sql`update public.credit_lots set expires_at = now() - interval '1 minute' where restaurant_id = ${who.restaurantId}`
    }
    const setBalance = (credits: number) =>
      asLedger(
        db,
        (sql) => sql`
          update public.restaurants set consulting_credit_balance = ${credits} where id = ${broken.restaurantId}`,
      )
    await setBalance(0)
    expect(await runUpkeep()).toMatchObject({ expired_lots: 2, failures: 1 })
    expect([await balanceOf(db, ana), await balanceOf(db, broken)]).toEqual([0, 0])
    const flags = () => db.sql`
      select kind, detail ->> 'error' as error, resolved_at is null as open from public.staff_flags
      where restaurant_id = ${broken.restaurantId}`
    expect(await flags()).toMatchObject([{ kind: 'upkeep_failed', open: true }])
    expect((await flags())[0]?.error).toContain('insufficient_credits')
    const status = async () =>
      (await db.as(server, (sql) => sql`select public.upkeep_status() as status`))[0]?.status
    expect(await status()).toMatchObject({ failures: 1, last_run_at: expect.any(String) })
    await setBalance(220)
    expect(await runUpkeep()).toEqual({ expired_lots: 2, stale_requests: 0 })
    expect(await flags()).toMatchObject([{ open: false }])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('does not delay the stale requests of another', async () => {
    const broken = await createOwner(db)
    const ana = await createOwner(db)
    for (const who of [broken, ana]) {
      await buy(db, who)
      await requestAutomation(db, who)
    }
    await db.sql`
      update public.automation_requests set created_at = now() - interval '6 minutes'
      where restaurant_id in (${broken.restaurantId}, ${ana.restaurantId})`
    await asLedger(
      db,
      (sql) =>
        sql`update public.credit_lots set remaining = granted where restaurant_id = ${broken.restaurantId}`,
    )
    expect(await runUpkeep()).toMatchObject({ stale_requests: 1, failures: 1 })
    expect(await balanceOf(db, ana)).toBe(220)
  })
})

test('two runs at once do the work once', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  await db.sql`update public.credit_lots set expires_at = now() - interval '1 minute' where restaurant_id = ${ana.restaurantId}`
  await Promise.all([runUpkeep(), runUpkeep(), runUpkeep()])
  const entries = await db.sql`
    select from public.credit_transactions where restaurant_id = ${ana.restaurantId} and transaction_type = 'expired'`
  expect(entries).toHaveLength(2)
})

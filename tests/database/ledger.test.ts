import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  ledgerFaults,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase(12)

test('a paid package grants two lots that expire 12 months later', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  expect(await balanceOf(db, ana)).toBe(220)
  const lots = await db.sql`
    select kind, granted, remaining, expires_at = granted_at + interval '12 months' as one_year
    from public.credit_lots where restaurant_id = ${ana.restaurantId} order by kind`
  expect([...lots]).toEqual([
    { kind: 'base', granted: 200, remaining: 200, one_year: true },
    { kind: 'bonus', granted: 20, remaining: 20, one_year: true },
  ])
})

test("a request costs the catalogue's price, whatever the client sends", async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const request = await requestAutomation(db, ana)
  expect(request.credits_used).toBe(200)
  expect(await balanceOf(db, ana)).toBe(20)
  expect(await ledgerFaults(db)).toEqual([])
})

test('the lot that expires first is spent first, then the bonus, then the base', async () => {
  const ana = await createOwner(db)
  const first = await buy(db, ana)
  const second = await buy(db, ana, 'price_pacote_profissional')
  await db.sql`update public.credit_lots set expires_at = expires_at + interval '1 day' where source_id = ${first}`
  await requestAutomation(db, ana)
  const lots = await db.sql`
    select source_id = ${second} as second, kind, remaining from public.credit_lots
    where restaurant_id = ${ana.restaurantId} order by 1 desc, 2 desc`
  expect([...lots]).toEqual([
    { second: true, kind: 'bonus', remaining: 0 },
    { second: true, kind: 'base', remaining: 375 },
    { second: false, kind: 'bonus', remaining: 20 },
    { second: false, kind: 'base', remaining: 200 },
  ])
})

test('a request without enough credits is refused and leaves nothing behind', async () => {
  const ana = await createOwner(db)
  await expect(requestAutomation(db, ana)).rejects.toThrow('insufficient_credits: 200 needed, 0 available')
  const rows = await db.sql`select from public.automation_requests where restaurant_id = ${ana.restaurantId}`
  expect(rows).toHaveLength(0)
})

test('a free automation works with a balance of 0', async () => {
  const ana = await createOwner(db)
  const request = await requestAutomation(db, ana, { type: 'content_generation' })
  expect(request).toMatchObject({ credits_used: 0, status: 'processing' })
})

test('the same attempt sent twice is one request, charged once', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_profissional')
  const intent = randomUUID()
  await requestAutomation(db, ana, { intent })
  await expect(requestAutomation(db, ana, { intent })).rejects.toMatchObject({ code: '23505' })
  expect(await balanceOf(db, ana)).toBe(375)
})

test('ten requests at once with credits for five charge exactly five', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_empresarial')
  // 1,200 credits pay for six requests of 200, so spend one first.
  await requestAutomation(db, ana)
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => requestAutomation(db, ana)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
  expect(await balanceOf(db, ana)).toBe(0)
  const [spent] = await db.sql`
    select count(*)::integer as entries, sum(amount)::integer as amount from public.credit_transactions
    where restaurant_id = ${ana.restaurantId} and transaction_type = 'spent'`
  expect(spent).toEqual({ entries: 6, amount: -1200 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('a failed request returns its credits to the lots they came from, once', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  const fail = () =>
    db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal') as done`)
  expect((await fail())[0]).toEqual({ done: true })
  expect((await fail())[0]).toEqual({ done: false })
  expect(await balanceOf(db, ana)).toBe(220)
  const lots = await db.sql`
    select remaining from public.credit_lots where restaurant_id = ${ana.restaurantId} order by kind`
  expect(lots.map((lot) => lot.remaining)).toEqual([200, 20])
  expect(await ledgerFaults(db)).toEqual([])
})

test('a completed request can neither fail nor be refunded', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  const results = [{ title: 'Caju da Praia', content_type: 'recipe', content: { kind: 'drink' } }]
  const complete = () =>
    db.as(
      server,
      (sql) => sql`select public.complete_automation_request(${id}, ${sql.json(results)}) as done`,
    )
  expect((await complete())[0]).toEqual({ done: true })
  expect((await complete())[0]).toEqual({ done: true })
  const [failed] = await db.as(
    server,
    (sql) => sql`select public.fail_automation_request(${id}, 'late') as done`,
  )
  expect(failed).toEqual({ done: false })
  expect(await balanceOf(db, ana)).toBe(20)
  const contents =
    await db.sql`select title from public.generated_content where automation_request_id = ${id}`
  expect(contents).toHaveLength(1)
})

test('expired credits cannot be spent, even before the scheduled job runs', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  await db.sql`update public.credit_lots set expires_at = now() - interval '1 second' where restaurant_id = ${ana.restaurantId}`
  await expect(requestAutomation(db, ana)).rejects.toThrow('insufficient_credits: 200 needed, 0 available')
  await db.sql`select private.expire_lots(${ana.restaurantId})`
  expect(await balanceOf(db, ana)).toBe(0)
  expect(await ledgerFaults(db)).toEqual([])
})

test('nobody can rewrite the ledger, not even the server', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  await expect(db.sql`update public.credit_transactions set amount = 1`).rejects.toThrow('append_only')
  await expect(db.sql`delete from public.credit_transactions`).rejects.toThrow('append_only')
})

test('the premium package grants one free run of each named automation', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_consultoria_extrapremium')
  expect(await balanceOf(db, ana)).toBe(0)
  const free = await requestAutomation(db, ana, { type: 'menu_redesign' })
  expect(free.credits_used).toBe(0)
  await expect(requestAutomation(db, ana, { type: 'menu_redesign' })).rejects.toThrow('insufficient_credits')
  await db.as(server, (sql) => sql`select public.fail_automation_request(${free.id}, 'internal')`)
  expect((await requestAutomation(db, ana, { type: 'menu_redesign' })).credits_used).toBe(0)
  const events = await db.sql`
    select automation_type, scheduled_date, credits_required from public.workshops where restaurant_id = ${ana.restaurantId}`
  expect([...events]).toEqual([
    { automation_type: 'exclusive_event', scheduled_date: null, credits_required: 0 },
  ])
})

test('the premium panel stays unlocked once the balance has reached 500', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const unlocked = async () =>
    (
      await db.as(
        owner(ana),
        (sql) => sql`select premium_unlocked_at is not null as yes from public.restaurants`,
      )
    )[0]?.yes
  expect(await unlocked()).toBe(false)
  await buy(db, ana, 'price_pacote_profissional')
  await requestAutomation(db, ana, { type: 'dish_creation' })
  expect(await balanceOf(db, ana)).toBe(195)
  expect(await unlocked()).toBe(true)
})

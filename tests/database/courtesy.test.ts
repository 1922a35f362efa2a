import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  balanceOf,
  createDatabase,
  createOwner,
  createStaff,
  ledgerFaults,
  type Owner,
  owner,
  requestAutomation,
} from './support/database.ts'

const db = await createDatabase(8)
const manager = await createStaff(db, 'manager')
let ana: Owner

beforeEach(async () => {
  ana = await createOwner(db)
})

const give = (amount: number | null, reason: string | null = 'Entrega atrasou', intent = randomUUID()) =>
  db.as(
    owner(manager),
    (sql) => sql`select public.give_courtesy(${ana.restaurantId}, ${amount}, ${reason}, ${intent})`,
  )

test('a courtesy has its own lot and entry, expires after 12 months and is spent like other credits', async () => {
  await give(250)
  expect(await balanceOf(db, ana)).toBe(250)
  const [lot] = await db.as(
    owner(ana),
    (sql) =>
      sql`select kind, granted, expires_at > now() + interval '364 days' as lasts from public.credit_lots`,
  )
  expect(lot).toEqual({ kind: 'courtesy', granted: 250, lasts: true })
  await requestAutomation(db, ana)
  expect(await balanceOf(db, ana)).toBe(50)
  expect(await ledgerFaults(db)).toHaveLength(0)
})

test('one click, ten times at once, grants once', async () => {
  const intent = randomUUID()
  await Promise.all(Array.from({ length: 8 }, () => give(100, 'Brinde', intent)))
  expect(await balanceOf(db, ana)).toBe(100)
  const audit =
    await db.sql`select reason, after from public.staff_audit where restaurant_id = ${ana.restaurantId}`
  expect([...audit]).toEqual([{ reason: 'Brinde', after: { credits: 100 } }])
})

test.each([
  ['none', 0, 'Brinde', 'courtesy_amount'],
  ['a negative number', -5, 'Brinde', 'courtesy_amount'],
  ['more than 500', 501, 'Brinde', 'courtesy_amount'],
  ['an unknown number', null, 'Brinde', 'courtesy_amount'],
  ['no reason', 10, '  ', 'reason_missing'],
  ['a reason of 10,000 characters', 10, 'x'.repeat(10_000), 'text_too_long'],
])('a courtesy of %s is refused', async (_what, amount, reason, code) => {
  await expect(give(amount, reason)).rejects.toThrow(code)
  expect(await balanceOf(db, ana)).toBe(0)
})

test('the balance is never changed directly, not even by a manager', async () => {
  const touched = await db.as(
    owner(manager),
    (sql) =>
      sql`update public.restaurants set consulting_credit_balance = 999 where id = ${ana.restaurantId} returning 1`,
  )
  expect(touched).toHaveLength(0)
  expect(await balanceOf(db, ana)).toBe(0)
})

test('a house whose account is gone gets none', async () => {
  await db.as(owner(ana), (sql) => sql`insert into public.account_deletions (user_id) values (${ana.userId})`)
  await expect(give(10)).rejects.toThrow('restaurant_not_found')
})

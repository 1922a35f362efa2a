import { expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  ledgerFaults,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()

const ask = (who: Owner, forUser = who.userId) =>
  db.as(owner(who), (sql) => sql`insert into public.account_deletions (user_id) values (${forUser})`)

test('an owner who leaves takes every personal word along, and the ledger stays without a name', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  await db.as(server, (sql) => {
    const results = [{ title: 'Caju', content_type: 'recipe', content: {} }]
    return sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
  })
  await ask(ana)
  const [restaurant] = await db.sql`
    select user_id, name, contact_name, contact_email, contact_phone, address, city from public.restaurants
    where id = ${ana.restaurantId}`
  expect(restaurant).toEqual({
    user_id: null,
    name: 'Conta excluída',
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    address: null,
    city: null,
  })
  expect(await db.sql`select from auth.users where id = ${ana.userId}`).toHaveLength(0)
  expect(await db.sql`select from public.generated_content where automation_request_id = ${id}`).toHaveLength(
    0,
  )
  expect(
    await db.sql`select from public.credit_transactions where restaurant_id = ${ana.restaurantId}`,
  ).toHaveLength(3)
  expect(await ledgerFaults(db)).toEqual([])
})

test('nobody can delete the account of another, nor read who left', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  await expect(ask(bruno, ana.userId)).rejects.toThrow('row-level security')
  expect(await db.sql`select from auth.users where id = ${ana.userId}`).toHaveLength(1)
  await expect(db.as(owner(bruno), (sql) => sql`select * from public.account_deletions`)).rejects.toThrow(
    'permission denied',
  )
})

test('a request that is being processed holds the deletion until it ends', async () => {
  const ana = await createOwner(db)
  await requestAutomation(db, ana, { type: 'content_generation' })
  await expect(ask(ana)).rejects.toThrow('account_busy')
})

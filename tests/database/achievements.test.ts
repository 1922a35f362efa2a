import { expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'

const db = await createDatabase()

const earned = async (who: Owner) => {
  const rows = await db.as(
    owner(who),
    (sql) => sql`select achievement_code from public.user_achievements order by 1`,
  )
  return rows.map((row) => row.achievement_code)
}
const deliver = async (who: Owner, type: string) => {
  const { id } = await requestAutomation(db, who, { type })
  await db.as(server, (sql) => sql`select public.complete_automation_request(${id}, '[]')`)
}

test('the first purchase and the first automation are earned once each', async () => {
  const ana = await createOwner(db)
  expect(await earned(ana)).toEqual([])
  await buy(db, ana)
  await buy(db, ana)
  expect(await earned(ana)).toEqual(['first_purchase'])
  await deliver(ana, 'drink_creation')
  await deliver(ana, 'drink_creation')
  expect(await earned(ana)).toEqual(['first_automation', 'first_purchase'])
})

test('asking is not receiving: a request that fails earns nothing', async () => {
  const ana = await createOwner(db)
  const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
  await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
  expect(await earned(ana)).toEqual([])
})

test('five automations and a thousand credits are earned by what was delivered', async () => {
  const ana = await createOwner(db)
  await buy(db, ana, 'price_pacote_empresarial')
  for (let n = 0; n < 4; n++) await deliver(ana, 'drink_creation')
  expect(await earned(ana)).toEqual(['first_automation', 'first_purchase'])
  await deliver(ana, 'drink_creation')
  expect(await earned(ana)).toEqual([
    'first_automation',
    'first_purchase',
    'five_automations',
    'thousand_credits',
  ])
})

test('a workshop counts when it was held', async () => {
  const ana = await createOwner(db)
  const [workshop] = await db.as(
    owner(ana),
    (sql) => sql`
      insert into public.workshops (restaurant_id, automation_type, scheduled_date)
      values (${ana.restaurantId}, 'team_training', now() + interval '5 days') returning id`,
  )
  expect(await earned(ana)).toEqual([])
  await db.as(
    server,
    (sql) => sql`update public.workshops set status = 'completed' where id = ${String(workshop?.id)}`,
  )
  expect(await earned(ana)).toEqual(['first_workshop'])
})

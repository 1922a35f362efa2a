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

test('a request that fails earns nothing', async () => {
  const ana = await createOwner(db)
  const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
  await db.as(server, (sql) => sql`select public.fail_automation_request(${id}, 'internal')`)
  expect(await earned(ana)).toEqual([])
})

test('the achievements for five automations and 1,000 credits count delivered requests', async () => {
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

test('a workshop counts once it was held', async () => {
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

test('an owner sees an achievement announced once, on whichever of two devices asks first', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  const tell = () =>
    db.as(
      owner(ana),
      (sql) => sql`
        update public.user_achievements set seen_at = '2020-01-01' where seen_at is null
        returning achievement_name, seen_at`,
    )
  const told = (await Promise.all([tell(), tell()])).flat()
  expect(told.map((row) => row.achievement_name)).toEqual(['Primeira compra'])
  // The database sets its own time, not the device's.
  expect(new Date(told[0]?.seen_at).getFullYear()).toBeGreaterThan(2020)
  expect(await tell()).toEqual([])
})

test('a stranger cannot mark an achievement as seen, and its owner cannot rewrite it', async () => {
  const ana = await createOwner(db)
  const bruno = await createOwner(db)
  await buy(db, ana)
  const mark = (who: Owner) =>
    db.as(
      owner(who),
      (sql) => sql`update public.user_achievements set seen_at = now() where seen_at is null returning id`,
    )
  expect(await mark(bruno)).toEqual([])
  await expect(
    db.as(owner(ana), (sql) => sql`update public.user_achievements set achievement_name = 'Lenda'`),
  ).rejects.toThrow('permission denied')
  expect(await mark(ana)).toHaveLength(1)
})

test('the trigger keeps columns and the seen state even when every column is granted', async () => {
  const ana = await createOwner(db)
  await buy(db, ana)
  await db.sql`grant update on public.user_achievements to authenticated`
  try {
    const [row] = await db.as(owner(ana), async (sql) => {
      await sql`update public.user_achievements set seen_at = now(), earned_at = '2020-01-01'`
      return sql`
        update public.user_achievements set seen_at = null, achievement_name = 'Lenda'
        returning achievement_name, seen_at, earned_at`
    })
    expect(row?.achievement_name).toBe('Primeira compra')
    expect(row?.seen_at).not.toBeNull()
    expect(new Date(row?.earned_at).getFullYear()).toBeGreaterThan(2020)
  } finally {
    await db.sql`revoke update on public.user_achievements from authenticated`
    await db.sql`grant update (seen_at) on public.user_achievements to authenticated`
  }
})

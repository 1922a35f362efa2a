/** How much a house may store, and its deletion with the account. */
import { describe, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'
import { makeItems, menuReader, menuWriter } from './support/menus.ts'

const db = await createDatabase(10)

const save = menuWriter(db)
const menuOf = menuReader(db)

describe('limits', () => {
  test('a menu has at most 1,000 items, which one statement can replace', async () => {
    const who = await createOwner(db)
    const full = makeItems(1000)
    await save(who, full)
    await expect(save(who, makeItems(1))).rejects.toThrow('limit_reached: menu_items, 1000')
    await save(
      who,
      makeItems(1000),
      full.map(({ id }) => id),
    )
    expect(await menuOf(who)).toHaveLength(1000)
  })

  test('ten tabs at once do not exceed it', async () => {
    const who = await createOwner(db)
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save(who, makeItems(150, n * 150))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toContain('limit_reached: menu_items')
    expect(await menuOf(who)).toHaveLength(900)
  })

  test('ingredient prices, competitors and their prices are limited', async () => {
    const who = await createOwner(db)
    const house = who.restaurantId
    await expect(
      db.as(
        owner(who),
        (sql) => sql`
          insert into public.ingredient_prices (restaurant_id, name, price, amount, unit)
          select ${house}, 'n' || n, 1, 1, 'g' from generate_series(1, 1001) n`,
      ),
    ).rejects.toThrow('limit_reached: ingredient_prices, 1000')
    const competitors = (count: number) =>
      db.as(
        owner(who),
        (sql) =>
          sql`insert into public.competitors (restaurant_id, name) select ${house}, 'n' || n from generate_series(1, ${count}::integer) n`,
      )
    await expect(competitors(51)).rejects.toThrow('limit_reached: competitors, 50')
    await competitors(50)
    const prices = (count: number) => Array.from({ length: count }, () => ({ item: 'Pastel', price: 9 }))
    const rival = (count: number) =>
      db.as(owner(who), async (sql) => {
        const [first] = await sql`select id from public.competitors where name = 'n1'`
        return sql`select public.save_competitor(${house}, ${String(first?.id)}, 'n1', ${sql.json(prices(count))})`
      })
    await expect(rival(201)).rejects.toThrow('limit_reached: competitor_prices, 200')
    await rival(200)
    await rival(200)
  })

  test('each house has its own limit', async () => {
    const who = await createOwner(db)
    await save(who, makeItems(1000))
    await save(await createOwner(db), makeItems(1000))
  })
})

describe('account deletion', () => {
  const leave = (who: Owner) =>
    db.as(owner(who), (sql) => sql`insert into public.account_deletions (user_id) values (${who.userId})`)
  const traces = async (who: Owner) => [
    ...(await db.sql`
      select 'menu_items' as what from public.menu_items where restaurant_id = ${who.restaurantId}
      union all select 'house_settings' from public.house_settings where restaurant_id = ${who.restaurantId}
      union all select 'ingredient_prices' from public.ingredient_prices where restaurant_id = ${who.restaurantId}
      union all select 'competitors' from public.competitors where restaurant_id = ${who.restaurantId}
      union all select 'wish_checks' from public.automation_requests
        where restaurant_id = ${who.restaurantId} and wish_checks is not null`),
  ]
  const fill = async (who: Owner) => {
    await save(who, makeItems(20))
    await db.as(owner(who), async (sql) => {
      await sql`insert into public.house_settings (restaurant_id) values (${who.restaurantId}) on conflict do nothing`
      await sql`insert into public.ingredient_prices (restaurant_id, name, price, amount, unit)
        values (${who.restaurantId}, 'Limão', 5, 1, 'kg') on conflict do nothing`
      await sql`select public.save_competitor(${who.restaurantId}, gen_random_uuid(), ${crypto.randomUUID()}, '[{"item": "x", "price": 1}]')`
    })
  }

  test('deletes the house', async () => {
    const who = await createOwner(db)
    await fill(who)
    const { id } = await requestAutomation(db, who, { type: 'content_generation' })
    await db.as(server, (sql) => {
      const checks = [{ wish: { kind: 'exclude', what: 'amendoim' }, outcome: 'met', reason: '' }]
      return sql`select public.complete_automation_request(${id}, '[]', null, ${sql.json(checks)})`
    })
    expect(await traces(who)).toHaveLength(24)
    await leave(who)
    expect(await traces(who)).toEqual([])
    await expect(save(who, makeItems(1))).rejects.toThrow(/account_deleted|row-level security/)
  })

  test('during a save leaves nothing behind and does not deadlock', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 40; round++) {
      const who = await createOwner(db)
      await fill(who)
      const outcomes = await Promise.allSettled([
        fill(who),
        save(who, makeItems(5)),
        leave(who),
        fill(who),
        db.as(owner(who), (sql) => sql`update public.menu_items set price = 5`),
        db.as(owner(who), (sql) => sql`delete from public.competitors`),
      ])
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(String(outcome.reason)).toMatch(/account_deleted|row-level security/)
      expect(await traces(who)).toEqual([])
    }
  })
})

/** The data of `/casa`: limits, access, and its deletion with the account. */
import { allergens } from '@consulting/base/allergens'
import { type HouseRows, houseColumns, houseFromRows } from '@consulting/base/house/from-rows'
import { houseSchema } from '@consulting/base/house/house'
import type { JSONValue } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase(10)
let ana: Owner
let bruno: Owner

beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db)
})

type Item = {
  id?: string
  name: string
  [column: string]: string | number | boolean | string[] | null | undefined
}

const save = (
  who: Owner,
  items: readonly Item[],
  removed: readonly string[] = [],
  house = who.restaurantId,
) =>
  db.as(
    owner(who),
    (sql) =>
      sql`select public.save_menu(${house}, ${sql.json([...items])}, ${sql.array([...removed], 2950)})`,
  )
const menuOf = async (who: Owner) => [
  ...(await db.sql`select * from public.menu_items where restaurant_id = ${who.restaurantId} order by position, name`),
]
const items = (count: number, from = 0): (Item & { id: string })[] =>
  Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Item ${from + index}`,
    position: from + index,
    price: 10 + index / 100,
  }))

describe('a menu', () => {
  test('of 500 items is saved, changed and restored, each in one statement', async () => {
    const who = await createOwner(db)
    const before = items(500)
    await save(who, before)
    const first = await menuOf(who)
    expect(first).toHaveLength(500)
    const added = items(20, 500)
    const changed = before.slice(0, 100).map((item) => ({ ...item, price: 99.9 }))
    const gone = before.slice(480)
    await save(
      who,
      [...changed, ...added],
      gone.map(({ id }) => id),
    )
    const second = await menuOf(who)
    expect(second.map(({ name }) => name)).toEqual([
      ...before.slice(0, 480).map(({ name }) => name),
      ...added.map(({ name }) => name),
    ])
    expect(second.filter(({ price }) => price === '99.90')).toHaveLength(100)
    await save(
      who,
      [...before.slice(0, 100), ...gone],
      added.map(({ id }) => id),
    )
    const undone = await menuOf(who)
    const same = ({ updated_at: _, ...row }: Record<string, unknown>) => row
    expect(undone.map(same)).toEqual(first.map(same))
  })

  test('keeps the date of an unchanged item', async () => {
    const who = await createOwner(db)
    const [one, two] = items(2)
    if (!one || !two) throw new Error('no items')
    await save(who, [one, two])
    const [before] = await menuOf(who)
    await save(who, [one, { ...two, price: 50 }])
    const [same, other] = await menuOf(who)
    expect(same?.updated_at).toEqual(before?.updated_at)
    expect(Number(other?.updated_at)).toBeGreaterThan(Number(before?.updated_at))
  })

  test('is saved whole or not at all', async () => {
    const who = await createOwner(db)
    await save(who, items(3))
    const kept = await menuOf(who)
    await expect(
      save(
        who,
        [...items(2), { name: 'x'.repeat(121) }],
        kept.map(({ id }) => String(id)),
      ),
    ).rejects.toMatchObject({ code: '23514' })
    expect(await menuOf(who)).toEqual(kept)
  })

  test('stores 0 as unknown', async () => {
    const who = await createOwner(db)
    await save(who, [{ name: 'Couvert', price: 0, cost: 0 }])
    expect(await menuOf(who)).toMatchObject([
      { price: null, cost: null, allergens: null, kind: null, active: true },
    ])
  })
})

describe('a house', () => {
  test("cannot be changed or referenced by a stranger, and its owner's same statements pass", async () => {
    const [item] = items(1)
    if (!item) throw new Error('no item')
    await save(ana, [item])
    const competitor = crypto.randomUUID()
    const rival = (who: Owner, house: string) =>
      db.as(
        owner(who),
        (sql) =>
          sql`select public.save_competitor(${house}, ${competitor}, 'Rival', '[{"item": "Pastel", "price": 9}]')`,
      )
    await rival(ana, ana.restaurantId)
    // Add to her house, replace her item or competitor, and delete from her menu.
    await expect(save(bruno, [{ name: 'Dele' }], [], ana.restaurantId)).rejects.toThrow('row-level security')
    await expect(save(bruno, [{ ...item, name: 'Dele' }])).rejects.toThrow('row-level security')
    await expect(rival(bruno, bruno.restaurantId)).rejects.toThrow('row-level security')
    await expect(
      db.as(
        owner(bruno),
        (sql) =>
          sql`insert into public.competitor_prices (competitor_id, item, price) values (${competitor}, 'Pastel', 1)`,
      ),
    ).rejects.toThrow('row-level security')
    await save(bruno, [], [item.id])
    await save(bruno, [], [item.id], ana.restaurantId)
    expect(await menuOf(ana)).toMatchObject([{ id: item.id, name: item.name }])

    await save(ana, [{ ...item, name: 'Dela' }])
    expect(await menuOf(ana)).toMatchObject([{ name: 'Dela' }])
    await save(ana, [], [item.id])
    expect(await menuOf(ana)).toEqual([])
  })

  test('cannot be moved to another restaurant', async () => {
    const who = await createOwner(db)
    await save(who, items(1))
    await expect(
      db.as(owner(who), (sql) => sql`update public.menu_items set restaurant_id = ${ana.restaurantId}`),
    ).rejects.toThrow('row-level security')
  })

  test.each([
    `select public.save_menu(gen_random_uuid(), '[]')`,
    `select public.save_competitor(gen_random_uuid(), gen_random_uuid(), 'x', '[]')`,
    `insert into public.menu_items (restaurant_id, name) values (gen_random_uuid(), 'x')`,
    'delete from public.menu_items',
    'select * from public.house_settings',
  ])('%s is refused to visitors and to the service key', async (statement) => {
    for (const who of [visitor, server])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  })

  test('passes its rows to the automations in their schema', async () => {
    const who = await createOwner(db)
    const house = who.restaurantId
    await save(who, [
      {
        name: 'ã'.repeat(120),
        section: 'b'.repeat(60),
        description: 'c'.repeat(300),
        size: 'd'.repeat(40),
        price: 100_000,
        cost: 0.1234,
        allergens: [...allergens],
        kind: 'soft_drink',
        active: false,
      },
    ])
    await db.as(owner(who), async (sql) => {
      const list = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length))
      await sql`insert into public.house_settings ${sql({
        restaurant_id: house,
        equipment: list(60, 60),
        glassware: list(40, 60),
        techniques: list(40, 60),
        restrictions: list(40, 120),
        seats: 5000,
        neighbourhood: 'n'.repeat(80),
        price_ceiling: 100_000,
        price_floor: 0.01,
        opening: sql.json({ 0: { from: '18:00', to: '02:30' }, 6: null }),
      })}`
      await sql`insert into public.ingredient_prices (restaurant_id, name, price, amount, unit)
        values (${house}, 'Carvalho Premium', 55, 500, 'ml')`
      const prices = Array.from({ length: 200 }, () => ({
        item: 'i',
        price: 0.01,
        size: null,
        noted_on: '2026-11-22',
      }))
      await sql`select public.save_competitor(${house}, gen_random_uuid(), 'Rival', ${sql.json(prices)})`
    })
    const [row] = await db.as(
      owner(who),
      (sql) => sql<HouseRows[]>`
        select to_jsonb(s) as house_settings,
          (select jsonb_agg(to_jsonb(m)) from public.menu_items m) as menu_items,
          (select jsonb_agg(to_jsonb(i)) from public.ingredient_prices i) as ingredient_prices,
          (select jsonb_agg(to_jsonb(c) || jsonb_build_object('competitor_prices', (
            select jsonb_agg(to_jsonb(p)) from public.competitor_prices p where p.competitor_id = c.id)))
            from public.competitors c) as competitors
        from public.house_settings s`,
    )
    if (!row) throw new Error('no house')
    const read = houseFromRows(row)
    expect(houseSchema.parse(read)).toEqual(read)
    expect(read.menuChangedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(read.menu[0]?.allergens).toEqual([...allergens])
    expect(read.settings.opening).toEqual({ 0: { from: '18:00', to: '02:30' }, 6: null })
    // Every name in the select is a table's.
    for (const name of houseColumns.match(/\w+(?=\()/g) ?? [])
      expect(await db.sql`select from pg_class where relname = ${name}`).toHaveLength(1)
  })
})

describe('values', () => {
  const refused: [string, Record<string, string | number | string[] | null>][] = [
    ['menu_items', { name: '' }],
    ['menu_items', { name: '\u200b' }],
    ['menu_items', { name: 'x'.repeat(121) }],
    ['menu_items', { section: 'x'.repeat(61) }],
    ['menu_items', { description: 'x'.repeat(301) }],
    ['menu_items', { size: 'x'.repeat(41) }],
    ['menu_items', { price: 0 }],
    ['menu_items', { price: -1 }],
    ['menu_items', { price: 100_000.01 }],
    ['menu_items', { cost: 100_000.01 }],
    ['menu_items', { allergens: ['nuts'] }],
    ['menu_items', { position: -1 }],
    ['house_settings', { seats: 0 }],
    ['house_settings', { seats: 5001 }],
    ['house_settings', { neighbourhood: 'x'.repeat(81) }],
    ['house_settings', { price_ceiling: 0 }],
    ['house_settings', { price_ceiling: 10, price_floor: 11 }],
    ['house_settings', { equipment: Array.from({ length: 61 }, () => 'x') }],
    ['house_settings', { equipment: ['x'.repeat(61)] }],
    ['house_settings', { glassware: [' '] }],
    ['house_settings', { techniques: Array.from({ length: 41 }, () => 'x') }],
    ['house_settings', { restrictions: ['x'.repeat(121)] }],
    ['house_settings', { opening: '{"7": null}' }],
    ['house_settings', { opening: '{"0": {"from": "24:00", "to": "02:00"}}' }],
    ['house_settings', { opening: '{"0": {"from": "18:00"}}' }],
    ['house_settings', { opening: '{"0": {"from": "18:00", "to": "02:00", "x": 1}}' }],
    ['house_settings', { opening: '[]' }],
    ['house_settings', { opening: '{"0": 5}' }],
    ['ingredient_prices', { price: 0 }],
    ['ingredient_prices', { amount: 0 }],
    ['ingredient_prices', { amount: 1_000_001 }],
    ['ingredient_prices', { name: 'x'.repeat(121) }],
    ['competitors', { name: 'x'.repeat(121) }],
  ]
  const least: Record<string, Record<string, string | number>> = {
    menu_items: { name: 'Pastel' },
    house_settings: {},
    ingredient_prices: { name: 'Limão', price: 5, amount: 1, unit: 'kg' },
    competitors: { name: 'Rival' },
  }
  const insert = (who: Owner, table: string, row: Record<string, string | number | string[] | null>) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into public.${sql(table)} ${sql({ restaurant_id: who.restaurantId, ...least[table], ...row })}`,
    )

  test.each(refused)('%s refuses %j', async (table, row) => {
    await expect(insert(ana, table, row)).rejects.toMatchObject({ code: '23514' })
  })

  test.each(Object.keys(least))('%s accepts values within the limits', async (table) => {
    await insert(await createOwner(db), table, {})
  })

  test('an ingredient has one price, and a competitor one entry', async () => {
    for (const table of ['ingredient_prices', 'competitors']) {
      const who = await createOwner(db)
      await insert(who, table, {})
      await expect(insert(who, table, {})).rejects.toMatchObject({ code: '23505' })
    }
  })
})

describe('limits', () => {
  test('a menu has at most 1,000 items, which one statement can replace', async () => {
    const who = await createOwner(db)
    const full = items(1000)
    await save(who, full)
    await expect(save(who, items(1))).rejects.toThrow('limit_reached: menu_items, 1000')
    await save(
      who,
      items(1000),
      full.map(({ id }) => id),
    )
    expect(await menuOf(who)).toHaveLength(1000)
  })

  test('ten tabs at once do not exceed it', async () => {
    const who = await createOwner(db)
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save(who, items(150, n * 150))),
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
    await save(who, items(1000))
    await save(await createOwner(db), items(1000))
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
    await save(who, items(20))
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
      const checks = [
        { wish: { kind: 'exclude', what: 'amendoim' }, outcome: 'met', reason: '', section: null },
      ]
      return sql`select public.complete_automation_request(${id}, '[]', null, ${sql.json(checks)})`
    })
    expect(await traces(who)).toHaveLength(24)
    await leave(who)
    expect(await traces(who)).toEqual([])
    await expect(save(who, items(1))).rejects.toThrow(/account_deleted|row-level security/)
  })

  test('during a save leaves nothing behind and does not deadlock', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 40; round++) {
      const who = await createOwner(db)
      await fill(who)
      const outcomes = await Promise.allSettled([
        fill(who),
        save(who, items(5)),
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

describe('the checks of a request', () => {
  const checks = [
    { wish: { kind: 'count', count: 6, text: 'seis' }, outcome: 'met', reason: '', section: null },
  ]
  const complete = (id: string, value: JSONValue) =>
    db.as(
      server,
      (sql) => sql`select public.complete_automation_request(${id}, '[]', null, ${sql.json(value)})`,
    )
  const stored = async (id: string) =>
    (await db.sql`select wish_checks, status from public.automation_requests where id = ${id}`)[0]

  test('are written by the server only', async () => {
    const who = await createOwner(db)
    const [row] = await db.as(
      owner(who),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id, wish_checks)
        select ${who.restaurantId}, id, ${sql.json(checks)} from public.automations_catalog where type = 'content_generation'
        returning id, wish_checks`,
    )
    expect(row?.wish_checks).toBeNull()
    const id = String(row?.id)
    const change = () =>
      db.as(
        owner(who),
        (sql) => sql`update public.automation_requests set wish_checks = ${sql.json([])} where id = ${id}`,
      )
    await change()
    expect(await stored(id)).toMatchObject({ wish_checks: null })
    await complete(id, checks)
    expect(await stored(id)).toEqual({ wish_checks: checks, status: 'completed' })
    await change()
    expect(await stored(id)).toMatchObject({ wish_checks: checks })
  })

  test.each<[JSONValue]>([
    [{}],
    [[1]],
    [[{ wish: 'amendoim', outcome: 'met' }]],
    [[{ wish: {}, outcome: 'perhaps' }]],
    [Array.from({ length: 401 }, () => ({ wish: {}, outcome: 'met' }))],
    [[{ wish: { text: 'x'.repeat(1_048_577) }, outcome: 'met' }]],
  ])('are refused in another shape (%#)', async (value) => {
    const { id } = await requestAutomation(db, await createOwner(db), { type: 'content_generation' })
    await expect(complete(id, value)).rejects.toMatchObject({ code: '23514' })
    expect(await stored(id)).toMatchObject({ status: 'processing' })
  })
})

describe('the request sheet', () => {
  const ask = (who: Owner, data: Record<string, string | { text: string }>) =>
    db.as(
      owner(who),
      (sql) => sql`
        insert into public.automation_requests (restaurant_id, automation_id, input_data)
        select ${who.restaurantId}, id, ${sql.json(data)} from public.automations_catalog where type = 'content_generation'`,
    )
  const letters = (count: number) => 'x'.repeat(count)

  test('has its own size limit, separate from the answers', async () => {
    const who = await createOwner(db)
    await ask(who, { answer: letters(262_000), request_sheet: { text: letters(262_000) } })
    for (const data of [
      { answer: letters(262_144) },
      { request_sheet: { text: letters(262_144) } },
      { answer: 'x', request_sheet: { text: letters(262_144) } },
    ])
      await expect(ask(who, data)).rejects.toMatchObject({ code: '23514' })
  })
})

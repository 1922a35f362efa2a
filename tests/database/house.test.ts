/** The data of `/casa`: how it is saved, who has access, and which values are accepted. */
import { allergens } from '@consulting/base/allergens'
import { type HouseRows, houseColumns, houseFromRows } from '@consulting/base/house/from-rows'
import { houseSchema } from '@consulting/base/house/house'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, createOwner, type Owner, owner, server, visitor } from './support/database.ts'
import { makeItems, menuReader, menuWriter } from './support/menus.ts'

const db = await createDatabase(10)
let ana: Owner
let bruno: Owner

beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db)
})

const save = menuWriter(db)
const menuOf = menuReader(db)

describe('a menu', () => {
  test('of 500 items is saved, changed and restored, each in one statement', async () => {
    const who = await createOwner(db)
    const before = makeItems(500)
    await save(who, before)
    const first = await menuOf(who)
    expect(first).toHaveLength(500)
    const added = makeItems(20, 500)
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
    const [one, two] = makeItems(2)
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
    await save(who, makeItems(3))
    const kept = await menuOf(who)
    await expect(
      save(
        who,
        [...makeItems(2), { name: 'x'.repeat(121) }],
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
    const [item] = makeItems(1)
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
    await save(who, makeItems(1))
    await expect(
      db.as(owner(who), (sql) => sql`update public.menu_items set restaurant_id = ${ana.restaurantId}`),
    ).rejects.toThrow('row-level security')
  })

  test.each([
    `select public.save_menu(gen_random_uuid(), '[]')`,
    `select public.save_competitor(gen_random_uuid(), gen_random_uuid(), 'x', '[]')`,
    `insert into public.menu_items (restaurant_id, name) values (gen_random_uuid(), 'x')`,
    'delete from public.menu_items',
    'delete from public.house_settings',
  ])('%s is refused to visitors and to the service key', async (statement) => {
    for (const who of [visitor, server])
      await expect(db.as(who, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  })

  test('is read by the worker of the queue with the service key, and by no visitor', async () => {
    const read = 'select * from public.house_settings'
    expect(await db.as(server, (sql) => sql.unsafe(read))).toBeInstanceOf(Array)
    await expect(db.as(visitor, (sql) => sql.unsafe(read))).rejects.toThrow('permission denied')
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

import { beforeAll, describe, expect, test } from 'vitest'
import { randomCnpj } from '../support/cnpj.ts'
import {
  automationId,
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  requestAutomation,
  saveAddress,
  server,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
let ana: Owner
let bruno: Owner

// Ana owns a row in every table. Bruno is a stranger with a restaurant. The visitor has none.
beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db)
  await saveAddress(db, ana)
  await buy(db, ana, 'price_consultoria_extrapremium')
  await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  await db.as(server, async (sql) => {
    await sql`update public.orders set status = 'shipped' where restaurant_id = ${ana.restaurantId}`
    await sql`update public.orders set status = 'delivered' where restaurant_id = ${ana.restaurantId}`
    const results = [{ title: 'Caju da Praia', content_type: 'recipe', content: {} }]
    await sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
    await sql`insert into public.user_achievements (restaurant_id, achievement_code, achievement_name, description)
      values (${ana.restaurantId}, 'by_hand', 'À mão', 'Dada pela equipe')`
    await sql`insert into public.stripe_customers (customer_id, user_id) values ('cus_1', ${ana.userId})`
    await sql`insert into public.stripe_subscriptions (subscription_id, customer_id, subscription_status) values ('sub_1', 'cus_1', 'active')`
  })
  await db.as(owner(ana), async (sql) => {
    const house = ana.restaurantId
    await sql`insert into public.notification_preferences (user_id, topic, by_email) values (${ana.userId}, 'news', false)`
    await sql`insert into public.house_settings (restaurant_id, seats) values (${house}, 40)`
    await sql`insert into public.menu_items (restaurant_id, name, price) values (${house}, 'Pastel', 18.9)`
    await sql`insert into public.ingredient_prices (restaurant_id, name, price, amount, unit) values (${house}, 'Limão', 5, 1, 'kg')`
    await sql`select public.save_competitor(${house}, gen_random_uuid(), 'Bar da Esquina', '[{"item": "Pastel", "price": 17}]')`
  })
})

const privateTables = [
  'restaurants',
  'credit_transactions',
  'credit_lots',
  'orders',
  'order_items',
  'order_addresses',
  'order_events',
  'delivery_addresses',
  'automation_entitlements',
  'automation_requests',
  'generated_content',
  'workshops',
  'user_achievements',
  'credit_months',
  'credit_days',
  'automation_usage',
  'delivered_months',
  'stripe_customers',
  'stripe_orders',
  'stripe_subscriptions',
  'stripe_user_orders',
  'stripe_user_subscriptions',
  'notifications',
  'notification_preferences',
] as const

/** Tables that their owner fills and empties. */
const ownTables = [
  'house_settings',
  'menu_items',
  'ingredient_prices',
  'competitors',
  'competitor_prices',
] as const

/** Tables and views that staff read: staff.test.ts. */
const staffTables = [
  'staff_members',
  'staff_audit',
  'staff_flags',
  'order_fulfilments',
  'bottle_lots',
  'order_item_lots',
] as const

const catalogueTables = ['automations_catalog', 'products', 'product_bundle_items'] as const

describe.each([...privateTables, ...ownTables])('%s', (table) => {
  test('shows its rows to their owner, and none to a stranger or a visitor', async () => {
    const read = (role: Parameters<typeof db.as>[0]) =>
      db.as(role, (sql) => sql`select * from public.${sql(table)}`)
    expect((await read(owner(ana))).length).toBeGreaterThan(0)
    // Control: the stranger sees their own restaurant and no other.
    expect(await read(owner(bruno))).toHaveLength(table === 'restaurants' ? 1 : 0)
    await expect(read(visitor)).rejects.toThrow('permission denied')
  })
})

describe.each(privateTables)('%s', (table) => {
  test('refuses deletion by its owner', async () => {
    await expect(db.as(owner(ana), (sql) => sql`delete from public.${sql(table)}`)).rejects.toThrow(
      /permission denied|cannot delete from view/,
    )
  })
})

describe.each(catalogueTables)('%s', (table) => {
  test('is readable by every owner, not by a visitor, and writable by neither', async () => {
    expect(
      (await db.as(owner(bruno), (sql) => sql`select * from public.${sql(table)}`)).length,
    ).toBeGreaterThan(0)
    await expect(db.as(visitor, (sql) => sql`select * from public.${sql(table)}`)).rejects.toThrow(
      'permission denied',
    )
    await expect(db.as(owner(ana), (sql) => sql`delete from public.${sql(table)}`)).rejects.toThrow(
      'permission denied',
    )
  })
})

test('this file covers every table and view of the API', async () => {
  const relations = await db.sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') order by 1`
  const covered = [
    ...privateTables,
    ...ownTables,
    ...catalogueTables,
    ...staffTables,
    // Covered elsewhere: public-forms.test.ts, account.test.ts, cleanup.test.ts, stock.test.ts.
    'bottle_stock',
    'newsletter_subscribers',
    'service_areas',
    'expansion_waitlist',
    'account_deletions',
    'cleanup_tasks',
  ].sort()
  expect(relations.map((relation) => relation.name)).toEqual(covered)
})

describe.each(staffTables)('%s', (table) => {
  test('shows an owner nothing and refuses a visitor', async () => {
    const read = (role: Parameters<typeof db.as>[0]) =>
      db.as(role, (sql) => sql`select * from public.${sql(table)}`)
    expect(await read(owner(ana))).toEqual([])
    await expect(read(visitor)).rejects.toThrow('permission denied')
  })
})

describe('a table that only the server writes', () => {
  const inserts: Record<string, (who: Owner) => Record<string, string | number>> = {
    credit_transactions: (who) => ({
      restaurant_id: who.restaurantId,
      transaction_type: 'bonus',
      amount: 1000,
      source: 'order',
      source_id: 'x',
      balance_after: 1000,
    }),
    credit_lots: (who) => ({
      restaurant_id: who.restaurantId,
      kind: 'bonus',
      source: 'order',
      source_id: 'x',
      granted: 1000,
      remaining: 1000,
      granted_at: '2026-01-01',
      expires_at: '2036-01-01',
    }),
    orders: (who) => ({ restaurant_id: who.restaurantId, status: 'delivered', invoice_amount: 5000 }),
    user_achievements: (who) => ({
      restaurant_id: who.restaurantId,
      achievement_code: 'x',
      achievement_name: 'x',
      description: 'x',
    }),
    stripe_customers: (who) => ({ customer_id: 'cus_x', user_id: who.userId }),
  }

  test.each(Object.keys(inserts))('%s refuses rows and changes from an owner', async (table) => {
    const row = inserts[table]?.(ana) ?? {}
    await expect(
      db.as(owner(ana), (sql) => sql`insert into public.${sql(table)} ${sql(row)}`),
    ).rejects.toThrow('permission denied')
    const [column] = Object.keys(row)
    await expect(
      db.as(
        owner(ana),
        (sql) => sql`update public.${sql(table)} set ${sql(column ?? '')} = ${sql(column ?? '')}`,
      ),
    ).rejects.toThrow('permission denied')
  })

  test.each([
    `select public.apply_stripe_event('{}')`,
    `select public.place_order(gen_random_uuid(), '[]')`,
    `select public.attach_checkout_session(gen_random_uuid(), 'x')`,
    `select public.complete_automation_request(gen_random_uuid(), '[]')`,
    `select public.fail_automation_request(gen_random_uuid(), 'x')`,
    `select public.report_automation_progress(gen_random_uuid(), 1)`,
    `select public.claim_automation_request(gen_random_uuid())`,
    `select public.place_checkout_order(gen_random_uuid(), '[]', true, '', '')`,
    `select public.reapply_reversals(gen_random_uuid())`,
    `select public.upkeep_status()`,
    `select public.run_upkeep()`,
    `select public.run_notification_upkeep()`,
    `select public.reconciliation_orders(now())`,
    `select private.post_entry(gen_random_uuid(), 'bonus', 1, 'order', 'x')`,
    `select private.spend_credits(gen_random_uuid(), 1, 'order', 'x')`,
    `select private.refund_credits('order', 'x')`,
  ])('%s is refused to owners and visitors', async (statement) => {
    await expect(db.as(owner(ana), (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    await expect(db.as(visitor, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  })
})

describe('restaurants', () => {
  test("accept a whole stale row, and keep the columns that are not the owner's", async () => {
    const [before] = await db.as(owner(ana), (sql) => sql`select * from public.restaurants`)
    if (!before) throw new Error('Ana has no restaurant')
    const sent = {
      ...before,
      name: 'Bar da Ana',
      user_id: bruno.userId,
      cnpj: '99999999999999',
      consulting_credit_balance: 999_999,
      credit_balance: 7,
      premium_unlocked_at: new Date(),
      created_at: new Date(0),
      establishment_type: 'pub',
    }
    const [after] = await db.as(
      owner(ana),
      (sql) => sql`update public.restaurants set ${sql(sent)} where id = ${ana.restaurantId} returning *`,
    )
    expect(after).toEqual({ ...before, name: 'Bar da Ana', updated_at: after?.updated_at })
  })

  test('start with a balance of 0, whatever the owner sends', async () => {
    const userId = crypto.randomUUID()
    await db.sql`insert into auth.users (id) values (${userId})`
    const [row] = await db.as(
      { role: 'authenticated', userId },
      (sql) => sql`
        insert into public.restaurants (user_id, name, cnpj, consulting_credit_balance, credit_balance)
        values (${userId}, 'Bar', '12ABC34501DE35', 500, 500)
        returning consulting_credit_balance, credit_balance, premium_unlocked_at`,
    )
    expect(row).toEqual({ consulting_credit_balance: 0, credit_balance: 0, premium_unlocked_at: null })
  })

  test('cannot be created for another user or changed by a stranger', async () => {
    await expect(
      db.as(
        owner(bruno),
        (sql) =>
          sql`insert into public.restaurants (user_id, name, cnpj) values (${ana.userId}, 'Bar', ${randomCnpj()})`,
      ),
    ).rejects.toThrow('row-level security')
    const changed = await db.as(
      owner(bruno),
      (sql) => sql`update public.restaurants set name = 'meu' where id = ${ana.restaurantId} returning id`,
    )
    expect(changed).toHaveLength(0)
  })

  test('refuse a second one of the same owner, and a CNPJ that exists', async () => {
    const [mine] = await db.sql`select cnpj from public.restaurants where id = ${ana.restaurantId}`
    await expect(
      db.as(
        owner(ana),
        (sql) =>
          sql`insert into public.restaurants (user_id, name, cnpj) values (${ana.userId}, 'Bar', ${randomCnpj()})`,
      ),
    ).rejects.toMatchObject({ code: '23505' })
    const userId = crypto.randomUUID()
    await db.sql`insert into auth.users (id) values (${userId})`
    await expect(
      db.as(
        { role: 'authenticated', userId },
        (sql) =>
          sql`insert into public.restaurants (user_id, name, cnpj) values (${userId}, 'Bar', ${String(mine?.cnpj)})`,
      ),
    ).rejects.toMatchObject({ code: '23505' })
  })
})

describe('automation_requests', () => {
  test('cannot be created for a stranger, who is not charged', async () => {
    const before = await balanceOf(db, ana)
    const automation = await automationId(db, 'content_generation')
    await expect(
      db.as(
        owner(bruno),
        (sql) => sql`
          insert into public.automation_requests (restaurant_id, automation_id) values (${ana.restaurantId}, ${automation})`,
      ),
    ).rejects.toThrow('row-level security')
    expect(await balanceOf(db, ana)).toBe(before)
  })

  test('let their owner complete one that is processing, and change nothing else', async () => {
    const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
    const [untouched] = await db.as(
      owner(ana),
      (sql) => sql`
        update public.automation_requests set credits_used = 5, input_data = '{"a":1}' where id = ${id}
        returning credits_used, input_data, status`,
    )
    expect(untouched).toEqual({ credits_used: 0, input_data: {}, status: 'processing' })
    const [completed] = await db.as(
      owner(ana),
      (sql) => sql`
        update public.automation_requests set status = 'completed', output_data = '{"results_count": 99}' where id = ${id}
        returning status, output_data`,
    )
    expect(completed).toEqual({ status: 'completed', output_data: { results_count: 0 } })
  })

  test.each(['failed', 'cancelled', 'pending'])(
    'an owner cannot set one to %s, which would give credits back',
    async (status) => {
      const { id } = await requestAutomation(db, ana, { type: 'content_generation' })
      await expect(
        db.as(
          owner(ana),
          (sql) => sql`update public.automation_requests set status = ${status} where id = ${id}`,
        ),
      ).rejects.toThrow('request_transition')
    },
  )

  test('stay completed when their owner reopens them', async () => {
    const [done] = await db.sql`select id from public.automation_requests where status = 'completed' limit 1`
    await expect(
      db.as(
        owner(ana),
        (sql) =>
          sql`update public.automation_requests set status = 'processing' where id = ${String(done?.id)}`,
      ),
    ).rejects.toThrow('request_final')
  })
})

describe('workshops', () => {
  const book = (who: Owner, values: Record<string, string | number>) =>
    db.as(
      owner(who),
      (sql) =>
        sql`insert into public.workshops ${sql({ restaurant_id: who.restaurantId, ...values })} returning *`,
    )
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('get their price from the catalogue, and booking charges nothing', async () => {
    const before = await balanceOf(db, ana)
    const [workshop] = await book(ana, {
      automation_type: 'drink_creation',
      scheduled_date: inDays(7),
      credits_required: 1,
      status: 'completed',
    })
    expect(workshop).toMatchObject({ credits_required: 200, status: 'pending' })
    expect(await balanceOf(db, ana)).toBe(before)
  })

  test('refuse a date in the past and an event that was not granted', async () => {
    await expect(
      book(ana, { automation_type: 'drink_creation', scheduled_date: inDays(-1) }),
    ).rejects.toThrow('workshop_in_past')
    await expect(
      book(ana, { automation_type: 'exclusive_event', scheduled_date: inDays(7) }),
    ).rejects.toThrow('workshop_type')
  })

  test('can be cancelled by their owner until 48 hours before, and never marked as held', async () => {
    const [far] = await book(ana, { automation_type: 'team_training', scheduled_date: inDays(3) })
    const [near] = await book(ana, { automation_type: 'team_training', scheduled_date: inDays(1) })
    const set = (id: unknown, status: string) =>
      db.as(
        owner(ana),
        (sql) =>
          sql`update public.workshops set status = ${status} where id = ${String(id)} returning status`,
      )
    await expect(set(near?.id, 'cancelled')).rejects.toThrow('workshop_cancel_too_late')
    await expect(set(far?.id, 'completed')).rejects.toThrow('workshop_transition')
    expect(await set(far?.id, 'cancelled')).toMatchObject([{ status: 'cancelled' }])
  })

  test('charge once when they are held', async () => {
    const carla = await createOwner(db)
    await buy(db, carla)
    const [workshop] = await book(carla, { automation_type: 'drink_creation', scheduled_date: inDays(3) })
    for (const status of ['completed', 'delivered']) {
      await db.as(
        server,
        (sql) => sql`update public.workshops set status = ${status} where id = ${String(workshop?.id)}`,
      )
    }
    expect(await balanceOf(db, carla)).toBe(20)
  })
})

describe('uploads', () => {
  const put = (who: Owner, folder: string, file = `${crypto.randomUUID()}.pdf`) =>
    db.as(
      owner(who),
      (sql) =>
        sql`insert into storage.objects (bucket_id, name) values ('uploads', ${`${folder}/${file}`}) returning name`,
    )
  const seen = (role: Parameters<typeof db.as>[0]) =>
    db.as(role, (sql) => sql`select name from storage.objects where bucket_id = 'uploads'`)

  test('go to a private bucket that accepts up to 10 MB and no programs', async () => {
    const [bucket] = await db.sql`
      select public, file_size_limit::integer as bytes, 'application/pdf' = any(allowed_mime_types) as pdf,
        'application/x-msdownload' = any(allowed_mime_types) as program
      from storage.buckets where id = 'uploads'`
    expect(bucket).toEqual({ public: false, bytes: 10_485_760, pdf: true, program: false })
  })

  test('are written, read and deleted by the owner of their folder alone', async () => {
    expect(await put(ana, ana.restaurantId)).toHaveLength(1)
    await expect(put(bruno, ana.restaurantId)).rejects.toThrow('row-level security')
    await expect(put(ana, `x/${ana.restaurantId}`)).rejects.toThrow('row-level security')
    await expect(put(ana, '..')).rejects.toThrow('row-level security')
    expect(await seen(owner(ana))).toHaveLength(1)
    expect(await seen(owner(bruno))).toHaveLength(0)
    const remove = (who: Owner) => db.as(owner(who), (sql) => sql`delete from storage.objects returning name`)
    expect(await remove(bruno)).toHaveLength(0)
    const change = await db.as(
      owner(ana),
      (sql) => sql`update storage.objects set name = 'x/y.pdf' returning name`,
    )
    expect(change).toHaveLength(0)
    expect(await remove(ana)).toHaveLength(1)
  })
})

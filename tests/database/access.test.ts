import { beforeAll, describe, expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  placeOrder,
  requestAutomation,
  saveAddress,
  server,
  verifyAge,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
let ana: Owner
let bruno: Owner

// Ana owns a row in every table. Bruno is a stranger with a restaurant. The visitor has none.
beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db, {})
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  await buy(db, ana, 'price_consultoria_extrapremium')
  const starter = await buy(db, ana)
  const { id } = await requestAutomation(db, ana)
  const { order_id } = await placeOrder(db, ana, 'price_pacote_profissional')
  await db.sql`insert into public.payment_instructions values
    (${order_id}, 'pi_1', 'boleto', 'https://payments.example/1', '0009', now(), now())`
  await db.as(server, async (sql) => {
    await sql`update public.orders set status = 'shipped' where restaurant_id = ${ana.restaurantId} and paid_at is not null`
    await sql`update public.orders set status = 'delivered' where restaurant_id = ${ana.restaurantId} and paid_at is not null`
    const results = [{ title: 'Caju da Praia', content_type: 'recipe', content: {} }]
    await sql`select public.complete_automation_request(${id}, ${sql.json(results)})`
    await sql`insert into public.user_achievements (restaurant_id, achievement_code, achievement_name, description)
      values (${ana.restaurantId}, 'by_hand', 'À mão', 'Dada pela equipe')`
    await sql`insert into public.stripe_customers (customer_id, user_id) values ('cus_1', ${ana.userId})`
    await sql`insert into public.stripe_subscriptions (subscription_id, customer_id, subscription_status) values ('sub_1', 'cus_1', 'active')`
  })
  await db.as(owner(ana), async (sql) => {
    await sql`select public.begin_visit(), public.accept_legal_versions('{"terms": 2, "privacy": 2}')`
    const house = ana.restaurantId
    await sql`insert into public.notification_preferences (user_id, topic, by_email) values (${ana.userId}, 'news', false)`
    await sql`insert into public.house_settings (restaurant_id, seats) values (${house}, 40)`
    await sql`insert into public.menu_items (restaurant_id, name, price) values (${house}, 'Pastel', 18.9)`
    await sql`insert into public.ingredient_prices (restaurant_id, name, price, amount, unit) values (${house}, 'Limão', 5, 1, 'kg')`
    await sql`select public.save_competitor(${house}, gen_random_uuid(), 'Bar da Esquina', '[{"item": "Pastel", "price": 17}]')`
    await sql`select public.request_review(${id}, 'Olhem os preços')`
    await sql`select public.share_report(${id}, 1, 7)`
  })
  await db.sql`insert into public.order_withdrawals
    (order_id, restaurant_id, amount, statement, refund_target, credits_target, way)
    values (${starter}, ${ana.restaurantId}, 1, '{}', 100, 0, 'bank')`
  await db.as(
    owner(ana),
    (sql) => sql`insert into public.refund_accounts
      (order_id, restaurant_id, holder, tax_id, bank_code, branch, account, account_kind)
      values (${starter}, ${ana.restaurantId}, 'Ana', '52998224725', '001', '1234', '12345-6', 'checking')`,
  )
  await db.sql`
    with review as (
      update public.reviews set state = 'done', done_at = now() where automation_request_id = ${id} returning *
    ), question as (
      insert into public.review_questions (review_id, restaurant_id, question, asked_by)
        select id, restaurant_id, 'Qual fruta?', 'Rosa' from review
    ), remark as (
      insert into public.review_remarks (review_id, restaurant_id, remark, author_id, author_name)
        select id, restaurant_id, 'Bom.', gen_random_uuid(), 'Rosa' from review
    )
    insert into public.content_versions
      (automation_request_id, review_id, restaurant_id, number, contents, author_id, published_at)
      select automation_request_id, id, restaurant_id, 2, '[{}]', gen_random_uuid(), now() from review`
})

const privateTables = [
  'restaurants',
  'credit_transactions',
  'credit_lots',
  'orders',
  'order_items',
  'order_addresses',
  'order_events',
  'order_withdrawals',
  'delivery_addresses',
  'age_verifications',
  'automation_entitlements',
  'automation_requests',
  'generated_content',
  'reviews',
  'review_questions',
  'review_remarks',
  'content_versions',
  'version_contents',
  'workshops',
  'workshop_events',
  'user_achievements',
  'credit_months',
  'credit_days',
  'automation_usage',
  'delivered_months',
  'stripe_customers',
  'stripe_orders',
  'payment_instructions',
  'stripe_subscriptions',
  'stripe_user_orders',
  'stripe_user_subscriptions',
  'notifications',
  'notification_preferences',
  'consents',
  'access_records',
  'shared_reports',
] as const

/** Tables in which owners insert and delete rows. */
const ownTables = [
  'house_settings',
  'menu_items',
  'ingredient_prices',
  'competitors',
  'competitor_prices',
  'refund_accounts',
] as const

/** Tables and views that staff read: staff.test.ts. */
const staffTables = [
  'staff_members',
  'staff_audit',
  'staff_flags',
  'order_fulfilments',
  'bottle_lots',
  'open_bottle_lots',
  'order_item_lots',
  'workshop_hours',
  'workshop_blocks',
  'house_notes',
  'farm_houses',
  'city_openings',
  'waitlist_invitations',
  'waiting_people',
  'waiting_cities',
  'order_queue',
  'order_queue_counts',
] as const

const catalogueTables = ['automations_catalog', 'products', 'product_bundle_items', 'legal_versions'] as const

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
    // Covered elsewhere: public-forms.test.ts, account.test.ts, cleanup.test.ts, stock.test.ts, order-queue.test.ts.
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
    age_verifications: (who) => ({ restaurant_id: who.restaurantId, provider: 'x', status: 'verified' }),
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
    `select public.refund_of_withdrawal(gen_random_uuid())`,
    `select public.record_refund_answer(gen_random_uuid(), null, null)`,
    `select private.withdrawal_statement(gen_random_uuid())`,
    `select public.upkeep_status()`,
    `select public.begin_age_verification(gen_random_uuid(), 'x')`,
    `select public.attach_age_session(gen_random_uuid(), 'x')`,
    `select public.report_age_result(gen_random_uuid(), 'x', 'verified', now())`,
    `select public.run_upkeep()`,
    `select public.run_notification_upkeep()`,
    `select public.run_retention()`,
    `select public.reconciliation_orders(now())`,
    `select public.open_shared_report('', '')`,
    `select private.post_entry(gen_random_uuid(), 'bonus', 1, 'order', 'x')`,
    `select private.spend_credits(gen_random_uuid(), 1, 'order', 'x')`,
    `select private.refund_credits('order', 'x')`,
  ])('%s is refused to owners and visitors', async (statement) => {
    await expect(db.as(owner(ana), (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
    await expect(db.as(visitor, (sql) => sql.unsafe(statement))).rejects.toThrow('permission denied')
  })
})

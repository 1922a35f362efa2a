/** The queries of the screens, as the API runs them, and the two calls that move credits. */

export type BenchQuery = { name: string; sql: string }

/** `$restaurant` is the owner's. Runs as `authenticated`, with row level security. */
export const reads: BenchQuery[] = [
  { name: 'session: restaurant', sql: `select * from public.restaurants where user_id = $user limit 1` },
  { name: 'session: owner summary', sql: `select public.owner_summary()` },
  { name: 'dashboard: overview, all in one', sql: `select public.dashboard_overview()` },
  {
    name: 'dashboard: credits by month',
    sql: `select * from public.credit_months where restaurant_id = $restaurant`,
  },
  {
    name: 'dashboard: balance by day',
    sql: `select * from public.credit_days where restaurant_id = $restaurant`,
  },
  {
    name: 'dashboard: automations used',
    sql: `select * from public.automation_usage where restaurant_id = $restaurant`,
  },
  {
    name: 'dashboard: requests',
    sql: `select r.id, r.status, r.created_at, r.completed_at, r.credits_used, c.name, c.type, c.credit_cost
      from public.automation_requests r join public.automations_catalog c on c.id = r.automation_id
      where r.restaurant_id = $restaurant order by r.created_at desc`,
  },
  {
    name: 'dashboard: recent orders',
    sql: `select o.id, o.invoice_amount, o.status, o.created_at,
        (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity)) from public.order_items i where i.order_id = o.id)
      from public.orders o where o.restaurant_id = $restaurant order by o.created_at desc limit 5`,
  },
  {
    name: 'dashboard: delivered by month',
    sql: `select * from public.delivered_months where restaurant_id = $restaurant`,
  },
  {
    name: 'dashboard: lots',
    sql: `select remaining, expires_at from public.credit_lots
      where restaurant_id = $restaurant and remaining > 0 order by expires_at`,
  },
  {
    name: 'shop: page of orders',
    sql: `select o.id, o.status, o.invoice_amount, o.created_at,
        (select json_agg(row_to_json(i)) from public.order_items i where i.order_id = o.id),
        (select s.payment_status from public.stripe_orders s where s.order_id = o.id)
      from public.orders o where o.restaurant_id = $restaurant order by o.created_at desc, o.id offset 0 limit 21`,
  },
  {
    name: 'hub: history',
    sql: `select r.id, r.status, r.progress, r.credits_used, r.created_at, c.type, c.name
      from public.automation_requests r join public.automations_catalog c on c.id = r.automation_id
      where r.restaurant_id = $restaurant order by r.created_at desc limit 50`,
  },
]

/** Tables that grow with use. A sequential scan of one is a fault. */
export const growingTables = [
  'restaurants',
  'credit_transactions',
  'credit_lots',
  'orders',
  'order_items',
  'stripe_orders',
  'automation_requests',
]

/** Fills a database with `rows` ledger entries, orders and requests over 10,000 restaurants. */
export const fill = (rows: number): string => `
  set session_replication_role = replica;
  insert into auth.users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'dono' || n || '@exemplo.com'
    from generate_series(0, 9999) n;
  insert into public.consents (user_id, document, version, accepted_at, given_at)
    select u.id, v.document, v.version, now(), 'sign_up' from auth.users u cross join public.legal_versions v;
  insert into public.restaurants (id, user_id, name, cnpj, contact_name, contact_email, contact_phone, city, state,
      restaurant_type, establishment_type, consulting_credit_balance, credit_balance)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      'Bar ' || n, lpad(n::text, 14, '0'), 'Ana', 'dono' || n || '@exemplo.com', '85988887777', 'Fortaleza', 'Ceará', 'bar', 'bar',
      1000000, 1000000
    from generate_series(0, 9999) n;
  insert into public.orders (id, restaurant_id, status, invoice_amount, stripe_checkout_session_id, paid_at, created_at)
    select ('20000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      ('10000000-0000-4000-8000-' || lpad((n % 10000)::text, 12, '0'))::uuid,
      (array['processing', 'delivered', 'cancelled'])[1 + n % 3]::public.order_status, 200, 'cs_' || n, now(),
      now() - (n % 700) * interval '1 day'
    from generate_series(1, ${rows}) n;
  insert into public.order_items (order_id, product_id, name, price_id, kind, quantity, unit_price, credits, bonus)
    select id, 'pacote-iniciante', 'Pacote Iniciante', 'price_pacote_iniciante', 'credit_package', 1, 200, 200, 20 from public.orders;
  insert into public.stripe_orders (checkout_session_id, order_id, payment_intent_id, amount_subtotal, amount_total, currency, payment_status, order_date)
    select stripe_checkout_session_id, id, 'pi_' || stripe_checkout_session_id, 20000, 20000, 'brl', 'paid', created_at from public.orders;
  insert into public.automation_requests (id, restaurant_id, automation_id, credits_used, status, created_at, completed_at)
    select ('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      ('10000000-0000-4000-8000-' || lpad((n % 10000)::text, 12, '0'))::uuid,
      (select id from public.automations_catalog where type = 'drink_creation'), 200, 'completed',
      now() - (n % 700) * interval '1 day', now()
    from generate_series(1, ${rows}) n;
  -- Half the entries grant 200 credits, half spend them. One lot per restaurant holds the remaining million.
  insert into public.credit_transactions (restaurant_id, transaction_type, amount, source, source_id, balance_after, created_at)
    select ('10000000-0000-4000-8000-' || lpad((n / 2 % 10000)::text, 12, '0'))::uuid,
      (array['purchased', 'spent'])[1 + n % 2]::public.credit_transaction_type, case n % 2 when 0 then 200 else -200 end,
      'order', 'fill-' || n, 0, now() - (n % 700) * interval '1 day'
    from generate_series(2, ${rows} + 1) n;
  insert into public.credit_lots (restaurant_id, kind, source, source_id, granted, remaining, granted_at, expires_at)
    select ('10000000-0000-4000-8000-' || lpad((n / 2 % 10000)::text, 12, '0'))::uuid, 'base', 'order', 'fill-' || n, 200, 0,
      now() - interval '1 month', now() + interval '11 months'
    from generate_series(2, ${rows} + 1, 2) n;
  insert into public.credit_transactions (restaurant_id, transaction_type, amount, source, source_id, balance_after)
    select id, 'purchased', 1000000, 'order', 'start-' || id, 1000000 from public.restaurants;
  insert into public.credit_lots (restaurant_id, kind, source, source_id, granted, remaining, granted_at, expires_at)
    select id, 'base', 'order', 'start-' || id, 1000000, 1000000, now(), now() + interval '12 months' from public.restaurants;
  set session_replication_role = origin;
  analyze;
`

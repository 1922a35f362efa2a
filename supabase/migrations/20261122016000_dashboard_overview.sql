-- All that the dashboard shows besides the restaurant itself, in one read: a phone's network costs more than the rows.
-- Security invoker: the policies of the tables beneath decide who reads. Staff may read other houses' orders and
-- requests, so each part also names the caller's own house.

create function public.dashboard_overview() returns jsonb
language sql stable security invoker
set search_path = ''
as $$
  with house as (
    select id from public.restaurants where user_id = (select auth.uid())
  ),
  today as (
    select (now() at time zone 'America/Fortaleza')::date as day
  ),
  recent_requests as (
    select r.id, r.status, r.created_at, r.credits_used, c.name as automation
    from public.automation_requests r
    left join public.automations_catalog c on c.id = r.automation_id
    where r.restaurant_id = (select id from house)
    order by r.created_at desc
    limit 5
  ),
  recent_orders as (
    select o.id, o.status, o.invoice_amount, o.created_at
    from public.orders o
    where o.restaurant_id = (select id from house)
    order by o.created_at desc
    limit 5
  ),
  recent_achievements as (
    select a.id, a.achievement_name, a.description, a.earned_at
    from public.user_achievements a
    where a.restaurant_id = (select id from house)
    order by a.earned_at desc
    limit 4
  )
  select jsonb_build_object(
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', m.month, 'received', m.received, 'spent', m.spent)
        order by m.month desc)
      from public.credit_months m where m.restaurant_id = (select id from house)), '[]'),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('change', d.change, 'last_at', d.last_at) order by d.day desc)
      from public.credit_days d
      where d.restaurant_id = (select id from house)
        and d.day >= (select to_char(day - interval '1 year', 'YYYY-MM-DD') from today)), '[]'),
    'usage', coalesce((
      select jsonb_agg(jsonb_build_object('name', u.automation_name, 'completed', u.completed,
        'in_progress', u.in_progress, 'credits', u.credits_used, 'minutes', u.minutes) order by u.automation_name)
      from public.automation_usage u where u.restaurant_id = (select id from house)), '[]'),
    'revenue', coalesce((
      select d.revenue from public.delivered_months d
      where d.restaurant_id = (select id from house) and d.month = (select to_char(day, 'YYYY-MM') from today)), 0),
    'lots', coalesce((
      select jsonb_agg(jsonb_build_object('remaining', l.remaining, 'expires_at', l.expires_at) order by l.expires_at)
      from public.credit_lots l where l.restaurant_id = (select id from house) and l.remaining > 0), '[]'),
    'requests', coalesce((select jsonb_agg(to_jsonb(r) order by r.created_at desc) from recent_requests r), '[]'),
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status, 'amount', o.invoice_amount,
        'created_at', o.created_at,
        -- Bottles that come with a package are part of it.
        'items', coalesce((
          select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity))
          from public.order_items i where i.order_id = o.id and i.included_in is null), '[]')
      ) order by o.created_at desc)
      from recent_orders o), '[]'),
    'achievements', coalesce((
      select jsonb_agg(to_jsonb(a) order by a.earned_at desc) from recent_achievements a), '[]'),
    'entitlements', coalesce((
      select jsonb_agg(jsonb_build_object('order_id', e.order_id, 'automation_type', e.automation_type,
        'used_by_request_id', e.used_by_request_id, 'automation', jsonb_build_object('name', c.name),
        'order', jsonb_build_object('status', o.status)) order by e.created_at desc, e.automation_type)
      from public.automation_entitlements e
      join public.automations_catalog c on c.type = e.automation_type
      join public.orders o on o.id = e.order_id
      where e.restaurant_id = (select id from house)), '[]'),
    'events', coalesce((
      select jsonb_agg(jsonb_build_object('order_id', w.order_id, 'status', w.status,
        'scheduled_date', w.scheduled_date))
      from public.workshops w
      where w.restaurant_id = (select id from house) and w.automation_type = 'exclusive_event'), '[]'),
    'automations', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'category', c.category,
        'credit_cost', c.credit_cost, 'estimated_time_minutes', c.estimated_time_minutes)
        order by c.credit_cost, c.name)
      from public.automations_catalog c where c.is_active), '[]')
  )
$$;

revoke execute on function public.dashboard_overview() from public, anon;
grant execute on function public.dashboard_overview() to authenticated;

-- The verification of the owner's age joins the summary: the one that says yes, or else the newest. The rest is as before.

create or replace function public.owner_summary() returns jsonb
language sql stable security invoker
set search_path = ''
as $$
  with house as (
    select id from public.restaurants where user_id = (select auth.uid())
  ),
  latest_notifications as (
    select n.id, n.kind, n.payload, n.restaurant_id, n.read_at, n.created_at
    from public.notifications n
    where n.user_id = (select auth.uid()) and n.due_at <= now()
    order by n.created_at desc, n.id
    limit 30
  )
  select jsonb_build_object(
    'subscription', (
      select jsonb_build_object('status', s.subscription_status, 'package', p.name,
        'current_period_end', s.current_period_end, 'cancel_at_period_end', s.cancel_at_period_end)
      from public.stripe_user_subscriptions s
      left join public.products p on p.price_id = s.price_id
      order by s.current_period_end desc
      limit 1),
    'free_runs', coalesce((
      select jsonb_agg(e.automation_type order by e.created_at, e.automation_type)
      from public.automation_entitlements e
      where e.restaurant_id = (select id from house) and e.used_by_request_id is null), '[]'),
    'lots', coalesce((
      select jsonb_agg(jsonb_build_object('remaining', l.remaining, 'expires_at', l.expires_at) order by l.expires_at)
      from public.credit_lots l where l.restaurant_id = (select id from house) and l.remaining > 0), '[]'),
    'address', (
      select to_jsonb(a) - 'restaurant_id' - 'updated_at'
      from public.delivery_addresses a where a.restaurant_id = (select id from house)),
    'age', (
      select jsonb_build_object('status', v.status, 'method', v.method, 'contested_at', v.contested_at,
        'decided_at', v.decided_at)
      from public.age_verifications v where v.restaurant_id = (select id from house)
      order by v.status = 'verified' desc, v.created_at desc
      limit 1),
    'notifications', coalesce((
      select jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id) from latest_notifications n), '[]')
  )
$$;

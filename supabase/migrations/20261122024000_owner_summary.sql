-- What the pages behind the login show of a house besides its own row, in one read: a phone's network costs more than
-- the rows. Security invoker, as in dashboard_overview(): the policies decide, and each part names the caller's own.

create function public.owner_summary() returns jsonb
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
    'notifications', coalesce((
      select jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id) from latest_notifications n), '[]')
  )
$$;

revoke execute on function public.owner_summary() from public, anon;
grant execute on function public.owner_summary() to authenticated;

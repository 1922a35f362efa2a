-- What time does: credits expire, requests that nobody finished are given up.

-- Writes the entries of expired lots of every restaurant. What has expired could not be spent before either.
create function private.expire_credits() returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_count integer := 0;
begin
  for v_restaurant_id in
    select distinct restaurant_id from public.credit_lots where remaining > 0 and expires_at <= now()
  loop
    v_count := v_count + private.expire_lots(v_restaurant_id);
  end loop;
  return v_count;
end;
$$;

create index credit_lots_unspent_by_expiry on public.credit_lots (expires_at) where remaining > 0;

-- Fails, with their credits back, requests that are still processing long after the work could have ended:
-- the browser was closed before it asked for the work, or the function died and nobody asked again.
create function private.give_up_stale_requests() returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_request_id uuid;
  v_count integer := 0;
begin
  for v_request_id in
    select id from public.automation_requests
    where status in ('pending', 'processing') and created_at < now() - interval '5 minutes'
  loop
    v_count := v_count + public.fail_automation_request(v_request_id, 'timed_out')::integer;
  end loop;
  return v_count;
end;
$$;

-- Both, for whoever keeps the time where there is no pg_cron. Returns {expired_lots, stale_requests}.
create function public.run_upkeep() returns jsonb
language sql security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'expired_lots', private.expire_credits(),
    'stale_requests', private.give_up_stale_requests()
  );
$$;

revoke execute on function private.expire_credits(), private.give_up_stale_requests() from public;
revoke execute on function public.run_upkeep() from public, anon, authenticated;
grant execute on function public.run_upkeep() to service_role;

-- Hosted projects and `supabase start` have pg_cron; the embedded database has not, and its stack calls instead.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('engenho-upkeep', '*/2 * * * *', 'select public.run_upkeep()');
  end if;
end;
$$;

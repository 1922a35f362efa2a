-- Upkeep that one broken house does not stop: each house and each request is a block of its own, and what failed is
-- flagged and reported.

create table private.upkeep_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default now(),
  expired_lots integer not null,
  stale_requests integer not null,
  failures integer not null
);

create index upkeep_runs_by_time on private.upkeep_runs (ran_at);

drop function private.expire_credits();
drop function private.give_up_stale_requests();

-- Fails, with their credits back, requests that are still processing long after the work could have ended: the browser
-- was closed before it asked for the work, or the worker died and nobody took over. Returns {done, failures}.
create function private.give_up_stale_requests() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_request record;
  v_done integer := 0;
  v_failures integer := 0;
begin
  for v_request in
    select id, restaurant_id from public.automation_requests
    where status in ('pending', 'processing') and created_at < now() - interval '5 minutes'
      and (claimed_until is null or claimed_until <= now())
    order by id
    limit 500
    -- Requests before restaurants; one that is being completed at this moment is not stale.
    for update skip locked
  loop
    begin
      v_done := v_done + public.fail_automation_request(v_request.id, 'timed_out')::integer;
      perform private.resolve_flag('upkeep_failed', 'request:' || v_request.id::text);
    exception when others then
      v_failures := v_failures + 1;
      perform private.raise_flag('upkeep_failed', 'request:' || v_request.id::text, null, v_request.restaurant_id,
        jsonb_build_object('error', sqlerrm, 'sqlstate', sqlstate));
    end;
  end loop;
  return jsonb_build_object('done', v_done, 'failures', v_failures);
end;
$$;

-- Writes the entries of expired lots of every restaurant. What has expired could not be spent before either.
-- Returns {done, failures}.
create function private.expire_credits() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_done integer := 0;
  v_failures integer := 0;
begin
  for v_restaurant_id in
    select distinct restaurant_id from public.credit_lots where remaining > 0 and expires_at <= now()
    order by restaurant_id
    limit 500
  loop
    begin
      v_done := v_done + private.expire_lots(v_restaurant_id);
      perform private.resolve_flag('upkeep_failed', 'house:' || v_restaurant_id::text);
    exception when others then
      v_failures := v_failures + 1;
      perform private.raise_flag('upkeep_failed', 'house:' || v_restaurant_id::text, null, v_restaurant_id,
        jsonb_build_object('error', sqlerrm, 'sqlstate', sqlstate));
    end;
  end loop;
  return jsonb_build_object('done', v_done, 'failures', v_failures);
end;
$$;

revoke execute on function private.expire_credits(), private.give_up_stale_requests() from public;

-- Both, for whoever keeps the time. Returns {expired_lots, stale_requests}, with {failures} where something failed, or
-- {skipped} while another run is at work.
create or replace function public.run_upkeep() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_stale jsonb;
  v_expired jsonb;
  v_failures integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('upkeep', 0)) then
    return jsonb_build_object('skipped', true);
  end if;
  v_stale := private.give_up_stale_requests();
  v_expired := private.expire_credits();
  v_failures := (v_stale ->> 'failures')::integer + (v_expired ->> 'failures')::integer;
  insert into private.upkeep_runs (expired_lots, stale_requests, failures)
    values ((v_expired ->> 'done')::integer, (v_stale ->> 'done')::integer, v_failures);
  delete from private.upkeep_runs where ran_at < now() - interval '7 days';
  return jsonb_build_object('expired_lots', v_expired -> 'done', 'stale_requests', v_stale -> 'done')
    || case when v_failures > 0 then jsonb_build_object('failures', v_failures) else '{}' end;
end;
$$;

-- When upkeep last ran, and what is flagged of it: {last_run_at, failures}.
create function public.upkeep_status() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'last_run_at', (select max(ran_at) from private.upkeep_runs),
    'failures', (select count(*) from public.staff_flags where kind = 'upkeep_failed' and resolved_at is null));
$$;

revoke execute on function public.upkeep_status() from public, anon, authenticated;
grant execute on function public.upkeep_status() to service_role;

-- Requests wake their worker themselves: the owner may close the browser after paying. A request without a claim is due
-- at once, one whose worker died when the lease has ended, and one that was interrupted after a growing wait. Upkeep
-- still gives up what nobody could finish in five minutes.

alter table public.automation_requests
  -- How often a worker took the request, and when the next one may.
  add column attempts smallint not null default 0,
  add column next_attempt_at timestamptz not null default now();

-- On update, "20_keep_fields" keeps what a client may not choose.
create function private.prepare_request_queue() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.attempts := 0;
  new.next_attempt_at := now();
  return new;
end;
$$;

revoke execute on function private.prepare_request_queue() from public;

create trigger "16_prepare_queue" before insert on public.automation_requests
  for each row execute function private.prepare_request_queue();

create or replace function public.claim_automation_request(p_request_id uuid, p_lease_seconds integer default 120) returns uuid
language sql security definer
set search_path = ''
as $$
  update public.automation_requests
    set claim_id = gen_random_uuid(), claimed_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
      attempts = attempts + 1
    where id = p_request_id and status in ('pending', 'processing')
      and (claimed_until is null or claimed_until <= clock_timestamp())
    returning claim_id;
$$;

-- Whether the queue hands a request out. Five interrupted attempts are enough.
create function private.is_due(p_request public.automation_requests) returns boolean
language sql stable
set search_path = ''
as $$
  select p_request.status in ('pending', 'processing') and p_request.attempts < 5
    and p_request.next_attempt_at <= clock_timestamp()
    and (p_request.claimed_until is null or p_request.claimed_until <= clock_timestamp())
$$;

-- Takes the request that has been due longest. Returns no row when none is.
create function public.claim_next_automation_request(p_lease_seconds integer default 120)
returns table (request_id uuid, claim uuid)
language sql security definer
set search_path = ''
as $$
  update public.automation_requests
    set claim_id = gen_random_uuid(), claimed_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
      attempts = attempts + 1
    where id = (
      select r.id from public.automation_requests r
      where r.status in ('pending', 'processing') and private.is_due(r)
      order by r.next_attempt_at, r.id
      limit 1
      for update skip locked
    )
    returning id, claim_id;
$$;

create function public.count_due_automation_requests() returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.automation_requests r
  where r.status in ('pending', 'processing') and private.is_due(r)
$$;

-- Puts a request back whose worker lost the database or a file on the way: 5, 10, 20, 40 seconds later, and then it
-- fails. Returns false when it has ended or belongs to another worker.
create function public.postpone_automation_request(p_request_id uuid, p_claim uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_request record;
begin
  select status, claim_id, attempts into v_request from public.automation_requests where id = p_request_id for update;
  if v_request.status is distinct from 'processing' or v_request.claim_id is distinct from p_claim then
    return false;
  end if;
  if v_request.attempts >= 5 then
    return public.fail_automation_request(p_request_id, 'internal', p_claim);
  end if;
  update public.automation_requests
    set claimed_until = null, next_attempt_at = clock_timestamp() + interval '5 seconds' * 2 ^ (v_request.attempts - 1)
    where id = p_request_id;
  return true;
end;
$$;

revoke execute on function private.is_due(public.automation_requests) from public;
revoke execute on function
  public.claim_next_automation_request(integer),
  public.count_due_automation_requests(),
  public.postpone_automation_request(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.claim_next_automation_request(integer),
  public.count_due_automation_requests(),
  public.postpone_automation_request(uuid, uuid)
to service_role;

-- The worker reads the house without its owner's token.
grant select on
  public.house_settings, public.menu_items, public.ingredient_prices, public.competitors, public.competitor_prices
to service_role;

-- Calls the edge function once for each due request: each call works on one.
create function private.call_work_queue() returns void
language plpgsql
set search_path = ''
as $$
declare
  v_due integer := least(public.count_due_automation_requests(), 10);
  v_url text;
  v_key text;
begin
  if v_due = 0 then
    return;
  end if;
  select decrypted_secret into v_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into v_key from vault.decrypted_secrets where name = 'secret_key';
  if v_url is null or v_key is null then
    perform private.fail('work_queue_not_configured', 'project_url and secret_key are missing in Vault');
  end if;
  for v_call in 1 .. v_due loop
    perform net.http_post(
      url := v_url || '/functions/v1/work-queue',
      headers := jsonb_build_object('content-type', 'application/json', 'apikey', v_key),
      body := '{}'::jsonb,
      timeout_milliseconds := 120000
    );
  end loop;
end;
$$;

revoke execute on function private.call_work_queue() from public;

-- Hosted projects and `supabase start` have all three; the embedded stack calls the function by its own clock.
do $$
begin
  if (
    select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    perform cron.schedule('engenho-work-queue', '5 seconds', 'select private.call_work_queue()');
    -- A job that runs every five seconds leaves 17,000 of these a day.
    perform cron.schedule('engenho-forget-runs', '41 3 * * *',
      'delete from cron.job_run_details where end_time < now() - interval ''3 days''');
  end if;
end;
$$;

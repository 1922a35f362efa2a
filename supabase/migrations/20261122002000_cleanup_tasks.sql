-- What the database cannot do itself when somebody leaves: files are deleted through the storage API, and
-- checkout sessions are expired at Stripe. Both wait here for the edge function `cleanup`.

create table public.cleanup_tasks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('delete_files', 'expire_checkout_session')),
  -- The folder in `uploads` (a restaurant's id), or the id of the checkout session.
  target text not null check (char_length(target) between 1 and 255),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  -- Somebody has to look at it: `update … set attempts = 0, next_attempt_at = now()` tries again.
  given_up boolean not null generated always as (done_at is null and attempts >= 12) stored
);

-- A task that waits need not wait twice.
create unique index cleanup_tasks_once_open on public.cleanup_tasks (kind, target) where done_at is null;
create index cleanup_tasks_due on public.cleanup_tasks (next_attempt_at) where done_at is null;

alter table public.cleanup_tasks enable row level security;
-- No write grants: tasks are made by triggers and moved on by the two functions below.
grant select on public.cleanup_tasks to service_role;

create function private.queue_cleanup(p_kind text, p_target text) returns void
language sql
set search_path = ''
as $$
  insert into public.cleanup_tasks (kind, target) values (p_kind, p_target)
    on conflict (kind, target) where done_at is null do nothing;
$$;

-- Hands out tasks that are due. The wait until the next attempt is also the lease: a worker that dies is
-- replaced when it is over. 2, 4, 8 minutes and so on, up to six hours. Service role only.
create function public.claim_cleanup_tasks(p_limit integer default 20) returns setof public.cleanup_tasks
language plpgsql security definer
set search_path = ''
as $$
begin
  return query
    update public.cleanup_tasks set
      attempts = attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * 2 ^ attempts, interval '6 hours')
    where id in (
      select t.id from public.cleanup_tasks t
      where t.done_at is null and not t.given_up and t.next_attempt_at <= now()
      order by t.next_attempt_at, t.id
      limit least(greatest(p_limit, 0), 100)
      for update skip locked
    )
    returning *;
end;
$$;

-- Says how an attempt ended: without an error the task is done. Service role only.
create function public.finish_cleanup_task(p_id bigint, p_error text default null) returns void
language sql security definer
set search_path = ''
as $$
  update public.cleanup_tasks
    set last_error = left(p_error, 500), done_at = case when p_error is null then now() end
    where id = p_id and done_at is null;
$$;

revoke execute on function private.queue_cleanup(text, text) from public;
revoke execute on function
  public.claim_cleanup_tasks(integer), public.finish_cleanup_task(bigint, text)
from public, anon, authenticated;
grant execute on function
  public.claim_cleanup_tasks(integer), public.finish_cleanup_task(bigint, text)
to service_role;

-- Calls the edge function when there is something to do. Its address and key are kept in Vault under
-- `project_url` and `secret_key` (see docs/hosting.md); without them the job fails, visibly, in cron.job_run_details.
create function private.call_cleanup() returns void
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  if not exists (
    select from public.cleanup_tasks where done_at is null and not given_up and next_attempt_at <= now()
  ) then
    return;
  end if;
  select decrypted_secret into v_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into v_key from vault.decrypted_secrets where name = 'secret_key';
  if v_url is null or v_key is null then
    perform private.fail('cleanup_not_configured', 'project_url and secret_key are missing in Vault');
  end if;
  perform net.http_post(
    url := v_url || '/functions/v1/cleanup',
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', v_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

revoke execute on function private.call_cleanup() from public;

-- Hosted projects and `supabase start` have all three; the embedded stack calls the function by its own clock.
do $$
begin
  if (
    select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    perform cron.schedule('engenho-cleanup', '* * * * *', 'select private.call_cleanup()');
  end if;
end;
$$;

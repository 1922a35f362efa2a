-- How the outbox is emptied: claims with a lease, retries, and what is given up.

-- The kinds of flags that other files allow, and one more.
do $$
declare
  v_kinds text;
begin
  select string_agg(quote_literal(kind[1]), ', ') into v_kinds
    from regexp_matches(
      (select pg_get_constraintdef(oid) from pg_constraint where conname = 'staff_flags_kind_check'
        and conrelid = 'public.staff_flags'::regclass), '''([a-z_]+)''', 'g') as kind;
  alter table public.staff_flags drop constraint staff_flags_kind_check;
  execute format('alter table public.staff_flags add constraint staff_flags_kind_check check (kind in (%s))',
    v_kinds || ', ''notification_failed''');
end;
$$;

-- Whether the recipient wants no e-mail of this kind.
create function private.is_unwanted(p_notification public.notifications) returns boolean
language sql stable
set search_path = ''
as $$
  select k.topic is not null and case
    when p_notification.user_id is not null then exists (
      select from public.notification_preferences p
      where p.user_id = p_notification.user_id and p.topic = k.topic and not p.by_email)
    else exists (
      select from private.mail_refusals r where r.email_hash = private.email_hash(p_notification.email))
  end
  from private.notification_kinds k where k.kind = p_notification.kind
$$;

-- Hands out rows that are due, each to one worker for two minutes. Rows whose recipient wants none, or has no address,
-- are put aside, and so is what has waited for a week, as after a long time without e-mail. Service role only.
create function public.claim_notifications(p_limit integer default 20)
returns table (
  id uuid, kind public.notification_kind, email text, payload jsonb, dedupe_key text, attempts integer
)
language sql security definer
set search_path = ''
as $$
  with due as (
    select n.id from public.notifications n
    where n.sent_at is null and not n.failed and n.suppressed_at is null
      and n.due_at <= now() and (n.claimed_until is null or n.claimed_until <= now())
    order by n.due_at, n.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  ), taken as (
    update public.notifications n set
      attempts = n.attempts + 1,
      first_attempt_at = coalesce(n.first_attempt_at, now()),
      claimed_until = now() + interval '2 minutes',
      suppressed_at = case
        when coalesce(n.email, u.email) is null or private.is_unwanted(n)
          or (n.first_attempt_at is null and n.due_at < now() - interval '7 days')
        then now() end
    from due left join public.notifications m on m.id = due.id left join auth.users u on u.id = m.user_id
    where n.id = due.id
    returning n.id, n.kind, coalesce(n.email, u.email) as email, n.payload, n.dedupe_key, n.attempts,
      n.suppressed_at, n.due_at
  )
  select t.id, t.kind, t.email, t.payload, t.dedupe_key, t.attempts
  from taken t where t.suppressed_at is null
  order by t.due_at, t.id
$$;

-- Marks a row as never to be sent, and tells the farm.
create function private.give_up_notification(p_notification public.notifications, p_error text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.notifications set failed = true, claimed_until = null, last_error = left(p_error, 500),
    email = case when kind = 'account_deleted' then null else email end
    where id = p_notification.id;
  -- One flag for a whole mailing to people without an account.
  perform private.raise_flag('notification_failed',
    case when p_notification.user_id is null then 'kind:' || p_notification.kind::text
      else 'notification:' || p_notification.id::text end,
    null, p_notification.restaurant_id,
    jsonb_build_object('kind', p_notification.kind, 'error', left(p_error, 500), 'attempts', p_notification.attempts));
end;
$$;

-- Says how an attempt ended. Sent: p_provider_id. Failed: p_error; it is tried again after 1, 2, 4 minutes and so on up
-- to two hours, or after p_wait_seconds, and given up a day after the first attempt, or at once when p_permanent.
-- Service role only.
create function public.finish_notification(
  p_id uuid, p_provider_id text default null, p_error text default null, p_permanent boolean default false,
  p_wait_seconds integer default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
begin
  select * into v_notification from public.notifications
    where id = p_id and sent_at is null and not failed for update;
  if not found then
    return;
  end if;
  if p_error is null then
    update public.notifications set sent_at = now(), provider_id = p_provider_id, claimed_until = null, last_error = null,
      email = case when kind = 'account_deleted' then null else email end
      where id = p_id;
  elsif p_permanent or v_notification.first_attempt_at <= now() - interval '1 day' then
    perform private.give_up_notification(v_notification, p_error);
  else
    update public.notifications set
      last_error = left(p_error, 500),
      claimed_until = now() + case
        when p_wait_seconds is not null then least(greatest(p_wait_seconds, 1), 3600) * interval '1 second'
        else least(interval '30 seconds' * 2 ^ least(attempts, 10), interval '2 hours') end
      where id = p_id;
  end if;
end;
$$;

-- The recipient's server sent it back, or the recipient called it spam: no more of it, and the farm knows.
-- Returns false for what is not ours. Service role only.
create function public.bounce_notification(p_provider_id text, p_reason text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
begin
  select * into v_notification from public.notifications where provider_id = p_provider_id for update;
  if not found then
    return false;
  end if;
  if not v_notification.failed then
    perform private.give_up_notification(v_notification, p_reason);
  end if;
  return true;
end;
$$;

revoke execute on function
  private.is_unwanted(public.notifications), private.give_up_notification(public.notifications, text)
from public;
revoke execute on function
  public.claim_notifications(integer), public.finish_notification(uuid, text, text, boolean, integer),
  public.bounce_notification(text, text)
from public, anon, authenticated;
grant execute on function
  public.claim_notifications(integer), public.finish_notification(uuid, text, text, boolean, integer),
  public.bounce_notification(text, text)
to service_role;

-- Reminds of credits that expire, 30 and 7 days before, once for each day on which some do.
create function private.notify_expiring_credits() returns void
language sql
set search_path = ''
as $$
  select private.notify('credits_expiring', e.restaurant_id,
    format('credits_expiring:%s:%s:%s', e.days, e.restaurant_id, e.expires_on),
    jsonb_build_object('days', e.days, 'credits', e.credits, 'expires_on', e.expires_on))
  from (
    select l.restaurant_id, (l.expires_at at time zone 'America/Fortaleza')::date as expires_on,
      sum(l.remaining) as credits,
      case when min(l.expires_at) > now() + interval '7 days' then 30 else 7 end as days
    from public.credit_lots l
    where l.remaining > 0 and l.expires_at > now() and l.expires_at <= now() + interval '30 days'
    group by 1, 2
  ) e
  where not exists (
    select from public.notifications n
    where n.dedupe_key = format('credits_expiring:%s:%s:%s', e.days, e.restaurant_id, e.expires_on));
$$;

-- What time brings, for whoever keeps it: reminders, rows whose every worker died, and the end of old rows.
create function public.run_notification_upkeep() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
begin
  perform private.notify_expiring_credits();
  -- Of orders and workshops, in *_notification_links.sql.
  perform private.remind();
  for v_notification in
    select * from public.notifications
    where sent_at is null and not failed and suppressed_at is null
      and first_attempt_at < now() - interval '26 hours' and claimed_until <= now()
    order by id limit 500
    for update skip locked
  loop
    perform private.give_up_notification(v_notification, coalesce(v_notification.last_error, 'no worker came back'));
  end loop;
  -- Written while the account was being deleted.
  delete from public.notifications n
    where n.user_id is not null and not exists (select from auth.users u where u.id = n.user_id);
  -- A year is longer than anybody keeps an e-mail whose link they may still open.
  delete from public.notifications where created_at < now() - interval '12 months';
end;
$$;

revoke execute on function private.notify_expiring_credits() from public;
revoke execute on function public.run_notification_upkeep() from public, anon, authenticated;
grant execute on function public.run_notification_upkeep() to service_role;

-- Calls the edge function when something is due, with the address and key that private.call_cleanup() uses.
create function private.call_send_notifications() returns void
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
begin
  if not exists (
    select from public.notifications
    where sent_at is null and not failed and suppressed_at is null
      and due_at <= now() and (claimed_until is null or claimed_until <= now())
  ) then
    return;
  end if;
  select decrypted_secret into v_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into v_key from vault.decrypted_secrets where name = 'secret_key';
  if v_url is null or v_key is null then
    perform private.fail('notifications_not_configured', 'project_url and secret_key are missing in Vault');
  end if;
  perform net.http_post(
    url := v_url || '/functions/v1/send-notifications',
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', v_key),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end;
$$;

revoke execute on function private.call_send_notifications() from public;

-- Hosted projects and `supabase start` have all three; the embedded stack keeps its own clock.
do $$
begin
  if (
    select count(*) = 3 from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) then
    perform cron.schedule('engenho-notifications', '* * * * *', 'select private.call_send_notifications()');
    perform cron.schedule('engenho-notification-upkeep', '17 * * * *', 'select public.run_notification_upkeep()');
  end if;
end;
$$;

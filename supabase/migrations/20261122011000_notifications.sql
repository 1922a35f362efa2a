-- What the product tells people: an outbox. A row is written in the transaction that caused it, sent by the edge
-- function `send-notifications`, and shown behind the bell of the app.

-- A new kind: a value here (in a file of its own), a row in private.notification_kinds, and an entry in
-- supabase/functions/_shared/notifications/kinds.ts, where the compiler names the rest.
create type public.notification_kind as enum (
  'order_confirmed', 'payment_waiting', 'order_paid', 'order_shipped', 'order_delivered', 'address_missing',
  'consultation_ready', 'review_ready', 'farm_question',
  'workshop_asked', 'workshop_confirmed', 'workshop_moved', 'workshop_tomorrow',
  'credits_expiring', 'city_opened', 'account_deleted',
  'staff_new_order', 'staff_new_review', 'staff_dispute'
);

-- What an owner may switch off.
create type public.notification_topic as enum ('consulting', 'workshops', 'credits', 'news');

-- A kind without a topic is necessary: a contract, a payment, a delivery, or work that waits for an answer.
create table private.notification_kinds (
  kind public.notification_kind primary key,
  topic public.notification_topic
);

insert into private.notification_kinds (kind, topic)
  select kind, case
    when kind in ('consultation_ready', 'review_ready') then 'consulting'
    when kind in ('workshop_asked', 'workshop_tomorrow') then 'workshops'
    when kind = 'credits_expiring' then 'credits'
    when kind = 'city_opened' then 'news'
  end::public.notification_topic
  from unnest(enum_range(null::public.notification_kind)) as kind;

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  kind public.notification_kind not null references private.notification_kinds (kind),
  -- Who reads it: an account (owner or staff), or an address without one. The address of an account is not copied.
  -- No foreign keys: their locks would turn around the order of docs/sql-conventions.md, since rows are written by
  -- whoever holds an order. private.take_leave() deletes the rows of an account.
  user_id uuid,
  email text check (char_length(email) <= 254),
  -- The house it is about, and the order, request or workshop.
  restaurant_id uuid,
  subject_id text check (char_length(subject_id) <= 100),
  -- What the words need, as it was when it happened.
  payload jsonb not null default '{}',
  -- One cause, one row. Also the key by which the provider sends once.
  dedupe_key text not null unique check (char_length(dedupe_key) between 1 and 200),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  -- A worker's lease, and after a failure the wait until the next attempt.
  claimed_until timestamptz,
  sent_at timestamptz,
  -- Never to be sent: refused for good, given up, or returned by the recipient's server after it was sent.
  failed boolean not null default false,
  -- Not sent because the recipient wants no such e-mails, or because it had become old news.
  suppressed_at timestamptz,
  provider_id text,
  last_error text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

create index notifications_due on public.notifications (due_at, id)
  where sent_at is null and not failed and suppressed_at is null;
create index notifications_by_user on public.notifications (user_id, created_at desc);
create index notifications_by_restaurant on public.notifications (restaurant_id);
create index notifications_by_kind on public.notifications (kind);
create index notifications_by_email on public.notifications (lower(email)) where email is not null;
create unique index notifications_by_provider_id on public.notifications (provider_id) where provider_id is not null;

-- A client changes nothing but whether the row was read.
create function private.keep_notification_fields() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_kept public.notifications := old;
begin
  if not private.is_client() then
    return new;
  end if;
  v_kept.read_at := case when new.read_at is not null then coalesce(old.read_at, now()) end;
  return v_kept;
end;
$$;

revoke execute on function private.keep_notification_fields() from public;

create trigger "05_functions_only" before insert or delete on public.notifications
  for each row execute function private.refuse_api_write();
create trigger "10_keep_fields" before update on public.notifications
  for each row execute function private.keep_notification_fields();

alter table public.notifications enable row level security;
-- No insert grant: rows come from what happened.
grant select, update (read_at) on public.notifications to authenticated;
grant select on public.notifications to service_role;
create policy notifications_select_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy notifications_update_own on public.notifications for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Preferences -----------------------------------------------------------------------------------------------------

-- What an account wants by e-mail; a topic without a row is wanted. The bell shows everything.
create table public.notification_preferences (
  user_id uuid not null references auth.users (id) on delete cascade,
  topic public.notification_topic not null,
  by_email boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, topic)
);

create trigger "90_touch_updated_at" before update on public.notification_preferences
  for each row execute function private.touch_updated_at();

alter table public.notification_preferences enable row level security;
grant select, insert, update on public.notification_preferences to authenticated;
grant select on public.notification_preferences to service_role;
create policy notification_preferences_select_own on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy notification_preferences_insert_own on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy notification_preferences_update_own on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Addresses without an account that want no more e-mails. Only their hashes: a list of those who left names nobody.
create table private.mail_refusals (
  email_hash bytea primary key,
  refused_at timestamptz not null default now()
);

create function private.email_hash(p_email text) returns bytea
language sql immutable
set search_path = ''
as $$ select sha256(convert_to(lower(trim(p_email)), 'UTF8')) $$;

-- Whoever signs up again wants to hear from us again.
create function private.lift_mail_refusal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.mail_refusals where email_hash = private.email_hash(new.email);
  return null;
end;
$$;

revoke execute on function private.email_hash(text), private.lift_mail_refusal() from public;

create trigger "30_lift_mail_refusal" after insert on public.newsletter_subscribers
  for each row execute function private.lift_mail_refusal();
create trigger "30_lift_mail_refusal" after insert on public.expansion_waitlist
  for each row execute function private.lift_mail_refusal();

-- What the link of an e-mail asks for. p_erase false: no more e-mails of that kind. p_erase true: what was left in the
-- public forms goes as well. An account stays: it is deleted by its owner, signed in. Safe to repeat.
-- Returns false when there is no such notification. Service role only.
create function public.unsubscribe(p_notification_id uuid, p_erase boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notification public.notifications;
  v_email text;
begin
  select * into v_notification from public.notifications where id = p_notification_id;
  if not found then
    return false;
  end if;
  if v_notification.user_id is not null then
    insert into public.notification_preferences as p (user_id, topic, by_email)
      select v_notification.user_id, k.topic, false
      from private.notification_kinds k
      where k.kind = v_notification.kind and k.topic is not null
      on conflict (user_id, topic) do update set by_email = false where p.by_email;
    select lower(email) into v_email from auth.users where id = v_notification.user_id;
  else
    v_email := lower(v_notification.email);
    insert into private.mail_refusals (email_hash)
      select private.email_hash(v_email) where v_email is not null
      on conflict do nothing;
    delete from public.newsletter_subscribers where email = v_email;
  end if;
  if p_erase and v_email is not null then
    delete from public.newsletter_subscribers where email = v_email;
    delete from public.expansion_waitlist where lower(email) = v_email;
    -- The row stays without the address, so that the same link answers the same again.
    update public.notifications
      set email = null, payload = '{}', suppressed_at = case when sent_at is null then now() else suppressed_at end
      where lower(email) = v_email;
  end if;
  return true;
end;
$$;

revoke execute on function public.unsubscribe(uuid, boolean) from public, anon, authenticated;
grant execute on function public.unsubscribe(uuid, boolean) to service_role;

-- Writing to the outbox -------------------------------------------------------------------------------------------

-- Tells the owner of a house. Does nothing when the account is gone, or when the cause has its row already.
create function private.notify(
  p_kind public.notification_kind, p_restaurant_id uuid, p_dedupe_key text, p_payload jsonb default '{}',
  p_subject_id text default null, p_due_at timestamptz default now()
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.notifications (kind, user_id, restaurant_id, subject_id, payload, dedupe_key, due_at)
    select p_kind, r.user_id, r.id, p_subject_id, p_payload, p_dedupe_key, p_due_at
    from public.restaurants r
    where r.id = p_restaurant_id and r.user_id is not null
    on conflict (dedupe_key) do nothing;
$$;

-- Tells every active member of the named roles.
create function private.notify_staff(
  p_kind public.notification_kind, p_roles public.staff_role[], p_restaurant_id uuid, p_dedupe_key text,
  p_payload jsonb default '{}', p_subject_id text default null
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.notifications (kind, user_id, restaurant_id, subject_id, payload, dedupe_key)
    select p_kind, s.user_id, p_restaurant_id, p_subject_id, p_payload, p_dedupe_key || ':' || s.user_id::text
    from public.staff_members s
    where s.active and s.role = any (p_roles)
    on conflict (dedupe_key) do nothing;
$$;

-- Writes to an address that has no account, as those on the waiting list.
create function private.notify_address(
  p_kind public.notification_kind, p_email text, p_dedupe_key text, p_payload jsonb default '{}'
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.notifications (kind, email, payload, dedupe_key)
    values (p_kind, trim(p_email), p_payload, p_dedupe_key)
    on conflict (dedupe_key) do nothing;
$$;

revoke execute on function
  private.notify(public.notification_kind, uuid, text, jsonb, text, timestamptz),
  private.notify_staff(public.notification_kind, public.staff_role[], uuid, text, jsonb, text),
  private.notify_address(public.notification_kind, text, text, jsonb)
from public;

-- The farm's staff: who they are, what each role may read, and the record of what they do. Staff read through the
-- policies below and write through functions only, each with its row in `staff_audit`.

create type public.staff_role as enum ('manager', 'fulfilment', 'consultant');

create table public.staff_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) <= 254),
  role public.staff_role not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger "90_touch_updated_at" before update on public.staff_members
  for each row execute function private.touch_updated_at();

-- Hosted projects and `supabase start` offer second factors; the embedded backend does not.
create function private.offers_second_factor() returns boolean
language sql stable
set search_path = ''
as $$ select to_regclass('auth.mfa_factors') is not null $$;

-- The one place that answers "is this staff, and as what": null for everybody else, for deactivated members, and
-- without a second factor where the backend offers one.
create function private.staff_role() returns public.staff_role
language sql stable security definer
set search_path = ''
as $$
  select s.role from public.staff_members s
  where s.user_id = (select auth.uid()) and s.active
    and (not private.offers_second_factor() or (select auth.jwt()) ->> 'aal' = 'aal2')
$$;

-- What each role may read of the houses. An area that is not listed is for managers alone.
create function private.may_read(p_area text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(case p_area
    when 'houses' then private.staff_role() in ('manager', 'fulfilment', 'consultant')
    when 'orders' then private.staff_role() in ('manager', 'fulfilment')
    when 'agenda' then private.staff_role() in ('manager', 'fulfilment', 'consultant')
    when 'consulting' then private.staff_role() in ('manager', 'consultant')
    else private.staff_role() = 'manager'
  end, false)
$$;

-- The houses whose rows the caller may read: their own, or every one for staff of that area. For an owner the second
-- branch is never run, so the policies keep using the index on restaurant_id.
create function private.visible_restaurant_ids(p_area text) returns setof uuid
language sql stable security definer rows 1
set search_path = ''
as $$
  select id from public.restaurants where user_id = (select auth.uid())
  union all
  select id from public.restaurants where (select private.may_read(p_area))
$$;

revoke execute on function
  private.offers_second_factor(), private.staff_role(), private.may_read(text), private.visible_restaurant_ids(text)
from public;
grant execute on function
  private.staff_role(), private.may_read(text), private.visible_restaurant_ids(text)
to authenticated;

-- One select policy a table and role, as Supabase's advisors ask, so owner and staff share it.
-- By its own columns: a policy that reads the table would not see the row that an insert returns.
alter policy restaurants_select_own on public.restaurants
  using (user_id = (select auth.uid()) or (select private.may_read('houses')));
alter policy restaurants_select_own on public.restaurants rename to restaurants_select_own_or_staff;

alter policy orders_select_own on public.orders
  using (restaurant_id in (select private.visible_restaurant_ids('orders')));
alter policy orders_select_own on public.orders rename to orders_select_own_or_staff;
alter policy order_items_select_own on public.order_items
  using (order_id in (
    select o.id from public.orders o where o.restaurant_id in (select private.visible_restaurant_ids('orders'))));
alter policy order_items_select_own on public.order_items rename to order_items_select_own_or_staff;
alter policy stripe_orders_select_own on public.stripe_orders
  using (order_id in (
    select o.id from public.orders o where o.restaurant_id in (select private.visible_restaurant_ids('orders'))));
alter policy stripe_orders_select_own on public.stripe_orders rename to stripe_orders_select_own_or_staff;

alter policy workshops_select_own on public.workshops
  using (restaurant_id in (select private.visible_restaurant_ids('agenda')));
alter policy workshops_select_own on public.workshops rename to workshops_select_own_or_staff;

alter policy automation_requests_select_own on public.automation_requests
  using (restaurant_id in (select private.visible_restaurant_ids('consulting')));
alter policy automation_requests_select_own on public.automation_requests rename to automation_requests_select_own_or_staff;
alter policy generated_content_select_own on public.generated_content
  using (automation_request_id in (
    select r.id from public.automation_requests r
    where r.restaurant_id in (select private.visible_restaurant_ids('consulting'))));
alter policy generated_content_select_own on public.generated_content rename to generated_content_select_own_or_staff;

alter policy credit_transactions_select_own on public.credit_transactions
  using (restaurant_id in (select private.visible_restaurant_ids('ledger')));
alter policy credit_transactions_select_own on public.credit_transactions rename to credit_transactions_select_own_or_staff;
alter policy credit_lots_select_own on public.credit_lots
  using (restaurant_id in (select private.visible_restaurant_ids('ledger')));
alter policy credit_lots_select_own on public.credit_lots rename to credit_lots_select_own_or_staff;
alter policy automation_entitlements_select_own on public.automation_entitlements
  using (restaurant_id in (select private.visible_restaurant_ids('ledger')));
alter policy automation_entitlements_select_own on public.automation_entitlements
  rename to automation_entitlements_select_own_or_staff;

-- A flag is about an order, a payment or a house: whoever packs orders must see it before shipping.
grant select on public.staff_flags to authenticated;
create policy staff_flags_select_staff on public.staff_flags for select to authenticated
  using ((select private.may_read('orders')));

alter table public.staff_members enable row level security;
-- No write grants, not even for the service key: the functions below and in *_team.sql are the only way in.
grant select on public.staff_members to authenticated, service_role;
create policy staff_members_select_own_or_staff on public.staff_members for select to authenticated
  using (user_id = (select auth.uid()) or (select private.staff_role()) is not null);

create trigger "05_functions_only" before insert or update or delete on public.staff_members
  for each row execute function private.refuse_api_write();

create table public.staff_audit (
  id bigint generated always as identity primary key,
  -- Null for what was done from the command line with the service key. No reference: the record outlives the account.
  actor_id uuid,
  actor_name text not null,
  -- The function that was called, as `pack_order`.
  action text not null check (action ~ '^[a-z_]{1,60}$'),
  subject_table text not null,
  subject_id text not null,
  restaurant_id uuid references public.restaurants (id),
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now()
);

create index staff_audit_by_subject on public.staff_audit (subject_table, subject_id, id);
create index staff_audit_by_restaurant on public.staff_audit (restaurant_id);

create trigger "05_functions_only" before insert on public.staff_audit
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before update or delete on public.staff_audit
  for each row execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.staff_audit
  for each statement execute function private.refuse_change();

alter table public.staff_audit enable row level security;
grant select on public.staff_audit to authenticated, service_role;
-- Everybody sees who did what to the rows of their own rooms; managers see all of it.
create policy staff_audit_select_staff on public.staff_audit for select to authenticated
  using (case subject_table
    when 'orders' then (select private.may_read('orders'))
    when 'workshops' then (select private.may_read('agenda'))
    when 'reviews' then (select private.may_read('consulting'))
    else (select private.may_read('team'))
  end);

-- Refuses everybody but active staff of the named roles; managers may do everything. The first line of every function
-- that staff call. Locks the member's row, so that a deactivation takes effect between two actions, never within one.
-- Raises staff_only.
create function private.require_staff(variadic p_roles public.staff_role[]) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_role public.staff_role;
begin
  perform 1 from public.staff_members where user_id = (select auth.uid()) for share;
  v_role := private.staff_role();
  if v_role is null or not (v_role = 'manager' or v_role = any (p_roles)) then
    perform private.fail('staff_only', coalesce(v_role::text, 'not staff'));
  end if;
end;
$$;

-- Records one action of the calling member, or of the command line when nobody is signed in.
create function private.record_audit(
  p_action text, p_table text, p_id text, p_restaurant_id uuid, p_before jsonb, p_after jsonb, p_reason text default null
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.staff_audit
    (actor_id, actor_name, action, subject_table, subject_id, restaurant_id, before, after, reason)
  values (
    (select auth.uid()),
    coalesce((select name from public.staff_members where user_id = (select auth.uid())), 'linha de comando'),
    p_action, p_table, p_id, p_restaurant_id, p_before, p_after, p_reason);
$$;

revoke execute on function
  private.require_staff(public.staff_role[]),
  private.record_audit(text, text, text, uuid, jsonb, jsonb, text)
from public;

-- A staff account owns no restaurant, and an owner is no staff: neither could ship to or credit themselves.
create function private.keep_staff_and_owners_apart() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.user_id is null then
    return new;
  end if;
  -- Both inserts wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('staff:' || new.user_id::text, 0));
  if tg_table_name = 'restaurants' and exists (select from public.staff_members where user_id = new.user_id) then
    perform private.fail('staff_owns_no_restaurant');
  end if;
  if tg_table_name = 'staff_members' and exists (select from public.restaurants where user_id = new.user_id) then
    perform private.fail('owner_is_no_staff');
  end if;
  return new;
end;
$$;

revoke execute on function private.keep_staff_and_owners_apart() from public;

create trigger "20_keep_apart" before insert or update of user_id on public.restaurants
  for each row execute function private.keep_staff_and_owners_apart();
create trigger "20_keep_apart" before insert on public.staff_members
  for each row execute function private.keep_staff_and_owners_apart();

-- Adds a member, or changes the role, name or state of one. Raises last_manager when nobody could manage afterwards.
create function private.put_staff_member(
  p_user_id uuid, p_name text, p_role public.staff_role, p_active boolean, p_reason text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.staff_members;
  v_after public.staff_members;
begin
  -- Two managers who demote each other at once would leave none.
  perform pg_advisory_xact_lock(hashtextextended('staff_members', 0));
  select * into v_before from public.staff_members where user_id = p_user_id for update;
  insert into public.staff_members (user_id, name, email, role, active)
    select p_user_id, p_name, u.email, p_role, p_active from auth.users u where u.id = p_user_id
    on conflict (user_id) do update set name = excluded.name, email = excluded.email, role = excluded.role, active = excluded.active
    returning * into v_after;
  if v_after.user_id is null then
    perform private.fail('account_not_found');
  end if;
  if v_before.role = 'manager' and v_before.active
    and not exists (select from public.staff_members where role = 'manager' and active) then
    perform private.fail('last_manager');
  end if;
  perform private.record_audit('put_staff_member', 'staff_members', p_user_id::text, null,
    to_jsonb(v_before), to_jsonb(v_after), p_reason);
end;
$$;

revoke execute on function private.put_staff_member(uuid, text, public.staff_role, boolean, text) from public;

-- What `npm run staff` calls: service key only. Returns the member's user id. Raises account_not_found.
create function public.add_staff_member(p_email text, p_role public.staff_role, p_name text default null) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  select id into v_user_id from auth.users where lower(email) = lower(trim(p_email));
  if v_user_id is null then
    perform private.fail('account_not_found', 'no account with this e-mail');
  end if;
  perform private.put_staff_member(
    v_user_id,
    coalesce(p_name, (select name from public.staff_members where user_id = v_user_id), split_part(trim(p_email), '@', 1)),
    p_role, true, 'npm run staff');
  return v_user_id;
end;
$$;

revoke execute on function public.add_staff_member(text, public.staff_role, text) from public, anon, authenticated;
grant execute on function public.add_staff_member(text, public.staff_role, text) to service_role;

-- Whether the person responsible for a house is of age, as a provider or a manager of the farm established it. A row is
-- one attempt, kept for ever. It holds no name, no birth date and no image: only who answered, what, and when.

create type public.age_status as enum ('pending', 'verified', 'refused', 'unsure', 'contested', 'expired');

create table public.age_verifications (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  provider text not null check (char_length(provider) between 1 and 40),
  -- The provider's session. Null until it has opened one, and once the account is gone.
  reference text unique check (char_length(reference) between 1 and 200),
  -- What was looked at. `farm`: a manager decided.
  method text check (method in ('document', 'face', 'farm')),
  status public.age_status not null default 'pending',
  -- When the provider was asked. An answer to an earlier question does not replace this one.
  asked_at timestamptz,
  -- The owner's words against a refusal or a doubt, once.
  contest_text text check (char_length(contest_text) between 1 and 500),
  contested_at timestamptz,
  created_at timestamptz not null default now(),
  -- When somebody said yes or no.
  decided_at timestamptz
);

create index age_verifications_by_restaurant on public.age_verifications (restaurant_id, created_at desc);
create index age_verifications_contested on public.age_verifications (contested_at) where status = 'contested';
create unique index age_verifications_one_open on public.age_verifications (restaurant_id)
  where status in ('pending', 'contested');

create function private.keep_age_attempt() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.restaurant_id := old.restaurant_id;
  new.provider := old.provider;
  new.created_at := old.created_at;
  new.contested_at := coalesce(old.contested_at, new.contested_at);
  return new;
end;
$$;

create trigger "05_functions_only" before insert or update or delete on public.age_verifications
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before delete on public.age_verifications
  for each row execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.age_verifications
  for each statement execute function private.refuse_change();
create trigger "10_keep" before update on public.age_verifications
  for each row execute function private.keep_age_attempt();

alter table public.age_verifications enable row level security;
-- No write grants: the functions below are the only way in.
grant select on public.age_verifications to authenticated, service_role;
create policy age_verifications_select_own_or_staff on public.age_verifications for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('age')));

-- Verified once is enough.
create function private.is_age_verified(p_restaurant_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.age_verifications where restaurant_id = p_restaurant_id and status = 'verified')
$$;

-- Whether an order waits for its buyer's age. For staff of the orders, who do not read the table; null for others.
create function private.order_lacks_age(p_restaurant_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not private.is_age_verified(p_restaurant_id) where (select private.may_read('orders'))
$$;

insert into private.use_limits (action, subject, per, most) values ('age_verifications', 'house', '1 day', 10);

-- The attempt that a house's owner makes: the one still open, or a new one. Where none is needed (verified) or the farm
-- is deciding (contested), the row that says so. Returns {id, status}. Raises profile_incomplete, limit_reached.
create function public.begin_age_verification(p_user_id uuid, p_provider text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_row public.age_verifications;
begin
  -- Two tabs at once queue here.
  select id into v_restaurant_id from public.restaurants where user_id = p_user_id for update;
  if not found then
    perform private.fail('profile_incomplete');
  end if;
  select * into v_row from public.age_verifications
    where restaurant_id = v_restaurant_id and status in ('verified', 'contested', 'pending')
    order by status = 'verified' desc limit 1;
  if not found then
    perform private.count_use('age_verifications', 'house', v_restaurant_id::text);
    insert into public.age_verifications (restaurant_id, provider) values (v_restaurant_id, p_provider)
      returning * into v_row;
  end if;
  return jsonb_build_object('id', v_row.id, 'status', v_row.status);
end;
$$;

-- Records the provider's session of an open attempt. A session that ended unused is replaced by the next.
create function public.attach_age_session(p_verification_id uuid, p_reference text) returns void
language sql security definer
set search_path = ''
as $$
  update public.age_verifications set reference = p_reference
    where id = p_verification_id and status = 'pending' and reference is distinct from p_reference
$$;

-- Records what the provider answered, and returns what holds now: null for a session that nobody attached.
--
-- p_asked_at is when the question was put, so that of two answers under way the later question counts. What a manager
-- decided stays. A provider may take a yes back; a document that expires later makes nobody younger.
-- Raises age_mismatch when the session is another attempt's.
create function public.report_age_result(
  p_verification_id uuid, p_reference text, p_status public.age_status, p_asked_at timestamptz,
  p_method text default null
) returns public.age_status
language plpgsql security definer
set search_path = ''
as $$
declare
  v_row public.age_verifications;
  v_status public.age_status;
begin
  -- The house first, as place_order() does: an order is placed before or after a change, never during one.
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.age_verifications where reference = p_reference) for update;
  select * into v_row from public.age_verifications where reference = p_reference for update;
  if not found then
    return null;
  end if;
  if v_row.id <> p_verification_id then
    perform private.fail('age_mismatch', p_reference);
  end if;
  if v_row.method = 'farm' or v_row.asked_at >= p_asked_at then
    return v_row.status;
  end if;
  v_status := case
    when p_status = 'verified' then 'verified'
    when v_row.status = 'contested' or p_status in ('pending', 'contested') then v_row.status
    when p_status = 'expired' and v_row.status <> 'pending' then v_row.status
    else p_status
  end;
  update public.age_verifications set
    status = v_status,
    method = coalesce(p_method, method),
    asked_at = p_asked_at,
    decided_at = case
      when v_status not in ('verified', 'refused') then null
      when v_status = v_row.status then decided_at
      else now() end
    where id = v_row.id;
  return v_status;
end;
$$;

revoke execute on function
  public.begin_age_verification(uuid, text), public.attach_age_session(uuid, text),
  public.report_age_result(uuid, text, public.age_status, timestamptz, text)
from public, anon, authenticated;
grant execute on function
  public.begin_age_verification(uuid, text), public.attach_age_session(uuid, text),
  public.report_age_result(uuid, text, public.age_status, timestamptz, text)
to service_role;

-- The owner's word against the newest refusal or doubt, once each. Raises restaurant_not_found, text_missing,
-- text_too_long, age_not_contestable.
create function private.contest_age_verification(p_text text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_row public.age_verifications;
begin
  select id into v_restaurant_id from public.restaurants where user_id = (select auth.uid()) for update;
  if not found then
    perform private.fail('restaurant_not_found');
  end if;
  if coalesce(trim(p_text), '') = '' then
    perform private.fail('text_missing');
  end if;
  if char_length(trim(p_text)) > 500 then
    perform private.fail('text_too_long');
  end if;
  select * into v_row from public.age_verifications
    where restaurant_id = v_restaurant_id order by created_at desc, id limit 1 for update;
  if not found or v_row.status not in ('refused', 'unsure') or v_row.contested_at is not null
    or private.is_age_verified(v_restaurant_id) then
    perform private.fail('age_not_contestable', coalesce(v_row.status::text, 'none'));
  end if;
  update public.age_verifications set status = 'contested', contest_text = trim(p_text), contested_at = now()
    where id = v_row.id;
end;
$$;

-- A manager answers a contest, after having seen the person's document. The audit holds no word of the owner's: it
-- outlives the account. Raises reason_missing, text_too_long, contest_not_found.
create function private.decide_age_contest(p_verification_id uuid, p_verified boolean, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_row public.age_verifications;
  v_after public.age_status := case when p_verified then 'verified' else 'refused' end;
begin
  perform private.require_staff('manager');
  if coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  if char_length(trim(p_reason)) > 500 then
    perform private.fail('text_too_long');
  end if;
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.age_verifications where id = p_verification_id) for update;
  select * into v_row from public.age_verifications
    where id = p_verification_id and status = 'contested' for update;
  if not found then
    perform private.fail('contest_not_found', p_verification_id::text);
  end if;
  update public.age_verifications set status = v_after, method = 'farm', decided_at = now() where id = v_row.id;
  perform private.record_audit('decide_age_contest', 'age_verifications', v_row.id::text, v_row.restaurant_id,
    jsonb_build_object('status', v_row.status), jsonb_build_object('status', v_after), trim(p_reason));
end;
$$;

create function public.contest_age_verification(p_text text) returns void
language sql set search_path = '' as $$ select private.contest_age_verification(p_text) $$;
create function public.decide_age_contest(p_verification_id uuid, p_verified boolean, p_reason text) returns void
language sql set search_path = '' as $$ select private.decide_age_contest(p_verification_id, p_verified, p_reason) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array['contest_age_verification(text)', 'decide_age_contest(uuid, boolean, text)'] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

-- What leads back to a person goes with the account. That the age was verified stays, because orders rely on it.
create function private.forget_age_verification() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.age_verifications set
    reference = null, contest_text = null,
    status = case when status in ('pending', 'contested', 'unsure') then 'expired' else status end
    where restaurant_id = new.id;
  return null;
end;
$$;

create trigger "30_forget_age_verification" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_age_verification();

revoke execute on function
  private.keep_age_attempt(), private.is_age_verified(uuid), private.order_lacks_age(uuid),
  private.forget_age_verification()
from public;
grant execute on function private.order_lacks_age(uuid) to authenticated;

-- What a house has earned. Rules in the database decide; clients read.

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  achievement_code text not null check (achievement_code ~ '^[a-z0-9_]{1,40}$'),
  achievement_name text not null,
  description text not null,
  earned_at timestamptz not null default now(),
  -- When the owner was told of it; null until then, so that they are told once, whatever device they use.
  seen_at timestamptz,
  constraint user_achievements_once unique (restaurant_id, achievement_code)
);

-- A client may say that it has shown one, and nothing else.
create function private.keep_achievement_fields() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_kept public.user_achievements;
begin
  if not private.is_client() then
    return new;
  end if;
  v_kept := old;
  if old.seen_at is null and new.seen_at is not null then
    v_kept.seen_at := now();
  end if;
  return v_kept;
end;
$$;

revoke execute on function private.keep_achievement_fields() from public;

create trigger "10_keep_fields" before update on public.user_achievements
  for each row execute function private.keep_achievement_fields();

alter table public.user_achievements enable row level security;
-- No insert grant to clients: nobody awards themselves.
grant select, update (seen_at) on public.user_achievements to authenticated;
grant select, insert, update, delete on public.user_achievements to service_role;

create policy user_achievements_select_own on public.user_achievements for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy user_achievements_update_own on public.user_achievements for update to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));

create function private.award(
  p_restaurant_id uuid, p_code text, p_name text, p_description text
) returns void
language sql
set search_path = ''
as $$
  insert into public.user_achievements (restaurant_id, achievement_code, achievement_name, description)
    values (p_restaurant_id, p_code, p_name, p_description)
    on conflict (restaurant_id, achievement_code) do nothing;
$$;

-- What using the house's credits earns: judged when something was delivered, never when it was merely asked for.
create function private.award_for_use(p_restaurant_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_completed integer;
  v_used bigint;
begin
  select count(*) into v_completed from (
    select from public.automation_requests where restaurant_id = p_restaurant_id and status = 'completed' limit 5
  ) as some_requests;
  if v_completed >= 1 then
    perform private.award(p_restaurant_id, 'first_automation', 'Primeira automação', 'Recebeu a primeira consultoria.');
  end if;
  if v_completed >= 5 then
    perform private.award(p_restaurant_id, 'five_automations', 'Cinco automações', 'Recebeu cinco consultorias.');
  end if;
  -- Adding up a whole ledger is worth it only until the sum is known to be reached.
  if exists (
    select from public.user_achievements where restaurant_id = p_restaurant_id and achievement_code = 'thousand_credits'
  ) then
    return;
  end if;
  -- A charge that was given back was not used.
  select -sum(amount) into v_used from public.credit_transactions
    where restaurant_id = p_restaurant_id and transaction_type in ('spent', 'refunded')
      and source in ('automation_request', 'workshop');
  if v_used >= 1000 then
    perform private.award(p_restaurant_id, 'thousand_credits', 'Mil créditos usados', 'Usou 1.000 créditos em consultoria.');
  end if;
end;
$$;

create function private.award_for_order() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.award(new.restaurant_id, 'first_purchase', 'Primeira compra', 'Fez a primeira compra no engenho.');
  return null;
end;
$$;

create function private.award_for_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.award_for_use(new.restaurant_id);
  return null;
end;
$$;

create function private.award_for_workshop() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.award(new.restaurant_id, 'first_workshop', 'Primeiro workshop', 'Recebeu o primeiro workshop na casa.');
  perform private.award_for_use(new.restaurant_id);
  return null;
end;
$$;

revoke execute on function
  private.award(uuid, text, text, text), private.award_for_use(uuid),
  private.award_for_order(), private.award_for_request(), private.award_for_workshop()
from public;

create trigger "90_award" after update of paid_at on public.orders
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function private.award_for_order();
create trigger "90_award" after update of status on public.automation_requests
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function private.award_for_request();
create trigger "90_award" after update of status on public.workshops
  for each row when (old.status = 'pending' and new.status in ('completed', 'delivered'))
  execute function private.award_for_workshop();

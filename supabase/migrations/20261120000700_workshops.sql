-- Workshops: booked free, charged when held. The owner may cancel a pending one until 48 h before it starts.

create type public.workshop_type as enum (
  'drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign',
  'content_generation', 'predictive_analytics', 'competitor_analysis', 'dynamic_pricing',
  'menu_launch', 'guided_tasting', 'team_training', 'exclusive_event'
);

create type public.workshop_status as enum ('pending', 'completed', 'delivered', 'cancelled');

create table public.workshops (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  automation_type public.workshop_type not null,
  automation_name text check (char_length(automation_name) <= 120),
  -- Null while a date is still to be agreed, as for the event of a premium order.
  scheduled_date timestamptz check (isfinite(scheduled_date)),
  status public.workshop_status not null default 'pending',
  notes text check (char_length(notes) <= 2000),
  credits_required integer not null default 0 check (credits_required >= 0),
  -- The premium order that granted it, when it was not booked by the owner.
  order_id uuid unique references public.orders (id),
  created_at timestamptz not null default now()
);

create index workshops_by_restaurant on public.workshops (restaurant_id, scheduled_date);

create function private.keep_workshop_fields() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_cancelled public.workshops;
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.automation_type = 'exclusive_event' then
      perform private.fail('workshop_type', 'granted by a premium order only');
    end if;
    if new.scheduled_date is null or new.scheduled_date <= now() then
      perform private.fail('workshop_in_past');
    end if;
    new.status := 'pending';
    new.order_id := null;
    new.created_at := now();
    new.credits_required := coalesce(
      (select c.credit_cost from public.automations_catalog c where c.type::text = new.automation_type::text), 0);
    return new;
  end if;
  if old.status = 'pending' and new.status = 'cancelled' then
    if old.scheduled_date is not null and old.scheduled_date < now() + interval '48 hours' then
      perform private.fail('workshop_cancel_too_late');
    end if;
    v_cancelled := old;
    v_cancelled.status := 'cancelled';
    return v_cancelled;
  end if;
  if new.status <> old.status then
    perform private.fail('workshop_transition', format('%s to %s', old.status, new.status));
  end if;
  v_cancelled := old;
  -- The date of a granted event is agreed later, and notes may change while the workshop is to come.
  if old.status = 'pending' then
    v_cancelled.notes := new.notes;
    if old.scheduled_date is null then
      if new.scheduled_date <= now() then
        perform private.fail('workshop_in_past');
      end if;
      v_cancelled.scheduled_date := new.scheduled_date;
    end if;
  end if;
  return v_cancelled;
end;
$$;

-- Held: charged, once, in the transaction that says so.
create function private.charge_workshop() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status in ('completed', 'delivered') and old.status = 'pending' then
    perform private.spend_credits(new.restaurant_id, new.credits_required, 'workshop', new.id::text);
  elsif new.status <> old.status and not (old.status = 'pending' or (old.status = 'completed' and new.status = 'delivered')) then
    perform private.fail('workshop_transition', format('%s to %s', old.status, new.status));
  end if;
  return null;
end;
$$;

revoke execute on function private.keep_workshop_fields(), private.charge_workshop() from public;

create trigger "10_keep_fields" before insert or update on public.workshops
  for each row execute function private.keep_workshop_fields();
create trigger "20_charge" after update of status on public.workshops
  for each row execute function private.charge_workshop();

alter table public.workshops enable row level security;
grant select, insert, update on public.workshops to authenticated;
grant select, insert, update, delete on public.workshops to service_role;

create policy workshops_select_own on public.workshops for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy workshops_insert_own on public.workshops for insert to authenticated
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy workshops_update_own on public.workshops for update to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));

-- What clients may not choose, and what nobody may write: dates, blank names, far-off workshops, invented CNPJs.

-- Dates of a row that a client inserts, whatever it sends. The columns are the trigger's arguments.
create function private.stamp_insertion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return jsonb_populate_record(
    new, (select jsonb_object_agg(stamped.name, now()) from unnest(tg_argv) as stamped (name)));
end;
$$;

create trigger "20_stamp" before insert on public.restaurants
  for each row when (private.is_client()) execute function private.stamp_insertion('updated_at');
create trigger "20_stamp" before insert on public.newsletter_subscribers
  for each row when (private.is_client()) execute function private.stamp_insertion('created_at');
create trigger "20_stamp" before insert on public.expansion_waitlist
  for each row when (private.is_client()) execute function private.stamp_insertion('created_at');
create trigger "20_stamp" before insert on public.account_deletions
  for each row when (private.is_client()) execute function private.stamp_insertion('requested_at');

-- A text of which nothing would be seen. src/domain/restaurant-details.ts has the same rule.
create function private.is_blank(value text) returns boolean
language sql immutable
set search_path = ''
as $$ select value !~ '[^\u0009-\u000d\u0020\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]' $$;

revoke execute on function private.is_blank(text) from public;
-- Constraints call it as the writing role: clients, the server, and the ledger when it moves a balance.
grant execute on function private.is_blank(text) to anon, authenticated, service_role, credit_ledger;

-- Rows from before the rule get what the screens show for nothing, so that every later change of them passes.
update public.restaurants set
  name = case when private.is_blank(name) then 'Restaurante sem nome' else name end,
  contact_name = case when private.is_blank(contact_name) then null else contact_name end,
  address = case when private.is_blank(address) then null else address end,
  city = case when private.is_blank(city) then null else city end,
  state = case when private.is_blank(state) then null else state end
  where private.is_blank(name) or private.is_blank(contact_name) or private.is_blank(address)
    or private.is_blank(city) or private.is_blank(state);
update public.workshops set automation_name = null where private.is_blank(automation_name);
update public.expansion_waitlist set
  restaurant_name = case when private.is_blank(restaurant_name) then 'Não informado' else restaurant_name end,
  contact_name = case when private.is_blank(contact_name) then 'Não informado' else contact_name end,
  city = case when private.is_blank(city) then 'Não informado' else city end,
  state = case when private.is_blank(state) then 'Não informado' else state end,
  current_cachaca_supplier = case when private.is_blank(current_cachaca_supplier) then null else current_cachaca_supplier end
  where private.is_blank(restaurant_name) or private.is_blank(contact_name) or private.is_blank(city)
    or private.is_blank(state) or private.is_blank(current_cachaca_supplier);

alter table public.restaurants
  add constraint restaurants_name_not_blank check (not private.is_blank(name)),
  add constraint restaurants_contact_name_not_blank check (not private.is_blank(contact_name)),
  add constraint restaurants_address_not_blank check (not private.is_blank(address)),
  add constraint restaurants_city_not_blank check (not private.is_blank(city)),
  add constraint restaurants_state_not_blank check (not private.is_blank(state));
alter table public.workshops
  add constraint workshops_automation_name_not_blank check (not private.is_blank(automation_name));
alter table public.expansion_waitlist
  add constraint expansion_waitlist_restaurant_name_not_blank check (not private.is_blank(restaurant_name)),
  add constraint expansion_waitlist_contact_name_not_blank check (not private.is_blank(contact_name)),
  add constraint expansion_waitlist_city_not_blank check (not private.is_blank(city)),
  add constraint expansion_waitlist_state_not_blank check (not private.is_blank(state)),
  add constraint expansion_waitlist_supplier_not_blank check (not private.is_blank(current_cachaca_supplier));

-- A trigger and no constraint: houses from before the rule keep their number, and a constraint would refuse
-- every later change of their rows, the ledger's included.
create function private.check_new_cnpj() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_valid_cnpj(new.cnpj) then
    perform private.fail('cnpj_invalid');
  end if;
  return new;
end;
$$;

create trigger "06_cnpj" before insert on public.restaurants
  for each row when (new.user_id is not null) execute function private.check_new_cnpj();

-- Consultations are made for a kind of house in a city; without them nothing can be made, and nothing is charged.
create function private.require_profile() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_restaurant record;
begin
  select city, restaurant_type into v_restaurant from public.restaurants where id = new.restaurant_id;
  -- A house that is not there, or not the caller's, is left to the policies.
  if found and (v_restaurant.city is null or v_restaurant.restaurant_type is null) then
    perform private.fail('profile_incomplete', case when v_restaurant.city is null then 'city' else 'restaurant_type' end);
  end if;
  return new;
end;
$$;

create trigger "06_profile" before insert on public.automation_requests
  for each row execute function private.require_profile();

-- Nobody plans further ahead; a later year is a slip of the hand.
create function private.check_workshop_date() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.scheduled_date > now() + interval '12 months'
    and (tg_op = 'INSERT' or new.scheduled_date is distinct from old.scheduled_date) then
    perform private.fail('workshop_too_far', '12 months');
  end if;
  return new;
end;
$$;

create trigger "06_date" before insert or update of scheduled_date on public.workshops
  for each row when (private.is_client()) execute function private.check_workshop_date();

revoke execute on function
  private.stamp_insertion(), private.check_new_cnpj(), private.require_profile(), private.check_workshop_date()
from public;

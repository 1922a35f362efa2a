-- The house as its owner keeps it on /casa: menu, ingredient prices, equipment and hours, competitors. Every consultation
-- starts from it. consulting/base/house/house.ts has the same limits. Only its owner reads or writes it; the functions
-- read it as the caller, so the service key needs no grant.

create type public.house_item_kind as enum ('dish', 'drink', 'dose', 'beer', 'soft_drink', 'side');
create type public.ingredient_unit as enum ('ml', 'l', 'g', 'kg', 'un');

-- Whether every entry is a text that can be seen, of at most so many characters.
create function private.is_text_list(list text[], most integer, longest integer) returns boolean
language sql immutable
set search_path = ''
as $$
  select cardinality(list) <= most and coalesce(array_ndims(list), 1) = 1 and not exists (
    select from unnest(list) as entry (value)
    where value is null or char_length(value) > longest or private.is_blank(value))
$$;

-- {"0": {"from": "18:00", "to": "02:00"}, "1": null}: weekdays from Sunday, null where the house is closed.
create function private.is_opening(opening jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(opening) = 'object' then not exists (
    select from jsonb_each(opening) as day (weekday, hours)
    where weekday !~ '^[0-6]$'
      or not (
        hours = 'null'
        or (
          jsonb_typeof(hours) = 'object' and hours - 'from' - 'to' = '{}'
          and coalesce(hours ->> 'from', '') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          and coalesce(hours ->> 'to', '') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        )
      )
  ) else false end
$$;

create table public.house_settings (
  restaurant_id uuid primary key references public.restaurants (id),
  equipment text[] not null default '{}' check (private.is_text_list(equipment, 60, 60)),
  glassware text[] not null default '{}' check (private.is_text_list(glassware, 40, 60)),
  techniques text[] not null default '{}' check (private.is_text_list(techniques, 40, 60)),
  opening jsonb not null default '{}' check (private.is_opening(opening)),
  seats integer check (seats between 1 and 5000),
  neighbourhood text check (char_length(neighbourhood) <= 80 and not private.is_blank(neighbourhood)),
  -- R$; highest and lowest price of anything that is proposed.
  price_ceiling numeric(8, 2) check (price_ceiling > 0 and price_ceiling <= 100000),
  price_floor numeric(8, 2) check (price_floor > 0 and price_floor <= 100000),
  -- In the owner's words, as in "alergia a castanha-de-caju".
  restrictions text[] not null default '{}' check (private.is_text_list(restrictions, 40, 120)),
  updated_at timestamptz not null default now(),
  constraint house_settings_floor_below_ceiling check (price_floor <= price_ceiling)
);

-- Unknown values are null, never 0.
create table public.menu_items (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  position integer not null default 0 check (position between 0 and 100000),
  section text check (char_length(section) <= 60 and not private.is_blank(section)),
  name text not null check (char_length(name) <= 120 and not private.is_blank(name)),
  description text check (char_length(description) <= 300 and not private.is_blank(description)),
  -- R$
  price numeric(8, 2) check (price > 0 and price <= 100000),
  -- As written: "500 g", "para 2".
  size text check (char_length(size) <= 40 and not private.is_blank(size)),
  -- R$
  cost numeric(10, 4) check (cost > 0 and cost <= 100000),
  -- As the owner states them; null where the owner has said nothing. consulting/base/allergens.ts lists the names.
  allergens text[] check (
    cardinality(allergens) <= 25 and coalesce(array_ndims(allergens), 1) = 1 and allergens <@ array[
      'gluten', 'crustaceans', 'egg', 'fish', 'peanut', 'soy', 'milk', 'almond', 'hazelnut', 'cashew_nut', 'brazil_nut',
      'macadamia', 'walnut', 'pecan', 'pistachio', 'pine_nut', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin',
      'molluscs', 'latex', 'quinine', 'honey'
    ]
  ),
  -- Null: derived from section and name.
  kind public.house_item_kind,
  active boolean not null default true,
  updated_at timestamptz not null default now()
);

create index menu_items_by_restaurant on public.menu_items (restaurant_id, position);

-- What the owner pays for an ingredient, by the name that reports use: R$ for an amount.
create table public.ingredient_prices (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  name text not null check (char_length(name) <= 120 and not private.is_blank(name)),
  price numeric(8, 2) not null check (price > 0 and price <= 100000),
  amount numeric(10, 3) not null check (amount > 0 and amount <= 1000000),
  unit public.ingredient_unit not null,
  noted_on date not null default (now() at time zone 'America/Fortaleza')::date,
  updated_at timestamptz not null default now(),
  constraint ingredient_prices_once_per_name unique (restaurant_id, name)
);

create table public.competitors (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  name text not null check (char_length(name) <= 120 and not private.is_blank(name)),
  updated_at timestamptz not null default now(),
  constraint competitors_once_per_name unique (restaurant_id, name)
);

create table public.competitor_prices (
  id uuid primary key default gen_random_uuid(),
  competitor_id uuid not null references public.competitors (id) on delete cascade,
  position integer not null default 0 check (position between 0 and 100000),
  item text not null check (char_length(item) <= 120 and not private.is_blank(item)),
  price numeric(8, 2) not null check (price > 0 and price <= 100000),
  size text check (char_length(size) <= 40 and not private.is_blank(size)),
  noted_on date
);

create index competitor_prices_by_competitor on public.competitor_prices (competitor_id, position);

-- How much a house may keep. The count follows the insert, under the lock below.

alter table private.use_limits drop constraint use_limits_subject_check;
alter table private.use_limits add constraint use_limits_subject_check
  check (subject in ('house', 'address', 'everybody', 'competitor'));

insert into private.use_limits (action, subject, per, most) values
  ('menu_items', 'house', null, 1000),
  ('ingredient_prices', 'house', null, 1000),
  ('competitors', 'house', null, 50),
  ('competitor_prices', 'competitor', null, 200);

-- Writers of one house take turns, so that each counts the rows of those before. The restaurant's row comes before
-- everything that hangs below it, as in *_forgotten_accounts.sql; not `for update`, which the foreign keys of a
-- transaction that waits here would block.
create function private.lock_own_house() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from public.restaurants where user_id = (select auth.uid()) for no key update;
  return null;
end;
$$;

-- Refuses the statement whose rows exceed the limit of the table. The argument is the column that they are counted by.
create function private.limit_kept_rows() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_most bigint;
  v_full boolean;
begin
  select most into v_most from private.use_limits where action = tg_table_name and per is null;
  execute format(
    'select exists (
      select from (select distinct %1$I as subject from inserted) as touched
      where (select count(*) from public.%2$I as kept where kept.%1$I = touched.subject) > $1)',
    tg_argv[0], tg_table_name) into v_full using v_most;
  if v_full then
    perform private.fail('limit_reached', format('%s, %s', tg_table_name, v_most));
  end if;
  return null;
end;
$$;

revoke execute on function
  private.is_text_list(text[], integer, integer), private.is_opening(jsonb),
  private.lock_own_house(), private.limit_kept_rows()
from public;
-- Constraints call them as the writing role.
grant execute on function private.is_text_list(text[], integer, integer), private.is_opening(jsonb)
  to authenticated, service_role;

create trigger "05_lock" before insert or update or delete on public.house_settings
  for each statement when (private.is_client()) execute function private.lock_own_house();
create trigger "05_lock" before insert or update or delete on public.menu_items
  for each statement when (private.is_client()) execute function private.lock_own_house();
create trigger "05_lock" before insert or update or delete on public.ingredient_prices
  for each statement when (private.is_client()) execute function private.lock_own_house();
create trigger "05_lock" before insert or update or delete on public.competitors
  for each statement when (private.is_client()) execute function private.lock_own_house();
create trigger "05_lock" before insert or update or delete on public.competitor_prices
  for each statement when (private.is_client()) execute function private.lock_own_house();

-- The prices of a competitor need none: their competitor is gone with the account.
create trigger "15_require_account" before insert on public.house_settings
  for each row when (private.is_client()) execute function private.require_account();
create trigger "15_require_account" before insert on public.menu_items
  for each row when (private.is_client()) execute function private.require_account();
create trigger "15_require_account" before insert on public.ingredient_prices
  for each row when (private.is_client()) execute function private.require_account();
create trigger "15_require_account" before insert on public.competitors
  for each row when (private.is_client()) execute function private.require_account();

create trigger "90_touch_updated_at" before insert or update on public.house_settings
  for each row execute function private.touch_updated_at();
create trigger "90_touch_updated_at" before insert or update on public.menu_items
  for each row execute function private.touch_updated_at();
create trigger "90_touch_updated_at" before insert or update on public.ingredient_prices
  for each row execute function private.touch_updated_at();
create trigger "90_touch_updated_at" before insert or update on public.competitors
  for each row execute function private.touch_updated_at();

create trigger "10_limit" after insert on public.menu_items referencing new table as inserted
  for each statement execute function private.limit_kept_rows('restaurant_id');
create trigger "10_limit" after insert on public.ingredient_prices referencing new table as inserted
  for each statement execute function private.limit_kept_rows('restaurant_id');
create trigger "10_limit" after insert on public.competitors referencing new table as inserted
  for each statement execute function private.limit_kept_rows('restaurant_id');
create trigger "10_limit" after insert on public.competitor_prices referencing new table as inserted
  for each statement execute function private.limit_kept_rows('competitor_id');

alter table public.house_settings enable row level security;
alter table public.menu_items enable row level security;
alter table public.ingredient_prices enable row level security;
alter table public.competitors enable row level security;
alter table public.competitor_prices enable row level security;
-- No delete grant on the settings: an owner empties them.
grant select, insert, update on public.house_settings to authenticated;
grant select, insert, update, delete on
  public.menu_items, public.ingredient_prices, public.competitors, public.competitor_prices
to authenticated;

create policy house_settings_all_own on public.house_settings for all to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy menu_items_all_own on public.menu_items for all to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy ingredient_prices_all_own on public.ingredient_prices for all to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy competitors_all_own on public.competitors for all to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy competitor_prices_all_own on public.competitor_prices for all to authenticated
  using (competitor_id in (
    select c.id from public.competitors c where c.restaurant_id in (select private.my_restaurant_ids())
  ))
  with check (competitor_id in (
    select c.id from public.competitors c where c.restaurant_id in (select private.my_restaurant_ids())
  ));

-- Changes a menu in one transaction: deletes the items of p_removed, then adds or replaces those of p_items, which the
-- client numbers itself. Undoing it is a second call with the former items and the ids of those that were added. An item
-- is {id, position, section, name, description, price, size, cost, allergens, kind, active}; 0 is unknown.
create function public.save_menu(p_restaurant_id uuid, p_items jsonb, p_removed uuid[] default '{}') returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.menu_items where restaurant_id = p_restaurant_id and id = any (p_removed);
  insert into public.menu_items as kept
    (id, restaurant_id, position, section, name, description, price, size, cost, allergens, kind, active)
    select coalesce(item.id, gen_random_uuid()), p_restaurant_id, coalesce(item.position, 0), item.section, item.name,
      item.description, nullif(item.price, 0), item.size, nullif(item.cost, 0), item.allergens, item.kind,
      coalesce(item.active, true)
    from jsonb_to_recordset(p_items) as item (
      id uuid, position integer, section text, name text, description text, price numeric, size text, cost numeric,
      allergens text[], kind public.house_item_kind, active boolean
    )
    on conflict (id) do update set
      position = excluded.position, section = excluded.section, name = excluded.name,
      description = excluded.description, price = excluded.price, size = excluded.size, cost = excluded.cost,
      allergens = excluded.allergens, kind = excluded.kind, active = excluded.active
    -- An item that stays as it is keeps the date of its last change.
    where (kept.position, kept.section, kept.name, kept.description, kept.price, kept.size, kept.cost, kept.allergens,
        kept.kind, kept.active)
      is distinct from (excluded.position, excluded.section, excluded.name, excluded.description, excluded.price,
        excluded.size, excluded.cost, excluded.allergens, excluded.kind, excluded.active);
end;
$$;

-- Adds or replaces a competitor with all its prices, {item, price, size, noted_on}, in their order.
create function public.save_competitor(p_restaurant_id uuid, p_id uuid, p_name text, p_prices jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.competitors (id, restaurant_id, name) values (p_id, p_restaurant_id, p_name)
    on conflict (id) do update set name = excluded.name;
  delete from public.competitor_prices where competitor_id = p_id;
  insert into public.competitor_prices (competitor_id, position, item, price, size, noted_on)
    select p_id, item.ordinality - 1, item.value ->> 'item', (item.value ->> 'price')::numeric, item.value ->> 'size',
      (item.value ->> 'noted_on')::date
    from jsonb_array_elements(p_prices) with ordinality as item (value, ordinality);
end;
$$;

revoke execute on function
  public.save_menu(uuid, jsonb, uuid[]), public.save_competitor(uuid, uuid, text, jsonb)
from public, anon, service_role;
grant execute on function
  public.save_menu(uuid, jsonb, uuid[]), public.save_competitor(uuid, uuid, text, jsonb)
to authenticated;

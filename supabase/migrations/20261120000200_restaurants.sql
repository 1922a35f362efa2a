-- One owner, one restaurant. The balance is a cache of the ledger (see *_ledger.sql), never written here.

create table public.restaurants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  -- Numeric, or the alphanumeric form issued since July 2026; without punctuation, upper case.
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  contact_name text check (char_length(contact_name) between 1 and 120),
  contact_email text check (char_length(contact_email) <= 254 and contact_email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  contact_phone text check (contact_phone ~ '^[0-9]{10,11}$'),
  address text check (char_length(address) <= 200),
  city text check (char_length(city) between 1 and 100),
  state text check (char_length(state) between 1 and 50),
  restaurant_type public.establishment_type,
  establishment_type public.establishment_type,
  consulting_credit_balance integer not null default 0 check (consulting_credit_balance >= 0),
  credit_balance integer not null default 0,
  -- Set once, when the balance first reaches the premium threshold; spending does not lock it again.
  premium_unlocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The two mirrored columns are kept by a trigger and not `generated always`, because clients send the
  -- whole row back and PostgreSQL refuses any value for a generated column, even the right one.
  constraint restaurants_credit_balance_mirrors check (credit_balance = consulting_credit_balance),
  constraint restaurants_establishment_type_mirrors check (establishment_type is not distinct from restaurant_type)
);

comment on column public.restaurants.consulting_credit_balance is 'Credits. Authoritative; equals the sum of credit_transactions.amount.';
comment on column public.restaurants.credit_balance is 'Credits. Mirror of consulting_credit_balance.';

-- A client may send the whole row, stale balance and all: what it does not own is kept silently.
create function private.keep_restaurant_fields() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_client() then
    if tg_op = 'INSERT' then
      new.consulting_credit_balance := 0;
      new.premium_unlocked_at := null;
      new.created_at := now();
    else
      new.id := old.id;
      new.user_id := old.user_id;
      new.cnpj := old.cnpj;
      new.consulting_credit_balance := old.consulting_credit_balance;
      new.premium_unlocked_at := old.premium_unlocked_at;
      new.created_at := old.created_at;
    end if;
  end if;
  new.credit_balance := new.consulting_credit_balance;
  new.establishment_type := new.restaurant_type;
  if new.consulting_credit_balance >= 500 and new.premium_unlocked_at is null then
    new.premium_unlocked_at := now();
  end if;
  return new;
end;
$$;

revoke execute on function private.keep_restaurant_fields() from public;

create trigger "10_keep_fields" before insert or update on public.restaurants
  for each row execute function private.keep_restaurant_fields();
create trigger "90_touch_updated_at" before update on public.restaurants
  for each row execute function private.touch_updated_at();

-- Definer, so that policies on other tables do not run the restaurants policy once per row. `rows 1`, because
-- one user owns one restaurant: with the default guess of 1000 the planner scans whole tables instead.
create function private.my_restaurant_ids() returns setof uuid
language sql stable security definer rows 1
set search_path = ''
as $$ select id from public.restaurants where user_id = (select auth.uid()) $$;

revoke execute on function private.my_restaurant_ids() from public;
grant execute on function private.my_restaurant_ids() to authenticated;

alter table public.restaurants enable row level security;
-- No delete grant: a restaurant has a ledger, and a ledger is kept.
grant select, insert, update on public.restaurants to authenticated;
grant select, insert, update, delete on public.restaurants to service_role;

create policy restaurants_select_own on public.restaurants for select to authenticated
  using (user_id = (select auth.uid()));
create policy restaurants_insert_own on public.restaurants for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy restaurants_update_own on public.restaurants for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

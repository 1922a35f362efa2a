-- What is sold: automations (paid in credits) and products (paid in money). Prices live here and nowhere else.

create type public.automation_type as enum (
  'drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign',
  'content_generation', 'predictive_analytics', 'competitor_analysis', 'dynamic_pricing'
);

create table public.automations_catalog (
  id uuid primary key default gen_random_uuid(),
  type public.automation_type not null unique,
  name text not null,
  description text not null,
  category text not null check (category in ('Criação', 'Harmonização', 'Estratégia', 'Marketing', 'Analytics')),
  credit_cost integer not null check (credit_cost >= 0),
  estimated_time_minutes integer not null check (estimated_time_minutes > 0),
  -- 1–2 Iniciante, 3 Intermediário, 4–5 Avançado.
  complexity smallint not null check (complexity between 1 and 5),
  is_popular boolean not null default false,
  is_new boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create type public.product_kind as enum ('credit_package', 'premium_package', 'bottle');

create table public.products (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  price_id text not null unique,
  kind public.product_kind not null,
  name text not null,
  description text not null,
  mode text not null default 'payment' check (mode = 'payment'),
  -- BRL. Stripe's cents are price × 100.
  price numeric(10, 2) not null check (price > 0),
  credits integer not null default 0 check (credits >= 0),
  bonus integer not null default 0 check (bonus >= 0),
  bonus_percentage integer not null default 0 check (bonus_percentage between 0 and 100),
  is_popular boolean not null default false,
  is_active boolean not null default true,
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  constraint products_bonus_only_with_credits check (bonus = 0 or credits > 0),
  -- A bottle may be bought by the dozen; a package is bought one at a time.
  max_quantity smallint generated always as (case when kind = 'bottle' then 60 else 1 end) stored
);

alter table public.automations_catalog enable row level security;
alter table public.products enable row level security;
-- No write grants: the farm's staff change the catalogue through migrations or the service role.
grant select on public.automations_catalog, public.products to authenticated;
grant select, insert, update, delete on public.automations_catalog, public.products to service_role;

create policy automations_catalog_select_active on public.automations_catalog for select to authenticated
  using (is_active);
create policy products_select_active on public.products for select to authenticated
  using (is_active);

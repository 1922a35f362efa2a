-- Orders and what Stripe says of them. The checkout function creates an order before its session exists;
-- only the webhook moves it on. Clients read, never write.

create type public.order_status as enum (
  'pending_payment', 'pending', 'processing', 'shipped', 'delivered', 'completed', 'failed', 'cancelled'
);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  status public.order_status not null default 'pending_payment',
  -- BRL, the sum of its items at the prices of the moment it was placed.
  invoice_amount numeric(12, 2) not null check (invoice_amount > 0),
  stripe_checkout_session_id text unique,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index orders_by_restaurant on public.orders (restaurant_id, created_at desc);

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id text not null references public.products (id),
  -- Copies: an order keeps what was bought even when the catalogue changes.
  name text not null,
  price_id text not null,
  kind public.product_kind not null,
  quantity integer not null check (quantity between 1 and 60),
  unit_price numeric(10, 2) not null check (unit_price > 0),
  credits integer not null check (credits >= 0),
  bonus integer not null check (bonus >= 0)
);

create index order_items_by_order on public.order_items (order_id);
create index order_items_by_product on public.order_items (product_id);

create trigger "90_touch_updated_at" before update on public.orders
  for each row execute function private.touch_updated_at();

-- Orders never go backwards: a late or repeated event cannot reopen what is decided.
create function private.guard_order_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if not (case old.status
    when 'pending_payment' then new.status in ('pending', 'processing', 'completed', 'failed', 'cancelled')
    when 'pending' then new.status in ('processing', 'completed', 'failed', 'cancelled')
    when 'processing' then new.status in ('shipped', 'delivered', 'completed', 'failed', 'cancelled')
    when 'shipped' then new.status in ('delivered', 'completed', 'failed', 'cancelled')
    when 'delivered' then new.status in ('completed')
    -- Given up, and then paid all the same: the money is here, so the order goes on.
    when 'failed' then new.status = 'processing' and old.paid_at is null and new.paid_at is not null
    when 'cancelled' then new.status = 'processing' and old.paid_at is null and new.paid_at is not null
    else false
  end) then
    perform private.fail('order_transition', format('%s to %s', old.status, new.status));
  end if;
  return new;
end;
$$;

revoke execute on function private.guard_order_status() from public;

create trigger "10_guard_status" before update of status on public.orders
  for each row execute function private.guard_order_status();

-- What a premium order grants besides money's worth: one free run of each automation it names.
create table public.automation_entitlements (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  automation_type public.automation_type not null references public.automations_catalog (type),
  order_id uuid not null references public.orders (id),
  used_by_request_id uuid unique,
  created_at timestamptz not null default now(),
  constraint automation_entitlements_once_per_order unique (order_id, automation_type)
);

create index automation_entitlements_by_restaurant on public.automation_entitlements (restaurant_id);
create index automation_entitlements_by_type on public.automation_entitlements (automation_type);

-- Mirrors of Stripe's objects, behind the two views the screens read.
create table public.stripe_customers (
  customer_id text primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create table public.stripe_orders (
  checkout_session_id text primary key,
  order_id uuid not null unique references public.orders (id),
  payment_intent_id text,
  -- Cents of BRL.
  amount_subtotal bigint not null,
  amount_total bigint not null,
  currency text not null,
  payment_status text not null check (payment_status in ('paid', 'unpaid', 'no_payment_required')),
  order_date timestamptz not null
);

create index stripe_orders_by_payment_intent on public.stripe_orders (payment_intent_id);

create table public.stripe_subscriptions (
  subscription_id text primary key,
  customer_id text not null references public.stripe_customers (customer_id) on delete cascade,
  subscription_status text not null,
  price_id text,
  -- Unix seconds.
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  updated_at timestamptz not null default now()
);

create index stripe_subscriptions_by_customer on public.stripe_subscriptions (customer_id);

-- Every event of Stripe's that was applied, once.
create table private.stripe_events (
  id text primary key,
  type text not null,
  outcome text not null,
  applied_at timestamptz not null default now()
);

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.automation_entitlements enable row level security;
alter table public.stripe_customers enable row level security;
alter table public.stripe_orders enable row level security;
alter table public.stripe_subscriptions enable row level security;

-- No write grants to clients: orders come from the checkout function, payments from the webhook.
grant select on
  public.orders, public.order_items, public.automation_entitlements,
  public.stripe_customers, public.stripe_orders, public.stripe_subscriptions
to authenticated;
grant select, insert, update, delete on
  public.orders, public.order_items, public.automation_entitlements,
  public.stripe_customers, public.stripe_orders, public.stripe_subscriptions
to service_role;

create policy orders_select_own on public.orders for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy order_items_select_own on public.order_items for select to authenticated
  using (order_id in (select o.id from public.orders o where o.restaurant_id in (select private.my_restaurant_ids())));
create policy automation_entitlements_select_own on public.automation_entitlements for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy stripe_customers_select_own on public.stripe_customers for select to authenticated
  using (user_id = (select auth.uid()));
create policy stripe_orders_select_own on public.stripe_orders for select to authenticated
  using (order_id in (select o.id from public.orders o where o.restaurant_id in (select private.my_restaurant_ids())));
create policy stripe_subscriptions_select_own on public.stripe_subscriptions for select to authenticated
  using (customer_id in (select c.customer_id from public.stripe_customers c where c.user_id = (select auth.uid())));

-- The paid orders of the signed-in owner. An unpaid boleto is not here: it is an order that waits.
create view public.stripe_user_orders with (security_invoker = true) as
  select
    s.checkout_session_id, s.order_id, s.payment_intent_id,
    s.amount_subtotal, s.amount_total, s.currency, s.payment_status,
    o.status as order_status, s.order_date
  from public.stripe_orders s
  join public.orders o on o.id = s.order_id
  where s.payment_status = 'paid';

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select
    s.subscription_id, s.subscription_status, s.price_id, s.current_period_end, s.cancel_at_period_end
  from public.stripe_subscriptions s;

grant select on public.stripe_user_orders, public.stripe_user_subscriptions to authenticated, service_role;

-- The ledger of credits. Always: balance = sum of entries = sum of what is left in the lots, and ≥ 0.
--
-- Only private.post_entry() writes an entry and moves the balance; grants, charges and refunds call it.
-- Every function here locks the restaurant's row first, so that two of them never interleave.

create type public.credit_transaction_type as enum (
  'purchased', 'bonus', 'spent', 'refunded', 'expired', 'reversed'
);

create table public.credit_transactions (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  transaction_type public.credit_transaction_type not null,
  -- Credits, signed: positive comes in, negative goes out.
  amount integer not null,
  -- What caused the entry. One cause has one entry of a kind: a repeated event finds it and stops.
  source text not null check (source in ('order', 'automation_request', 'workshop', 'lot', 'refund', 'dispute')),
  source_id text not null,
  balance_after integer not null check (balance_after >= 0),
  created_at timestamptz not null default now(),
  constraint credit_transactions_once_per_cause unique (source, source_id, transaction_type),
  constraint credit_transactions_sign check (
    case when transaction_type in ('purchased', 'bonus', 'refunded') then amount > 0 else amount < 0 end
  )
);

create index credit_transactions_by_restaurant on public.credit_transactions (restaurant_id, created_at desc);

-- Credits come in lots that expire 12 months after payment; the lot that expires first is spent first.
create table public.credit_lots (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  kind text not null check (kind in ('base', 'bonus')),
  source text not null check (source = 'order'),
  source_id text not null,
  granted integer not null check (granted > 0),
  remaining integer not null check (remaining between 0 and granted),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  constraint credit_lots_once_per_cause unique (source, source_id, kind)
);

-- The order in which a charge takes: expiry, then bonus before base.
create index credit_lots_by_expiry on public.credit_lots (restaurant_id, expires_at, kind desc) where remaining > 0;

-- Which lots a charge took from, so that a refund gives back to the same ones.
create table private.credit_allocations (
  transaction_id uuid not null references public.credit_transactions (id),
  lot_id uuid not null references public.credit_lots (id),
  amount integer not null check (amount > 0),
  primary key (transaction_id, lot_id)
);

create index credit_allocations_by_lot on private.credit_allocations (lot_id);

-- Writes one entry and moves the balance by it. Returns the entry's id, or null when this cause already
-- has its entry. Raises insufficient_credits when the balance would fall below zero.
create function private.post_entry(
  p_restaurant_id uuid,
  p_type public.credit_transaction_type,
  p_amount integer,
  p_source text,
  p_source_id text
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_balance integer;
  v_entry_id uuid;
begin
  select consulting_credit_balance into v_balance
    from public.restaurants where id = p_restaurant_id for update;
  if not found then
    perform private.fail('restaurant_not_found');
  end if;

  if exists (
    select from public.credit_transactions
    where source = p_source and source_id = p_source_id and transaction_type = p_type
  ) then
    return null;
  end if;

  if v_balance + p_amount < 0 then
    perform private.fail('insufficient_credits', format('%s needed, %s available', -p_amount, v_balance));
  end if;

  insert into public.credit_transactions (restaurant_id, transaction_type, amount, source, source_id, balance_after)
    values (p_restaurant_id, p_type, p_amount, p_source, p_source_id, v_balance + p_amount)
    returning id into v_entry_id;

  update public.restaurants
    set consulting_credit_balance = consulting_credit_balance + p_amount
    where id = p_restaurant_id and consulting_credit_balance + p_amount >= 0;
  return v_entry_id;
end;
$$;

-- Grants one lot of a paid order. Granting the same lot again does nothing.
create function private.grant_lot(
  p_restaurant_id uuid, p_order_id uuid, p_kind text, p_amount integer, p_paid_at timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_amount <= 0 then
    return;
  end if;
  if private.post_entry(
    p_restaurant_id,
    (case p_kind when 'bonus' then 'bonus' else 'purchased' end)::public.credit_transaction_type,
    p_amount, 'order', p_order_id::text
  ) is not null then
    insert into public.credit_lots (restaurant_id, kind, source, source_id, granted, remaining, granted_at, expires_at)
      values (p_restaurant_id, p_kind, 'order', p_order_id::text, p_amount, p_amount, p_paid_at, p_paid_at + interval '12 months');
  end if;
end;
$$;

-- Writes the entries for lots that have expired and still hold credits. Returns how many it wrote.
create function private.expire_lots(p_restaurant_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_lot record;
  v_count integer := 0;
begin
  perform 1 from public.restaurants where id = p_restaurant_id for update;
  for v_lot in
    select id, remaining from public.credit_lots
    where restaurant_id = p_restaurant_id and remaining > 0 and expires_at <= now()
    order by expires_at, id
  loop
    -- A refund may refill an expired lot, which then expires again: the cause is the lot at this time.
    perform private.post_entry(
      p_restaurant_id, 'expired', -v_lot.remaining, 'lot',
      v_lot.id::text || '@' || extract(epoch from clock_timestamp())::text
    );
    update public.credit_lots set remaining = 0 where id = v_lot.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

-- Takes what an entry took from the balance out of the lots: those of a preferred cause first, then by expiry,
-- bonus before base. Remembers from which, so that it can be given back.
create function private.take_from_lots(
  p_restaurant_id uuid, p_entry_id uuid, p_amount integer, p_first_source_id text default null
) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_left integer := p_amount;
  v_take integer;
  v_lot record;
begin
  for v_lot in
    select id, remaining from public.credit_lots
    where restaurant_id = p_restaurant_id and remaining > 0
    order by (source_id = p_first_source_id) is true desc, expires_at, kind desc, id
  loop
    exit when v_left = 0;
    v_take := least(v_left, v_lot.remaining);
    update public.credit_lots set remaining = remaining - v_take where id = v_lot.id;
    insert into private.credit_allocations (transaction_id, lot_id, amount) values (p_entry_id, v_lot.id, v_take);
    v_left := v_left - v_take;
  end loop;
  if v_left > 0 then
    -- The balance said yes and the lots say no: the invariant is broken, so nothing may be taken.
    perform private.fail('ledger_inconsistent', p_restaurant_id::text);
  end if;
end;
$$;

-- Charges credits for one cause. Charging twice for the same cause charges once. Expiry is judged now: what
-- has expired cannot be spent, whether or not the job ran.
create function private.spend_credits(
  p_restaurant_id uuid, p_amount integer, p_source text, p_source_id text
) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_entry_id uuid;
begin
  if p_amount = 0 then
    return;
  end if;
  perform private.expire_lots(p_restaurant_id);
  v_entry_id := private.post_entry(p_restaurant_id, 'spent', -p_amount, p_source, p_source_id);
  if v_entry_id is not null then
    perform private.take_from_lots(p_restaurant_id, v_entry_id, p_amount);
  end if;
end;
$$;

-- Gives the credits of one charge back to the lots they came from, once.
create function private.refund_credits(p_source text, p_source_id text) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_charge public.credit_transactions;
begin
  select * into v_charge from public.credit_transactions
    where source = p_source and source_id = p_source_id and transaction_type = 'spent';
  if not found then
    return;
  end if;
  if private.post_entry(v_charge.restaurant_id, 'refunded', -v_charge.amount, p_source, p_source_id) is not null then
    update public.credit_lots l
      set remaining = l.remaining + a.amount
      from private.credit_allocations a
      where a.transaction_id = v_charge.id and l.id = a.lot_id;
  end if;
end;
$$;

revoke execute on function
  private.post_entry(uuid, public.credit_transaction_type, integer, text, text),
  private.grant_lot(uuid, uuid, text, integer, timestamptz),
  private.expire_lots(uuid),
  private.take_from_lots(uuid, uuid, integer, text),
  private.spend_credits(uuid, integer, text, text),
  private.refund_credits(text, text)
from public;

-- Append only: not even our own functions may change history.
create function private.refuse_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('append_only', tg_table_name);
  return null;
end;
$$;

revoke execute on function private.refuse_change() from public;

create trigger "10_append_only" before update or delete on public.credit_transactions
  for each row execute function private.refuse_change();

alter table public.credit_transactions enable row level security;
alter table public.credit_lots enable row level security;
-- No write grants to clients, and none to the service role either: the functions above are the only pen.
grant select on public.credit_transactions, public.credit_lots to authenticated, service_role;

create policy credit_transactions_select_own on public.credit_transactions for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy credit_lots_select_own on public.credit_lots for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));

-- The right of withdrawal (CDC, art. 49): which orders may still be undone, what comes back, and the record of it.
-- docs/decisions/2026-11-22-withdrawal.md has the reasons.

-- One row for each order that its owner undid, written once.
create table public.order_withdrawals (
  order_id uuid primary key references public.orders (id),
  restaurant_id uuid not null references public.restaurants (id),
  withdrawn_at timestamptz not null default now(),
  -- BRL that come back by this withdrawal.
  amount numeric(12, 2) not null check (amount > 0),
  -- What the owner was told before confirming, as private.withdrawal_statement() wrote it.
  statement jsonb not null,
  -- Cents: how much Stripe must have refunded in all for the amount to be back, earlier refunds included.
  refund_target bigint not null check (refund_target > 0),
  -- Credits of the order that are gone with its money, those of earlier refunds included.
  credits_target integer not null check (credits_target >= 0),
  -- Stripe refunds cards and Pix. A boleto is paid back by the farm, to a bank account.
  way text not null check (way in ('stripe', 'bank')),
  -- When Stripe confirmed that it cannot refund this payment. Until then the farm transfers nothing.
  bank_confirmed_at timestamptz,
  stripe_refund_id text check (char_length(stripe_refund_id) between 1 and 255),
  refunded_at timestamptz
);

create index order_withdrawals_by_restaurant on public.order_withdrawals (restaurant_id);

-- Where the farm transfers the money of a boleto. Deleted when it is paid, and whenever the owner wants.
create table public.refund_accounts (
  order_id uuid primary key references public.order_withdrawals (order_id),
  restaurant_id uuid not null references public.restaurants (id),
  holder text not null check (char_length(trim(holder)) between 1 and 120),
  -- CPF or CNPJ of the holder, without punctuation.
  tax_id text not null,
  -- COMPE code.
  bank_code text not null check (bank_code ~ '^[0-9]{3}$'),
  branch text not null check (branch ~ '^[0-9]{1,5}$'),
  -- With its check digit, which some banks write as a letter.
  account text not null check (account ~ '^[0-9]{1,13}-[0-9XP]$'),
  account_kind text not null check (account_kind in ('checking', 'savings')),
  created_at timestamptz not null default now()
);

create index refund_accounts_by_restaurant on public.refund_accounts (restaurant_id);

create function private.is_valid_cpf(p_cpf text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  v_sum integer;
begin
  if p_cpf is null or p_cpf !~ '^[0-9]{11}$' or p_cpf ~ '^(.)\1*$' then
    return false;
  end if;
  for v_length in 9..10 loop
    select sum(substr(p_cpf, i, 1)::integer * (v_length + 2 - i)) into v_sum from generate_series(1, v_length) as i;
    if (v_sum * 10 % 11) % 10 <> substr(p_cpf, v_length + 1, 1)::integer then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

revoke execute on function private.is_valid_cpf(text) from public;
grant execute on function private.is_valid_cpf(text) to authenticated, service_role;

alter table public.refund_accounts add constraint refund_accounts_tax_id_check check (
  private.is_valid_cpf(tax_id) or private.is_valid_cnpj(tax_id));

-- An account is given, changed and taken back only while the money waits for it. Raises refund_account_closed.
create function private.guard_refund_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_withdrawal public.order_withdrawals;
begin
  -- The farm's "paid" locks this row: whoever comes second sees what the first did.
  select * into v_withdrawal from public.order_withdrawals
    where order_id = case tg_op when 'DELETE' then old.order_id else new.order_id end for share;
  if v_withdrawal.way is distinct from 'bank' or v_withdrawal.refunded_at is not null then
    perform private.fail('refund_account_closed', coalesce(v_withdrawal.way, 'no withdrawal'));
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    new.order_id := old.order_id;
  end if;
  new.restaurant_id := v_withdrawal.restaurant_id;
  new.holder := trim(new.holder);
  new.created_at := now();
  return new;
end;
$$;

revoke execute on function private.guard_refund_account() from public;

create trigger "10_guard" before insert or update or delete on public.refund_accounts
  for each row execute function private.guard_refund_account();
create trigger "05_functions_only" before insert or update or delete on public.order_withdrawals
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before delete on public.order_withdrawals
  for each row execute function private.refuse_change();

alter table public.order_withdrawals enable row level security;
alter table public.refund_accounts enable row level security;
-- No write grants: withdraw_purchase() writes, and the answers of Stripe and the farm.
grant select on public.order_withdrawals to authenticated, service_role;
grant select, insert, update, delete on public.refund_accounts to authenticated;
create policy order_withdrawals_select_own_or_staff on public.order_withdrawals for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('orders')));
-- Of the farm, managers alone: they pay. The area is named nowhere else.
create policy refund_accounts_select_own_or_staff on public.refund_accounts for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('refund_accounts')));
create policy refund_accounts_insert_own on public.refund_accounts for insert to authenticated
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy refund_accounts_update_own on public.refund_accounts for update to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy refund_accounts_delete_own on public.refund_accounts for delete to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));

-- Until when --------------------------------------------------------------------------------------------------------

-- The end of the seven days, exclusive: the day of receipt does not count, the seventh counts to its last second
-- (Código Civil, art. 132), in Fortaleza.
create function private.withdrawal_deadline(p_received_at timestamptz) returns timestamptz
language sql immutable
set search_path = ''
as $$ select ((p_received_at at time zone 'America/Fortaleza')::date + 8)::timestamp at time zone 'America/Fortaleza' $$;

-- When the last part of an order was received: its bottles, or without any its credits, which come with the payment.
-- Null while bottles are still to be delivered: the right has no end yet.
create function private.order_received_at(p_order_id uuid) returns timestamptz
language sql stable
set search_path = ''
as $$
  select case when private.has_bottles(o.id) then coalesce(
      (select f.delivered_at from public.order_fulfilments f where f.order_id = o.id),
      (select max(e.created_at) from public.order_events e where e.order_id = o.id and e.kind in ('delivered', 'completed')))
    else o.paid_at end
  from public.orders o where o.id = p_order_id
$$;

-- A boleto is paid after the checkout. The session says so in passing: it was complete and unpaid.
alter table public.stripe_orders add column paid_later boolean not null default false;
update public.stripe_orders s set paid_later = true
  where s.payment_status = 'unpaid'
    or exists (select from public.notifications n where n.dedupe_key = 'payment_waiting:' || s.order_id::text);

create function private.note_paid_later() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.paid_later := new.payment_status = 'unpaid' or (tg_op = 'UPDATE' and old.paid_later);
  return new;
end;
$$;

revoke execute on function private.note_paid_later() from public;
create trigger "10_note_paid_later" before insert or update on public.stripe_orders
  for each row execute function private.note_paid_later();

-- What comes back ---------------------------------------------------------------------------------------------------

-- What an order's credits and free runs were used for, oldest first. Amounts in cents: a credit is worth what it cost,
-- bonus counted in, so the lines of credits add up to the part of the price that they used.
create function private.used_of_order(p_order_id uuid)
returns table (name text, credits integer, cents bigint, used_at timestamptz)
language sql stable
set search_path = ''
as $$
  with lots as (
    select id, granted from public.credit_lots where source = 'order' and source_id = p_order_id::text
  ), price as (
    select
      (o.invoice_amount * 100)::bigint - coalesce((
        select sum(i.unit_price * i.quantity * 100) from public.order_items i
        where i.order_id = o.id and i.kind = 'premium_package'), 0)::bigint as cents,
      (select sum(granted) from lots)::bigint as granted
    from public.orders o where o.id = p_order_id
  ), takes as (
    select t.id, t.created_at, sum(a.amount - a.restored)::integer as credits,
      case t.source
        when 'automation_request' then (
          select c.name from public.automation_requests r join public.automations_catalog c on c.id = r.automation_id
          where r.id::text = t.source_id)
        when 'workshop' then (
          select coalesce(w.automation_name, c.name) from public.workshops w
          left join public.automations_catalog c on c.type::text = w.automation_type::text
          where w.id::text = t.source_id)
        else 'Acerto do reembolso de outro pedido'
      end as name
    from private.credit_allocations a
    join public.credit_transactions t on t.id = a.transaction_id
    where a.lot_id in (select id from lots)
      and (t.transaction_type = 'spent' or (t.transaction_type = 'reversed' and t.source_id not like p_order_id::text || ':%'))
      -- Charges that were given back, as those of a consultation that could not be done.
      and not exists (
        select from public.credit_transactions back
        where back.source = t.source and back.source_id = t.source_id and back.transaction_type = 'refunded')
    group by t.id
    having sum(a.amount - a.restored) > 0
  ), summed as (
    select takes.*, sum(takes.credits) over (order by created_at, id) as so_far from takes
  )
  select coalesce(s.name, 'Consultoria'), s.credits,
    floor(p.cents::numeric * s.so_far / p.granted)::bigint
      - floor(p.cents::numeric * (s.so_far - s.credits) / p.granted)::bigint,
    s.created_at
  from summed s, price p
  union all
  -- A free run is worth what the consultation costs in the catalogue: one credit is one real.
  select c.name, null, (c.credit_cost * 100)::bigint, r.created_at
  from public.automation_entitlements e
  join public.automations_catalog c on c.type = e.automation_type
  join public.automation_requests r on r.id = e.used_by_request_id
  where e.order_id = p_order_id
  union all
  -- The event is worth what is left of the package's price after its consultations and bottles.
  select 'Evento exclusivo', null, greatest(0, (i.unit_price - (
      select sum(c.credit_cost) from public.automations_catalog c
      where c.type in ('drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign')
    ) - (
      select coalesce(sum(b.quantity * p.price), 0) from public.product_bundle_items b
      join public.products p on p.id = b.bottle_id where b.product_id = i.product_id
    )) * 100)::bigint, w.scheduled_date
  from public.workshops w
  join public.order_items i on i.order_id = w.order_id and i.kind = 'premium_package'
  where w.order_id = p_order_id and w.status in ('completed', 'delivered')
  order by 4
$$;

-- Whether a consultation that is being made was paid with this order.
create function private.order_is_working(p_order_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.orders o
    join public.automation_requests r on r.restaurant_id = o.restaurant_id and r.status in ('pending', 'processing')
    where o.id = p_order_id and (
      exists (select from public.automation_entitlements e where e.order_id = o.id and e.used_by_request_id = r.id)
      or exists (
        select from public.credit_transactions t
        join private.credit_allocations a on a.transaction_id = t.id
        join public.credit_lots l on l.id = a.lot_id
        where t.source = 'automation_request' and t.source_id = r.id::text and t.transaction_type = 'spent'
          and l.source = 'order' and l.source_id = o.id::text)))
$$;

-- Everything an owner is told before withdrawing from an order, and on the receipt. Amounts in BRL.
--
-- {refusal, ends_at, total, already_back, amount, credits_back, used_amount, used: [{name, credits, amount, at}],
--  runs_back, event_back, bottles: [{name, quantity}], bottles_way, way}
-- refusal: null when the order may be undone; otherwise withdrawal_closed (unpaid, cancelled, or its money is gone),
-- withdrawal_late, withdrawal_working (a consultation paid with it is being made), withdrawal_used_up (nothing would
-- come back).
-- bottles_way: 'none', 'not_sent', 'on_the_way', 'delivered', 'returned'.
create function private.withdrawal_statement(p_order_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  v_order public.orders;
  v_payment public.stripe_orders;
  v_received timestamptz := private.order_received_at(p_order_id);
  v_ends timestamptz := private.withdrawal_deadline(private.order_received_at(p_order_id));
  v_used bigint;
  v_lines jsonb;
  v_gone bigint := 0;
  v_amount bigint := 0;
  v_way text;
begin
  select * into v_order from public.orders where id = p_order_id;
  select * into v_payment from public.stripe_orders where order_id = p_order_id and payment_status = 'paid';
  select coalesce(sum(u.cents), 0), coalesce(jsonb_agg(jsonb_build_object(
      'name', u.name, 'credits', u.credits, 'amount', u.cents / 100.0, 'at', u.used_at) order by u.used_at), '[]')
    into v_used, v_lines
    from private.used_of_order(p_order_id) u;
  if v_payment.payment_intent_id is not null then
    v_gone := private.amount_gone(v_payment.payment_intent_id, v_payment.amount_total);
    v_amount := greatest(0, v_payment.amount_total - v_used - v_gone);
  end if;
  v_way := case
    when not private.has_bottles(p_order_id) then 'none'
    when v_order.status = 'shipped' then 'on_the_way'
    when v_order.status = 'returned' then 'returned'
    when v_received is not null then 'delivered'
    else 'not_sent' end;

  return jsonb_build_object(
    'refusal', case
      when v_order.paid_at is null or v_payment.payment_intent_id is null
        or v_order.status in ('pending_payment', 'failed', 'cancelled') or v_gone >= v_payment.amount_total then 'withdrawal_closed'
      when now() >= v_ends then 'withdrawal_late'
      when private.order_is_working(p_order_id) then 'withdrawal_working'
      when v_amount = 0 then 'withdrawal_used_up' end,
    'ends_at', v_ends,
    'total', v_order.invoice_amount,
    'already_back', v_gone / 100.0,
    'amount', v_amount / 100.0,
    'credits_back', (select coalesce(sum(remaining), 0) from public.credit_lots
      where source = 'order' and source_id = p_order_id::text and expires_at > now()),
    'used_amount', v_used / 100.0,
    'used', v_lines,
    'runs_back', (select count(*) from public.automation_entitlements
      where order_id = p_order_id and used_by_request_id is null),
    'event_back', exists (select from public.workshops where order_id = p_order_id and status = 'pending'),
    'bottles', (select coalesce(jsonb_agg(jsonb_build_object('name', b.name, 'quantity', b.quantity) order by b.name), '[]')
      from (select name, sum(quantity) as quantity from public.order_items
        where order_id = p_order_id and kind = 'bottle' group by name) b),
    'bottles_way', v_way,
    'way', case when v_payment.paid_later then 'bank' else 'stripe' end);
end;
$$;

revoke execute on function
  private.withdrawal_deadline(timestamptz), private.order_received_at(uuid), private.used_of_order(uuid),
  private.order_is_working(uuid), private.withdrawal_statement(uuid)
from public;

-- The caller's own order: its row, or order_not_found. Staff read orders, and undo none.
create function private.own_order(p_order_id uuid) returns public.orders
language plpgsql stable
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders
    where id = p_order_id and restaurant_id in (select private.my_restaurant_ids());
  if not found then
    perform private.fail('order_not_found', coalesce(p_order_id::text, 'null'));
  end if;
  return v_order;
end;
$$;

revoke execute on function private.own_order(uuid) from public;

create function private.preview_withdrawal(p_order_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.own_order(p_order_id);
  return private.withdrawal_statement(p_order_id);
end;
$$;

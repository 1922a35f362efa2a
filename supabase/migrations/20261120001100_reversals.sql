-- Money that goes back: refunds and disputes take their credits with them.
--
-- What must be reversed follows from a state, not from a sum of events: so much of the order's money is
-- refunded or disputed now, therefore so many of its credits are. Events may repeat and arrive in any order.

alter table private.credit_allocations
  add column restored integer not null default 0 check (restored between 0 and amount);

-- What Stripe says of a payment, kept by its payment intent because it may be known before the payment is.
create table private.payment_reversals (
  payment_intent_id text primary key,
  -- Cents of BRL, cumulative over all refunds of the charge.
  refunded bigint not null default 0 check (refunded >= 0)
);

create table private.payment_disputes (
  dispute_id text primary key,
  payment_intent_id text not null,
  -- Cents of BRL.
  amount bigint not null check (amount >= 0),
  -- Won: the money came back for good, whatever arrives later.
  reinstated boolean not null default false
);

create index payment_disputes_by_payment_intent on private.payment_disputes (payment_intent_id);

-- How far the credits of an order follow. What could not be taken, because it was spent, is for the staff.
create table private.order_reversals (
  order_id uuid primary key references public.orders (id),
  credits_reversed integer not null default 0 check (credits_reversed >= 0),
  credits_short integer not null default 0 check (credits_short >= 0),
  entries integer not null default 0,
  updated_at timestamptz not null default now()
);

-- Gives back part of what reversals of an order took, to the lots it came from.
create function private.restore_credits(
  p_restaurant_id uuid, p_order_id uuid, p_amount integer, p_source_id text
) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_left integer := p_amount;
  v_give integer;
  v_allocation record;
begin
  perform private.post_entry(p_restaurant_id, 'refunded', p_amount, 'refund', p_source_id);
  for v_allocation in
    select a.transaction_id, a.lot_id, a.amount - a.restored as available
    from private.credit_allocations a
    join public.credit_transactions t on t.id = a.transaction_id
    where t.source = 'refund' and t.transaction_type = 'reversed'
      and t.source_id like p_order_id::text || ':%' and a.amount > a.restored
    order by t.created_at desc, a.lot_id
  loop
    exit when v_left = 0;
    v_give := least(v_left, v_allocation.available);
    update public.credit_lots set remaining = remaining + v_give where id = v_allocation.lot_id;
    update private.credit_allocations set restored = restored + v_give
      where transaction_id = v_allocation.transaction_id and lot_id = v_allocation.lot_id;
    v_left := v_left - v_give;
  end loop;
  if v_left > 0 then
    perform private.fail('ledger_inconsistent', p_restaurant_id::text);
  end if;
end;
$$;

-- Brings the credits of a paid order in line with the money that is still here.
create function private.apply_reversals(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_payment public.stripe_orders;
  v_state private.order_reversals;
  v_gone bigint;
  v_granted integer;
  v_target integer;
  v_change integer;
  v_balance integer;
  v_take integer;
begin
  select consulting_credit_balance into v_balance from public.restaurants
    where id = (select restaurant_id from public.orders where id = p_order_id) for update;
  select * into v_order from public.orders where id = p_order_id for update;
  select * into v_payment from public.stripe_orders where order_id = p_order_id;
  if v_order.paid_at is null or v_payment.payment_intent_id is null then
    return;
  end if;

  v_gone := least(v_payment.amount_total,
    coalesce((select refunded from private.payment_reversals where payment_intent_id = v_payment.payment_intent_id), 0)
    + coalesce((select sum(amount) from private.payment_disputes
        where payment_intent_id = v_payment.payment_intent_id and not reinstated), 0));
  select coalesce(sum(granted), 0) into v_granted
    from public.credit_lots where source = 'order' and source_id = p_order_id::text;
  -- Whole credits; the last cent of a full reversal takes the last credit.
  v_target := floor(v_granted::numeric * v_gone / v_payment.amount_total);

  insert into private.order_reversals (order_id) values (p_order_id) on conflict (order_id) do nothing;
  select * into v_state from private.order_reversals where order_id = p_order_id for update;
  v_change := v_target - v_state.credits_reversed - v_state.credits_short;

  if v_change > 0 then
    perform private.expire_lots(v_order.restaurant_id);
    select consulting_credit_balance into v_balance from public.restaurants where id = v_order.restaurant_id;
    v_take := least(v_change, v_balance);
    if v_take > 0 then
      perform private.take_from_lots(
        v_order.restaurant_id,
        private.post_entry(
          v_order.restaurant_id, 'reversed', -v_take, 'refund', p_order_id::text || ':' || v_state.entries + 1),
        v_take, p_order_id::text);
    end if;
    update private.order_reversals
      set credits_reversed = credits_reversed + v_take, credits_short = credits_short + v_change - v_take,
        entries = entries + 1, updated_at = now()
      where order_id = p_order_id;
  elsif v_change < 0 then
    -- What was never taken is forgiven first.
    v_take := least(-v_change - least(-v_change, v_state.credits_short), v_state.credits_reversed);
    if v_take > 0 then
      perform private.restore_credits(
        v_order.restaurant_id, p_order_id, v_take, p_order_id::text || ':' || v_state.entries + 1);
    end if;
    update private.order_reversals
      set credits_short = credits_short - least(-v_change, credits_short), credits_reversed = credits_reversed - v_take,
        entries = entries + 1, updated_at = now()
      where order_id = p_order_id;
  end if;

  if v_gone = v_payment.amount_total then
    -- All the money is gone: what was granted besides credits and is still unused goes too.
    delete from public.automation_entitlements where order_id = p_order_id and used_by_request_id is null;
    update public.workshops set status = 'cancelled' where order_id = p_order_id and status = 'pending';
    if v_order.status in ('pending', 'processing', 'shipped') then
      update public.orders set status = 'cancelled' where id = p_order_id;
    end if;
  end if;
end;
$$;

-- Refunds and disputes, by payment intent. One that precedes its payment waits for it in the tables above.
create function private.apply_reversal_event(p_type text, p_object jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_payment_intent_id text := p_object ->> 'payment_intent';
  v_order_id uuid;
begin
  if v_payment_intent_id is null then
    return 'ignored: no payment intent';
  end if;
  if p_type = 'charge.refunded' then
    insert into private.payment_reversals as r (payment_intent_id, refunded)
      values (v_payment_intent_id, coalesce((p_object ->> 'amount_refunded')::bigint, 0))
      on conflict (payment_intent_id) do update set refunded = greatest(r.refunded, excluded.refunded);
  else
    insert into private.payment_disputes as d (dispute_id, payment_intent_id, amount, reinstated)
      values (p_object ->> 'id', v_payment_intent_id, coalesce((p_object ->> 'amount')::bigint, 0),
        p_type = 'charge.dispute.funds_reinstated')
      on conflict (dispute_id) do update set reinstated = d.reinstated or excluded.reinstated;
  end if;
  select order_id into v_order_id from public.stripe_orders where payment_intent_id = v_payment_intent_id;
  if not found then
    return 'applied: waiting for its payment';
  end if;
  perform private.apply_reversals(v_order_id);
  return 'applied';
end;
$$;

-- Subscriptions, for the view alone. The newest word counts, in whatever order the words arrive.
create function private.apply_subscription_event(p_type text, p_object jsonb, p_created timestamptz) returns text
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from public.stripe_customers where customer_id = p_object ->> 'customer') then
    return 'ignored: customer of another shop';
  end if;
  insert into public.stripe_subscriptions as s (
    subscription_id, customer_id, subscription_status, price_id, current_period_end, cancel_at_period_end, updated_at
  ) values (
    p_object ->> 'id', p_object ->> 'customer',
    case p_type when 'customer.subscription.deleted' then 'canceled' else p_object ->> 'status' end,
    p_object #>> '{items,data,0,price,id}',
    -- The period moved from the subscription to its items in newer versions of the API.
    coalesce(p_object ->> 'current_period_end', p_object #>> '{items,data,0,current_period_end}')::bigint,
    coalesce((p_object ->> 'cancel_at_period_end')::boolean, false), p_created
  )
  on conflict (subscription_id) do update set
    subscription_status = excluded.subscription_status, price_id = excluded.price_id,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    updated_at = excluded.updated_at
    where excluded.updated_at >= s.updated_at and s.subscription_status <> 'canceled';
  return 'applied';
end;
$$;

revoke execute on function
  private.restore_credits(uuid, uuid, integer, text),
  private.apply_reversals(uuid),
  private.apply_reversal_event(text, jsonb),
  private.apply_subscription_event(text, jsonb, timestamptz)
from public;

-- Stripe's events, one payment at a time, and payments that nobody may keep: for a house that has left, or for an order
-- that is paid already. Those grant nothing and are flagged for a refund.

create or replace function private.settle_order(p_order_id uuid, p_paid_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.orders where id = p_order_id) for update;
  select * into v_order from public.orders where id = p_order_id for update;
  if v_order.paid_at is not null then
    return;
  end if;
  update public.orders set status = 'processing', paid_at = p_paid_at where id = p_order_id;

  perform private.grant_lot(v_order.restaurant_id, p_order_id, 'base', sum(credits * quantity)::integer, p_paid_at)
    from public.order_items where order_id = p_order_id;
  perform private.grant_lot(v_order.restaurant_id, p_order_id, 'bonus', sum(bonus * quantity)::integer, p_paid_at)
    from public.order_items where order_id = p_order_id;
  perform private.grant_premium_parts(p_order_id);

  -- A refund that was heard of before its payment waits for this moment.
  perform private.apply_reversals(p_order_id);
end;
$$;

-- The event types about one checkout session.
create or replace function private.apply_checkout_event(p_type text, p_session jsonb, p_created timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_user_id uuid;
  v_reference text := p_session ->> 'client_reference_id';
  v_is_paid boolean := coalesce(p_session ->> 'payment_status' = 'paid', false);
  v_payment jsonb := jsonb_build_object(
    'session', p_session -> 'id', 'payment_intent', p_session -> 'payment_intent',
    'amount', p_session -> 'amount_total', 'currency', p_session -> 'currency');
begin
  -- Sessions that this shop did not open carry no order of ours.
  if v_reference is null or v_reference !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return 'ignored: no order named';
  end if;
  select r.user_id into v_user_id
    from public.restaurants r
    where r.id = (select restaurant_id from public.orders where id = v_reference::uuid)
    for update;
  select * into v_order from public.orders where id = v_reference::uuid for update;
  if not found then
    -- Perhaps not committed yet: refuse, so that Stripe tells us again later.
    perform private.fail('order_not_found', v_reference);
  end if;
  if v_order.stripe_checkout_session_id is null then
    update public.orders set stripe_checkout_session_id = p_session ->> 'id' where id = v_order.id;
  elsif v_order.stripe_checkout_session_id <> p_session ->> 'id' then
    if v_is_paid then
      perform private.raise_flag('refund_due_paid_twice', 'session:' || (p_session ->> 'id'),
        v_order.id, v_order.restaurant_id, v_payment);
    end if;
    return 'refused: another session';
  end if;

  if p_type in ('checkout.session.expired', 'checkout.session.async_payment_failed') then
    if v_order.status = 'pending_payment' then
      update public.orders
        set status = (case p_type when 'checkout.session.expired' then 'cancelled' else 'failed' end)::public.order_status
        where id = v_order.id;
    end if;
    return 'applied';
  end if;

  -- Amount and currency must be those of our own table; nothing is granted on less, or on other money.
  if (p_session ->> 'amount_total')::bigint is distinct from (v_order.invoice_amount * 100)::bigint
    or lower(p_session ->> 'currency') is distinct from 'brl' then
    if v_is_paid then
      perform private.raise_flag('amount_mismatch', 'session:' || (p_session ->> 'id'),
        v_order.id, v_order.restaurant_id, v_payment);
    end if;
    return 'refused: amount or currency';
  end if;

  insert into public.stripe_orders as s (
    checkout_session_id, order_id, payment_intent_id, amount_subtotal, amount_total, currency, payment_status, order_date
  ) values (
    p_session ->> 'id', v_order.id, p_session ->> 'payment_intent',
    coalesce((p_session ->> 'amount_subtotal')::bigint, (p_session ->> 'amount_total')::bigint),
    (p_session ->> 'amount_total')::bigint, lower(p_session ->> 'currency'), p_session ->> 'payment_status', p_created
  )
  on conflict (checkout_session_id) do update
    set payment_status = case when s.payment_status = 'paid' then 'paid' else excluded.payment_status end,
      payment_intent_id = coalesce(excluded.payment_intent_id, s.payment_intent_id);

  if p_session ->> 'customer' is not null and v_user_id is not null then
    insert into public.stripe_customers (customer_id, user_id)
      values (p_session ->> 'customer', v_user_id)
      on conflict do nothing;
  end if;

  if not v_is_paid then
    return 'applied: waiting for payment';
  end if;
  if v_user_id is null and v_order.paid_at is null then
    perform private.raise_flag('refund_due_account_deleted', 'order:' || v_order.id::text,
      v_order.id, v_order.restaurant_id, v_payment);
    return 'refused: account deleted';
  end if;
  perform private.settle_order(v_order.id, p_created);
  return 'applied';
end;
$$;

-- Applies one event, whose signature the webhook has verified. Stores the event's id and does all its work in
-- one transaction: when this returns, it is done; when it raises, nothing was, and Stripe will tell us again.
-- Returns what happened: 'applied…', 'duplicate', 'ignored…' or 'refused…'.
create or replace function public.apply_stripe_event(p_event jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  v_type text := p_event ->> 'type';
  v_object jsonb := p_event #> '{data,object}';
  v_created timestamptz := to_timestamp((p_event ->> 'created')::bigint);
  v_outcome text;
begin
  -- A payment and its refund, told at the same moment, must see each other: all events of one payment queue here.
  if v_object ->> 'payment_intent' is not null then
    perform pg_advisory_xact_lock(hashtextextended('payment_intent:' || (v_object ->> 'payment_intent'), 0));
  end if;
  insert into private.stripe_events (id, type, outcome)
    values (p_event ->> 'id', v_type, 'in progress')
    on conflict (id) do nothing;
  if not found then
    return 'duplicate';
  end if;

  v_outcome := case
    when v_type in (
      'checkout.session.completed', 'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed', 'checkout.session.expired'
    ) then private.apply_checkout_event(v_type, v_object, v_created)
    when v_type in (
      'charge.refunded', 'refund.failed',
      'charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed',
      'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'
    ) then private.apply_reversal_event(v_type, v_object, v_created)
    when v_type in (
      'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'
    ) then private.apply_subscription_event(v_type, v_object, v_created)
    else 'ignored: type'
  end;

  update private.stripe_events set outcome = v_outcome where id = p_event ->> 'id';
  return v_outcome;
end;
$$;

-- Where the buyer of an order is sent back to. The first call decides: a second one at the same moment opens the same
-- session, and Stripe refuses one key with two sets of parameters.
create table private.checkout_returns (
  order_id uuid primary key references public.orders (id) on delete cascade,
  success_url text not null check (char_length(success_url) <= 1000),
  cancel_url text not null check (char_length(cancel_url) <= 1000),
  email text
);

-- place_order() with the return addresses. Returns what place_order() returns, and success_url and cancel_url.
create function public.place_checkout_order(
  p_user_id uuid, p_items jsonb, p_reuse boolean, p_success_url text, p_cancel_url text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order jsonb := public.place_order(p_user_id, p_items, p_reuse);
  v_returns private.checkout_returns;
begin
  insert into private.checkout_returns (order_id, success_url, cancel_url, email)
    values ((v_order ->> 'order_id')::uuid, p_success_url, p_cancel_url, v_order ->> 'email')
    on conflict (order_id) do nothing;
  select * into v_returns from private.checkout_returns where order_id = (v_order ->> 'order_id')::uuid;
  return v_order || jsonb_build_object(
    'success_url', v_returns.success_url, 'cancel_url', v_returns.cancel_url, 'email', v_returns.email);
end;
$$;

revoke execute on function public.place_checkout_order(uuid, jsonb, boolean, text, text) from public, anon, authenticated;
grant execute on function public.place_checkout_order(uuid, jsonb, boolean, text, text) to service_role;

-- Brings one order's credits in line with its money again, as reconciliation asks. Safe to repeat.
create function public.reapply_reversals(p_order_id uuid) returns void
language sql security definer
set search_path = ''
as $$ select private.apply_reversals(p_order_id) $$;

revoke execute on function public.reapply_reversals(uuid) from public, anon, authenticated;
grant execute on function public.reapply_reversals(uuid) to service_role;

drop function public.reconciliation_orders(timestamptz);
create function public.reconciliation_orders(p_since timestamptz)
returns table (
  order_id uuid, checkout_session_id text, status public.order_status, is_paid boolean,
  -- Cents of BRL.
  amount bigint, refunded bigint,
  -- Credits that followed the money, or fell short, and those that should have.
  credits_reversed integer, credits_to_reverse integer
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.stripe_checkout_session_id, o.status, o.paid_at is not null,
    (o.invoice_amount * 100)::bigint, coalesce(r.refunded, 0),
    coalesce(v.credits_reversed + v.credits_short, 0),
    case when o.paid_at is null then 0 else coalesce(private.credits_to_reverse(o.id), 0) end
  from public.orders o
  left join public.stripe_orders s on s.order_id = o.id
  left join private.payment_reversals r on r.payment_intent_id = s.payment_intent_id
  left join private.order_reversals v on v.order_id = o.id
  where o.created_at >= p_since
  order by o.created_at, o.id;
$$;

revoke execute on function public.reconciliation_orders(timestamptz) from public, anon, authenticated;
grant execute on function public.reconciliation_orders(timestamptz) to service_role;

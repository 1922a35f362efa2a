-- Of *_payment_events.sql. A payment locks its house, then its order. Staff hold the order and write rows that name the
-- house: not `for update`, as in apply_reversals(), or a late event and a member wait for each other. An account that goes
-- is still waited for.

create or replace function private.settle_order(p_order_id uuid, p_paid_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.orders where id = p_order_id) for no key update;
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
    for no key update;
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

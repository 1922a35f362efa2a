-- What the checkout function and the webhook call: service role only, one transaction each, safe to repeat.

-- The order that a checkout is about to charge, priced from the catalogue.
--
-- p_items: [{"price_id": text, "quantity": int}]. An identical order of the same house that is still unpaid
-- and less than 30 minutes old is returned instead of a second one, so that a double click opens one
-- session; p_reuse = false asks for a new one, when the old session can no longer be paid.
-- Returns {order_id, checkout_session_id, email, items: [{name, description, unit_price, quantity}]}.
-- Raises profile_incomplete, product_not_found, quantity_invalid.
create function public.place_order(p_user_id uuid, p_items jsonb, p_reuse boolean default true) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant public.restaurants;
  v_order public.orders;
  v_wanted jsonb;
begin
  select * into v_restaurant from public.restaurants where user_id = p_user_id for update;
  if not found or v_restaurant.restaurant_type is null or v_restaurant.contact_name is null then
    perform private.fail('profile_incomplete');
  end if;

  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 20 then
    perform private.fail('product_not_found');
  end if;
  if exists (
    select from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
    left join public.products p on p.price_id = item.price_id and p.is_active
    where p.id is null
  ) then
    perform private.fail('product_not_found');
  end if;
  if exists (
    select from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
    join public.products p on p.price_id = item.price_id
    where item.quantity is null or item.quantity not between 1 and p.max_quantity
  ) or (select count(*) > count(distinct price_id) from jsonb_to_recordset(p_items) as item (price_id text)) then
    perform private.fail('quantity_invalid');
  end if;

  select jsonb_object_agg(p.id, jsonb_build_array(item.quantity, p.price)) into v_wanted
    from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
    join public.products p on p.price_id = item.price_id;

  if p_reuse then
    select o.* into v_order
      from public.orders o
      where o.restaurant_id = v_restaurant.id and o.status = 'pending_payment'
        and o.created_at > now() - interval '30 minutes'
        and not exists (select from public.stripe_orders s where s.order_id = o.id)
        and v_wanted = (
          select jsonb_object_agg(i.product_id, jsonb_build_array(i.quantity, i.unit_price))
          from public.order_items i where i.order_id = o.id
        )
      order by o.created_at desc
      limit 1;
  end if;

  if v_order.id is null then
    insert into public.orders (restaurant_id, invoice_amount)
      select v_restaurant.id, sum(p.price * item.quantity)
      from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
      join public.products p on p.price_id = item.price_id
      returning * into v_order;
    insert into public.order_items (order_id, product_id, name, price_id, kind, quantity, unit_price, credits, bonus)
      select v_order.id, p.id, p.name, p.price_id, p.kind, item.quantity, p.price, p.credits, p.bonus
      from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
      join public.products p on p.price_id = item.price_id;
  end if;

  return jsonb_build_object(
    'order_id', v_order.id,
    'checkout_session_id', v_order.stripe_checkout_session_id,
    'email', v_restaurant.contact_email,
    'items', (
      select jsonb_agg(jsonb_build_object(
        'name', i.name, 'description', p.description, 'unit_price', i.unit_price, 'quantity', i.quantity
      ) order by p.position)
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = v_order.id
    )
  );
end;
$$;

-- Remembers which session charges the order. The first one stays.
create function public.attach_checkout_session(p_order_id uuid, p_session_id text) returns void
language sql security definer
set search_path = ''
as $$
  update public.orders set stripe_checkout_session_id = p_session_id
    where id = p_order_id and stripe_checkout_session_id is null;
$$;

-- Everything a paid order brings, once: credits in lots, the premium package's free runs and its event.
create function private.settle_order(p_order_id uuid, p_paid_at timestamptz) returns void
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

  if exists (select from public.order_items where order_id = p_order_id and kind = 'premium_package') then
    insert into public.automation_entitlements (restaurant_id, automation_type, order_id)
      select v_order.restaurant_id, granted.type, p_order_id
      from unnest(array['drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign']::public.automation_type[]) as granted (type)
      on conflict (order_id, automation_type) do nothing;
    insert into public.workshops (restaurant_id, automation_type, automation_name, order_id, credits_required)
      values (v_order.restaurant_id, 'exclusive_event', 'Evento exclusivo', p_order_id, 0)
      on conflict (order_id) do nothing;
  end if;

  -- A refund that was heard of before its payment waits for this moment.
  perform private.apply_reversals(p_order_id);
end;
$$;

revoke execute on function private.settle_order(uuid, timestamptz) from public;

-- The event types about one checkout session.
create function private.apply_checkout_event(p_type text, p_session jsonb, p_created timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_reference text := p_session ->> 'client_reference_id';
begin
  -- Sessions that this shop did not open carry no order of ours.
  if v_reference is null or v_reference !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return 'ignored: no order named';
  end if;
  -- Restaurant first, then order: the same sequence of locks as everywhere else.
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.orders where id = v_reference::uuid) for update;
  select * into v_order from public.orders where id = v_reference::uuid for update;
  if not found then
    -- Perhaps not committed yet: refuse, so that Stripe tells us again later.
    perform private.fail('order_not_found', v_reference);
  end if;
  if v_order.stripe_checkout_session_id is null then
    update public.orders set stripe_checkout_session_id = p_session ->> 'id' where id = v_order.id;
  elsif v_order.stripe_checkout_session_id <> p_session ->> 'id' then
    return 'refused: another session';
  end if;

  if p_type = 'checkout.session.expired' or p_type = 'checkout.session.async_payment_failed' then
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

  if p_session ->> 'customer' is not null then
    insert into public.stripe_customers (customer_id, user_id)
      select p_session ->> 'customer', user_id from public.restaurants
      where id = v_order.restaurant_id and user_id is not null
      on conflict do nothing;
  end if;

  if p_session ->> 'payment_status' = 'paid' then
    perform private.settle_order(v_order.id, p_created);
    return 'applied';
  end if;
  return 'applied: waiting for payment';
end;
$$;

revoke execute on function private.apply_checkout_event(text, jsonb, timestamptz) from public;

revoke execute on function
  public.place_order(uuid, jsonb, boolean),
  public.attach_checkout_session(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.place_order(uuid, jsonb, boolean),
  public.attach_checkout_session(uuid, text)
to service_role;

-- No bottle without a verified age: none is sold by itself, and those of a package are not packed. The package is sold,
-- because its credits are a service. Orders that were paid before this file wait for it too.

-- place_order() of *_delivery.sql. Raises age_unverified as well.
create or replace function public.place_order(
  p_user_id uuid, p_items jsonb, p_reuse boolean default true, p_bottles jsonb default null
) returns jsonb
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

  if exists (
    select from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
    join public.products p on p.price_id = item.price_id
    where p.kind = 'bottle'
  ) and not private.is_age_verified(v_restaurant.id) then
    perform private.fail('age_unverified', v_restaurant.id::text);
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
        and o.swaps is not distinct from p_bottles
        and v_wanted = (
          select jsonb_object_agg(i.product_id, jsonb_build_array(i.quantity, i.unit_price))
          from public.order_items i where i.order_id = o.id and i.included_in is null
        )
      order by o.created_at desc
      limit 1;
  end if;

  if v_order.id is null then
    insert into public.orders (restaurant_id, invoice_amount, swaps)
      select v_restaurant.id, sum(p.price * item.quantity), p_bottles
      from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
      join public.products p on p.price_id = item.price_id
      returning * into v_order;
    insert into public.order_items (order_id, product_id, name, price_id, kind, quantity, unit_price, credits, bonus)
      select v_order.id, p.id, p.name, p.price_id, p.kind, item.quantity, p.price, p.credits, p.bonus
      from jsonb_to_recordset(p_items) as item (price_id text, quantity integer)
      join public.products p on p.price_id = item.price_id;
    perform private.add_included_bottles(v_order.id, p_bottles);
    perform private.copy_delivery_address(v_order.id);
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
      where i.order_id = v_order.id and i.included_in is null
    )
  );
end;
$$;

-- pack_order() of *_order_handling.sql. Raises age_unverified as well.
create or replace function private.pack_order(p_order_id uuid, p_seen bigint, p_lots jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders;
  v_before jsonb;
begin
  perform private.require_staff('fulfilment');
  v_order := private.open_order(p_order_id, p_seen);
  v_before := private.order_snapshot(p_order_id);
  if v_order.status <> 'processing' or v_before ? 'packed_at' then
    perform private.fail('order_state', v_order.status::text);
  end if;
  perform private.refuse_held(p_order_id);
  if not private.has_bottles(p_order_id) then
    perform private.fail('order_without_bottles', p_order_id::text);
  end if;
  if not exists (select from public.order_addresses where order_id = p_order_id) then
    perform private.fail('address_missing', p_order_id::text);
  end if;
  if not private.is_age_verified(v_order.restaurant_id) then
    perform private.fail('age_unverified', p_order_id::text);
  end if;
  perform private.take_bottles(p_order_id, p_lots);
  insert into public.order_fulfilments (order_id, packed_at) values (p_order_id, now())
    on conflict (order_id) do update set packed_at = excluded.packed_at;
  perform private.record_audit('pack_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id));
end;
$$;

-- The queue of *_order_queue.sql with the step `age`.
create or replace view public.order_queue with (security_invoker = true) as
  select
    o.id,
    o.number,
    o.status,
    o.invoice_amount,
    o.created_at,
    o.paid_at,
    -- A deleted house keeps its name in the addresses of its orders.
    coalesce(a.restaurant_name, r.name) as house,
    coalesce(a.cnpj, r.cnpj) as cnpj,
    a.order_id is not null as has_address,
    a.district,
    a.city,
    coalesce(b.bottles, 0)::integer as bottles,
    f.held_at,
    f.hold_reason,
    f.packed_at,
    f.shipped_at,
    f.carrier,
    f.tracking_code,
    -- The step that an order waits for; `other` is not for those who pack: unpaid, cancelled, credits alone.
    case
      when o.status in ('shipped', 'delivered', 'returned') then o.status::text
      when o.status in ('cancelled', 'failed') and f.packed_at is not null and f.shipped_at is null then 'to_unpack'
      when o.status <> 'processing' or b.bottles is null then 'other'
      when f.held_at is not null then 'held'
      when f.packed_at is not null then 'packed'
      when a.order_id is null then 'address'
      when private.order_lacks_age(o.restaurant_id) then 'age'
      else 'to_pack'
    end as step,
    -- What a member saw (p_seen of the functions in *_order_handling.sql).
    (select max(e.id) from public.order_events e where e.order_id = o.id) as last_event_id,
    private.order_refund(o.id) as refunded,
    private.fold_text(concat_ws(' ', o.number, r.name, a.restaurant_name, r.cnpj, a.cnpj)) as search
  from public.orders o
  join public.restaurants r on r.id = o.restaurant_id
  left join public.order_addresses a on a.order_id = o.id
  left join public.order_fulfilments f on f.order_id = o.id
  left join (
    select order_id, sum(quantity) as bottles from public.order_items where kind = 'bottle' group by order_id
  ) b on b.order_id = o.id
  -- Owners have `orders`.
  where (select private.may_read('orders'));

-- order_notice() of *_notification_causes.sql with `age_missing`.
create or replace function private.order_notice(p_order_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', o.id,
    'number', o.number,
    'total', o.invoice_amount,
    'credits', (select coalesce(sum((i.credits + i.bonus) * i.quantity), 0)
      from public.order_items i where i.order_id = o.id),
    -- Bottles that are not packed before their buyer's age is verified.
    'age_missing', private.has_bottles(o.id) and not private.is_age_verified(o.restaurant_id),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', i.name, 'quantity', i.quantity, 'unit_price', i.unit_price,
        'bottle', i.kind = 'bottle', 'included', i.included_in is not null
      ) order by i.included_in is not null, p.position, i.id), '[]')
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = o.id),
    'address', (
      select jsonb_build_object(
        'recipient', a.recipient, 'street', a.street, 'number', a.number, 'complement', a.complement,
        'district', a.district, 'city', a.city, 'state', a.state, 'postal_code', a.postal_code,
        'receiving_hours', a.receiving_hours)
      from public.order_addresses a where a.order_id = o.id)
  )
  from public.orders o where o.id = p_order_id
$$;

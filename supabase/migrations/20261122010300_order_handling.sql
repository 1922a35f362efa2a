-- What staff do with orders and stock. Each function in `public` runs with the caller's rights and only passes on to its
-- twin in `private`, which checks the role first: clients may execute no security definer function of the API.
--
-- p_seen is the id of the last event of the order that the member saw (order_events.id). Where another member was
-- faster, the call raises order_changed, and the screen shows what happened meanwhile.

-- Locks an order for one action of staff: refused where somebody else was faster, and for what is not paid.
create function private.open_order(p_order_id uuid, p_seen bigint) returns public.orders
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    perform private.fail('order_not_found', p_order_id::text);
  end if;
  if p_seen is distinct from (select max(id) from public.order_events where order_id = p_order_id) then
    perform private.fail('order_changed', p_order_id::text);
  end if;
  if v_order.paid_at is null then
    perform private.fail('order_unpaid', p_order_id::text);
  end if;
  return v_order;
end;
$$;

create function private.refuse_held(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.order_fulfilments where order_id = p_order_id and held_at is not null) then
    perform private.fail('order_held', p_order_id::text);
  end if;
end;
$$;

-- Takes an order's bottles from the lots: those that p_lots names, the oldest lots for the rest.
-- p_lots: [{"order_item_id": uuid, "lot_id": uuid, "quantity": int}] or null. Raises stock_short, lots_invalid.
create function private.take_bottles(p_order_id uuid, p_lots jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_item record;
  v_lot record;
  v_left integer;
  v_take integer;
begin
  if p_lots is not null and (jsonb_typeof(p_lots) <> 'array' or jsonb_array_length(p_lots) > 200) then
    perform private.fail('lots_invalid', 'not a list');
  end if;
  -- By id, as every lock of several rows.
  perform 1 from public.bottle_lots
    where product_id in (select product_id from public.order_items where order_id = p_order_id)
    order by id for update;

  for v_lot in
    select line.order_item_id, line.lot_id, line.quantity, i.id as item, l.id as lot, i.product_id = l.product_id as fits
    from jsonb_to_recordset(coalesce(p_lots, '[]')) as line (order_item_id uuid, lot_id uuid, quantity integer)
    left join public.order_items i on i.id = line.order_item_id and i.order_id = p_order_id
    left join public.bottle_lots l on l.id = line.lot_id
  loop
    if v_lot.item is null or v_lot.lot is null or not v_lot.fits or v_lot.quantity is null or v_lot.quantity < 1 then
      perform private.fail('lots_invalid', 'not a lot of that bottle');
    end if;
    insert into public.order_item_lots as a (order_item_id, lot_id, quantity) values (v_lot.item, v_lot.lot, v_lot.quantity)
      on conflict (order_item_id, lot_id) do update
        set quantity = case when a.restocked_at is null then a.quantity else 0 end + excluded.quantity, restocked_at = null;
  end loop;

  for v_item in
    select id, product_id, name, quantity from public.order_items
    where order_id = p_order_id and kind = 'bottle'
    order by id
  loop
    select v_item.quantity - coalesce(sum(quantity), 0) into v_left
      from public.order_item_lots where order_item_id = v_item.id and restocked_at is null;
    if v_left < 0 then
      perform private.fail('lots_invalid', 'more bottles than ordered');
    end if;
    for v_lot in
      select l.id,
        l.quantity - l.packed - coalesce((
          select sum(a.quantity) from public.order_item_lots a
          join public.order_items i on i.id = a.order_item_id
          where a.lot_id = l.id and a.restocked_at is null and i.order_id = p_order_id), 0) as available
      from public.bottle_lots l
      where l.product_id = v_item.product_id
      order by l.bottled_on, l.id
    loop
      exit when v_left = 0;
      v_take := least(v_left, v_lot.available);
      continue when v_take <= 0;
      insert into public.order_item_lots as a (order_item_id, lot_id, quantity) values (v_item.id, v_lot.id, v_take)
        on conflict (order_item_id, lot_id) do update
          set quantity = case when a.restocked_at is null then a.quantity else 0 end + excluded.quantity, restocked_at = null;
      v_left := v_left - v_take;
    end loop;
    if v_left > 0 then
      perform private.fail('stock_short', format('%s × %s', v_left, v_item.name));
    end if;
  end loop;

  begin
    update public.bottle_lots l set packed = l.packed + taken.quantity
      from (
        select a.lot_id, sum(a.quantity) as quantity
        from public.order_item_lots a join public.order_items i on i.id = a.order_item_id
        where i.order_id = p_order_id and a.restocked_at is null
        group by a.lot_id
      ) taken
      where l.id = taken.lot_id;
  exception when check_violation then
    perform private.fail('stock_short', 'the named lot does not hold so many');
  end;
end;
$$;

-- Puts an order's bottles back into their lots.
create function private.restock_bottles(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.bottle_lots
    where product_id in (select product_id from public.order_items where order_id = p_order_id)
    order by id for update;
  update public.bottle_lots l set packed = l.packed - back.quantity
    from (
      select a.lot_id, sum(a.quantity) as quantity
      from public.order_item_lots a join public.order_items i on i.id = a.order_item_id
      where i.order_id = p_order_id and a.restocked_at is null
      group by a.lot_id
    ) back
    where l.id = back.lot_id;
  update public.order_item_lots a set restocked_at = now()
    from public.order_items i
    where i.id = a.order_item_id and i.order_id = p_order_id and a.restocked_at is null;
end;
$$;

-- An order with what staff know of its way, for the audit.
create function private.order_snapshot(p_order_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('status', o.status) || coalesce(jsonb_strip_nulls(to_jsonb(f) - 'order_id'), '{}')
  from public.orders o left join public.order_fulfilments f on f.order_id = o.id
  where o.id = p_order_id
$$;

-- Packs a paid order from stock. Raises order_state, order_held, address_missing, stock_short, lots_invalid.
create function private.pack_order(p_order_id uuid, p_seen bigint, p_lots jsonb) returns void
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
  perform private.take_bottles(p_order_id, p_lots);
  insert into public.order_fulfilments (order_id, packed_at) values (p_order_id, now())
    on conflict (order_id) do update set packed_at = excluded.packed_at;
  perform private.record_audit('pack_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id));
end;
$$;

-- Takes a packed order apart: its bottles go back on the shelf. For one that was cancelled too. Raises order_state.
create function private.unpack_order(p_order_id uuid, p_seen bigint, p_reason text) returns void
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
  if v_order.status not in ('processing', 'cancelled', 'failed') or not v_before ? 'packed_at' then
    perform private.fail('order_state', v_order.status::text);
  end if;
  perform private.restock_bottles(p_order_id);
  update public.order_fulfilments set packed_at = null where order_id = p_order_id;
  perform private.record_audit('unpack_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id), p_reason);
end;
$$;

-- Hands a packed order to a carrier. Raises order_state, order_held, carrier_missing, text_too_long.
create function private.ship_order(p_order_id uuid, p_seen bigint, p_carrier text, p_tracking_code text) returns void
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
  if v_order.status <> 'processing' or not v_before ? 'packed_at' then
    perform private.fail('order_state', v_order.status::text);
  end if;
  perform private.refuse_held(p_order_id);
  if coalesce(trim(p_carrier), '') = '' then
    perform private.fail('carrier_missing');
  end if;
  if char_length(trim(p_carrier)) > 80 or char_length(trim(p_tracking_code)) > 60 then
    perform private.fail('text_too_long');
  end if;
  update public.order_fulfilments
    set carrier = trim(p_carrier), tracking_code = nullif(trim(p_tracking_code), ''), shipped_at = now()
    where order_id = p_order_id;
  update public.orders set status = 'shipped' where id = p_order_id;
  perform private.record_audit('ship_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id));
end;
$$;

-- Records that an order arrived, and that whoever received it is an adult. Raises order_state, age_unchecked,
-- receiver_missing, text_too_long.
create function private.deliver_order(
  p_order_id uuid, p_seen bigint, p_received_by text, p_age_checked boolean
) returns void
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
  if v_order.status <> 'shipped' then
    perform private.fail('order_state', v_order.status::text);
  end if;
  if p_age_checked is not true then
    perform private.fail('age_unchecked');
  end if;
  if coalesce(trim(p_received_by), '') = '' then
    perform private.fail('receiver_missing');
  end if;
  if char_length(trim(p_received_by)) > 120 then
    perform private.fail('text_too_long');
  end if;
  update public.order_fulfilments
    set received_by = trim(p_received_by), age_checked = true, delivered_at = now()
    where order_id = p_order_id;
  update public.orders set status = 'delivered' where id = p_order_id;
  perform private.record_audit('deliver_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id));
end;
$$;

-- Records bottles that came back; unharmed ones go back on the shelf. The money is refunded in Stripe, which tells us.
-- Raises order_state, reason_missing, text_too_long.
create function private.return_order(p_order_id uuid, p_seen bigint, p_reason text, p_restock boolean) returns void
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
  if v_order.status not in ('shipped', 'delivered') then
    perform private.fail('order_state', v_order.status::text);
  end if;
  if coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  if char_length(trim(p_reason)) > 500 then
    perform private.fail('text_too_long');
  end if;
  if p_restock then
    perform private.restock_bottles(p_order_id);
  end if;
  update public.order_fulfilments set return_reason = trim(p_reason), returned_at = now() where order_id = p_order_id;
  update public.orders set status = 'returned' where id = p_order_id;
  perform private.record_audit('return_order', 'orders', p_order_id::text, v_order.restaurant_id,
    v_before, private.order_snapshot(p_order_id), trim(p_reason));
end;
$$;

-- Puts an order aside, or takes it up again (p_reason null). Raises order_state, text_too_long.
create function private.hold_order(p_order_id uuid, p_seen bigint, p_reason text) returns void
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
  if v_order.status <> 'processing' or (v_before ? 'held_at') = (p_reason is not null) then
    perform private.fail('order_state', v_order.status::text);
  end if;
  if char_length(trim(p_reason)) not between 1 and 500 then
    perform private.fail('text_too_long');
  end if;
  insert into public.order_fulfilments (order_id, held_at, hold_reason)
    values (p_order_id, case when p_reason is not null then now() end, trim(p_reason))
    on conflict (order_id) do update set held_at = excluded.held_at, hold_reason = excluded.hold_reason;
  perform private.record_audit(case when p_reason is null then 'release_order' else 'hold_order' end,
    'orders', p_order_id::text, v_order.restaurant_id, v_before, private.order_snapshot(p_order_id), trim(p_reason));
end;
$$;

-- Records a lot that came in, or corrects the count of one that is there (then with a reason).
-- Raises reason_missing, stock_short, bottle_not_found, lot_invalid.
create function private.put_bottle_lot(
  p_product_id text, p_lot_number text, p_bottled_on date, p_quantity integer, p_reason text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.bottle_lots;
  v_after public.bottle_lots;
begin
  perform private.require_staff('fulfilment');
  if not exists (select from public.products where id = p_product_id and kind = 'bottle') then
    perform private.fail('bottle_not_found', p_product_id);
  end if;
  if coalesce(char_length(trim(p_lot_number)), 0) not between 1 and 40
    or p_bottled_on is null or p_bottled_on > (now() at time zone 'America/Fortaleza')::date
    or p_quantity is null or p_quantity not between 0 and 100000 then
    perform private.fail('lot_invalid');
  end if;
  select * into v_before from public.bottle_lots
    where product_id = p_product_id and lot_number = trim(p_lot_number) for update;
  if found and coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  if v_before.packed > p_quantity then
    perform private.fail('stock_short', format('%s packed already', v_before.packed));
  end if;
  insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
    values (p_product_id, trim(p_lot_number), p_bottled_on, p_quantity)
    on conflict (product_id, lot_number) do update
      set bottled_on = excluded.bottled_on, quantity = excluded.quantity
    returning * into v_after;
  perform private.record_audit('put_bottle_lot', 'bottle_lots', v_after.id::text, null,
    to_jsonb(v_before), to_jsonb(v_after), left(trim(p_reason), 500));
  return v_after.id;
end;
$$;

-- Marks a flag as dealt with. Raises reason_missing, flag_not_found.
create function private.close_flag(p_flag_id uuid, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.staff_flags;
begin
  perform private.require_staff('fulfilment');
  if coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_before from public.staff_flags where id = p_flag_id and resolved_at is null for update;
  if not found then
    perform private.fail('flag_not_found', p_flag_id::text);
  end if;
  update public.staff_flags set resolved_at = now() where id = p_flag_id;
  perform private.record_audit('close_flag', 'staff_flags', p_flag_id::text, v_before.restaurant_id,
    to_jsonb(v_before), null, left(trim(p_reason), 500));
end;
$$;

revoke execute on function
  private.open_order(uuid, bigint), private.refuse_held(uuid), private.take_bottles(uuid, jsonb),
  private.restock_bottles(uuid), private.order_snapshot(uuid)
from public;

-- The API.
create function public.pack_order(p_order_id uuid, p_seen bigint, p_lots jsonb default null) returns void
language sql set search_path = '' as $$ select private.pack_order(p_order_id, p_seen, p_lots) $$;
create function public.unpack_order(p_order_id uuid, p_seen bigint, p_reason text) returns void
language sql set search_path = '' as $$ select private.unpack_order(p_order_id, p_seen, p_reason) $$;
create function public.ship_order(p_order_id uuid, p_seen bigint, p_carrier text, p_tracking_code text) returns void
language sql set search_path = '' as $$ select private.ship_order(p_order_id, p_seen, p_carrier, p_tracking_code) $$;
create function public.deliver_order(p_order_id uuid, p_seen bigint, p_received_by text, p_age_checked boolean) returns void
language sql set search_path = '' as $$ select private.deliver_order(p_order_id, p_seen, p_received_by, p_age_checked) $$;
create function public.return_order(p_order_id uuid, p_seen bigint, p_reason text, p_restock boolean) returns void
language sql set search_path = '' as $$ select private.return_order(p_order_id, p_seen, p_reason, p_restock) $$;
create function public.hold_order(p_order_id uuid, p_seen bigint, p_reason text) returns void
language sql set search_path = '' as $$ select private.hold_order(p_order_id, p_seen, p_reason) $$;
create function public.release_order(p_order_id uuid, p_seen bigint) returns void
language sql set search_path = '' as $$ select private.hold_order(p_order_id, p_seen, null) $$;
create function public.put_bottle_lot(
  p_product_id text, p_lot_number text, p_bottled_on date, p_quantity integer, p_reason text default null
) returns uuid
language sql set search_path = '' as $$
  select private.put_bottle_lot(p_product_id, p_lot_number, p_bottled_on, p_quantity, p_reason) $$;
create function public.close_flag(p_flag_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.close_flag(p_flag_id, p_reason) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'pack_order(uuid, bigint, jsonb)', 'unpack_order(uuid, bigint, text)', 'ship_order(uuid, bigint, text, text)',
    'deliver_order(uuid, bigint, text, boolean)', 'return_order(uuid, bigint, text, boolean)',
    'hold_order(uuid, bigint, text)', 'put_bottle_lot(text, text, date, integer, text)', 'close_flag(uuid, text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;
revoke execute on function public.release_order(uuid, bigint) from public, anon;
grant execute on function public.release_order(uuid, bigint) to authenticated;

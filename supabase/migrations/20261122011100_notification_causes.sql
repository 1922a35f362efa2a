-- What writes to the outbox, each in the transaction of its cause.

-- An order in the words of a receipt: numbers, lines, and where the bottles go.
create function private.order_notice(p_order_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', o.id,
    'number', o.number,
    'total', o.invoice_amount,
    'credits', (select coalesce(sum((i.credits + i.bonus) * i.quantity), 0)
      from public.order_items i where i.order_id = o.id),
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

-- Checkout is done and the money is still to come: Pix or boleto.
create function private.notify_payment_waiting() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  select restaurant_id into v_restaurant_id from public.orders
    where id = new.order_id and status = 'pending_payment';
  if found then
    perform private.notify('payment_waiting', v_restaurant_id, 'payment_waiting:' || new.order_id::text,
      private.order_notice(new.order_id), new.order_id::text);
  end if;
  return null;
end;
$$;

-- One receipt for each payment: `order_paid` to whoever was told to wait for it, `order_confirmed` to everybody else.
create function private.notify_order_paid() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notice jsonb := private.order_notice(new.id);
  v_waited boolean := exists (
    select from public.notifications where dedupe_key = 'payment_waiting:' || new.id::text);
begin
  perform private.notify((case when v_waited then 'order_paid' else 'order_confirmed' end)::public.notification_kind,
    new.restaurant_id, 'order_receipt:' || new.id::text, v_notice, new.id::text);
  perform private.notify_staff('staff_new_order', array['manager', 'fulfilment']::public.staff_role[],
    new.restaurant_id, 'staff_new_order:' || new.id::text,
    v_notice || jsonb_build_object('house', (select name from public.restaurants where id = new.restaurant_id)),
    new.id::text);
  return null;
end;
$$;

-- Steps of the way that the owner waits for. The order's events are written once each.
create function private.notify_order_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  select restaurant_id into v_restaurant_id from public.orders where id = new.order_id;
  perform private.notify(('order_' || new.kind)::public.notification_kind, v_restaurant_id,
    'order_' || new.kind || ':' || new.order_id::text,
    private.order_notice(new.order_id) || new.detail, new.order_id::text);
  return null;
end;
$$;

create function private.notify_consultation_ready() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- An owner may close a request that produced nothing; that is no news to them.
  if coalesce((new.output_data ->> 'results_count')::integer, 0) > 0 then
    perform private.notify('consultation_ready', new.restaurant_id, 'consultation_ready:' || new.id::text,
      jsonb_build_object('request_id', new.id,
        'name', (select name from public.automations_catalog where id = new.automation_id)),
      new.id::text);
  end if;
  return null;
end;
$$;

create function private.notify_workshop_asked() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify('workshop_asked', new.restaurant_id, 'workshop_asked:' || new.id::text,
    private.workshop_notice(new), new.id::text);
  return null;
end;
$$;

-- A workshop in the words of its e-mails: {workshop_id, name, starts_at, credits}.
create function private.workshop_notice(p_workshop public.workshops) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'workshop_id', p_workshop.id,
    'name', coalesce(p_workshop.automation_name, (
      select name from public.automations_catalog where type::text = p_workshop.automation_type::text)),
    'type', p_workshop.automation_type,
    'starts_at', p_workshop.scheduled_date,
    'credits', p_workshop.credits_required)
$$;

create function private.notify_dispute() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify_staff('staff_dispute', array['manager']::public.staff_role[], new.restaurant_id,
    'staff_dispute:' || new.id::text,
    jsonb_build_object(
      'order_id', new.order_id,
      'number', (select number from public.orders where id = new.order_id),
      'total', (select invoice_amount from public.orders where id = new.order_id),
      'house', (select name from public.restaurants where id = new.restaurant_id)),
    new.order_id::text);
  return null;
end;
$$;

-- The last letter to an account, written before its address is gone, and the end of every other.
create function private.take_leave() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  select id into v_restaurant_id from public.restaurants where user_id = old.id;
  delete from public.notifications
    where user_id = old.id or restaurant_id = v_restaurant_id or lower(email) = lower(old.email);
  -- Sign-ups that never had a house are removed in silence: nobody confirmed that the address is theirs.
  if v_restaurant_id is not null and old.email is not null then
    insert into public.notifications (kind, email, dedupe_key)
      values ('account_deleted', old.email, 'account_deleted:' || old.id::text)
      on conflict (dedupe_key) do nothing;
  end if;
  return old;
end;
$$;

revoke execute on function
  private.order_notice(uuid), private.notify_payment_waiting(), private.notify_order_paid(), private.notify_order_event(),
  private.notify_consultation_ready(), private.notify_workshop_asked(), private.workshop_notice(public.workshops),
  private.notify_dispute(), private.take_leave()
from public;

create trigger "50_notify_waiting" after insert on public.stripe_orders
  for each row when (new.payment_status = 'unpaid') execute function private.notify_payment_waiting();
create trigger "50_notify_paid" after update of paid_at on public.orders
  for each row when (old.paid_at is null and new.paid_at is not null) execute function private.notify_order_paid();
create trigger "50_notify" after insert on public.order_events
  for each row when (new.kind in ('shipped', 'delivered')) execute function private.notify_order_event();
create trigger "50_notify_ready" after update of status on public.automation_requests
  for each row when (old.status <> 'completed' and new.status = 'completed')
  execute function private.notify_consultation_ready();
-- Those that the owner books; what the farm agrees on is confirmed by the farm.
create trigger "50_notify_asked" after insert on public.workshops
  for each row when (private.is_client() and new.scheduled_date is not null)
  execute function private.notify_workshop_asked();
create trigger "50_notify_date_asked" after update of scheduled_date on public.workshops
  for each row when (private.is_client() and old.scheduled_date is null and new.scheduled_date is not null)
  execute function private.notify_workshop_asked();
create trigger "50_notify_dispute" after insert on public.staff_flags
  for each row when (new.kind = 'dispute_open') execute function private.notify_dispute();
-- Before "10_forget_user", which takes the house's name and address away.
create trigger "05_take_leave" before delete on auth.users
  for each row execute function private.take_leave();

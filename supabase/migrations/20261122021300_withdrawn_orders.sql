-- Withdrawn orders in the farm's queue: bottles that have to come back are a step of their own.

-- What was given back of an order's payment, in BRL, by Stripe or by the farm's transfer. For staff of the orders; null
-- for everybody else.
create or replace function private.order_refund(p_order_id uuid) returns numeric
language sql stable security definer
set search_path = ''
as $$
  select coalesce(w.refund_target, r.refunded) / 100.0
  from public.stripe_orders s
  left join private.payment_reversals r on r.payment_intent_id = s.payment_intent_id
  left join public.order_withdrawals w on w.order_id = s.order_id and w.way = 'bank' and w.refunded_at is not null
  where s.order_id = p_order_id and (select private.may_read('orders'))
$$;

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
      when w.order_id is not null and o.status in ('shipped', 'delivered') then 'coming_back'
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
    private.fold_text(concat_ws(' ', o.number, r.name, a.restaurant_name, r.cnpj, a.cnpj)) as search,
    w.withdrawn_at,
    -- The farm has to transfer the money of a boleto.
    w.way = 'bank' and w.refunded_at is null as refund_due
  from public.orders o
  join public.restaurants r on r.id = o.restaurant_id
  left join public.order_addresses a on a.order_id = o.id
  left join public.order_fulfilments f on f.order_id = o.id
  left join public.order_withdrawals w on w.order_id = o.id
  left join (
    select order_id, sum(quantity) as bottles from public.order_items where kind = 'bottle' group by order_id
  ) b on b.order_id = o.id
  -- Owners have `orders`.
  where (select private.may_read('orders'));

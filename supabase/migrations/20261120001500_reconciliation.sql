-- What `npm run reconcile` holds against Stripe's own list: every order that has a checkout session.
create function public.reconciliation_orders(p_since timestamptz)
returns table (
  order_id uuid, checkout_session_id text, status public.order_status, is_paid boolean,
  -- Cents of BRL.
  amount bigint, refunded bigint
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.stripe_checkout_session_id, o.status, o.paid_at is not null,
    (o.invoice_amount * 100)::bigint, coalesce(r.refunded, 0)
  from public.orders o
  left join public.stripe_orders s on s.order_id = o.id
  left join private.payment_reversals r on r.payment_intent_id = s.payment_intent_id
  where o.created_at >= p_since
  order by o.created_at, o.id;
$$;

revoke execute on function public.reconciliation_orders(timestamptz) from public, anon, authenticated;
grant execute on function public.reconciliation_orders(timestamptz) to service_role;

create index orders_by_creation on public.orders (created_at, id);

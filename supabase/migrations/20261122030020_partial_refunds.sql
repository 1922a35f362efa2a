-- A part of an order's price that went back without a withdrawal (a refund made in Stripe's panel, a lost dispute over a
-- part) leaves its invoices at the full price. What to do about it is the accountant's, whom the farm's flag calls.

create function private.flag_partial_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders;
  v_total bigint;
  v_gone bigint;
begin
  select o.* into v_order
    from public.stripe_orders s join public.orders o on o.id = s.order_id
    where s.payment_intent_id = new.payment_intent_id;
  if not found then
    return null;
  end if;
  v_total := (v_order.invoice_amount * 100)::bigint;
  v_gone := coalesce((select refunded from private.payment_reversals
      where payment_intent_id = new.payment_intent_id), 0)
    + coalesce((select sum(amount) from private.payment_disputes
      where payment_intent_id = new.payment_intent_id and state = 'lost'), 0);
  if v_gone >= v_total then
    perform private.resolve_flag('fiscal_partial_refund', 'order:' || v_order.id::text);
  elsif v_gone > 0
    and exists (select from public.fiscal_documents where order_id = v_order.id and status <> 'cancelled')
    -- Its event of the money that is back raises the flag.
    and not exists (select from public.order_withdrawals where order_id = v_order.id) then
    perform private.raise_flag('fiscal_partial_refund', 'order:' || v_order.id::text, v_order.id, v_order.restaurant_id,
      jsonb_build_object('amount', v_gone / 100.0, 'full', false));
  end if;
  return null;
end;
$$;

revoke execute on function private.flag_partial_refund() from public;
create trigger "60_flag_partial_refund" after insert or update of refunded on private.payment_reversals
  for each row when (new.refunded > 0) execute function private.flag_partial_refund();
create trigger "60_flag_partial_refund" after insert or update of state on private.payment_disputes
  for each row when (new.state = 'lost') execute function private.flag_partial_refund();

-- Of *_documents_anew.sql. Staff issue the invoices that a paid order lacks. Raises order_not_found, and fiscal_state where
-- nothing is missing, nothing was paid, the order was stopped (an open dispute, bottles that came back) or money went
-- back: what remains of a partial refund is the accountant's.
create or replace function private.issue_fiscal_documents(p_order_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.require_staff('manager', 'fulfilment');
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    perform private.fail('order_not_found', coalesce(p_order_id::text, 'null'));
  end if;
  if v_order.paid_at is null or v_order.status in ('returned', 'cancelled', 'failed')
    or exists (select from public.order_withdrawals where order_id = p_order_id)
    or exists (
      select from public.stripe_orders s
      left join private.payment_reversals r using (payment_intent_id)
      left join private.payment_disputes d on d.payment_intent_id = s.payment_intent_id and d.state = 'lost'
      where s.order_id = p_order_id and (r.refunded > 0 or d.amount > 0))
    or private.add_fiscal_documents(p_order_id) = 0 then
    perform private.fail('fiscal_state', v_order.status::text);
  end if;
  update public.staff_flags set resolved_at = now()
    where order_id = p_order_id and kind = 'fiscal_cancelled_outside' and resolved_at is null;
  perform private.record_audit('issue_fiscal_documents', 'orders', p_order_id::text, v_order.restaurant_id, '{}', '{}');
end;
$$;

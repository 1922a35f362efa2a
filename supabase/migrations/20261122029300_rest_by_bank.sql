-- Of *_withdrawal_effects.sql. The farm transfers what Stripe did not carry out: a part may have gone back in its panel
-- meanwhile. `statement` keeps what the owner was told.
create or replace function private.send_refund_to_bank(p_order_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.order_withdrawals w set
    way = 'bank', bank_confirmed_at = now(), refunded_at = null,
    amount = coalesce(
      (select least(w.amount, (w.refund_target - private.amount_carried_out(s.payment_intent_id)) / 100.0)
        from public.stripe_orders s
        where s.order_id = w.order_id and w.refund_target > private.amount_carried_out(s.payment_intent_id)),
      w.amount)
    where w.order_id = p_order_id and w.bank_confirmed_at is null;
$$;

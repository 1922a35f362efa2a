-- Stripe refuses to refund a disputed payment, and a dispute outlasts the attempts of a refund. The end of the dispute
-- begins them again: all of it where it was won, the rest where a part was lost. A worker may be asking Stripe at this
-- moment: the next one starts when it is over, or each would refund a part.

create function private.refund_after_dispute() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  select w.order_id into v_order_id
    from public.stripe_orders s
    join public.order_withdrawals w on w.order_id = s.order_id
    where s.payment_intent_id = new.payment_intent_id and w.refunded_at is null and w.bank_confirmed_at is null;
  if not found then
    return null;
  end if;
  update public.cleanup_tasks set attempts = 0, next_attempt_at = now() + interval '10 minutes'
    where kind = 'refund_order' and target = v_order_id::text and done_at is null;
  perform private.resolve_flag('refund_failed', 'order:' || v_order_id::text);
  return null;
end;
$$;

revoke execute on function private.refund_after_dispute() from public;
create trigger "40_refund_after_dispute" after update of state on private.payment_disputes
  for each row when (private.dispute_rank(new.state) = 2 and private.dispute_rank(old.state) < 2)
  execute function private.refund_after_dispute();

-- The end may be the first that we hear of a dispute: Stripe's events come in any order.
create trigger "40_refund_after_dispute_at_once" after insert on private.payment_disputes
  for each row when (private.dispute_rank(new.state) = 2)
  execute function private.refund_after_dispute();

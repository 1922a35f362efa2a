-- withdraw_purchase() of *_withdrawal_effects.sql, which asks again whose house it is once it holds the house.

-- Undoes the caller's order. p_amount: the BRL that the owner was shown; where another tab has spent credits meanwhile,
-- nothing happens and withdrawal_changed makes the screen ask again. Repeating it changes nothing.
-- Raises order_not_found, withdrawal_closed, withdrawal_late, withdrawal_working, withdrawal_used_up, withdrawal_changed.
create or replace function private.withdraw_purchase(p_order_id uuid, p_amount numeric) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders := private.own_order(p_order_id);
  v_statement jsonb;
  v_cents bigint;
  v_reversed integer;
begin
  perform 1 from public.workshops where order_id = p_order_id for update;
  -- None while the account goes: nobody could be asked for a bank account afterwards.
  perform 1 from public.restaurants
    where id = v_order.restaurant_id and user_id = (select auth.uid()) for no key update;
  if not found then
    perform private.fail('order_not_found', p_order_id::text);
  end if;
  perform 1 from public.orders where id = p_order_id for update;
  if exists (select from public.order_withdrawals where order_id = p_order_id) then
    return;
  end if;
  perform private.expire_lots(v_order.restaurant_id);
  v_statement := private.withdrawal_statement(p_order_id);
  if v_statement ->> 'refusal' is not null then
    perform private.fail(v_statement ->> 'refusal', p_order_id::text);
  end if;
  if (v_statement ->> 'amount')::numeric is distinct from p_amount then
    perform private.fail('withdrawal_changed', format('%s now, %s shown', v_statement ->> 'amount', p_amount));
  end if;
  select coalesce(sum(credits_reversed + credits_short), 0) into v_reversed
    from private.order_reversals where order_id = p_order_id;
  v_cents := ((v_statement ->> 'amount')::numeric * 100)::bigint;

  insert into public.order_withdrawals
    (order_id, restaurant_id, amount, statement, refund_target, credits_target, way)
    values (p_order_id, v_order.restaurant_id, v_cents / 100.0, v_statement,
      ((v_statement ->> 'already_back')::numeric * 100)::bigint + v_cents,
      v_reversed + (v_statement ->> 'credits_back')::integer, v_statement ->> 'way');
  insert into public.order_events (order_id, kind) values (p_order_id, 'withdrawn');
  perform private.apply_reversals(p_order_id);
  -- Also where a boleto is expected: Stripe knows how the order was paid, and says so.
  perform private.queue_cleanup('refund_order', p_order_id::text);
end;
$$;

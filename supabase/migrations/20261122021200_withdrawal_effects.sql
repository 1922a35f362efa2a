-- What a withdrawal sets off: credits, free runs, event and stock at once, the money through a queue.

do $$
declare
  v_list record;
begin
  for v_list in
    select * from (values
      ('public.order_events', 'order_events_kind_check', array['withdrawn', 'refunded']),
      ('public.cleanup_tasks', 'cleanup_tasks_kind_check', array['refund_order'])
    ) as v (of_table, name, added)
  loop
    execute (
      select format('alter table %1$s drop constraint %2$I, add constraint %2$I check (kind in (%3$s))',
        v_list.of_table, v_list.name, string_agg(quote_literal(kind), ', '))
      from (
        select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g'))[1] as kind
          from pg_constraint where conname = v_list.name and conrelid = v_list.of_table::regclass
        union all select unnest(v_list.added)
      ) kinds);
  end loop;
end;
$$;

-- The one place where it is known that an order's money is back: all of it, or what a withdrawal gives back. Whoever
-- undoes something else with the money, as a fiscal document, does it on this event of the order, which comes once.
-- detail: {amount: BRL in all, full: whether that is the whole order}.
create function private.record_money_back(p_order_id uuid, p_amount numeric) returns void
language sql
set search_path = ''
as $$
  insert into public.order_events (order_id, kind, detail)
    select o.id, 'refunded', jsonb_build_object('amount', p_amount, 'full', p_amount >= o.invoice_amount)
    from public.orders o
    where o.id = p_order_id
      and not exists (select from public.order_events e where e.order_id = o.id and e.kind = 'refunded');
$$;

-- Hears of refunds that Stripe carried out, and of money that a lost dispute took back. Safe to repeat; an event may come
-- before our own call has its answer.
create function private.note_refund(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_payment public.stripe_orders;
  v_refunded bigint;
  v_withdrawal public.order_withdrawals;
begin
  select * into v_payment from public.stripe_orders where order_id = p_order_id;
  select coalesce((select refunded from private.payment_reversals
      where payment_intent_id = v_payment.payment_intent_id), 0)
    + coalesce((select sum(amount) from private.payment_disputes
      where payment_intent_id = v_payment.payment_intent_id and state = 'lost'), 0)
    into v_refunded;
  select * into v_withdrawal from public.order_withdrawals where order_id = p_order_id for update;
  if not found then
    if v_refunded >= v_payment.amount_total then
      perform private.record_money_back(p_order_id, v_payment.amount_total / 100.0);
    end if;
  elsif v_withdrawal.refunded_at is null and v_refunded >= v_withdrawal.refund_target then
    delete from public.refund_accounts where order_id = p_order_id;
    update public.order_withdrawals set way = 'stripe', refunded_at = now() where order_id = p_order_id;
    perform private.resolve_flag('refund_failed', 'order:' || p_order_id::text);
    perform private.record_money_back(p_order_id, least(v_refunded, v_payment.amount_total) / 100.0);
  end if;
end;
$$;

-- The farm has to transfer the money: Stripe cannot refund this payment, or could not carry it out.
create function private.send_refund_to_bank(p_order_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.order_withdrawals set way = 'bank', bank_confirmed_at = now(), refunded_at = null
    where order_id = p_order_id and bank_confirmed_at is null;
$$;

revoke execute on function
  private.record_money_back(uuid, numeric), private.note_refund(uuid), private.send_refund_to_bank(uuid)
from public;

-- Credits of an order that follow the money that is gone. Whole credits; the last cent takes the last credit.
-- A withdrawal takes what was unspent at once, whether or not its money has gone yet.
create or replace function private.credits_to_reverse(p_order_id uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case
    when w.order_id is null then gone.credits
    when gone.cents <= w.refund_target then w.credits_target
    else greatest(w.credits_target, gone.credits)
  end
  from public.stripe_orders s
  left join public.order_withdrawals w on w.order_id = s.order_id
  cross join lateral (
    select a.cents, coalesce(floor(
      (select coalesce(sum(granted), 0) from public.credit_lots where source = 'order' and source_id = p_order_id::text)::numeric
      * a.cents / s.amount_total), 0)::integer as credits
    from (select private.amount_gone(s.payment_intent_id, s.amount_total) as cents) a
  ) gone
  where s.order_id = p_order_id;
$$;

-- Takes what an order granted besides credits and is unused, and stops the order. Repeated when a free run comes back.
-- Bottles of a withdrawal that are out come back first: the order is then `returned`.
create or replace function private.withdraw_order(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_status public.order_status;
  v_withdrawn boolean := exists (select from public.order_withdrawals where order_id = p_order_id);
begin
  delete from public.automation_entitlements where order_id = p_order_id and used_by_request_id is null;
  update public.workshops set status = 'cancelled' where order_id = p_order_id and status = 'pending';
  if found then
    update private.order_reversals set event_cancelled = true where order_id = p_order_id;
  end if;
  select status into v_status from public.orders where id = p_order_id;
  if v_status in ('pending', 'processing') or (v_status = 'shipped' and not v_withdrawn)
    or (v_status = 'completed' and v_withdrawn and not private.has_bottles(p_order_id)) then
    update private.order_reversals set status_before = v_status where order_id = p_order_id;
    update public.orders set status = 'cancelled' where id = p_order_id;
  end if;
  update private.order_reversals set withdrawn = true where order_id = p_order_id;
end;
$$;

-- Brings an order in line with the money that is still here: its credits, and all that it granted besides.
create or replace function private.apply_reversals(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_payment public.stripe_orders;
  v_state private.order_reversals;
  v_gone bigint;
  v_change integer;
  v_taken integer;
  v_forgiven integer;
  v_balance_before integer;
begin
  perform 1 from public.workshops where order_id = p_order_id for update;
  -- Not `for update`: staff who hold the order write an audit row that names the house.
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.orders where id = p_order_id) for no key update;
  select * into v_order from public.orders where id = p_order_id for update;
  select * into v_payment from public.stripe_orders where order_id = p_order_id;
  if v_order.paid_at is null or v_payment.payment_intent_id is null then
    return;
  end if;
  v_gone := private.amount_gone(v_payment.payment_intent_id, v_payment.amount_total);

  insert into private.order_reversals (order_id) values (p_order_id) on conflict (order_id) do nothing;
  select * into v_state from private.order_reversals where order_id = p_order_id for update;
  v_change := private.credits_to_reverse(p_order_id) - v_state.credits_reversed - v_state.credits_short;

  if v_change > 0 then
    v_taken := private.reverse_credits(v_order.restaurant_id, p_order_id, v_change);
    update private.order_reversals
      set credits_reversed = credits_reversed + v_taken, credits_short = credits_short + v_change - v_taken, updated_at = now()
      where order_id = p_order_id;
    if v_taken < v_change then
      perform private.raise_flag('credits_short', 'order:' || p_order_id::text, p_order_id, v_order.restaurant_id,
        jsonb_build_object('credits_short', v_state.credits_short + v_change - v_taken));
    end if;
  elsif v_change < 0 then
    -- What was never taken is forgiven first.
    v_forgiven := least(-v_change, v_state.credits_short);
    update private.order_reversals
      set credits_short = credits_short - v_forgiven, credits_reversed = credits_reversed + v_change + v_forgiven,
        entries = entries + 1, updated_at = now()
      where order_id = p_order_id;
    if -v_change > v_forgiven then
      perform private.expire_lots(v_order.restaurant_id);
      select consulting_credit_balance into v_balance_before from public.restaurants where id = v_order.restaurant_id;
      perform private.restore_credits(
        v_order.restaurant_id, p_order_id, -v_change - v_forgiven, p_order_id::text || ':' || v_state.entries + 1);
      perform private.settle_short_credits(v_order.restaurant_id, v_balance_before);
    end if;
    if v_forgiven = v_state.credits_short then
      perform private.resolve_flag('credits_short', 'order:' || p_order_id::text);
    end if;
  end if;

  if v_gone = v_payment.amount_total or exists (select from public.order_withdrawals where order_id = p_order_id) then
    perform private.withdraw_order(p_order_id);
  elsif v_state.withdrawn then
    perform private.reinstate_order(p_order_id);
  end if;
  perform private.note_refund(p_order_id);
end;
$$;

-- Refunds and disputes, by payment intent. One that precedes its payment waits for it in the tables.
create or replace function private.apply_reversal_event(p_type text, p_object jsonb, p_created timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_payment_intent_id text := p_object ->> 'payment_intent';
  v_order record;
  v_state text;
begin
  if v_payment_intent_id is null then
    return 'ignored: no payment intent';
  end if;
  select s.order_id, o.restaurant_id into v_order
    from public.stripe_orders s join public.orders o on o.id = s.order_id
    where s.payment_intent_id = v_payment_intent_id;

  if p_type = 'refund.failed' then
    -- The money stays here although somebody meant it to go: a person has to send it another way.
    perform private.raise_flag('refund_failed', 'refund:' || (p_object ->> 'id'), v_order.order_id, v_order.restaurant_id,
      jsonb_build_object('payment_intent', v_payment_intent_id, 'amount', p_object -> 'amount'));
    perform private.send_refund_to_bank(v_order.order_id);
    return 'applied: flagged';
  elsif p_type = 'charge.refunded' then
    insert into private.payment_reversals as r (payment_intent_id, refunded)
      values (v_payment_intent_id, coalesce((p_object ->> 'amount_refunded')::bigint, 0))
      on conflict (payment_intent_id) do update set refunded = greatest(r.refunded, excluded.refunded);
    -- A payment that nobody may keep has gone back as it should.
    update public.staff_flags set resolved_at = now()
      where kind like 'refund\_due\_%' and resolved_at is null and detail ->> 'payment_intent' = v_payment_intent_id
        and (detail ->> 'amount')::bigint <= (p_object ->> 'amount_refunded')::bigint;
  else
    insert into private.payment_disputes as d (dispute_id, payment_intent_id, amount, state, stated_at)
      values (p_object ->> 'id', v_payment_intent_id, coalesce((p_object ->> 'amount')::bigint, 0),
        private.dispute_state(p_type, p_object ->> 'status'), p_created)
      on conflict (dispute_id) do update
        set state = excluded.state, stated_at = excluded.stated_at, amount = excluded.amount
        where (private.dispute_rank(excluded.state), excluded.stated_at, excluded.state)
          > (private.dispute_rank(d.state), d.stated_at, d.state);
    select state into v_state from private.payment_disputes where dispute_id = p_object ->> 'id';
    if v_state in ('inquiry', 'open') then
      perform private.raise_flag('dispute_open', 'dispute:' || (p_object ->> 'id'), v_order.order_id, v_order.restaurant_id,
        jsonb_build_object('state', v_state, 'payment_intent', v_payment_intent_id));
    else
      perform private.resolve_flag('dispute_open', 'dispute:' || (p_object ->> 'id'));
    end if;
  end if;

  if v_order.order_id is null then
    return 'applied: waiting for its payment';
  end if;
  perform private.apply_reversals(v_order.order_id);
  return 'applied';
end;
$$;

-- A completed order of credits alone is cancelled when its owner withdraws from it.
create or replace function private.guard_order_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if not (case old.status
    when 'pending_payment' then new.status in ('pending', 'processing', 'completed', 'failed', 'cancelled')
    when 'pending' then new.status in ('processing', 'completed', 'failed', 'cancelled')
    when 'processing' then new.status in ('shipped', 'completed', 'failed', 'cancelled')
    when 'shipped' then new.status in ('delivered', 'returned', 'completed', 'failed', 'cancelled')
    when 'delivered' then new.status in ('completed', 'returned')
    when 'returned' then new.status in ('cancelled')
    when 'completed' then
      new.status = 'cancelled' and exists (select from public.order_withdrawals where order_id = new.id)
    when 'failed' then new.status = 'processing' and old.paid_at is null and new.paid_at is not null
    when 'cancelled' then
      (new.status = 'processing' and old.paid_at is null and new.paid_at is not null)
      -- Only reinstate_order() asks for this, and no API role can call it.
      or (old.paid_at is not null and current_user not in ('anon', 'authenticated', 'service_role'))
    else false
  end) then
    perform private.fail('order_transition', format('%s to %s', old.status, new.status));
  end if;
  if new.status in ('shipped', 'delivered', 'returned') and new.paid_at is null then
    perform private.fail('order_unpaid', new.id::text);
  end if;
  return new;
end;
$$;

-- The withdrawal ----------------------------------------------------------------------------------------------------

-- Undoes the caller's order. p_amount: the BRL that the owner was shown; where another tab has spent credits meanwhile,
-- nothing happens and withdrawal_changed makes the screen ask again. Repeating it changes nothing.
-- Raises order_not_found, withdrawal_closed, withdrawal_late, withdrawal_working, withdrawal_used_up, withdrawal_changed.
create function private.withdraw_purchase(p_order_id uuid, p_amount numeric) returns void
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
  perform 1 from public.restaurants where id = v_order.restaurant_id for no key update;
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

create function public.preview_withdrawal(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.preview_withdrawal(p_order_id) $$;
create function public.withdraw_purchase(p_order_id uuid, p_amount numeric) returns void
language sql set search_path = '' as $$ select private.withdraw_purchase(p_order_id, p_amount) $$;

-- The money ---------------------------------------------------------------------------------------------------------

-- What is to be refunded for a withdrawal: {payment_intent, amount: cents}; null when nothing is, or not by Stripe.
create function public.refund_of_withdrawal(p_order_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('payment_intent', s.payment_intent_id, 'amount', w.refund_target - coalesce(r.refunded, 0))
  from public.order_withdrawals w
  join public.stripe_orders s on s.order_id = w.order_id
  left join private.payment_reversals r on r.payment_intent_id = s.payment_intent_id
  where w.order_id = p_order_id and w.refunded_at is null and w.bank_confirmed_at is null
    and w.refund_target > coalesce(r.refunded, 0)
$$;

-- What Stripe answered: the refund that it took on, or why it cannot refund this payment ever. The money counts as back
-- when Stripe's event says so. Safe to repeat.
create function public.record_refund_answer(
  p_order_id uuid, p_refund_id text default null, p_refusal text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_withdrawal public.order_withdrawals;
begin
  select * into v_withdrawal from public.order_withdrawals where order_id = p_order_id for update;
  if not found or v_withdrawal.refunded_at is not null then
    return;
  end if;
  if p_refusal is null then
    update public.order_withdrawals set way = 'stripe', stripe_refund_id = p_refund_id where order_id = p_order_id;
    return;
  end if;
  perform private.send_refund_to_bank(p_order_id);
  if v_withdrawal.way = 'stripe' then
    perform private.raise_flag('refund_failed', 'order:' || p_order_id::text, p_order_id, v_withdrawal.restaurant_id,
      jsonb_build_object('reason', left(p_refusal, 300)));
  end if;
end;
$$;

revoke execute on function
  public.refund_of_withdrawal(uuid), public.record_refund_answer(uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.refund_of_withdrawal(uuid), public.record_refund_answer(uuid, text, text)
to service_role;

-- A refund that Stripe did not answer for two days is for a person.
create function private.flag_stuck_refund() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.raise_flag('refund_failed', 'order:' || new.target, w.order_id, w.restaurant_id,
      jsonb_build_object('reason', left(new.last_error, 300)))
    from public.order_withdrawals w
    where w.order_id = new.target::uuid and w.refunded_at is null;
  return null;
end;
$$;

revoke execute on function private.flag_stuck_refund() from public;
create trigger "40_flag_stuck_refund" after update on public.cleanup_tasks
  for each row when (new.kind = 'refund_order' and new.given_up and new.last_error is distinct from old.last_error)
  execute function private.flag_stuck_refund();

-- Records that a manager transferred the money of a withdrawal. The bank details go with it.
-- Raises order_changed, refund_state, reference_missing, text_too_long.
create function private.mark_refund_paid(p_order_id uuid, p_seen bigint, p_reference text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders;
  v_withdrawal public.order_withdrawals;
begin
  perform private.require_staff('manager');
  v_order := private.open_order(p_order_id, p_seen);
  select * into v_withdrawal from public.order_withdrawals where order_id = p_order_id for update;
  if v_withdrawal.bank_confirmed_at is null or v_withdrawal.refunded_at is not null then
    perform private.fail('refund_state', p_order_id::text);
  end if;
  if coalesce(trim(p_reference), '') = '' then
    perform private.fail('reference_missing');
  end if;
  if char_length(trim(p_reference)) > 120 then
    perform private.fail('text_too_long');
  end if;
  delete from public.refund_accounts where order_id = p_order_id;
  update public.order_withdrawals set refunded_at = now() where order_id = p_order_id;
  perform private.record_money_back(p_order_id, v_withdrawal.refund_target / 100.0);
  update public.staff_flags set resolved_at = now()
    where order_id = p_order_id and kind in ('refund_failed', 'refund_due_account_deleted') and resolved_at is null;
  perform private.record_audit('mark_refund_paid', 'orders', p_order_id::text, v_order.restaurant_id,
    jsonb_build_object('refunded', false), jsonb_build_object('refunded', true, 'amount', v_withdrawal.amount),
    trim(p_reference));
end;
$$;

create function public.mark_refund_paid(p_order_id uuid, p_seen bigint, p_reference text) returns void
language sql set search_path = '' as $$ select private.mark_refund_paid(p_order_id, p_seen, p_reference) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'preview_withdrawal(uuid)', 'withdraw_purchase(uuid, numeric)', 'mark_refund_paid(uuid, bigint, text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

-- A house that leaves is still owed its money: the details stay until it is paid, and the farm is told.
create function private.flag_refund_of_leaver() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.raise_flag('refund_due_account_deleted', 'order:' || w.order_id::text, w.order_id, w.restaurant_id,
      jsonb_build_object('amount', w.refund_target))
    from public.order_withdrawals w
    where w.restaurant_id = new.id and w.way = 'bank' and w.refunded_at is null;
  return null;
end;
$$;

revoke execute on function private.flag_refund_of_leaver() from public;
create trigger "30_flag_refund_of_leaver" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.flag_refund_of_leaver();

-- Who is told -------------------------------------------------------------------------------------------------------

insert into private.notification_kinds (kind, topic) values
  ('order_withdrawn', null), ('order_refunded', null), ('refund_account_missing', null), ('staff_withdrawal', null);

create function private.notify_withdrawal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notice jsonb := private.order_notice(new.order_id)
    || jsonb_build_object('withdrawn_at', new.withdrawn_at, 'way', new.way, 'withdrawal', new.statement);
  v_kind public.notification_kind;
begin
  if tg_op = 'INSERT' then
    perform private.notify_staff('staff_withdrawal', array['manager', 'fulfilment']::public.staff_role[],
      new.restaurant_id, 'staff_withdrawal:' || new.order_id::text,
      v_notice || jsonb_build_object('house', (select name from public.restaurants where id = new.restaurant_id)),
      new.order_id::text);
    v_kind := 'order_withdrawn';
  elsif new.refunded_at is not null then
    v_kind := 'order_refunded';
  else
    v_kind := 'refund_account_missing';
  end if;
  -- With the way in the key: money that came back from Stripe and is transferred then is told of again.
  perform private.notify(v_kind, new.restaurant_id, v_kind::text || ':' || new.order_id::text || ':' || new.way,
    v_notice, new.order_id::text);
  return null;
end;
$$;

revoke execute on function private.notify_withdrawal() from public;
create trigger "50_notify" after insert on public.order_withdrawals
  for each row execute function private.notify_withdrawal();
create trigger "50_notify_refunded" after update on public.order_withdrawals
  for each row when (old.refunded_at is null and new.refunded_at is not null)
  execute function private.notify_withdrawal();
-- The receipt of a boleto asks for the account already.
create trigger "50_notify_account" after update on public.order_withdrawals
  for each row when (old.way = 'stripe' and new.way = 'bank')
  execute function private.notify_withdrawal();

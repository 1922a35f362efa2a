-- A refund that fails at Stripe is not money that is back. Its events come in any order, and an order may have several
-- refunds: which of them failed, and whether Stripe spoke of the charge before or after, decides what is still owed.

create table private.failed_refunds (
  refund_id text primary key,
  payment_intent_id text not null,
  -- Cents of BRL.
  amount bigint not null check (amount >= 0),
  failed_at timestamptz not null
);

create index failed_refunds_by_payment_intent on private.failed_refunds (payment_intent_id);

alter table private.payment_reversals
  -- Cents, by the newest event of the charge. `refunded` is the most that was ever meant to go: the credits follow that.
  add column told bigint not null default 0 check (told >= 0),
  add column told_at timestamptz not null default 'epoch';
update private.payment_reversals set told = refunded;

-- Cents that Stripe carried out. What failed in the second of an event or later is still counted in that event.
create function private.amount_carried_out(p_payment_intent_id text) returns bigint
language sql stable
set search_path = ''
as $$
  select greatest(0, r.told - coalesce((
    select sum(f.amount) from private.failed_refunds f
    where f.payment_intent_id = r.payment_intent_id and f.failed_at >= r.told_at), 0))::bigint
  from private.payment_reversals r where r.payment_intent_id = p_payment_intent_id
$$;

-- Of *_withdrawal_effects.sql. What a withdrawal owes is back when it was carried out, not when it was begun.
create or replace function private.note_refund(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_payment public.stripe_orders;
  v_lost bigint;
  v_refunded bigint;
  v_withdrawal public.order_withdrawals;
begin
  select * into v_payment from public.stripe_orders where order_id = p_order_id;
  select coalesce(sum(amount), 0) into v_lost from private.payment_disputes
    where payment_intent_id = v_payment.payment_intent_id and state = 'lost';
  select * into v_withdrawal from public.order_withdrawals where order_id = p_order_id for update;
  if not found then
    select coalesce((select refunded from private.payment_reversals
      where payment_intent_id = v_payment.payment_intent_id), 0) + v_lost into v_refunded;
    if v_refunded >= v_payment.amount_total then
      perform private.record_money_back(p_order_id, v_payment.amount_total / 100.0);
    end if;
    return;
  end if;
  v_refunded := coalesce(private.amount_carried_out(v_payment.payment_intent_id), 0) + v_lost;
  if v_withdrawal.refunded_at is null and v_refunded >= v_withdrawal.refund_target then
    delete from public.refund_accounts where order_id = p_order_id;
    update public.order_withdrawals set way = 'stripe', refunded_at = now() where order_id = p_order_id;
    perform private.resolve_flag('refund_failed', 'order:' || p_order_id::text);
    perform private.record_money_back(p_order_id, least(v_refunded, v_payment.amount_total) / 100.0);
  end if;
end;
$$;

-- Keeps that a refund failed. One that a withdrawal had begun, or that stood in for it, sends the withdrawal to the bank.
-- Another one is for the person whom its flag calls: beside a refund that is under way, a transfer would pay twice.
create function private.record_failed_refund(p_order_id uuid, p_refund jsonb, p_failed_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_amount bigint := coalesce((p_refund ->> 'amount')::bigint, 0);
  v_withdrawal public.order_withdrawals;
begin
  select * into v_withdrawal from public.order_withdrawals where order_id = p_order_id for update;
  insert into private.failed_refunds (refund_id, payment_intent_id, amount, failed_at)
    values (p_refund ->> 'id', p_refund ->> 'payment_intent', v_amount, p_failed_at)
    on conflict (refund_id) do nothing;
  -- Told again.
  if not found or v_withdrawal.order_id is null then
    return;
  end if;
  if v_withdrawal.stripe_refund_id is null or v_withdrawal.stripe_refund_id = p_refund ->> 'id'
    or p_refund #>> '{metadata,withdrawal}' = p_order_id::text then
    perform private.send_refund_to_bank(p_order_id);
  elsif v_withdrawal.refunded_at is null then
    update public.order_withdrawals set refund_target = refund_target - v_amount
      where order_id = p_order_id and refund_target > v_amount;
  end if;
end;
$$;

revoke execute on function
  private.amount_carried_out(text), private.record_failed_refund(uuid, jsonb, timestamptz)
from public;

-- What is to be refunded for a withdrawal: {payment_intent, amount, target: cents}; null when nothing is, or not by Stripe.
-- target: what Stripe has to have refunded in all, for where it knows of a refund before its event has come. What a lost
-- dispute took is back already.
create or replace function public.refund_of_withdrawal(p_order_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'payment_intent', s.payment_intent_id, 'amount', owed.cents - coalesce(r.refunded, 0), 'target', owed.cents)
  from public.order_withdrawals w
  join public.stripe_orders s on s.order_id = w.order_id
  left join private.payment_reversals r on r.payment_intent_id = s.payment_intent_id
  cross join lateral (
    select w.refund_target - coalesce(sum(d.amount), 0)::bigint as cents from private.payment_disputes d
    where d.payment_intent_id = s.payment_intent_id and d.state = 'lost'
  ) owed
  where w.order_id = p_order_id and w.refunded_at is null and w.bank_confirmed_at is null
    and owed.cents > coalesce(r.refunded, 0)
$$;

-- Of *_withdrawal_effects.sql. An answer that comes after the news that its refund failed changes no way, and one of a
-- refund that is under way takes back what another refund's failure had set off.
create or replace function public.record_refund_answer(
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
    if exists (select from private.failed_refunds where refund_id = p_refund_id) then
      update public.order_withdrawals set stripe_refund_id = p_refund_id where order_id = p_order_id;
      perform private.send_refund_to_bank(p_order_id);
    else
      update public.order_withdrawals set way = 'stripe', stripe_refund_id = p_refund_id, bank_confirmed_at = null
        where order_id = p_order_id;
    end if;
    return;
  end if;
  perform private.send_refund_to_bank(p_order_id);
  if v_withdrawal.way = 'stripe' then
    perform private.raise_flag('refund_failed', 'order:' || p_order_id::text, p_order_id, v_withdrawal.restaurant_id,
      jsonb_build_object('reason', left(p_refusal, 300)));
  end if;
end;
$$;

-- Of *_withdrawal_effects.sql, with the two records above.
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
    perform private.record_failed_refund(v_order.order_id, p_object, p_created);
    return 'applied: flagged';
  elsif p_type = 'charge.refunded' then
    insert into private.payment_reversals as r (payment_intent_id, refunded, told, told_at)
      values (v_payment_intent_id, coalesce((p_object ->> 'amount_refunded')::bigint, 0),
        coalesce((p_object ->> 'amount_refunded')::bigint, 0), p_created)
      on conflict (payment_intent_id) do update set
        refunded = greatest(r.refunded, excluded.refunded),
        told = case when (excluded.told_at, excluded.told) > (r.told_at, r.told) then excluded.told else r.told end,
        told_at = greatest(r.told_at, excluded.told_at);
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

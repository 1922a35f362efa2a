-- Refunds and disputes once more: events of one payment one after another, inquiries that take nothing, a won dispute
-- that gives the whole order back, and credits that fell short settled by the next that come back.

-- A dispute is in the last state that Stripe told of it. Money is withheld while it is `open` or `lost`.
alter table private.payment_disputes
  add column state text not null default 'open' check (state in ('inquiry', 'open', 'lost', 'won', 'closed')),
  add column stated_at timestamptz not null default 'epoch';
update private.payment_disputes set state = 'won' where reinstated;
alter table private.payment_disputes drop column reinstated;

alter table private.order_reversals
  -- All the order's money is gone, and with it what the order granted besides credits.
  add column withdrawn boolean not null default false,
  -- What to go back to should the money come back.
  add column status_before public.order_status,
  add column event_cancelled boolean not null default false;

update private.order_reversals r
  set withdrawn = true, status_before = 'processing',
    event_cancelled = exists (
      select from public.workshops w where w.order_id = r.order_id and w.status = 'cancelled')
  from public.orders o
  where o.id = r.order_id and o.status = 'cancelled' and o.paid_at is not null;

create function private.dispute_state(p_type text, p_status text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when p_type = 'charge.dispute.funds_reinstated' or p_status = 'won' then 'won'
    when p_status in ('warning_closed', 'prevented') then 'closed'
    when p_status = 'lost' then 'lost'
    when p_type = 'charge.dispute.funds_withdrawn' then 'open'
    when p_status like 'warning\_%' then 'inquiry'
    else 'open'
  end;
$$;

-- States in the order in which a dispute passes them. Events arrive in any order, and a dispute does not go back.
create function private.dispute_rank(p_state text) returns integer
language sql immutable
set search_path = ''
as $$ select case p_state when 'inquiry' then 0 when 'open' then 1 else 2 end $$;

-- Cents of BRL of a payment that are refunded or withheld now.
create function private.amount_gone(p_payment_intent_id text, p_amount_total bigint) returns bigint
language sql stable
set search_path = ''
as $$
  select least(p_amount_total,
    coalesce((select refunded from private.payment_reversals where payment_intent_id = p_payment_intent_id), 0)
    + coalesce((
      select sum(amount) from private.payment_disputes
      where payment_intent_id = p_payment_intent_id and state in ('open', 'lost')
    ), 0))::bigint;
$$;

-- Credits of an order that follow the money that is gone. Whole credits; the last cent takes the last credit.
create function private.credits_to_reverse(p_order_id uuid) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(floor(
    (select coalesce(sum(granted), 0) from public.credit_lots where source = 'order' and source_id = p_order_id::text)::numeric
    * private.amount_gone(s.payment_intent_id, s.amount_total) / s.amount_total), 0)::integer
  from public.stripe_orders s where s.order_id = p_order_id;
$$;

-- Takes credits from a house for an order whose money went back, as far as the balance goes. Returns how many.
create function private.reverse_credits(p_restaurant_id uuid, p_order_id uuid, p_amount integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_take integer;
  v_entry integer;
begin
  perform private.expire_lots(p_restaurant_id);
  select least(p_amount, consulting_credit_balance) into v_take from public.restaurants where id = p_restaurant_id;
  if v_take > 0 then
    update private.order_reversals set entries = entries + 1 where order_id = p_order_id returning entries into v_entry;
    perform private.take_from_lots(
      p_restaurant_id,
      private.post_entry(p_restaurant_id, 'reversed', -v_take, 'refund', p_order_id::text || ':' || v_entry),
      v_take, p_order_id::text);
  end if;
  return v_take;
end;
$$;

-- Settles what reversals of a house's orders could not take, oldest order first, out of what has come back since the
-- balance was p_balance_before. Credits that were bought later are left alone: they are paid for.
create function private.settle_short_credits(p_restaurant_id uuid, p_balance_before integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order record;
  v_come_back integer;
  v_taken integer;
begin
  for v_order in
    select r.order_id, r.credits_short
    from private.order_reversals r
    join public.orders o on o.id = r.order_id
    where o.restaurant_id = p_restaurant_id and r.credits_short > 0
    order by o.created_at, o.id
    for update of r
  loop
    perform private.expire_lots(p_restaurant_id);
    select consulting_credit_balance - p_balance_before into v_come_back
      from public.restaurants where id = p_restaurant_id;
    exit when v_come_back <= 0;
    v_taken := private.reverse_credits(p_restaurant_id, v_order.order_id, least(v_come_back, v_order.credits_short));
    update private.order_reversals
      set credits_reversed = credits_reversed + v_taken, credits_short = credits_short - v_taken, updated_at = now()
      where order_id = v_order.order_id;
    if v_taken = v_order.credits_short then
      perform private.resolve_flag('credits_short', 'order:' || v_order.order_id::text);
    end if;
  end loop;
end;
$$;

-- What a premium order grants besides credits: one free run of each automation, and its event. Safe to repeat.
create function private.grant_premium_parts(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  select o.restaurant_id into v_restaurant_id
    from public.orders o
    where o.id = p_order_id
      and exists (select from public.order_items i where i.order_id = o.id and i.kind = 'premium_package');
  if not found then
    return;
  end if;
  insert into public.automation_entitlements (restaurant_id, automation_type, order_id)
    select v_restaurant_id, granted.type, p_order_id
    from unnest(array['drink_creation', 'food_pairing', 'dish_creation', 'menu_redesign']::public.automation_type[]) as granted (type)
    on conflict (order_id, automation_type) do nothing;
  insert into public.workshops (restaurant_id, automation_type, automation_name, order_id, credits_required)
    values (v_restaurant_id, 'exclusive_event', 'Evento exclusivo', p_order_id, 0)
    on conflict (order_id) do nothing;
end;
$$;

-- Takes what an order granted besides credits and is unused, and stops the order. Repeated when a free run comes back.
create function private.withdraw_order(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_status public.order_status;
begin
  delete from public.automation_entitlements where order_id = p_order_id and used_by_request_id is null;
  update public.workshops set status = 'cancelled' where order_id = p_order_id and status = 'pending';
  if found then
    update private.order_reversals set event_cancelled = true where order_id = p_order_id;
  end if;
  select status into v_status from public.orders where id = p_order_id;
  if v_status in ('pending', 'processing', 'shipped') then
    update private.order_reversals set status_before = v_status where order_id = p_order_id;
    update public.orders set status = 'cancelled' where id = p_order_id;
  end if;
  update private.order_reversals set withdrawn = true where order_id = p_order_id;
end;
$$;

-- The opposite: the money is back.
create function private.reinstate_order(p_order_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_state private.order_reversals;
begin
  select * into v_state from private.order_reversals where order_id = p_order_id;
  update private.order_reversals
    set withdrawn = false, status_before = null, event_cancelled = false
    where order_id = p_order_id;
  perform private.grant_premium_parts(p_order_id);
  if v_state.event_cancelled then
    -- A date that has passed meanwhile is agreed anew.
    update public.workshops
      set status = 'pending', scheduled_date = case when scheduled_date > now() then scheduled_date end
      where order_id = p_order_id and status = 'cancelled';
  end if;
  if v_state.status_before is not null then
    update public.orders set status = v_state.status_before where id = p_order_id and status = 'cancelled';
  end if;
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
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.orders where id = p_order_id) for update;
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

  if v_gone = v_payment.amount_total then
    perform private.withdraw_order(p_order_id);
  elsif v_state.withdrawn then
    perform private.reinstate_order(p_order_id);
  end if;
end;
$$;

-- Refunds and disputes, by payment intent. One that precedes its payment waits for it in the tables.
drop function private.apply_reversal_event(text, jsonb);
create function private.apply_reversal_event(p_type text, p_object jsonb, p_created timestamptz) returns text
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

revoke execute on function
  private.dispute_state(text, text), private.dispute_rank(text), private.amount_gone(text, bigint),
  private.credits_to_reverse(uuid), private.reverse_credits(uuid, uuid, integer),
  private.settle_short_credits(uuid, integer), private.grant_premium_parts(uuid),
  private.withdraw_order(uuid), private.reinstate_order(uuid),
  private.apply_reversal_event(text, jsonb, timestamptz)
from public;

-- A cancelled order goes on when its money came: for the first time, or back.
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
    when 'processing' then new.status in ('shipped', 'delivered', 'completed', 'failed', 'cancelled')
    when 'shipped' then new.status in ('delivered', 'completed', 'failed', 'cancelled')
    when 'delivered' then new.status = 'completed'
    when 'failed' then new.status = 'processing' and old.paid_at is null and new.paid_at is not null
    when 'cancelled' then
      (new.status = 'processing' and old.paid_at is null and new.paid_at is not null)
      -- Only reinstate_order() asks for this, and no API role can call it.
      or (old.paid_at is not null and current_user not in ('anon', 'authenticated', 'service_role'))
    else false
  end) then
    perform private.fail('order_transition', format('%s to %s', old.status, new.status));
  end if;
  return new;
end;
$$;

-- Held: charged, once, in the transaction that says so. A cancelled event of an order comes back with its money.
create or replace function private.charge_workshop() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status in ('completed', 'delivered') and old.status = 'pending' then
    perform private.spend_credits(new.restaurant_id, new.credits_required, 'workshop', new.id::text);
  elsif new.status <> old.status and not (
    old.status = 'pending'
    or (old.status = 'completed' and new.status = 'delivered')
    or (old.status = 'cancelled' and new.status = 'pending' and new.order_id is not null)
  ) then
    perform private.fail('workshop_transition', format('%s to %s', old.status, new.status));
  end if;
  return null;
end;
$$;

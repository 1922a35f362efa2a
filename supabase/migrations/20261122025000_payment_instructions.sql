-- How an order is paid while it waits: Stripe's page of the boleto or of the Pix, and the code to copy from it.

create table public.payment_instructions (
  order_id uuid primary key references public.orders (id) on delete cascade,
  payment_intent_id text not null,
  method text not null check (method in ('boleto', 'pix')),
  hosted_url text not null check (hosted_url ~ '^https?://' and char_length(hosted_url) <= 2000),
  -- The boleto's line of digits or the Pix code.
  code text check (char_length(code) between 1 and 2000),
  expires_at timestamptz not null,
  -- When Stripe issued them. A later issue replaces an earlier one, in whatever order they are heard of.
  issued_at timestamptz not null
);

alter table public.payment_instructions enable row level security;
-- No write grants: apply_stripe_event() alone writes.
grant select on public.payment_instructions to authenticated, service_role;
create policy payment_instructions_select_own on public.payment_instructions for select to authenticated
  using (order_id in (select o.id from public.orders o where o.restaurant_id in (select private.my_restaurant_ids())));

-- Stripe's page shows the payer's name and CPF: the link goes as soon as the order no longer waits.
create function private.forget_payment_instructions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.payment_instructions where order_id = new.id;
  return null;
end;
$$;

revoke execute on function private.forget_payment_instructions() from public;
create trigger "80_forget_payment_instructions" after update of status on public.orders
  for each row when (old.status = 'pending_payment' and new.status <> 'pending_payment')
  execute function private.forget_payment_instructions();

-- `payment_intent.requires_action`: the buyer chose boleto or Pix. Other actions, as a card's second factor, happen on
-- Stripe's own page.
create function private.apply_payment_instruction(p_intent jsonb, p_created timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  v_reference text := p_intent #>> '{metadata,order_id}';
  v_boleto jsonb := p_intent #> '{next_action,boleto_display_details}';
  v_pix jsonb := p_intent #> '{next_action,pix_display_qr_code}';
  v_url text := coalesce(v_boleto ->> 'hosted_voucher_url', v_pix ->> 'hosted_instructions_url');
  v_expires bigint := coalesce(v_boleto ->> 'expires_at', v_pix ->> 'expires_at')::bigint;
  v_order public.orders;
begin
  if v_reference is null or v_reference !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return 'ignored: no order named';
  end if;
  if v_url is null or v_expires is null then
    return 'ignored: no instructions';
  end if;
  select * into v_order from public.orders where id = v_reference::uuid for update;
  if not found then
    -- Perhaps not committed yet: refuse, so that Stripe tells us again later.
    perform private.fail('order_not_found', v_reference);
  end if;
  if v_order.status <> 'pending_payment' then
    return 'ignored: the order does not wait';
  end if;
  if (p_intent ->> 'amount')::bigint is distinct from (v_order.invoice_amount * 100)::bigint
    or lower(p_intent ->> 'currency') is distinct from 'brl' then
    return 'refused: amount or currency';
  end if;

  insert into public.payment_instructions as known
      (order_id, payment_intent_id, method, hosted_url, code, expires_at, issued_at)
    values (v_order.id, p_intent ->> 'id', case when v_boleto is null then 'pix' else 'boleto' end, v_url,
      coalesce(v_boleto ->> 'number', v_pix ->> 'data'), to_timestamp(v_expires), p_created)
    on conflict (order_id) do update set
      payment_intent_id = excluded.payment_intent_id, method = excluded.method, hosted_url = excluded.hosted_url,
      code = excluded.code, expires_at = excluded.expires_at, issued_at = excluded.issued_at
    where known.issued_at <= excluded.issued_at;
  return 'applied: waiting for payment';
end;
$$;

revoke execute on function private.apply_payment_instruction(jsonb, timestamptz) from public;

-- Applies one event, whose signature the webhook has verified. Stores the event's id and does all its work in
-- one transaction: when this returns, it is done; when it raises, nothing was, and Stripe will tell us again.
-- Returns what happened: 'applied…', 'duplicate', 'ignored…' or 'refused…'.
create or replace function public.apply_stripe_event(p_event jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  v_type text := p_event ->> 'type';
  v_object jsonb := p_event #> '{data,object}';
  v_created timestamptz := to_timestamp((p_event ->> 'created')::bigint);
  v_outcome text;
begin
  -- A payment and its refund, told at the same moment, must see each other: all events of one payment queue here.
  if v_object ->> 'payment_intent' is not null then
    perform pg_advisory_xact_lock(hashtextextended('payment_intent:' || (v_object ->> 'payment_intent'), 0));
  end if;
  insert into private.stripe_events (id, type, outcome)
    values (p_event ->> 'id', v_type, 'in progress')
    on conflict (id) do nothing;
  if not found then
    return 'duplicate';
  end if;

  v_outcome := case
    when v_type in (
      'checkout.session.completed', 'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed', 'checkout.session.expired'
    ) then private.apply_checkout_event(v_type, v_object, v_created)
    when v_type = 'payment_intent.requires_action' then private.apply_payment_instruction(v_object, v_created)
    when v_type in (
      'charge.refunded', 'refund.failed',
      'charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed',
      'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'
    ) then private.apply_reversal_event(v_type, v_object, v_created)
    when v_type in (
      'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'
    ) then private.apply_subscription_event(v_type, v_object, v_created)
    else 'ignored: type'
  end;

  update private.stripe_events set outcome = v_outcome where id = p_event ->> 'id';
  return v_outcome;
end;
$$;

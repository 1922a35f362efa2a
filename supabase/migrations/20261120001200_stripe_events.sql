-- The one door for Stripe's events.
--
-- Applies one event, whose signature the webhook has verified. Stores the event's id and does all its work in
-- one transaction: when this returns, it is done; when it raises, nothing was, and Stripe will tell us again.
-- Returns what happened: 'applied…', 'duplicate', 'ignored…' or 'refused…'.
create function public.apply_stripe_event(p_event jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  v_type text := p_event ->> 'type';
  v_object jsonb := p_event #> '{data,object}';
  v_created timestamptz := to_timestamp((p_event ->> 'created')::bigint);
  v_outcome text;
begin
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
    when v_type in (
      'charge.refunded', 'charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'
    ) then private.apply_reversal_event(v_type, v_object)
    when v_type in (
      'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'
    ) then private.apply_subscription_event(v_type, v_object, v_created)
    else 'ignored: type'
  end;

  update private.stripe_events set outcome = v_outcome where id = p_event ->> 'id';
  return v_outcome;
end;
$$;

revoke execute on function public.apply_stripe_event(jsonb) from public, anon, authenticated;
grant execute on function public.apply_stripe_event(jsonb) to service_role;

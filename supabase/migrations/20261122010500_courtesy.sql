-- Credits that the farm gives: by a manager with a reason, or by itself when a promise was broken. They have a lot of
-- their own, which expires like every other.

alter table public.credit_transactions drop constraint credit_transactions_sign;
alter table public.credit_transactions add constraint credit_transactions_sign check (
  case when transaction_type in ('purchased', 'bonus', 'refunded', 'courtesy') then amount > 0 else amount < 0 end
);
alter table public.credit_transactions drop constraint credit_transactions_source_check;
alter table public.credit_transactions add constraint credit_transactions_source_check check (
  source in ('order', 'automation_request', 'workshop', 'lot', 'refund', 'dispute', 'courtesy', 'review'));

alter table public.credit_lots drop constraint credit_lots_kind_check;
alter table public.credit_lots add constraint credit_lots_kind_check check (kind in ('base', 'bonus', 'courtesy'));
alter table public.credit_lots drop constraint credit_lots_source_check;
alter table public.credit_lots add constraint credit_lots_source_check check (source in ('order', 'courtesy', 'review'));

-- Grants credits for one cause, once. p_source: `courtesy` (a manager's, by the id of its audit) or `review` (a review
-- that came late). Returns false when the cause has its credits already.
create function private.grant_courtesy(
  p_restaurant_id uuid, p_amount integer, p_source text, p_source_id text
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  if p_amount is null or p_amount not between 1 and 500 then
    perform private.fail('courtesy_amount', coalesce(p_amount::text, 'none'));
  end if;
  if private.post_entry(p_restaurant_id, 'courtesy', p_amount, p_source, p_source_id) is null then
    return false;
  end if;
  insert into public.credit_lots (restaurant_id, kind, source, source_id, granted, remaining, granted_at, expires_at)
    values (p_restaurant_id, 'courtesy', p_source, p_source_id, p_amount, p_amount, now(), now() + interval '12 months');
  return true;
end;
$$;

revoke execute on function private.grant_courtesy(uuid, integer, text, text) from public;
grant create on schema private to credit_ledger;
alter function private.grant_courtesy(uuid, integer, text, text) owner to credit_ledger;
revoke create on schema private from credit_ledger;

-- A manager's courtesy. p_intent is chosen by the screen, so that a second click grants nothing more.
-- Raises staff_only, courtesy_amount, reason_missing, text_too_long, restaurant_not_found.
create function private.give_courtesy(p_restaurant_id uuid, p_amount integer, p_reason text, p_intent uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_staff('manager');
  if coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  if char_length(trim(p_reason)) > 500 then
    perform private.fail('text_too_long');
  end if;
  -- An account that is gone can spend nothing; a manager owns no house, so nobody credits themselves.
  perform 1 from public.restaurants where id = p_restaurant_id and user_id is not null for update;
  if not found then
    perform private.fail('restaurant_not_found');
  end if;
  if private.grant_courtesy(p_restaurant_id, p_amount, 'courtesy', p_intent::text) then
    perform private.record_audit('give_courtesy', 'restaurants', p_restaurant_id::text, p_restaurant_id,
      null, jsonb_build_object('credits', p_amount), trim(p_reason));
  end if;
end;
$$;

create function public.give_courtesy(p_restaurant_id uuid, p_amount integer, p_reason text, p_intent uuid) returns void
language sql set search_path = '' as $$ select private.give_courtesy(p_restaurant_id, p_amount, p_reason, p_intent) $$;

revoke execute on function private.give_courtesy(uuid, integer, text, uuid) from public, anon;
revoke execute on function public.give_courtesy(uuid, integer, text, uuid) from public, anon;
grant execute on function private.give_courtesy(uuid, integer, text, uuid) to authenticated;
grant execute on function public.give_courtesy(uuid, integer, text, uuid) to authenticated;

-- The privacy policy gives the buyer of an order an end. It is the end of every place that names them: the address, the
-- invoices, and the records of who took the bottles.

-- A record of an order stays as it is, but for the name of who received it.
create function private.keep_all_but_receiver() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) <> to_jsonb(old)
    and to_jsonb(new)
      = to_jsonb(old) #- '{detail,received_by}' #- '{before,received_by}' #- '{after,received_by}' then
    return new;
  end if;
  perform private.fail('append_only', tg_table_name);
  return null;
end;
$$;

revoke execute on function private.keep_all_but_receiver() from public;
drop trigger "10_append_only" on public.order_events;
create trigger "10_append_only" before update or delete on public.order_events
  for each row execute function private.keep_all_but_receiver();
drop trigger "10_append_only" on public.staff_audit;
create trigger "10_append_only" before update or delete on public.staff_audit
  for each row execute function private.keep_all_but_receiver();

-- Of *_documents_anew.sql. A document that is over may lose its buyer: both columns empty.
create or replace function private.guard_fiscal_document() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.order_id := old.order_id;
  new.restaurant_id := old.restaurant_id;
  new.kind := old.kind;
  new.items := old.items;
  if (new.buyer_name, new.buyer_cnpj) is distinct from ('', '') or old.status not in ('issued', 'cancelled') then
    new.buyer_name := old.buyer_name;
    new.buyer_cnpj := old.buyer_cnpj;
  end if;
  new.created_at := old.created_at;
  -- What the tax office registered stays as it was registered.
  if old.issued_at is not null and (new.amount, new.number, new.series, new.access_key, new.verification_code, new.issued_at)
    is distinct from (old.amount, old.number, old.series, old.access_key, old.verification_code, old.issued_at) then
    perform private.fail('fiscal_state', 'an issued document keeps its data');
  end if;
  if new.status <> old.status and not (case old.status
    when 'queued' then new.status in ('processing', 'cancelled')
    when 'processing' then new.status in ('issued', 'refused', 'cancelled')
    when 'refused' then new.status in ('queued', 'cancelled')
    when 'issued' then new.status = 'cancelling'
    when 'cancelling' then new.status in ('issued', 'cancelled')
    else false
  end) then
    perform private.fail('fiscal_state', format('%s to %s', old.status, new.status));
  end if;
  return new;
end;
$$;

-- Ends what the privacy policy gives an end. Returns how many rows of each went.
create or replace function public.run_retention() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_access integer;
  v_waitlist integer;
  v_addresses integer;
  v_orders uuid[];
begin
  delete from public.access_records where accessed_at < now() - interval '6 months';
  get diagnostics v_access = row_count;

  -- A year after its invitation, with the person's other houses in that city; two years after joining in any case.
  delete from public.expansion_waitlist w
    where w.created_at < now() - interval '2 years'
      or exists (
        select from public.waitlist_invitations i join public.expansion_waitlist invited on invited.id = i.entry_id
        where i.queued_at < now() - interval '1 year' and lower(invited.email) = lower(w.email)
          and private.place_key(invited.city) = private.place_key(w.city)
          and private.place_key(invited.state) = private.place_key(w.state));
  get diagnostics v_waitlist = row_count;

  -- The buyer of an order whose account is gone: five years from the first day of the year after the sale (Lei
  -- 5.172/1966, art. 173). The order and its invoices stay, without a name.
  v_orders := array(
    select o.id from public.orders o join public.restaurants r on r.id = o.restaurant_id
    where r.user_id is null
      and date_trunc('year', o.created_at at time zone 'America/Fortaleza') + interval '6 years'
        <= now() at time zone 'America/Fortaleza');
  delete from public.order_addresses where order_id = any (v_orders);
  get diagnostics v_addresses = row_count;
  update public.fiscal_documents set buyer_name = '', buyer_cnpj = ''
    where order_id = any (v_orders) and status in ('issued', 'cancelled') and buyer_name <> '';
  update public.order_fulfilments set received_by = null where order_id = any (v_orders) and received_by is not null;
  update public.order_events set detail = detail - 'received_by'
    where order_id = any (v_orders) and detail ? 'received_by';
  update public.staff_audit set before = before - 'received_by', after = after - 'received_by'
    where subject_table = 'orders' and subject_id = any (v_orders::text[])
      and (before ? 'received_by' or after ? 'received_by');
  return jsonb_build_object('access_records', v_access, 'waitlist', v_waitlist, 'order_addresses', v_addresses);
end;
$$;

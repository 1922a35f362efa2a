-- What makes documents and what ends them, and how they get to the provider and back.

-- When ------------------------------------------------------------------------------------------------------------

-- A document that can be sent now. An NF-e waits for the address that its goods go to.
create function private.queue_fiscal_document(p_document public.fiscal_documents) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_document.status in ('queued', 'processing') and (p_document.kind = 'nfse'
    or exists (select from public.order_addresses where order_id = p_document.order_id)) then
    perform private.queue_cleanup('issue_document', p_document.id::text);
  elsif p_document.status = 'cancelling' then
    perform private.queue_cleanup('cancel_document', p_document.id::text);
  end if;
end;
$$;

-- The documents of an order that was paid. Bottles are goods, bought or included; packages hold services besides.
-- Courtesies and orders of before are not of this table.
create function private.open_fiscal_documents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
begin
  for v_document in
    insert into public.fiscal_documents (order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj)
      select new.id, new.restaurant_id, k.kind, i.items,
        coalesce(a.restaurant_name, r.name), coalesce(a.cnpj, r.cnpj)
      from public.restaurants r
      left join public.order_addresses a on a.order_id = new.id
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
            'product_id', i.product_id, 'name', i.name, 'kind', i.kind, 'quantity', i.quantity,
            'unit_price', i.unit_price, 'list_price', p.price, 'package', package.product_id)
            order by package.product_id nulls first, i.product_id, i.id) as items,
          bool_or(i.kind = 'bottle') as goods,
          bool_or(i.kind <> 'bottle') as services
        from public.order_items i
        join public.products p on p.id = i.product_id
        left join public.order_items package on package.id = i.included_in
        where i.order_id = new.id
      ) i
      cross join lateral (values ('nfe', i.goods), ('nfse', i.services)) as k (kind, wanted)
      where r.id = new.restaurant_id and k.wanted
      on conflict (order_id, kind) where status <> 'cancelled' do nothing
      returning *
  loop
    perform private.queue_fiscal_document(v_document);
  end loop;
  return null;
end;
$$;

create trigger "60_open_fiscal_documents" after update of paid_at on public.orders
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function private.open_fiscal_documents();

create function private.send_waiting_nfe() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.queue_fiscal_document(d)
    from public.fiscal_documents d where d.order_id = new.order_id and d.kind = 'nfe' and d.status = 'queued';
  return null;
end;
$$;

create trigger "60_send_waiting_nfe" after insert on public.order_addresses
  for each row execute function private.send_waiting_nfe();

-- The money is back: in full, every document ends. In part, what the provider has not yet seen stops, and a person of
-- the farm is told, because what was delivered is settled by the accountant.
create function private.end_fiscal_documents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_full boolean := coalesce((new.detail ->> 'full')::boolean, false);
  v_reason constant text := 'Pedido desfeito: o valor foi devolvido ao cliente.';
begin
  for v_document in
    select * from public.fiscal_documents
      where order_id = new.order_id and status <> 'cancelled' order by id for update
  loop
    if v_document.status in ('queued', 'refused') then
      update public.fiscal_documents set status = 'cancelled', cancelled_at = now(), cancel_reason = v_reason
        where id = v_document.id;
      perform private.resolve_flag('fiscal_refused', 'document:' || v_document.id::text);
    elsif v_full then
      update public.fiscal_documents set
        status = case status when 'issued' then 'cancelling' else status end, cancel_reason = v_reason
        where id = v_document.id
        returning * into v_document;
      perform private.queue_fiscal_document(v_document);
    end if;
    if not v_full then
      perform private.raise_flag('fiscal_partial_refund', 'order:' || new.order_id::text, new.order_id,
        v_document.restaurant_id, new.detail);
    end if;
  end loop;
  return null;
end;
$$;

create trigger "60_end_fiscal_documents" after insert on public.order_events
  for each row when (new.kind = 'refunded') execute function private.end_fiscal_documents();

revoke execute on function
  private.queue_fiscal_document(public.fiscal_documents), private.open_fiscal_documents(), private.send_waiting_nfe(),
  private.end_fiscal_documents()
from public;

-- To the provider and back ----------------------------------------------------------------------------------------

-- Puts every document that waits into the queue again: the provider was configured, or was changed.
create function public.queue_fiscal_documents() returns void
language sql security definer
set search_path = ''
as $$
  select private.queue_fiscal_document(d) from public.fiscal_documents d
    where d.status in ('queued', 'processing', 'cancelling')
$$;

-- What the worker needs of a document; null when nothing is left to do.
-- {id, kind, status, order_number, items, buyer: {name, cnpj}, address, cancel_reason}
create function public.fiscal_document_to_do(p_document_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'status', d.status, 'order_number', o.number, 'items', d.items,
    'buyer', jsonb_build_object('name', d.buyer_name, 'cnpj', d.buyer_cnpj),
    'address', case when a.order_id is not null then jsonb_build_object(
      'street', a.street, 'number', a.number, 'complement', a.complement, 'district', a.district,
      'city', a.city, 'state', a.state, 'postal_code', a.postal_code) end,
    'cancel_reason', d.cancel_reason)
  from public.fiscal_documents d
  join public.orders o on o.id = d.order_id
  left join public.order_addresses a on a.order_id = d.order_id
  where d.id = p_document_id and d.status in ('queued', 'processing', 'cancelling')
    and (d.kind = 'nfse' or a.order_id is not null)
$$;

-- Says that a document goes to the provider now, over p_amount BRL. False when it is no longer to be sent: the order was
-- refunded meanwhile. Raises fiscal_amount where the order's documents would not add up to its price.
create function public.send_fiscal_document(p_document_id uuid, p_amount numeric) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_price numeric;
  v_other public.fiscal_documents;
begin
  -- Both documents of an order are sent one after the other, so that their sum holds.
  perform 1 from public.fiscal_documents
    where order_id = (select order_id from public.fiscal_documents where id = p_document_id) order by id for update;
  select * into v_document from public.fiscal_documents where id = p_document_id;
  if not found or v_document.status not in ('queued', 'processing') then
    return false;
  end if;
  select invoice_amount into v_price from public.orders where id = v_document.order_id;
  select * into v_other from public.fiscal_documents
    where order_id = v_document.order_id and kind <> v_document.kind
    order by status = 'cancelled', created_at desc limit 1;
  if p_amount is null or p_amount <= 0 or p_amount > v_price
    or (v_other.id is null and p_amount <> v_price) or p_amount + v_other.amount <> v_price
    or (v_document.status = 'processing' and p_amount <> v_document.amount) then
    perform private.fail('fiscal_amount', format('%s of %s, other %s', p_amount, v_price, v_other.amount));
  end if;
  update public.fiscal_documents set status = 'processing', amount = p_amount, refusal = null where id = p_document_id;
  return true;
end;
$$;

-- Records what the provider answered. An answer that comes too late or twice changes nothing.
-- p_outcome: 'issued' {number, series, access_key, verification_code, pdf_url, xml_url}, 'refused' {reason}, 'cancelled',
-- 'cancel_refused' {reason}.
create function public.record_fiscal_answer(p_document_id uuid, p_outcome text, p_answer jsonb default '{}') returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_subject text := 'document:' || p_document_id::text;
begin
  select * into v_document from public.fiscal_documents where id = p_document_id for update;
  if p_outcome = 'issued' and v_document.status = 'processing' then
    update public.fiscal_documents set
      status = 'issued', issued_at = now(), refusal = null,
      number = p_answer ->> 'number', series = p_answer ->> 'series', access_key = p_answer ->> 'access_key',
      verification_code = p_answer ->> 'verification_code',
      pdf_url = p_answer ->> 'pdf_url', xml_url = p_answer ->> 'xml_url'
      where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    if v_document.cancel_reason is not null then
      update public.fiscal_documents set status = 'cancelling' where id = p_document_id returning * into v_document;
      perform private.queue_fiscal_document(v_document);
    end if;
  elsif p_outcome = 'refused' and v_document.status = 'processing' then
    update public.fiscal_documents set status = 'refused', refusal = left(p_answer ->> 'reason', 500)
      where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    if v_document.cancel_reason is not null then
      update public.fiscal_documents set status = 'cancelled', cancelled_at = now() where id = p_document_id;
    else
      perform private.raise_flag('fiscal_refused', v_subject, v_document.order_id, v_document.restaurant_id,
        jsonb_build_object('reason', left(p_answer ->> 'reason', 300)));
    end if;
  elsif p_outcome = 'cancelled' and v_document.status = 'cancelling' then
    update public.fiscal_documents set status = 'cancelled', cancelled_at = now(), refusal = null where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    perform private.resolve_flag('fiscal_cancel_refused', v_subject);
  elsif p_outcome = 'cancel_refused' and v_document.status = 'cancelling' then
    update public.fiscal_documents set status = 'issued', refusal = left(p_answer ->> 'reason', 500)
      where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    perform private.raise_flag('fiscal_cancel_refused', v_subject, v_document.order_id, v_document.restaurant_id,
      jsonb_build_object('reason', left(p_answer ->> 'reason', 300)));
  end if;
end;
$$;

revoke execute on function
  public.queue_fiscal_documents(), public.fiscal_document_to_do(uuid), public.send_fiscal_document(uuid, numeric),
  public.record_fiscal_answer(uuid, text, jsonb)
from public, anon, authenticated;
grant execute on function
  public.queue_fiscal_documents(), public.fiscal_document_to_do(uuid), public.send_fiscal_document(uuid, numeric),
  public.record_fiscal_answer(uuid, text, jsonb)
to service_role;

-- A document that the provider did not settle for two days is for a person.
create function private.flag_stuck_document() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.raise_flag('fiscal_stuck', 'document:' || new.target, d.order_id, d.restaurant_id,
      jsonb_build_object('reason', left(new.last_error, 300)))
    from public.fiscal_documents d
    where d.id = new.target::uuid and d.status in ('queued', 'processing', 'cancelling');
  return null;
end;
$$;

revoke execute on function private.flag_stuck_document() from public;
create trigger "40_flag_stuck_document" after update on public.cleanup_tasks
  for each row when (
    new.kind in ('issue_document', 'cancel_document') and new.given_up and new.last_error is distinct from old.last_error)
  execute function private.flag_stuck_document();

-- Staff try again: to issue what was refused, to cancel what could not be cancelled, or what was given up.
-- Raises document_not_found, fiscal_state.
create function private.retry_fiscal_document(p_document_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.fiscal_documents;
  v_after public.fiscal_documents;
begin
  perform private.require_staff('manager', 'fulfilment');
  select * into v_before from public.fiscal_documents where id = p_document_id for update;
  if not found then
    perform private.fail('document_not_found', coalesce(p_document_id::text, 'null'));
  end if;
  if v_before.status = 'refused' then
    update public.fiscal_documents set status = 'queued' where id = p_document_id;
  elsif v_before.status = 'issued' and v_before.cancel_reason is not null then
    update public.fiscal_documents set status = 'cancelling' where id = p_document_id;
  else
    update public.cleanup_tasks set attempts = 0, next_attempt_at = now()
      where kind in ('issue_document', 'cancel_document') and target = p_document_id::text and given_up;
    if not found then
      perform private.fail('fiscal_state', v_before.status);
    end if;
  end if;
  select * into v_after from public.fiscal_documents where id = p_document_id;
  perform private.queue_fiscal_document(v_after);
  update public.staff_flags set resolved_at = now()
    where subject = 'document:' || p_document_id::text and kind like 'fiscal\_%' and resolved_at is null;
  perform private.record_audit('retry_fiscal_document', 'orders', v_before.order_id::text, v_before.restaurant_id,
    '{}', jsonb_build_object('kind', case v_before.kind when 'nfe' then 'NF-e' else 'NFS-e' end));
end;
$$;

create function public.retry_fiscal_document(p_document_id uuid) returns void
language sql set search_path = '' as $$ select private.retry_fiscal_document(p_document_id) $$;

revoke execute on function private.retry_fiscal_document(uuid), public.retry_fiscal_document(uuid) from public, anon;
grant execute on function private.retry_fiscal_document(uuid), public.retry_fiscal_document(uuid) to authenticated;

-- Invoices for a paid order that has none: one was cancelled in the provider's panel, or the order is older than
-- invoices.

alter table public.staff_flags
  drop constraint staff_flags_kind_check,
  add constraint staff_flags_kind_check check (kind in (
    'refund_due_account_deleted', 'refund_due_paid_twice', 'amount_mismatch', 'refund_failed', 'dispute_open',
    'credits_short', 'upkeep_failed', 'review_late', 'notification_failed', 'fiscal_refused', 'fiscal_stuck',
    'fiscal_cancel_refused', 'fiscal_partial_refund', 'fiscal_cancelled_outside'));

-- A document may be cancelled in the provider's panel while its authorisation is awaited.
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
  new.buyer_name := old.buyer_name;
  new.buyer_cnpj := old.buyer_cnpj;
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

-- Adds the documents that a paid order lacks, queues them, and returns how many. Bottles are goods, bought or included;
-- packages hold services besides. One that is issued anew says what the one before it said: the items at the prices of
-- the day of payment, and the buyer where the account is gone. None is made out to an account that is gone and whose
-- buyer nothing names.
create function private.add_fiscal_documents(p_order_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_added integer := 0;
begin
  for v_document in
    insert into public.fiscal_documents (order_id, restaurant_id, kind, items, buyer_name, buyer_cnpj)
      select o.id, o.restaurant_id, k.kind, coalesce(earlier.items, i.items), buyer.name, buyer.cnpj
      from public.orders o
      join public.restaurants r on r.id = o.restaurant_id
      left join public.order_addresses a on a.order_id = o.id
      left join lateral (
        select d.items, d.buyer_name, d.buyer_cnpj from public.fiscal_documents d
        where d.order_id = o.id order by d.created_at desc, d.id limit 1
      ) earlier on true
      cross join lateral (
        select
          case when a.order_id is not null then a.restaurant_name when r.user_id is not null then r.name
            else earlier.buyer_name end as name,
          case when a.order_id is not null then a.cnpj when r.user_id is not null then r.cnpj
            else earlier.buyer_cnpj end as cnpj
      ) buyer
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
        where i.order_id = o.id
      ) i
      cross join lateral (values ('nfe', i.goods), ('nfse', i.services)) as k (kind, wanted)
      where o.id = p_order_id and k.wanted and buyer.name is not null
      on conflict (order_id, kind) where status <> 'cancelled' do nothing
      returning *
  loop
    perform private.queue_fiscal_document(v_document);
    v_added := v_added + 1;
  end loop;
  return v_added;
end;
$$;

create or replace function private.open_fiscal_documents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.add_fiscal_documents(new.id);
  return null;
end;
$$;

-- Records what the provider answered. An answer that comes too late or twice changes nothing.
-- p_outcome: 'issued' {number, series, access_key, verification_code, pdf_url, xml_url}, 'refused' {reason}, 'cancelled',
-- 'cancel_refused' {reason}.
create or replace function public.record_fiscal_answer(p_document_id uuid, p_outcome text, p_answer jsonb default '{}')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_subject text := 'document:' || p_document_id::text;
begin
  -- A flag names the order: it is locked before the document, as a refund does, or both would wait for each other.
  perform 1 from public.orders
    where id = (select order_id from public.fiscal_documents where id = p_document_id) for key share;
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
  elsif p_outcome = 'cancelled' and v_document.status in ('processing', 'cancelling') then
    update public.fiscal_documents set status = 'cancelled', cancelled_at = now(), refusal = null where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    perform private.resolve_flag('fiscal_cancel_refused', v_subject);
    -- Not at our wish: a paid order is without its invoice.
    if v_document.cancel_reason is null then
      perform private.raise_flag('fiscal_cancelled_outside', v_subject, v_document.order_id, v_document.restaurant_id);
    end if;
  elsif p_outcome = 'cancel_refused' and v_document.status = 'cancelling' then
    update public.fiscal_documents set status = 'issued', refusal = left(p_answer ->> 'reason', 500)
      where id = p_document_id;
    perform private.resolve_flag('fiscal_stuck', v_subject);
    perform private.raise_flag('fiscal_cancel_refused', v_subject, v_document.order_id, v_document.restaurant_id,
      jsonb_build_object('reason', left(p_answer ->> 'reason', 300)));
  end if;
end;
$$;

-- Staff issue the invoices that a paid order lacks. Raises order_not_found, and fiscal_state where
-- nothing is missing, nothing was paid, the order was stopped (an open dispute, bottles that came back) or money went
-- back: what remains of a partial refund is the accountant's.
create function private.issue_fiscal_documents(p_order_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.require_staff('manager', 'fulfilment');
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    perform private.fail('order_not_found', coalesce(p_order_id::text, 'null'));
  end if;
  if v_order.paid_at is null or v_order.status in ('returned', 'cancelled', 'failed')
    or exists (select from public.order_withdrawals where order_id = p_order_id)
    or exists (
      select from public.stripe_orders s
      left join private.payment_reversals r using (payment_intent_id)
      left join private.payment_disputes d on d.payment_intent_id = s.payment_intent_id and d.state = 'lost'
      where s.order_id = p_order_id and (r.refunded > 0 or d.amount > 0))
    or private.add_fiscal_documents(p_order_id) = 0 then
    perform private.fail('fiscal_state', v_order.status::text);
  end if;
  update public.staff_flags set resolved_at = now()
    where order_id = p_order_id and kind = 'fiscal_cancelled_outside' and resolved_at is null;
  perform private.record_audit('issue_fiscal_documents', 'orders', p_order_id::text, v_order.restaurant_id, '{}', '{}');
end;
$$;

create function public.issue_fiscal_documents(p_order_id uuid) returns void
language sql set search_path = '' as $$ select private.issue_fiscal_documents(p_order_id) $$;

revoke execute on function
  private.add_fiscal_documents(uuid), private.issue_fiscal_documents(uuid), public.issue_fiscal_documents(uuid)
from public, anon;
grant execute on function private.issue_fiscal_documents(uuid), public.issue_fiscal_documents(uuid) to authenticated;

-- Of *_documents_anew.sql. A flag names the order: it is locked before the document, as a refund does, or an answer and a
-- refund wait for each other.

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

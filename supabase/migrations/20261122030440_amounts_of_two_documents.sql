-- Of *_fiscal_queue.sql. Of two documents the first sent leaves something for the second: with the whole price on one, the
-- other could never be issued.

-- Says that a document goes to the provider now, over p_amount BRL. False when it is no longer to be sent: the order was
-- refunded meanwhile. Raises fiscal_amount where the order's documents would not add up to its price.
create or replace function public.send_fiscal_document(p_document_id uuid, p_amount numeric) returns boolean
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
    or (v_other.id is null) <> (p_amount = v_price) or p_amount + v_other.amount <> v_price
    or (v_document.status = 'processing' and p_amount <> v_document.amount) then
    perform private.fail('fiscal_amount', format('%s of %s, other %s', p_amount, v_price, v_other.amount));
  end if;
  update public.fiscal_documents set status = 'processing', amount = p_amount, refusal = null where id = p_document_id;
  return true;
end;
$$;

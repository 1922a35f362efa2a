-- Money that goes back in parts, and the documents of its order. All of it is decided in note_refund(), under the lock of
-- the order: a trigger on the refund alone would miss one that is heard of before its payment, or while a member adds
-- the missing documents.

-- Ends the documents of an order whose money is back. In full, every document ends. In part, what the provider has not
-- yet seen stops, and a person of the farm is told, because what was delivered is settled by the accountant. Safe to
-- repeat: what was to end once is not asked again.
-- p_detail: of the order's event `refunded`.
create function private.end_documents_of(p_order_id uuid, p_detail jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_document public.fiscal_documents;
  v_full boolean := coalesce((p_detail ->> 'full')::boolean, false);
  v_reason constant text := 'Pedido desfeito: o valor foi devolvido ao cliente.';
begin
  for v_document in
    select * from public.fiscal_documents
      where order_id = p_order_id and status <> 'cancelled' and cancel_reason is null order by id for update
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
      perform private.raise_flag('fiscal_partial_refund', 'order:' || p_order_id::text, p_order_id,
        v_document.restaurant_id, p_detail);
    end if;
  end loop;
  if v_full then
    perform private.resolve_flag('fiscal_partial_refund', 'order:' || p_order_id::text);
  end if;
end;
$$;

create or replace function private.end_fiscal_documents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.end_documents_of(new.order_id, new.detail);
  return null;
end;
$$;

-- A part of an order's price that went back without a withdrawal (a refund made in Stripe's panel, a lost dispute over a
-- part) leaves its invoices at the full price. What to do about it is the accountant's, whom the farm's flag calls once
-- for each amount.
create function private.flag_partial_refund(p_order_id uuid, p_cents bigint) returns void
language sql security definer
set search_path = ''
as $$
  select private.raise_flag('fiscal_partial_refund', 'order:' || o.id::text, o.id, o.restaurant_id,
      jsonb_build_object('amount', p_cents / 100.0, 'full', false))
    from public.orders o
    where o.id = p_order_id
      and exists (select from public.fiscal_documents d where d.order_id = o.id and d.status <> 'cancelled')
      and not exists (
        select from public.staff_flags f
        where f.kind = 'fiscal_partial_refund' and f.order_id = o.id
          and (f.detail ->> 'amount')::numeric = p_cents / 100.0)
$$;

revoke execute on function
  private.end_documents_of(uuid, jsonb), private.flag_partial_refund(uuid, bigint)
from public;

-- Of *_failed_refunds.sql. A part without a withdrawal, or beyond it, is flagged; what a withdrawal left standing ends when the rest of
-- the price follows it.
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
    elsif v_refunded > 0 then
      perform private.flag_partial_refund(p_order_id, v_refunded);
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
  if v_refunded >= v_payment.amount_total then
    perform private.end_documents_of(p_order_id, '{"full": true}');
  elsif v_refunded > v_withdrawal.refund_target then
    perform private.flag_partial_refund(p_order_id, v_refunded);
  end if;
end;
$$;

-- The invoices of an order: an NF-e for its goods and an NFS-e for its services. A row says what the provider answered;
-- docs/decisions/2026-11-22-fiscal-documents.md has the reasons.

-- Whether a text is the access key of an NF-e: 44 digits, the last of which checks the others (modulus 11).
create function private.is_access_key(p_key text) returns boolean
language sql immutable
set search_path = ''
as $$
  select p_key ~ '^[0-9]{44}$' and right(p_key, 1)::integer = (
    select case when sum(digit * weight) % 11 < 2 then 0 else 11 - (sum(digit * weight) % 11) end
    from (
      select substr(p_key, 44 - i, 1)::integer as digit, 2 + (i - 1) % 8 as weight from generate_series(1, 43) as i
    ) digits)
$$;

create table public.fiscal_documents (
  -- Also the reference under which the provider knows the document.
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  restaurant_id uuid not null references public.restaurants (id),
  kind text not null check (kind in ('nfe', 'nfse')),
  status text not null default 'queued'
    check (status in ('queued', 'processing', 'issued', 'refused', 'cancelling', 'cancelled')),
  -- What was paid, and by whom, at the moment of payment: [{product_id, name, kind, quantity, unit_price, list_price,
  -- package}], prices in BRL, `package` the product that a bottle is included in. The law keeps it with the document.
  items jsonb not null,
  buyer_name text not null,
  buyer_cnpj text not null,
  -- BRL. The documents of an order add up to its price. Null until it was sent.
  amount numeric(12, 2) check (amount > 0),
  number text check (char_length(number) between 1 and 30),
  series text check (char_length(series) between 1 and 10),
  access_key text unique check (private.is_access_key(access_key)),
  verification_code text check (char_length(verification_code) between 1 and 60),
  pdf_url text check (pdf_url ~ '^https?://' and char_length(pdf_url) <= 1000),
  xml_url text check (xml_url ~ '^https?://' and char_length(xml_url) <= 1000),
  -- Why it was refused last, or why its cancellation was, in the words of the tax office.
  refusal text check (char_length(refusal) between 1 and 500),
  -- Set as soon as the document is to end. One that is under way is cancelled when it is issued.
  cancel_reason text check (char_length(cancel_reason) between 15 and 255),
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  cancelled_at timestamptz,
  constraint fiscal_documents_issued check (
    case when issued_at is null then status not in ('issued', 'cancelling')
      else number is not null and amount is not null and (kind = 'nfse') = (access_key is null) end),
  constraint fiscal_documents_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);

create unique index fiscal_documents_one_live on public.fiscal_documents (order_id, kind) where status <> 'cancelled';
create index fiscal_documents_by_order on public.fiscal_documents (order_id);
create index fiscal_documents_by_restaurant on public.fiscal_documents (restaurant_id);
create index fiscal_documents_open on public.fiscal_documents (created_at)
  where status in ('queued', 'processing', 'refused', 'cancelling');

-- Every state that a document went through.
create table public.fiscal_document_events (
  id bigint generated always as identity primary key,
  document_id uuid not null references public.fiscal_documents (id),
  status text not null,
  detail text,
  created_at timestamptz not null default now()
);

create index fiscal_document_events_by_document on public.fiscal_document_events (document_id, id);

create function private.guard_fiscal_document() returns trigger
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
    when 'processing' then new.status in ('issued', 'refused')
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

create function private.record_fiscal_status() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    insert into public.fiscal_document_events (document_id, status, detail)
      values (new.id, new.status, case
        when new.status in ('cancelling', 'cancelled') then new.cancel_reason
        else new.refusal end);
  end if;
  return null;
end;
$$;

create trigger "05_functions_only" before insert or update or delete on public.fiscal_documents
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before delete on public.fiscal_documents
  for each row execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.fiscal_documents
  for each statement execute function private.refuse_change();
create trigger "10_guard" before update on public.fiscal_documents
  for each row execute function private.guard_fiscal_document();
create trigger "40_record" after insert or update on public.fiscal_documents
  for each row execute function private.record_fiscal_status();
create trigger "05_functions_only" before insert on public.fiscal_document_events
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before update or delete on public.fiscal_document_events
  for each row execute function private.refuse_change();

alter table public.fiscal_documents enable row level security;
alter table public.fiscal_document_events enable row level security;
-- No write grants: payment and refund make the rows, the functions of the next file move them on.
grant select on public.fiscal_documents, public.fiscal_document_events to authenticated, service_role;
create policy fiscal_documents_select_own_or_staff on public.fiscal_documents for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('orders')));
create policy fiscal_document_events_select_own_or_staff on public.fiscal_document_events for select to authenticated
  using (document_id in (
    select d.id from public.fiscal_documents d
    where d.restaurant_id in (select private.visible_restaurant_ids('orders'))));

revoke execute on function
  private.is_access_key(text), private.guard_fiscal_document(), private.record_fiscal_status()
from public;

do $$
declare
  v_list record;
begin
  for v_list in
    select * from (values
      ('public.cleanup_tasks', 'cleanup_tasks_kind_check', array['issue_document', 'cancel_document']),
      ('public.staff_flags', 'staff_flags_kind_check',
        array['fiscal_refused', 'fiscal_stuck', 'fiscal_cancel_refused', 'fiscal_partial_refund'])
    ) as v (of_table, name, added)
  loop
    execute (
      select format('alter table %1$s drop constraint %2$I, add constraint %2$I check (kind in (%3$s))',
        v_list.of_table, v_list.name, string_agg(quote_literal(kind), ', '))
      from (
        select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g'))[1] as kind
          from pg_constraint where conname = v_list.name and conrelid = v_list.of_table::regclass
        union all select unnest(v_list.added)
      ) kinds);
  end loop;
end;
$$;

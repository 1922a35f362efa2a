-- What the law tells us to keep for a time, and the end of what we keep. The periods stand in the privacy policy
-- (src/features/legal/privacy.ts) and in docs/legal.md.

-- The address that a text names, null for none. An IPv4 address in the form of IPv6 is itself.
create function private.parse_address(p_text text) returns inet
language plpgsql immutable
set search_path = ''
as $$
begin
  return regexp_replace(btrim(p_text), '^::ffff:(?=\d+\.)', '', 'i')::inet;
exception when invalid_text_representation then
  return null;
end;
$$;

-- The address that a statement comes from, by PostgREST's word; null where it gives none. The platform sets
-- cf-connecting-ip itself; the first of x-forwarded-for is what the outermost proxy saw.
create function private.request_address() returns inet
language sql stable
set search_path = ''
as $$
  select private.parse_address(
    coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)))
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) request
$$;

-- An address, made worthless to whoever sees it later. One IPv6 network of 64 bits is one subscriber's line.
create function private.hash_of_address(p_address inet) returns text
language sql stable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    salt || host(case family(p_address) when 6 then network(set_masklen(p_address, 64)) else p_address end), 'utf8')), 'hex')
  from private.address_salt
$$;

-- The hash of the address that a statement comes from.
create or replace function private.address_hash() returns text
language sql security definer
set search_path = ''
as $$ select private.hash_of_address(private.request_address()) $$;

-- The records of access that Lei 12.965/2014, art. 15 asks of us for six months: who, from which address, when. No
-- reference to the account, because the duty outlives it.
create table public.access_records (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  address inet,
  accessed_at timestamptz not null default now()
);

create index access_records_by_user on public.access_records (user_id, accessed_at);
create index access_records_by_time on public.access_records (accessed_at);

create trigger "05_functions_only" before insert or update or delete on public.access_records
  for each row execute function private.refuse_api_write();

alter table public.access_records enable row level security;
-- Kept under seal: their own for each person's copy of the data, and nobody else's, not for the service key either.
grant select on public.access_records to authenticated;
create policy access_records_select_own on public.access_records for select to authenticated
  using (user_id = (select auth.uid()));

-- Begins a visit: records the access, once an hour for each address, and returns the texts in force that the caller has
-- not accepted, with the version accepted last.
create function private.begin_visit() returns table (
  document public.legal_document, version integer, dated date, summary text, accepted_version integer
)
language sql security definer
set search_path = ''
as $$
  insert into public.access_records (user_id, address)
    select (select auth.uid()), private.request_address()
    where not exists (
      select from public.access_records a
      where a.user_id = (select auth.uid()) and a.address is not distinct from private.request_address()
        and a.accessed_at > now() - interval '1 hour');
  select v.document, v.version, v.dated, v.summary, (
      select max(c.version) from public.consents c
      where c.user_id = (select auth.uid()) and c.document = v.document)
    from private.current_legal_versions() l
    join public.legal_versions v on v.document = l.document and v.version = l.version
    where not exists (
      select from public.consents c
      where c.user_id = (select auth.uid()) and c.document = v.document and c.version = v.version)
    order by v.document;
$$;

create function public.begin_visit() returns table (
  document public.legal_document, version integer, dated date, summary text, accepted_version integer
)
language sql set search_path = '' as $$ select * from private.begin_visit() $$;

-- Ends what the privacy policy gives an end. Returns how many rows of each went.
create function public.run_retention() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_access integer;
  v_waitlist integer;
  v_addresses integer;
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
  -- 5.172/1966, art. 173). The order stays, without a name.
  delete from public.order_addresses a
    using public.orders o, public.restaurants r
    where o.id = a.order_id and r.id = o.restaurant_id and r.user_id is null
      and date_trunc('year', o.created_at at time zone 'America/Fortaleza') + interval '6 years'
        <= now() at time zone 'America/Fortaleza';
  get diagnostics v_addresses = row_count;
  return jsonb_build_object('access_records', v_access, 'waitlist', v_waitlist, 'order_addresses', v_addresses);
end;
$$;

revoke execute on function
  private.parse_address(text), private.request_address(), private.hash_of_address(inet)
from public;
revoke execute on function public.begin_visit(), private.begin_visit() from public, anon;
grant execute on function public.begin_visit(), private.begin_visit() to authenticated;
revoke execute on function public.run_retention() from public, anon, authenticated;
grant execute on function public.run_retention() to service_role;

-- The embedded stack keeps its own clock.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('engenho-retention', '41 * * * *', 'select public.run_retention()');
  end if;
end;
$$;

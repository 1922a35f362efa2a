-- How often a house, or an address, may do what costs it nothing. One list, one count, one code: `limit_reached`.

-- The list. Support reads it, and changes it by a migration; docs/limits.md says why each is what it is.
create table private.use_limits (
  action text not null,
  -- Whose uses are counted together. `everybody` bounds a public form whose senders show no address.
  subject text not null check (subject in ('house', 'address', 'everybody')),
  -- Null: not counted over time, but at any one time.
  per interval,
  most bigint not null check (most >= 0),
  unique nulls not distinct (action, subject, per)
);

insert into private.use_limits (action, subject, per, most) values
  ('automation_requests', 'house', '1 hour', 20),
  ('orders', 'house', '1 hour', 20),
  ('workshops', 'house', '1 hour', 10),
  ('menu_readings', 'house', '1 day', 20),
  ('uploads', 'house', '1 hour', 30),
  ('kept_files', 'house', null, 100),
  ('kept_bytes', 'house', null, 300 * 1024 * 1024),
  ('newsletter_subscribers', 'address', '1 hour', 20),
  ('newsletter_subscribers', 'everybody', '1 hour', 300),
  ('expansion_waitlist', 'address', '1 hour', 20),
  ('expansion_waitlist', 'everybody', '1 hour', 300);

-- One row for each subject and limit. The first use opens a period; the first one after its end opens the next.
create table private.uses (
  action text not null,
  -- A restaurant's id, the hash of an address, or 'everybody'.
  subject text not null,
  per interval not null,
  until timestamptz not null,
  used bigint not null,
  primary key (action, subject, per)
);

create index uses_by_end on private.uses (until);

-- Counts one use, and refuses the one beyond a limit. The row stays locked until the transaction ends, so that
-- uses at once are counted one after the other; what a refused transaction counted is undone with it.
create function private.count_use(p_action text, p_kind text, p_subject text) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_limit record;
  v_used bigint;
begin
  for v_limit in
    select per, most from private.use_limits
    where action = p_action and subject = p_kind and per is not null
    order by per
  loop
    insert into private.uses as u (action, subject, per, until, used)
      values (p_action, p_subject, v_limit.per, now() + v_limit.per, 1)
      on conflict (action, subject, per) do update set
        used = case when u.until <= now() then 1 else u.used + 1 end,
        until = case when u.until <= now() then excluded.until else u.until end
      returning used into v_used;
    if v_used > v_limit.most then
      perform private.fail('limit_reached', format('%s, %s in %s', p_action, v_limit.most, v_limit.per));
    end if;
  end loop;
end;
$$;

-- Deletes counts whose period is over, a few at a time. Skips what another transaction counts at this moment.
create function private.forget_uses(p_most integer default 10000) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from private.uses where (action, subject, per) in (
    select action, subject, per from private.uses where until <= now() order by until limit p_most for update skip locked);
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

-- Before the restaurant's row is locked, everywhere but in place_order, which alone inserts orders.
create function private.limit_by_house() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.count_use(tg_table_name, 'house', new.restaurant_id::text);
  return new;
end;
$$;

create trigger "05_limit" before insert on public.automation_requests
  for each row when (private.is_client()) execute function private.limit_by_house();
create trigger "05_limit" before insert on public.workshops
  for each row when (private.is_client()) execute function private.limit_by_house();
create trigger "05_limit" before insert on public.orders
  for each row when (new.status = 'pending_payment') execute function private.limit_by_house();

-- Makes hashes of addresses worthless to whoever sees them without this.
create table private.address_salt (
  only_row boolean primary key default true check (only_row),
  salt text not null
);

insert into private.address_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- The hash of the address that a statement comes from, by PostgREST's word; null where it gives none. The platform
-- sets cf-connecting-ip itself; the first of x-forwarded-for is what the outermost proxy saw. One IPv6 network
-- of 64 bits is one subscriber's line.
create function private.address_hash() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  v_headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_text text := coalesce(v_headers ->> 'cf-connecting-ip', split_part(v_headers ->> 'x-forwarded-for', ',', 1));
  v_address inet;
begin
  begin
    v_address := regexp_replace(btrim(v_text), '^::ffff:(?=\d+\.)', '', 'i')::inet;
  exception when invalid_text_representation then
    return null;
  end;
  if family(v_address) = 6 then
    v_address := network(set_masklen(v_address, 64));
  end if;
  return (select encode(sha256(convert_to(salt || host(v_address), 'utf8')), 'hex') from private.address_salt);
end;
$$;

create function private.limit_by_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_address text := private.address_hash();
begin
  if v_address is null then
    perform private.count_use(tg_table_name, 'everybody', 'everybody');
  else
    perform private.count_use(tg_table_name, 'address', v_address);
  end if;
  -- Where nothing keeps the time, the next visitor clears away what is left of those before.
  perform private.forget_uses(20);
  return new;
end;
$$;

create trigger "05_limit" before insert on public.newsletter_subscribers
  for each row when (private.is_client()) execute function private.limit_by_address();
create trigger "05_limit" before insert on public.expansion_waitlist
  for each row when (private.is_client()) execute function private.limit_by_address();

-- Reading a photographed menu had a count of its own.
create or replace function public.count_menu_reading(p_restaurant_id uuid) returns void
language sql security definer
set search_path = ''
as $$ select private.count_use('menu_readings', 'house', p_restaurant_id::text) $$;

drop table private.menu_readings;

revoke execute on function
  private.count_use(text, text, text), private.forget_uses(integer), private.address_hash(),
  private.limit_by_house(), private.limit_by_address()
from public;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('engenho-forget-uses', '13 * * * *', 'select private.forget_uses()');
  end if;
end;
$$;

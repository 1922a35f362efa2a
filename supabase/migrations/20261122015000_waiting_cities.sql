-- Where people wait for the farm: demand by city, opening one, and who is written to when that happens.

-- A place as plain words: 'Juazeiro do Norte - CE' gives 'juazeiro do norte ce'. As `domain/service-area.ts`.
create function private.place_key(p_place text) returns text
language sql immutable
set search_path = ''
as $$
  select trim(regexp_replace(
    lower(regexp_replace(normalize(p_place, nfkd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', ' ', 'g'))
$$;

revoke execute on function private.place_key(text) from public;
grant execute on function private.place_key(text) to authenticated;

-- Managers read the lists; one select policy a table and role.
alter policy newsletter_subscribers_select_own on public.newsletter_subscribers
  using (email = lower((select auth.jwt()) ->> 'email') or (select private.may_read('waiting')));
alter policy newsletter_subscribers_select_own on public.newsletter_subscribers
  rename to newsletter_subscribers_select_own_or_staff;
alter policy expansion_waitlist_select_own on public.expansion_waitlist
  using (lower(email) = lower((select auth.jwt()) ->> 'email') or (select private.may_read('waiting')));
alter policy expansion_waitlist_select_own on public.expansion_waitlist rename to expansion_waitlist_select_own_or_staff;

create table public.city_openings (
  id uuid primary key default gen_random_uuid(),
  area_id uuid not null references public.service_areas (id),
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);

-- An area is open once at a time.
create unique index city_openings_once on public.city_openings (area_id) where closed_at is null;
create index city_openings_by_area on public.city_openings (area_id);

-- Whoever is to be told that their city opened. The row is written in the transaction that opens it.
create table public.waitlist_invitations (
  -- The entry goes when its person does, and takes this row along.
  entry_id uuid primary key references public.expansion_waitlist (id) on delete cascade,
  opening_id uuid not null references public.city_openings (id),
  queued_at timestamptz not null default now()
);

create index waitlist_invitations_by_opening on public.waitlist_invitations (opening_id);

create trigger "05_functions_only" before insert or update or delete on public.city_openings
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update on public.waitlist_invitations
  for each row execute function private.refuse_api_write();

alter table public.city_openings enable row level security;
alter table public.waitlist_invitations enable row level security;
-- No write grants: open_city() and close_city() are the only way in.
grant select on public.city_openings, public.waitlist_invitations to authenticated, service_role;
create policy city_openings_select_staff on public.city_openings for select to authenticated
  using ((select private.may_read('waiting')));
create policy waitlist_invitations_select_staff on public.waitlist_invitations for select to authenticated
  using ((select private.may_read('waiting')));

-- Who waits, and for which place: the area that the sign-up would find, else the city as it was typed. The words are
-- computed once for each row and area, not for each pair.
create view public.waiting_people with (security_invoker = true) as
  with waiting as materialized (
    select w.id, w.email, w.restaurant_name, w.contact_name, w.contact_phone, w.city, w.state, w.created_at,
      ' ' || private.place_key(w.city) || ' ' as city_words,
      ' ' || private.place_key(w.state) || ' ' as state_words
    from public.expansion_waitlist w
    where (select private.may_read('waiting'))
  ), areas as materialized (
    select a.id,
      '% ' || private.place_key(a.city) || ' %' as city_pattern,
      '% ' || private.place_key(a.state) || ' %' as state_pattern
    from public.service_areas a
  )
  select w.id, w.email, w.restaurant_name, w.contact_name, w.contact_phone, w.city, w.state, w.created_at,
    w.city_words, w.state_words, found.id as area_id,
    coalesce(found.id::text, trim(w.city_words) || '/' || trim(w.state_words)) as place,
    -- A person with two houses is written to once.
    max(i.queued_at) over (partition by lower(w.email), found.id) as invited_at
  from waiting w
  left join lateral (
    select a.id from areas a
    where w.city_words like a.city_pattern and w.state_words like a.state_pattern
    order by length(a.city_pattern) desc, a.id limit 1
  ) as found on true
  left join public.waitlist_invitations i on i.entry_id = w.id;

-- Demand by city: every area, and every other place that somebody waits in.
create view public.waiting_cities with (security_invoker = true) as
  with demand as (
    select place, area_id,
      mode() within group (order by city) as city,
      mode() within group (order by state) as state,
      count(distinct lower(email))::integer as waiting,
      (count(distinct lower(email)) filter (where invited_at is not null))::integer as invited,
      min(created_at) as since
    from public.waiting_people
    group by place, area_id
  )
  select
    coalesce(d.place, a.id::text) as place,
    a.id as area_id,
    coalesce(a.city, d.city) as city,
    coalesce(a.state, d.state) as state,
    coalesce(a.is_active, false) as is_active,
    coalesce(d.waiting, 0) as waiting,
    coalesce(d.invited, 0) as invited,
    d.since,
    o.opened_at,
    private.place_key(coalesce(a.city, d.city) || ' ' || coalesce(a.state, d.state)) as search_text
  from demand d
  full join public.service_areas a on a.id = d.area_id
  left join public.city_openings o on o.area_id = a.id and o.closed_at is null
  where (select private.may_read('waiting'));

grant select on public.waiting_people, public.waiting_cities to authenticated;

-- Opens a place of `waiting_cities` and queues an invitation for everybody who waits there and has none. The name of a
-- place that is no area yet may be corrected in accents and capitals. Returns how many people will be written to.
-- Raises place_invalid.
create function private.open_city(p_place text, p_city text, p_state text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_area public.service_areas;
  v_entries uuid[];
  v_opening_id uuid;
begin
  perform private.require_staff('manager');
  -- Two managers at once: the second finds the city open and everybody invited.
  perform pg_advisory_xact_lock(hashtextextended('service_areas', 0));
  select * into v_area from public.service_areas
    where id::text = p_place or private.place_key(city) || '/' || private.place_key(state) = p_place;
  if not found then
    if p_place is null or p_place is distinct from private.place_key(p_city) || '/' || private.place_key(p_state)
      or char_length(trim(p_city)) not between 1 and 100 or char_length(trim(p_state)) not between 1 and 50
      or '' in (private.place_key(p_city), private.place_key(p_state)) then
      perform private.fail('place_invalid');
    end if;
    insert into public.service_areas (city, state, is_active, priority_order)
      values (trim(p_city), trim(p_state), false, (select coalesce(max(priority_order), 0) + 1 from public.service_areas))
      returning * into v_area;
  end if;

  v_entries := array(
    select distinct on (lower(email)) id from public.waiting_people
    where area_id = v_area.id and invited_at is null
    order by lower(email), created_at, id);
  if v_area.is_active and cardinality(v_entries) = 0 then
    return 0;
  end if;

  update public.service_areas set is_active = true where id = v_area.id;
  insert into public.city_openings (area_id) values (v_area.id) on conflict do nothing;
  select id into v_opening_id from public.city_openings where area_id = v_area.id and closed_at is null;
  insert into public.waitlist_invitations (entry_id, opening_id) select unnest(v_entries), v_opening_id;
  perform private.record_audit('open_city', 'service_areas', v_area.id::text, null,
    jsonb_build_object('city', v_area.city, 'state', v_area.state, 'is_active', v_area.is_active),
    jsonb_build_object('city', v_area.city, 'state', v_area.state, 'is_active', true, 'invited', cardinality(v_entries)));
  return cardinality(v_entries);
end;
$$;

-- Closes an area to new houses; those that are customers stay. Raises reason_missing, text_too_long, area_closed,
-- home_area.
create function private.close_city(p_area_id uuid, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_area public.service_areas;
begin
  perform private.require_staff('manager');
  if coalesce(trim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  if char_length(trim(p_reason)) > 500 then
    perform private.fail('text_too_long');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('service_areas', 0));
  select * into v_area from public.service_areas where id = p_area_id;
  if v_area.is_active is not true then
    perform private.fail('area_closed');
  end if;
  -- The browser knows this one without asking (domain/service-area.ts).
  if v_area.city = 'Fortaleza' and v_area.state = 'Ceará' then
    perform private.fail('home_area');
  end if;
  update public.service_areas set is_active = false where id = p_area_id;
  update public.city_openings set closed_at = now() where area_id = p_area_id and closed_at is null;
  perform private.record_audit('close_city', 'service_areas', p_area_id::text, null,
    jsonb_build_object('city', v_area.city, 'state', v_area.state, 'is_active', true),
    jsonb_build_object('city', v_area.city, 'state', v_area.state, 'is_active', false), trim(p_reason));
end;
$$;

-- Everything that a list holds, for a file: one array, because the API cuts long lists. p_place narrows the waitlist.
-- Raises list_unknown.
create function private.export_contacts(p_list text, p_place text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_rows jsonb;
begin
  perform private.require_staff('manager');
  case p_list
    when 'waitlist' then
      select jsonb_agg(to_jsonb(w) || jsonb_build_object('invited_at', p.invited_at) order by w.created_at, w.id)
        into v_rows
        from public.waiting_people p join public.expansion_waitlist w on w.id = p.id
        where p_place is null or p.place = p_place;
    when 'newsletter' then
      select jsonb_agg(to_jsonb(n) order by n.created_at, n.id) into v_rows from public.newsletter_subscribers n;
    else
      perform private.fail('list_unknown', left(p_list, 40));
  end case;
  v_rows := coalesce(v_rows, '[]');
  perform private.record_audit('export_contacts',
    case p_list when 'waitlist' then 'expansion_waitlist' else 'newsletter_subscribers' end, coalesce(left(p_place, 160), 'all'),
    null, null, jsonb_build_object('rows', jsonb_array_length(v_rows)));
  return v_rows;
end;
$$;

-- Deletes an address from both lists because its person asked for it. The record says how many rows, and not whose:
-- no reason either, because people write names into it. Raises contact_not_found.
create function private.erase_contact(p_email text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_waitlist integer;
  v_newsletter integer;
begin
  perform private.require_staff('manager');
  delete from public.expansion_waitlist where lower(email) = lower(trim(p_email));
  get diagnostics v_waitlist = row_count;
  delete from public.newsletter_subscribers where email = lower(trim(p_email));
  get diagnostics v_newsletter = row_count;
  if v_waitlist + v_newsletter = 0 then
    perform private.fail('contact_not_found');
  end if;
  perform private.record_audit('erase_contact', 'expansion_waitlist', 'erased', null, null,
    jsonb_build_object('waitlist', v_waitlist, 'newsletter', v_newsletter));
end;
$$;

-- The API.
create function public.open_city(p_place text, p_city text default null, p_state text default null) returns integer
language sql set search_path = '' as $$ select private.open_city(p_place, p_city, p_state) $$;
create function public.close_city(p_area_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.close_city(p_area_id, p_reason) $$;
create function public.export_contacts(p_list text, p_place text default null) returns jsonb
language sql set search_path = '' as $$ select private.export_contacts(p_list, p_place) $$;
create function public.erase_contact(p_email text) returns void
language sql set search_path = '' as $$ select private.erase_contact(p_email) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'open_city(text, text, text)', 'close_city(uuid, text)', 'export_contacts(text, text)', 'erase_contact(text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

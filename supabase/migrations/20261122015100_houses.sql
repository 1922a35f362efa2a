-- The farm's own page of every house: a list to search, and notes that only staff read.

create table public.house_notes (
  -- Chosen by the screen: a second click writes nothing more.
  id uuid primary key,
  restaurant_id uuid not null references public.restaurants (id),
  author_id uuid not null,
  author_name text not null,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  -- Removed notes stay, unseen, until the house's account goes.
  removed_at timestamptz
);

create index house_notes_by_restaurant on public.house_notes (restaurant_id, created_at desc);

create trigger "05_functions_only" before insert or update or delete on public.house_notes
  for each row execute function private.refuse_api_write();

alter table public.house_notes enable row level security;
-- No write grants: the functions below are the only way in. Owners never read these.
grant select on public.house_notes to authenticated, service_role;
create policy house_notes_select_staff on public.house_notes for select to authenticated
  using (removed_at is null and (select private.may_read('houses')));

-- What the farm wrote about a house goes with its account.
create function private.forget_house_notes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.house_notes where restaurant_id = new.id;
  return null;
end;
$$;

revoke execute on function private.forget_house_notes() from public;

create trigger "60_forget_house_notes" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_house_notes();

-- The record of a note holds no text of it: it could never be deleted. Raises note_missing, text_too_long,
-- restaurant_not_found.
create function private.add_house_note(p_id uuid, p_restaurant_id uuid, p_body text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_staff('fulfilment', 'consultant');
  if coalesce(trim(p_body), '') = '' then
    perform private.fail('note_missing');
  end if;
  if char_length(trim(p_body)) > 2000 then
    perform private.fail('text_too_long');
  end if;
  -- An account that is being deleted is waited for.
  perform 1 from public.restaurants where id = p_restaurant_id and user_id is not null for share;
  if not found then
    perform private.fail('restaurant_not_found');
  end if;
  insert into public.house_notes (id, restaurant_id, author_id, author_name, body)
    select p_id, p_restaurant_id, s.user_id, s.name, trim(p_body)
    from public.staff_members s where s.user_id = (select auth.uid())
    on conflict (id) do nothing;
  if found then
    perform private.record_audit('add_house_note', 'house_notes', p_id::text, p_restaurant_id, null, null);
  end if;
end;
$$;

-- Takes a note away: its author or a manager. Raises note_not_found, staff_only.
create function private.remove_house_note(p_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_note public.house_notes;
begin
  perform private.require_staff('fulfilment', 'consultant');
  select * into v_note from public.house_notes where id = p_id and removed_at is null for update;
  if not found then
    perform private.fail('note_not_found');
  end if;
  if v_note.author_id is distinct from (select auth.uid()) then
    perform private.require_staff('manager');
  end if;
  update public.house_notes set removed_at = now() where id = p_id;
  perform private.record_audit('remove_house_note', 'house_notes', p_id::text, v_note.restaurant_id,
    jsonb_build_object('author_name', v_note.author_name, 'created_at', v_note.created_at), null);
end;
$$;

create function public.add_house_note(p_id uuid, p_restaurant_id uuid, p_body text) returns void
language sql set search_path = '' as $$ select private.add_house_note(p_id, p_restaurant_id, p_body) $$;
create function public.remove_house_note(p_id uuid) returns void
language sql set search_path = '' as $$ select private.remove_house_note(p_id) $$;

revoke execute on function private.add_house_note(uuid, uuid, text), private.remove_house_note(uuid) from public, anon;
revoke execute on function public.add_house_note(uuid, uuid, text), public.remove_house_note(uuid) from public, anon;
grant execute on function private.add_house_note(uuid, uuid, text), private.remove_house_note(uuid) to authenticated;
grant execute on function public.add_house_note(uuid, uuid, text), public.remove_house_note(uuid) to authenticated;

-- The houses with their last order, as far as the reader's role shows orders. Accounts that are gone are not listed.
create view public.farm_houses with (security_invoker = true) as
  select r.id, r.name, r.cnpj, r.city, r.state, r.consulting_credit_balance as balance, r.created_at,
    o.id as last_order_id, o.number as last_order_number, o.status as last_order_status, o.created_at as last_order_at,
    private.place_key(r.name || ' ' || coalesce(r.city, '') || ' ' || r.cnpj) as search_text
  from public.restaurants r
  left join lateral (
    select id, number, status, created_at from public.orders
    where restaurant_id = r.id order by created_at desc, id limit 1
  ) as o on true
  where r.user_id is not null and (select private.may_read('houses'));

grant select on public.farm_houses to authenticated;

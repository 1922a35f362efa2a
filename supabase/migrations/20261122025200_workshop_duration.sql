-- How long a workshop takes is the farm's to say; and a workshop that the farm cancels is told to its house.

-- For this file and those after it: opens pairs of functions, `public` and its twin in `private`, to signed-in users.
create function private.open_pairs(variadic p_functions text[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_function text;
  v_schema text;
begin
  foreach v_function in array p_functions loop
    foreach v_schema in array array['public', 'private'] loop
      execute format('revoke execute on function %I.%s from public, anon', v_schema, v_function);
      execute format('grant execute on function %I.%s to authenticated', v_schema, v_function);
    end loop;
  end loop;
end;
$$;

revoke execute on function private.open_pairs(text[]) from public;

alter table public.workshop_events drop constraint workshop_events_kind_check;
alter table public.workshop_events add constraint workshop_events_kind_check check (kind in (
  'granted', 'asked', 'moved', 'confirmed', 'proposed', 'declined', 'resized', 'held', 'no_show', 'cancelled',
  'reinstated'));
comment on column public.workshop_events.detail is
  '{date} of what is agreed or proposed, {minutes} of a new duration, {by}: house or farm';

create or replace function private.workshop_changed(p_workshop public.workshops, p_kind text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.workshop_events (workshop_id, kind, detail) values (
    p_workshop.id, p_kind, jsonb_strip_nulls(jsonb_build_object(
      'date', case when p_kind = 'proposed' then p_workshop.proposed_date else p_workshop.scheduled_date end,
      'minutes', case when p_kind = 'resized' then p_workshop.duration_minutes end,
      'by', case when private.staff_role() is not null then 'farm' when (select auth.uid()) is not null then 'house' end)))
$$;

create or replace function private.record_workshop_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_kind text;
begin
  if tg_op = 'INSERT' then
    v_kind := case when new.scheduled_date is null then 'granted' else 'asked' end;
  elsif new.status <> old.status then
    v_kind := case
      when new.status = 'cancelled' then case when new.no_show_at is null then 'cancelled' else 'no_show' end
      when new.status = 'pending' then 'reinstated'
      when old.status = 'pending' then 'held'
    end;
  elsif new.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at then
    v_kind := 'confirmed';
  elsif new.scheduled_date is distinct from old.scheduled_date then
    v_kind := case when old.scheduled_date is null then 'asked' else 'moved' end;
  elsif new.proposed_date is distinct from old.proposed_date then
    v_kind := case when new.proposed_date is null then 'declined' else 'proposed' end;
  elsif new.duration_minutes <> old.duration_minutes then
    v_kind := 'resized';
  end if;
  if v_kind is not null then
    perform private.workshop_changed(new, v_kind);
  end if;
  return null;
end;
$$;

create or replace function private.workshop_snapshot(p_workshop public.workshops) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'status', p_workshop.status, 'scheduled_date', p_workshop.scheduled_date, 'confirmed_at', p_workshop.confirmed_at,
    'proposed_date', p_workshop.proposed_date, 'duration_minutes', p_workshop.duration_minutes,
    'held_by', p_workshop.held_by, 'no_show_at', p_workshop.no_show_at))
$$;

-- Says how long a workshop takes, in minutes. The times that it keeps grow or shrink with it.
-- Raises workshop_duration, workshop_taken, workshop_closed, and what open_workshop() raises.
create function private.set_workshop_duration(p_workshop_id uuid, p_seen bigint, p_minutes integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  if p_minutes is null or p_minutes not between 30 and 720 then
    perform private.fail('workshop_duration', coalesce(p_minutes::text, 'none'));
  end if;
  if v_workshop.confirmed_at is not null or v_workshop.reserves_time then
    perform private.require_open_time(p_workshop_id, v_workshop.scheduled_date, p_minutes, true);
  end if;
  if v_workshop.proposed_date is not null then
    perform private.require_open_time(p_workshop_id, v_workshop.proposed_date, p_minutes, true);
  end if;
  update public.workshops set duration_minutes = p_minutes where id = p_workshop_id;
  perform private.audit_workshop('set_workshop_duration', v_workshop, null);
end;
$$;

create function public.set_workshop_duration(p_workshop_id uuid, p_seen bigint, p_minutes integer) returns void
language sql set search_path = '' as $$ select private.set_workshop_duration(p_workshop_id, p_seen, p_minutes) $$;

select private.open_pairs('set_workshop_duration(uuid, bigint, integer)');

insert into private.notification_kinds (kind, topic) values ('workshop_cancelled', null);

-- What the farm decided about a workshop, with its words. What the house asks for itself is told by workshop_asked.
create or replace function private.notify_workshop_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
  v_kind public.notification_kind;
begin
  v_kind := case
    when new.kind = 'confirmed' then 'workshop_confirmed'
    when new.detail ->> 'by' is distinct from 'farm' then null
    when new.kind in ('moved', 'proposed') then 'workshop_moved'
    when new.kind = 'cancelled' then 'workshop_cancelled'
  end::public.notification_kind;
  if v_kind is null then
    return null;
  end if;
  select * into v_workshop from public.workshops where id = new.workshop_id;
  perform private.notify(v_kind, v_workshop.restaurant_id, 'workshop_event:' || new.id::text,
    private.workshop_notice(v_workshop) || jsonb_build_object(
      'starts_at', new.detail -> 'date',
      'reason', case v_kind when 'workshop_moved' then v_workshop.proposal_note
        when 'workshop_cancelled' then v_workshop.cancel_reason end),
    v_workshop.id::text);
  return null;
end;
$$;

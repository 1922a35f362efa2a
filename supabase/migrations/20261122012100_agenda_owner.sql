-- What owners do with the farm's agenda: see free times, book, move, answer a proposed time. Booking by an insert stays
-- as specified, at any hour: it is refused only where the farm is closed or has agreed the time with another house.

-- Whether a workshop fits into the weekly hours. Days and hours are Fortaleza's, through every change of its clock.
create function private.within_workshop_hours(p_start timestamptz, p_minutes integer) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.workshop_hours h
    cross join (select p_start at time zone 'America/Fortaleza' as local) s
    where h.weekday = extract(isodow from s.local)
      and s.local >= s.local::date + h.starts
      and p_start + make_interval(mins => p_minutes) <= (s.local::date + h.ends) at time zone 'America/Fortaleza')
$$;

-- The starts that the weekly hours offer from one day to another, an hour apart. An hour that the clock skips is none.
create function private.workshop_starts(p_from date, p_to date, p_minutes integer) returns setof timestamptz
language sql stable
set search_path = ''
as $$
  select distinct s.start
  from generate_series(0, p_to - p_from) as n
  join public.workshop_hours h on h.weekday = extract(isodow from p_from + n)
  cross join lateral generate_series(p_from + n + h.starts, p_from + n + h.ends, interval '1 hour') as l (local)
  cross join lateral (select l.local at time zone 'America/Fortaleza' as start) s
  where s.start at time zone 'America/Fortaleza' = l.local
    and s.start + make_interval(mins => p_minutes) <= (p_from + n + h.ends) at time zone 'America/Fortaleza'
  order by 1
$$;

create function private.is_blocked(p_start timestamptz, p_minutes integer) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.workshop_blocks b
    where tstzrange(b.starts_at, b.ends_at) && tstzrange(p_start, p_start + make_interval(mins => p_minutes)))
$$;

-- The free times from 48 h from now on, at most 62 days of them. For a workshop that is to be moved (p_workshop_id) its
-- own time counts as free, and its duration is what has to fit.
create function private.free_workshop_times(p_from date, p_to date, p_workshop_id uuid) returns setof timestamptz
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select coalesce(max(w.duration_minutes), 120) as minutes
    from public.workshops w
    where w.id = p_workshop_id and w.restaurant_id in (select private.visible_restaurant_ids('agenda'))
  ), days as (
    select greatest(p_from, (now() at time zone 'America/Fortaleza')::date) as first
  )
  select s.start
  from wanted, days, private.workshop_starts(days.first, least(p_to, days.first + 61), wanted.minutes) as s (start)
  where s.start between now() + interval '48 hours' and now() + interval '12 months'
    and not private.is_blocked(s.start, wanted.minutes)
    and not exists (
      select from public.workshops w
      where w.team_time && private.team_range(s.start, wanted.minutes) and w.id is distinct from p_workshop_id)
  order by s.start
$$;

-- Refuses a time at which the farm is closed, or which another workshop has. p_holds: the time is to be kept, so it must
-- not touch one that is kept for another house; an owner who only asks for it may hear from the farm.
-- Raises workshop_closed, workshop_taken.
create function private.require_open_time(
  p_workshop_id uuid, p_start timestamptz, p_minutes integer, p_holds boolean
) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Two who want one hour: the second waits here, and finds it taken. Taken after the row of the workshop.
  perform pg_advisory_xact_lock(hashtextextended('agenda', 0));
  if private.is_blocked(p_start, p_minutes) then
    perform private.fail('workshop_closed', p_start::text);
  end if;
  if exists (
    select from public.workshops w
    where w.team_time && private.team_range(p_start, p_minutes) and w.id is distinct from p_workshop_id
      and (p_holds or w.confirmed_at is not null or w.proposed_date is not null)
  ) then
    perform private.fail('workshop_taken', p_start::text);
  end if;
end;
$$;

create function private.check_workshop_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.reserves_time and not private.within_workshop_hours(new.scheduled_date, new.duration_minutes) then
    perform private.fail('workshop_closed', 'no free time');
  end if;
  perform private.require_open_time(new.id, new.scheduled_date, new.duration_minutes, new.reserves_time);
  return new;
end;
$$;

-- After the account is looked at ("15_require_account"), which locks the restaurant.
create trigger "20_check_time" before insert on public.workshops
  for each row when (private.is_client()) execute function private.check_workshop_time();
create trigger "20_check_time_update" before update of scheduled_date on public.workshops
  for each row when (private.is_client() and new.scheduled_date is distinct from old.scheduled_date)
  execute function private.check_workshop_time();

-- An owner writes what is asked for; what is agreed is written by functions.
create or replace function private.keep_workshop_fields() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_cancelled public.workshops;
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.automation_type = 'exclusive_event' then
      perform private.fail('workshop_type', 'granted by a premium order only');
    end if;
    if new.scheduled_date is null or new.scheduled_date <= now() then
      perform private.fail('workshop_in_past');
    end if;
    new.status := 'pending';
    new.order_id := null;
    new.created_at := now();
    new.credits_required := coalesce(
      (select c.credit_cost from public.automations_catalog c where c.type::text = new.automation_type::text), 0);
    new.duration_minutes := 120;
    new.reserves_time := coalesce(new.reserves_time, false);
    new.confirmed_at := null;
    new.proposed_date := null;
    new.proposal_note := null;
    new.held_by := null;
    new.no_show_at := null;
    new.cancel_reason := null;
    return new;
  end if;
  if old.status = 'pending' and new.status = 'cancelled' then
    if old.scheduled_date is not null and old.scheduled_date < now() + interval '48 hours' then
      perform private.fail('workshop_cancel_too_late');
    end if;
    v_cancelled := old;
    v_cancelled.status := 'cancelled';
    return v_cancelled;
  end if;
  if new.status <> old.status then
    perform private.fail('workshop_transition', format('%s to %s', old.status, new.status));
  end if;
  v_cancelled := old;
  -- The date of a granted event is agreed later, and notes may change while the workshop is to come.
  if old.status = 'pending' then
    v_cancelled.notes := new.notes;
    if old.scheduled_date is null then
      if new.scheduled_date <= now() then
        perform private.fail('workshop_in_past');
      end if;
      v_cancelled.scheduled_date := new.scheduled_date;
      v_cancelled.reserves_time := coalesce(new.reserves_time, false) and new.scheduled_date is not null;
    end if;
  end if;
  return v_cancelled;
end;
$$;

-- The caller's own workshop, locked, while it is to come.
create function private.open_own_workshop(p_workshop_id uuid) returns public.workshops
language plpgsql
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  select * into v_workshop from public.workshops
    where id = p_workshop_id and restaurant_id in (select private.my_restaurant_ids()) for update;
  if not found then
    perform private.fail('workshop_not_found', p_workshop_id::text);
  end if;
  if v_workshop.status <> 'pending' then
    perform private.fail('workshop_transition', v_workshop.status::text);
  end if;
  return v_workshop;
end;
$$;

-- Asks for another time, until 48 h before the agreed one, or instead of the one that the farm proposes. The farm
-- confirms it anew. Counts as a booking. Raises workshop_move_too_late, workshop_in_past, workshop_too_far,
-- workshop_closed, workshop_taken, limit_reached.
create function private.move_workshop(p_workshop_id uuid, p_date timestamptz, p_reserves boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  v_workshop := private.open_own_workshop(p_workshop_id);
  perform private.count_use('workshops', 'house', v_workshop.restaurant_id::text);
  if v_workshop.proposed_date is null and v_workshop.scheduled_date < now() + interval '48 hours' then
    perform private.fail('workshop_move_too_late');
  end if;
  if p_date is null or p_date <= now() then
    perform private.fail('workshop_in_past');
  end if;
  if p_date > now() + interval '12 months' then
    perform private.fail('workshop_too_far', '12 months');
  end if;
  if p_reserves and not private.within_workshop_hours(p_date, v_workshop.duration_minutes) then
    perform private.fail('workshop_closed', 'no free time');
  end if;
  perform private.require_open_time(p_workshop_id, p_date, v_workshop.duration_minutes, coalesce(p_reserves, false));
  update public.workshops set
    scheduled_date = p_date, reserves_time = coalesce(p_reserves, false),
    confirmed_at = null, proposed_date = null, proposal_note = null
    where id = p_workshop_id;
end;
$$;

-- Accepts the time that the farm proposes, which confirms the workshop, or keeps the one from before. p_date is the
-- proposal that the owner saw. Raises workshop_changed, workshop_in_past.
create function private.answer_workshop_proposal(p_workshop_id uuid, p_date timestamptz, p_accept boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  v_workshop := private.open_own_workshop(p_workshop_id);
  if v_workshop.proposed_date is null or p_date is distinct from v_workshop.proposed_date then
    perform private.fail('workshop_changed', p_workshop_id::text);
  end if;
  if p_accept and v_workshop.proposed_date <= now() then
    perform private.fail('workshop_in_past');
  end if;
  update public.workshops set
    scheduled_date = case when p_accept then proposed_date else scheduled_date end,
    confirmed_at = case when p_accept then now() else confirmed_at end,
    reserves_time = reserves_time and not p_accept,
    proposed_date = null, proposal_note = null
    where id = p_workshop_id;
end;
$$;

create function public.free_workshop_times(p_from date, p_to date, p_workshop_id uuid default null)
returns table (starts_at timestamptz)
language sql stable set search_path = '' as $$ select private.free_workshop_times(p_from, p_to, p_workshop_id) $$;
create function public.move_workshop(p_workshop_id uuid, p_date timestamptz, p_reserves boolean default false) returns void
language sql set search_path = '' as $$ select private.move_workshop(p_workshop_id, p_date, p_reserves) $$;
create function public.answer_workshop_proposal(p_workshop_id uuid, p_date timestamptz, p_accept boolean) returns void
language sql set search_path = '' as $$ select private.answer_workshop_proposal(p_workshop_id, p_date, p_accept) $$;

revoke execute on function
  private.within_workshop_hours(timestamptz, integer), private.workshop_starts(date, date, integer),
  private.is_blocked(timestamptz, integer), private.require_open_time(uuid, timestamptz, integer, boolean),
  private.check_workshop_time(), private.open_own_workshop(uuid)
from public;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'free_workshop_times(date, date, uuid)', 'move_workshop(uuid, timestamptz, boolean)',
    'answer_workshop_proposal(uuid, timestamptz, boolean)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

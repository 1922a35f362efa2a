-- The farm's agenda: when its one team can hold workshops, which times are taken, and what happened to each workshop.
-- The statuses stay as specified. A pending workshop is asked for, confirmed, or has another time proposed.

-- When workshops are held, by the clock of Fortaleza. Owners may ask for other hours; those need an answer all the same.
create table public.workshop_hours (
  -- 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  primary key (weekday, starts),
  constraint workshop_hours_order check (ends > starts)
);

insert into public.workshop_hours (weekday, starts, ends)
  select day, span.starts::time, span.ends::time
  from generate_series(2, 6) as day, (values ('09:00', '12:00'), ('14:00', '18:00')) as span (starts, ends);

-- Times at which nobody can go: holidays, harvest, the van in the workshop.
create table public.workshop_blocks (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null check (isfinite(starts_at)),
  ends_at timestamptz not null check (isfinite(ends_at)),
  -- For the farm alone.
  reason text not null check (char_length(reason) between 1 and 200),
  created_at timestamptz not null default now(),
  constraint workshop_blocks_order check (ends_at > starts_at)
);

create index workshop_blocks_by_time on public.workshop_blocks (starts_at, ends_at);

create trigger "05_functions_only" before insert or update or delete on public.workshop_hours
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.workshop_blocks
  for each row execute function private.refuse_api_write();

alter table public.workshop_hours enable row level security;
alter table public.workshop_blocks enable row level security;
grant select on public.workshop_hours, public.workshop_blocks to authenticated, service_role;
-- Owners see free_workshop_times() instead.
create policy workshop_hours_select_staff on public.workshop_hours for select to authenticated
  using ((select private.may_read('agenda')));
create policy workshop_blocks_select_staff on public.workshop_blocks for select to authenticated
  using ((select private.may_read('agenda')));

-- Whoever drives to a house needs its address; those who pack read the agenda too.
alter policy delivery_addresses_select_own_or_staff on public.delivery_addresses
  using (restaurant_id in (select private.visible_restaurant_ids('agenda')));

-- How long a workshop keeps the team: its duration and an hour on the road. By way of UTC, because adding an interval
-- to an instant depends on the session's time zone and could not be indexed.
create function private.team_range(p_start timestamptz, p_minutes integer) returns tstzrange
language sql immutable strict
set search_path = ''
as $$
  select tstzrange(p_start, (p_start at time zone 'UTC' + make_interval(mins => p_minutes + 60)) at time zone 'UTC')
$$;

revoke execute on function private.team_range(timestamptz, integer) from public;
-- Whoever writes a workshop computes its generated column.
grant execute on function private.team_range(timestamptz, integer) to authenticated, service_role;

alter table public.workshops
  add column duration_minutes integer not null default 120 check (duration_minutes between 30 and 720),
  -- Chosen among the free times: the hour is kept until the farm answers.
  add column reserves_time boolean not null default false,
  add column confirmed_at timestamptz,
  -- What the farm proposes instead, and why. Both times are kept until the owner answers.
  add column proposed_date timestamptz check (isfinite(proposed_date)),
  add column proposal_note text check (char_length(proposal_note) between 1 and 500),
  -- Who of the farm led it.
  add column held_by text check (char_length(held_by) between 1 and 120),
  -- The team was there and the house was not; such a workshop is cancelled and charges nothing.
  add column no_show_at timestamptz,
  -- The farm's reason, for the owner.
  add column cancel_reason text check (char_length(cancel_reason) between 1 and 500);

update public.workshops set duration_minutes = 240 where automation_type = 'exclusive_event';

-- There is one team: two workshops never hold the same time. A time that is only asked for holds nothing.
alter table public.workshops
  add column team_time tstzmultirange generated always as (
    case when status = 'pending' then
      case when scheduled_date is not null and (confirmed_at is not null or reserves_time)
        then tstzmultirange(private.team_range(scheduled_date, duration_minutes)) else '{}' end
      + case when proposed_date is not null
        then tstzmultirange(private.team_range(proposed_date, duration_minutes)) else '{}' end
    else '{}' end
  ) stored,
  add constraint workshops_one_team exclude using gist (team_time with &&) where (not isempty(team_time));

-- What happened to a workshop, for owner and farm.
create table public.workshop_events (
  id bigint generated always as identity primary key,
  workshop_id uuid not null references public.workshops (id) on delete cascade,
  kind text not null check (kind in (
    'granted', 'asked', 'moved', 'confirmed', 'proposed', 'declined', 'held', 'no_show', 'cancelled', 'reinstated')),
  -- {date} of what is agreed or proposed, {by}: house or farm. No free text: events are kept when an account goes.
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index workshop_events_by_workshop on public.workshop_events (workshop_id, id);

-- Every event of a workshop passes here, once, in the transaction of its cause. A trigger on the table hears of all.
create function private.workshop_changed(p_workshop public.workshops, p_kind text) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.workshop_events (workshop_id, kind, detail) values (
    p_workshop.id, p_kind, jsonb_strip_nulls(jsonb_build_object(
      'date', case when p_kind = 'proposed' then p_workshop.proposed_date else p_workshop.scheduled_date end,
      'by', case when private.staff_role() is not null then 'farm' when (select auth.uid()) is not null then 'house' end)))
$$;

create function private.record_workshop_change() returns trigger
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
  end if;
  if v_kind is not null then
    perform private.workshop_changed(new, v_kind);
  end if;
  return null;
end;
$$;

-- A cancelled event that comes back with its money is agreed anew: its hour may be another house's by now.
create function private.reopen_workshop() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.reserves_time := false;
  new.confirmed_at := null;
  new.proposed_date := null;
  new.proposal_note := null;
  return new;
end;
$$;

-- An evening in the house of a premium order takes longer than a workshop.
create function private.set_event_duration() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.duration_minutes := 240;
  return new;
end;
$$;

-- Texts that name people go with the account.
create function private.forget_workshop_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.workshops set proposal_note = null, cancel_reason = null
    where restaurant_id = new.id and (proposal_note is not null or cancel_reason is not null);
  return null;
end;
$$;

revoke execute on function
  private.workshop_changed(public.workshops, text), private.record_workshop_change(), private.reopen_workshop(),
  private.set_event_duration(), private.forget_workshop_texts()
from public;

create trigger "12_event_duration" before insert on public.workshops
  for each row when (new.automation_type = 'exclusive_event') execute function private.set_event_duration();
create trigger "12_reopen" before update on public.workshops
  for each row when (old.status = 'cancelled' and new.status = 'pending') execute function private.reopen_workshop();
create trigger "40_record" after insert or update on public.workshops
  for each row execute function private.record_workshop_change();
create trigger "30_forget_workshop_texts" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_workshop_texts();

-- What is known of workshops from before.
insert into public.workshop_events (workshop_id, kind, detail, created_at)
  select id, case when scheduled_date is null then 'granted' else 'asked' end,
    jsonb_strip_nulls(jsonb_build_object('date', scheduled_date)), created_at
  from public.workshops
  order by created_at;

create trigger "05_functions_only" before insert on public.workshop_events
  for each row execute function private.refuse_api_write();
create trigger "10_append_only" before update on public.workshop_events
  for each row execute function private.refuse_change();

alter table public.workshop_events enable row level security;
grant select on public.workshop_events to authenticated, service_role;
create policy workshop_events_select_own_or_staff on public.workshop_events for select to authenticated
  using (workshop_id in (
    select w.id from public.workshops w where w.restaurant_id in (select private.visible_restaurant_ids('agenda'))));

-- What staff do with workshops and with the agenda. p_seen is the last event of the workshop that the member saw
-- (workshop_events.id). Where somebody was faster, the call raises workshop_changed.

-- Locks a pending workshop for one action of staff. Raises workshop_not_found, workshop_changed, workshop_state.
create function private.open_workshop(p_workshop_id uuid, p_seen bigint) returns public.workshops
language plpgsql
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  select * into v_workshop from public.workshops where id = p_workshop_id for update;
  if not found then
    perform private.fail('workshop_not_found', p_workshop_id::text);
  end if;
  if p_seen is distinct from (select max(id) from public.workshop_events where workshop_id = p_workshop_id) then
    perform private.fail('workshop_changed', p_workshop_id::text);
  end if;
  if v_workshop.status <> 'pending' then
    perform private.fail('workshop_state', v_workshop.status::text);
  end if;
  return v_workshop;
end;
$$;

-- A required text, trimmed. Raises p_missing, text_too_long.
create function private.required_text(p_text text, p_most integer, p_missing text) returns text
language plpgsql
set search_path = ''
as $$
begin
  if p_text is null or private.is_blank(p_text) then
    perform private.fail(p_missing);
  end if;
  if char_length(trim(p_text)) > p_most then
    perform private.fail('text_too_long');
  end if;
  return trim(p_text);
end;
$$;

create function private.workshop_snapshot(p_workshop public.workshops) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'status', p_workshop.status, 'scheduled_date', p_workshop.scheduled_date, 'confirmed_at', p_workshop.confirmed_at,
    'proposed_date', p_workshop.proposed_date, 'held_by', p_workshop.held_by, 'no_show_at', p_workshop.no_show_at))
$$;

create function private.audit_workshop(p_action text, p_before public.workshops, p_reason text) returns void
language sql
set search_path = ''
as $$
  select private.record_audit(p_action, 'workshops', p_before.id::text, p_before.restaurant_id,
    private.workshop_snapshot(p_before), private.workshop_snapshot(w), p_reason)
  from public.workshops w where w.id = p_before.id
$$;

-- Agrees to the time that the house asked for, or keeps the agreed one and withdraws a proposal.
-- Raises workshop_state, workshop_in_past, workshop_closed, workshop_taken.
create function private.confirm_workshop(p_workshop_id uuid, p_seen bigint) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  if v_workshop.scheduled_date is null
    or (v_workshop.confirmed_at is not null and v_workshop.proposed_date is null) then
    perform private.fail('workshop_state', 'nothing to confirm');
  end if;
  if v_workshop.scheduled_date <= now() then
    perform private.fail('workshop_in_past');
  end if;
  perform private.require_open_time(p_workshop_id, v_workshop.scheduled_date, v_workshop.duration_minutes, true);
  update public.workshops set confirmed_at = now(), proposed_date = null, proposal_note = null where id = p_workshop_id;
  perform private.audit_workshop('confirm_workshop', v_workshop, null);
end;
$$;

-- Proposes another time, with a few words for the owner. Raises workshop_in_past, workshop_too_far, workshop_closed,
-- workshop_taken, workshop_state, text_too_long.
create function private.propose_workshop_time(
  p_workshop_id uuid, p_seen bigint, p_date timestamptz, p_note text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  if p_date is null or p_date <= now() then
    perform private.fail('workshop_in_past');
  end if;
  if p_date > now() + interval '12 months' then
    perform private.fail('workshop_too_far', '12 months');
  end if;
  if p_date = v_workshop.scheduled_date then
    perform private.fail('workshop_same_time');
  end if;
  if char_length(trim(p_note)) > 500 then
    perform private.fail('text_too_long');
  end if;
  perform private.require_open_time(p_workshop_id, p_date, v_workshop.duration_minutes, true);
  update public.workshops set proposed_date = p_date, proposal_note = nullif(trim(p_note), '') where id = p_workshop_id;
  perform private.audit_workshop('propose_workshop_time', v_workshop, nullif(trim(p_note), ''));
end;
$$;

-- Only what has begun can have been held, or missed.
create function private.require_begun(p_workshop public.workshops) returns void
language plpgsql
set search_path = ''
as $$
begin
  if p_workshop.scheduled_date is null or p_workshop.scheduled_date > now() then
    perform private.fail('workshop_not_begun', coalesce(p_workshop.scheduled_date::text, 'no date'));
  end if;
end;
$$;

-- Records that a workshop was held. The trigger on the table charges its credits in this transaction, so a house
-- without them keeps it pending. Raises workshop_not_begun, held_by_missing, text_too_long, insufficient_credits.
create function private.mark_workshop_held(p_workshop_id uuid, p_seen bigint, p_held_by text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  perform private.require_begun(v_workshop);
  update public.workshops
    set status = 'completed', held_by = private.required_text(p_held_by, 120, 'held_by_missing'), proposed_date = null
    where id = p_workshop_id;
  perform private.audit_workshop('mark_workshop_held', v_workshop, null);
end;
$$;

-- Records that the team was there and the house was not. Charges nothing.
-- Raises workshop_not_begun, reason_missing, text_too_long.
create function private.mark_no_show(p_workshop_id uuid, p_seen bigint, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  perform private.require_begun(v_workshop);
  update public.workshops set status = 'cancelled', no_show_at = now(), proposed_date = null where id = p_workshop_id;
  perform private.audit_workshop('mark_no_show', v_workshop, private.required_text(p_reason, 500, 'reason_missing'));
end;
$$;

-- Cancels a workshop with a reason that the owner reads. An event that was paid for is not cancelled but given another
-- time: its money goes back by a refund only. Raises workshop_granted, reason_missing, text_too_long.
create function private.cancel_workshop(p_workshop_id uuid, p_seen bigint, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
begin
  perform private.require_staff('fulfilment', 'consultant');
  v_workshop := private.open_workshop(p_workshop_id, p_seen);
  if v_workshop.order_id is not null then
    perform private.fail('workshop_granted', v_workshop.order_id::text);
  end if;
  update public.workshops
    set status = 'cancelled', cancel_reason = private.required_text(p_reason, 500, 'reason_missing')
    where id = p_workshop_id;
  perform private.audit_workshop('cancel_workshop', v_workshop, trim(p_reason));
end;
$$;

-- Closes the agenda for some time. Raises block_invalid, agenda_busy where a workshop is kept, reason_missing,
-- text_too_long.
create function private.block_workshop_time(p_starts timestamptz, p_ends timestamptz, p_reason text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_block public.workshop_blocks;
begin
  perform private.require_staff('fulfilment', 'consultant');
  if p_starts is null or p_ends is null or p_ends <= p_starts or p_ends <= now()
    or p_ends - p_starts > interval '62 days' or p_ends > now() + interval '2 years' then
    perform private.fail('block_invalid');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('agenda', 0));
  if exists (select from public.workshops where team_time && tstzrange(p_starts, p_ends)) then
    perform private.fail('agenda_busy');
  end if;
  insert into public.workshop_blocks (starts_at, ends_at, reason)
    values (p_starts, p_ends, private.required_text(p_reason, 200, 'reason_missing'))
    returning * into v_block;
  perform private.record_audit('block_workshop_time', 'workshop_blocks', v_block.id::text, null,
    null, to_jsonb(v_block), v_block.reason);
  return v_block.id;
end;
$$;

-- Raises block_not_found, also where another member was faster.
create function private.unblock_workshop_time(p_block_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_block public.workshop_blocks;
begin
  perform private.require_staff('fulfilment', 'consultant');
  delete from public.workshop_blocks where id = p_block_id returning * into v_block;
  if not found then
    perform private.fail('block_not_found', p_block_id::text);
  end if;
  perform private.record_audit('unblock_workshop_time', 'workshop_blocks', p_block_id::text, null,
    to_jsonb(v_block), null);
end;
$$;

-- A list of {weekday, starts, ends} in the order of the week. Raises hours_invalid.
create function private.workshop_hours_of(p_hours jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_hours jsonb;
begin
  if jsonb_typeof(p_hours) is distinct from 'array' or jsonb_array_length(p_hours) > 42 then
    perform private.fail('hours_invalid', 'not a list');
  end if;
  begin
    select coalesce(jsonb_agg(to_jsonb(h) order by h.weekday, h.starts), '[]') into v_hours
      from jsonb_to_recordset(p_hours) as h (weekday smallint, starts time, ends time);
  exception when data_exception then
    perform private.fail('hours_invalid', 'not a time');
  end;
  if exists (
    with h as (
      select row_number() over () as n, * from jsonb_to_recordset(v_hours) as h (weekday smallint, starts time, ends time)
    )
    select from h a left join h b on a.n < b.n and a.weekday = b.weekday and a.starts < b.ends and b.starts < a.ends
    where b.n is not null or coalesce(a.weekday not between 1 and 7, true) or coalesce(a.ends <= a.starts, true)
  ) then
    perform private.fail('hours_invalid', 'out of order');
  end if;
  return v_hours;
end;
$$;

-- Replaces the weekly hours. p_seen: those that the manager saw. Agreed workshops stay. Raises hours_invalid,
-- hours_changed.
create function private.put_workshop_hours(p_hours jsonb, p_seen jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_hours jsonb;
  v_before jsonb;
begin
  perform private.require_staff('manager');
  v_hours := private.workshop_hours_of(p_hours);
  perform pg_advisory_xact_lock(hashtextextended('agenda', 0));
  select coalesce(jsonb_agg(to_jsonb(h) order by h.weekday, h.starts), '[]') into v_before from public.workshop_hours h;
  if private.workshop_hours_of(p_seen) <> v_before then
    perform private.fail('hours_changed');
  end if;
  -- Hosted projects refuse a delete without a condition.
  delete from public.workshop_hours where true;
  insert into public.workshop_hours select * from jsonb_to_recordset(v_hours) as h (weekday smallint, starts time, ends time);
  perform private.record_audit('put_workshop_hours', 'workshop_hours', 'week', null, v_before, v_hours);
end;
$$;

revoke execute on function
  private.open_workshop(uuid, bigint), private.required_text(text, integer, text),
  private.audit_workshop(text, public.workshops, text), private.workshop_snapshot(public.workshops),
  private.require_begun(public.workshops), private.workshop_hours_of(jsonb)
from public;

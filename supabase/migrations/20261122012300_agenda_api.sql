-- The functions of the agenda in the API: each passes on to its twin in `private`, which checks the role.

create function public.confirm_workshop(p_workshop_id uuid, p_seen bigint) returns void
language sql set search_path = '' as $$ select private.confirm_workshop(p_workshop_id, p_seen) $$;
create function public.propose_workshop_time(
  p_workshop_id uuid, p_seen bigint, p_date timestamptz, p_note text default null
) returns void
language sql set search_path = '' as $$ select private.propose_workshop_time(p_workshop_id, p_seen, p_date, p_note) $$;
create function public.mark_workshop_held(p_workshop_id uuid, p_seen bigint, p_held_by text) returns void
language sql set search_path = '' as $$ select private.mark_workshop_held(p_workshop_id, p_seen, p_held_by) $$;
create function public.mark_no_show(p_workshop_id uuid, p_seen bigint, p_reason text) returns void
language sql set search_path = '' as $$ select private.mark_no_show(p_workshop_id, p_seen, p_reason) $$;
create function public.cancel_workshop(p_workshop_id uuid, p_seen bigint, p_reason text) returns void
language sql set search_path = '' as $$ select private.cancel_workshop(p_workshop_id, p_seen, p_reason) $$;
create function public.block_workshop_time(p_starts timestamptz, p_ends timestamptz, p_reason text) returns uuid
language sql set search_path = '' as $$ select private.block_workshop_time(p_starts, p_ends, p_reason) $$;
create function public.unblock_workshop_time(p_block_id uuid) returns void
language sql set search_path = '' as $$ select private.unblock_workshop_time(p_block_id) $$;
create function public.put_workshop_hours(p_hours jsonb, p_seen jsonb) returns void
language sql set search_path = '' as $$ select private.put_workshop_hours(p_hours, p_seen) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'confirm_workshop(uuid, bigint)', 'propose_workshop_time(uuid, bigint, timestamptz, text)',
    'mark_workshop_held(uuid, bigint, text)', 'mark_no_show(uuid, bigint, text)',
    'cancel_workshop(uuid, bigint, text)', 'block_workshop_time(timestamptz, timestamptz, text)',
    'unblock_workshop_time(uuid)', 'put_workshop_hours(jsonb, jsonb)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

-- Managers keep the team: members, roles, who may still enter.

-- Adds the holder of an existing account. Raises account_not_found, owner_is_no_staff, member_exists, name_missing,
-- text_too_long.
create function private.add_team_member(p_email text, p_name text, p_role public.staff_role) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  perform private.require_staff('manager');
  if coalesce(trim(p_name), '') = '' then
    perform private.fail('name_missing');
  end if;
  if char_length(trim(p_name)) > 120 then
    perform private.fail('text_too_long');
  end if;
  select id into v_user_id from auth.users where lower(email) = lower(trim(p_email));
  if not found then
    perform private.fail('account_not_found');
  end if;
  -- Two managers who add one person at once: the second is told.
  perform pg_advisory_xact_lock(hashtextextended('staff_members', 0));
  if exists (select from public.staff_members where user_id = v_user_id) then
    perform private.fail('member_exists');
  end if;
  perform private.put_staff_member(v_user_id, trim(p_name), p_role, true, null);
end;
$$;

-- Changes the role of a member, or whether they may enter. Nobody changes themselves. Raises member_not_found,
-- own_membership, last_manager, text_too_long.
create function private.change_team_member(
  p_user_id uuid, p_role public.staff_role, p_active boolean, p_reason text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_member public.staff_members;
begin
  -- Before require_staff, which locks the caller's row: two managers who deactivate each other at once would wait for
  -- each other's. The second one is no manager any more.
  perform pg_advisory_xact_lock(hashtextextended('staff_members', 0));
  perform private.require_staff('manager');
  if char_length(trim(p_reason)) > 500 then
    perform private.fail('text_too_long');
  end if;
  select * into v_member from public.staff_members where user_id = p_user_id;
  if not found then
    perform private.fail('member_not_found');
  end if;
  if p_user_id = (select auth.uid()) then
    if not exists (
      select from public.staff_members where role = 'manager' and active and user_id <> p_user_id
    ) then
      perform private.fail('last_manager');
    end if;
    perform private.fail('own_membership');
  end if;
  if v_member.role = p_role and v_member.active = p_active then
    return;
  end if;
  perform private.put_staff_member(p_user_id, v_member.name, p_role, p_active, nullif(trim(p_reason), ''));
end;
$$;

-- Whether the caller still has to show a second factor before `private.staff_role()` answers them.
create function private.lacks_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.offers_second_factor() and coalesce((select auth.jwt()) ->> 'aal', '') <> 'aal2'
$$;

create function public.add_team_member(p_email text, p_name text, p_role public.staff_role) returns void
language sql set search_path = '' as $$ select private.add_team_member(p_email, p_name, p_role) $$;
create function public.change_team_member(
  p_user_id uuid, p_role public.staff_role, p_active boolean, p_reason text default null
) returns void
language sql set search_path = '' as $$ select private.change_team_member(p_user_id, p_role, p_active, p_reason) $$;
create function public.lacks_second_factor() returns boolean
language sql stable set search_path = '' as $$ select private.lacks_second_factor() $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'add_team_member(text, text, public.staff_role)',
    'change_team_member(uuid, public.staff_role, boolean, text)', 'lacks_second_factor()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

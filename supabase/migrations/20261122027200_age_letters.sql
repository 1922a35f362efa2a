-- Contests of the age are told to whom they wait for, and the provider's data goes with the account.

insert into private.notification_kinds (kind, topic) values ('age_contest_decided', null), ('staff_age_contest', null);

-- A contest ends by a manager's word, or by the provider's when it comes to approve after all.
create function private.notify_age_contest() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'contested' then
    -- Not the owner's words: managers alone read them, in the room.
    perform private.notify_staff('staff_age_contest', array['manager']::public.staff_role[], new.restaurant_id,
      'staff_age_contest:' || new.id::text, private.house_notice(new.restaurant_id), new.id::text);
  elsif new.status in ('verified', 'refused') then
    perform private.notify('age_contest_decided', new.restaurant_id, 'age_contest_decided:' || new.id::text,
      jsonb_build_object('verified', new.status = 'verified'), new.id::text);
  end if;
  return null;
end;
$$;

create trigger "50_notify_contest" after update of status on public.age_verifications
  for each row when (old.status <> new.status and 'contested' in (old.status, new.status))
  execute function private.notify_age_contest();

-- The provider keeps documents and faces with its sessions: they are deleted there through the queue. Its target is
-- PROVIDER:SESSION, because a session's number means nothing to another provider.
do $$
begin
  execute (
    select format('alter table public.cleanup_tasks drop constraint cleanup_tasks_kind_check,
        add constraint cleanup_tasks_kind_check check (kind in (%s))', string_agg(quote_literal(kind), ', '))
    from (
      select (regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g'))[1] as kind
        from pg_constraint where conname = 'cleanup_tasks_kind_check' and conrelid = 'public.cleanup_tasks'::regclass
      union select 'delete_age_session'
    ) kinds);
end;
$$;

-- Of *_age_verifications.sql, with the queue.
create or replace function private.forget_age_verification() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A session that is being attached is attached before this, or finds the account gone.
  perform 1 from public.age_verifications where restaurant_id = new.id order by id for update;
  perform private.queue_cleanup('delete_age_session', provider || ':' || reference)
    from public.age_verifications where restaurant_id = new.id and reference is not null;
  update public.age_verifications set
    reference = null, contest_text = null,
    status = case when status in ('pending', 'contested', 'unsure') then 'expired' else status end
    where restaurant_id = new.id;
  return null;
end;
$$;

-- Of *_age_verifications.sql. A session that the provider opened while the account went is deleted there too.
create or replace function public.attach_age_session(p_verification_id uuid, p_reference text) returns void
language sql security definer
set search_path = ''
as $$
  update public.age_verifications set reference = p_reference
    where id = p_verification_id and status = 'pending' and reference is distinct from p_reference;
  select private.queue_cleanup('delete_age_session', a.provider || ':' || p_reference)
    from public.age_verifications a join public.restaurants r on r.id = a.restaurant_id
    where a.id = p_verification_id and r.user_id is null;
$$;

revoke execute on function private.notify_age_contest() from public;

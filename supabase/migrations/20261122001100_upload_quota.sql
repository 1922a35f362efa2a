-- What a house may upload in an hour, and keep. In the policy, because hosted projects take no triggers of ours on
-- storage.objects.

-- Whether the caller may store a file under this name: in the folder of their own house, within its limits. The
-- objects themselves are counted, because the storage service asks in a transaction that it rolls back.
create function private.may_upload(p_name text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_folder text := (storage.foldername(p_name))[1];
  v_kept record;
  v_limit record;
begin
  if v_folder is null or not exists (select from private.my_restaurant_ids() as id where id::text = v_folder) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads/' || v_folder, 0));
  select count(*) as kept_files, coalesce(sum((metadata ->> 'size')::bigint), 0) as kept_bytes into v_kept
    from storage.objects where bucket_id = 'uploads' and name like v_folder || '/%';
  for v_limit in
    select l.action, l.per, l.most, case l.action
      when 'kept_files' then v_kept.kept_files
      when 'kept_bytes' then v_kept.kept_bytes
      else (
        select count(*) from storage.objects
        where bucket_id = 'uploads' and name like v_folder || '/%' and created_at > now() - l.per
      )
    end as used
    from private.use_limits l
    where l.subject = 'house' and l.action in ('uploads', 'kept_files', 'kept_bytes')
    order by l.action, l.per
  loop
    if v_limit.used >= v_limit.most then
      perform private.fail('limit_reached', concat_ws(' in ', v_limit.action || ', ' || v_limit.most, v_limit.per));
    end if;
  end loop;
  return true;
end;
$$;

revoke execute on function private.may_upload(text) from public;
-- The policy calls it as the querying role; it answers about the caller's own house alone.
grant execute on function private.may_upload(text) to authenticated;

alter policy uploads_insert_own on storage.objects
  with check (bucket_id = 'uploads' and private.may_upload(name));

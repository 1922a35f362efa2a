-- What a house may upload in an hour, and keep. In the policy, because hosted projects take no triggers of ours on
-- storage.objects.

-- Whether the caller may store a file under this name: in the folder of their own house, within its limits. The
-- objects themselves are counted, because the storage service asks in a transaction that it rolls back; and the
-- answer is a plain no, because the service passes no other error of ours on.
create function private.may_upload(p_name text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_folder text := (storage.foldername(p_name))[1];
begin
  if v_folder is null or not exists (select from private.my_restaurant_ids() as id where id::text = v_folder) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads/' || v_folder, 0));
  return not exists (
    select
    from private.use_limits l
    where l.subject = 'house' and l.action in ('uploads', 'kept_files', 'kept_bytes')
      and l.most <= (
        select case l.action when 'kept_bytes' then coalesce(sum((o.metadata ->> 'size')::bigint), 0) else count(*) end
        from storage.objects o
        where o.bucket_id = 'uploads' and o.name like v_folder || '/%'
          and (l.per is null or o.created_at > now() - l.per)
      )
  );
end;
$$;

revoke execute on function private.may_upload(text) from public;
-- The policy calls it as the querying role; it answers about the caller's own house alone.
grant execute on function private.may_upload(text) to authenticated;

alter policy uploads_insert_own on storage.objects
  with check (bucket_id = 'uploads' and private.may_upload(name));

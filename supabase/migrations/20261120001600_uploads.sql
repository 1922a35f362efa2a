-- Menus and sales sheets that owners upload: one private bucket, each house in its own folder.
-- Size and declared type are enforced here; the function that reads a file looks at its first bytes as well.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'uploads', 'uploads', false, 10485760,
  array[
    'application/pdf', 'image/jpeg', 'image/png', 'text/csv',
    'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  ]
)
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The first folder of a path is the restaurant's id. No update policy: a file is replaced by another one.
create policy uploads_select_own on storage.objects for select to authenticated
  using (bucket_id = 'uploads' and (storage.foldername(name))[1] in (select id::text from private.my_restaurant_ids() as id));
create policy uploads_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'uploads' and (storage.foldername(name))[1] in (select id::text from private.my_restaurant_ids() as id));
create policy uploads_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'uploads' and (storage.foldername(name))[1] in (select id::text from private.my_restaurant_ids() as id));

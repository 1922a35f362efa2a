-- The right to be forgotten (LGPD, art. 18): the owner asks by inserting a row, the database does it at once.
-- The ledger stays, because bookkeeping must, but nothing in it says any longer whose it was.

create table public.account_deletions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  requested_at timestamptz not null default now()
);

create function private.delete_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  select id into v_restaurant_id from public.restaurants where user_id = new.user_id for update;
  if found then
    if exists (
      select from public.automation_requests where restaurant_id = v_restaurant_id and status in ('pending', 'processing')
    ) then
      perform private.fail('account_busy', 'a request is being processed');
    end if;
    update public.automation_requests set input_data = '{}' where restaurant_id = v_restaurant_id;
    delete from public.generated_content where automation_request_id in (
      select id from public.automation_requests where restaurant_id = v_restaurant_id);
    update public.workshops set notes = null where restaurant_id = v_restaurant_id;
    update public.workshops set status = 'cancelled' where restaurant_id = v_restaurant_id and status = 'pending';
    update public.restaurants set
      user_id = null, name = 'Conta excluída', contact_name = null, contact_email = null, contact_phone = null,
      address = null, city = null, state = null, restaurant_type = null,
      -- A placeholder that no company has: 12 characters of the row's own id, and letters where digits belong to nobody.
      cnpj = upper(left(replace(id::text, '-', ''), 12)) || '00'
      where id = v_restaurant_id;
  end if;
  delete from auth.users where id = new.user_id;
  return null;
end;
$$;

revoke execute on function private.delete_account() from public;

create trigger "10_delete_account" after insert on public.account_deletions
  for each row execute function private.delete_account();

alter table public.account_deletions enable row level security;
-- Insert only: the row names an account that no longer exists, so nobody needs to read it but the staff.
grant insert on public.account_deletions to authenticated;
grant select on public.account_deletions to service_role;

create policy account_deletions_insert_own on public.account_deletions for insert to authenticated
  with check (user_id = (select auth.uid()));

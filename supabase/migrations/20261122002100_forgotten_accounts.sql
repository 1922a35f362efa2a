-- Leaving takes everything personal along, whoever ends the account and whatever happens at the same time.
-- Locks are taken in the order of the whole database: requests and workshops, the restaurant, its orders.

-- A house that has left holds a CNPJ that nobody can enter: a row with an owner must have a real one.
alter table public.restaurants drop constraint restaurants_cnpj_check;
alter table public.restaurants add constraint restaurants_cnpj_check check (
  cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$' or (user_id is null and cnpj = 'EXCLUIDO-' || id::text)
);

-- Forgets a user in the transaction that deletes them. Raises account_busy while a request is processed.
create function private.forget_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_emails text[];
  v_session_id text;
begin
  select id into v_restaurant_id from public.restaurants where user_id = old.id;
  if found then
    perform 1 from public.automation_requests where restaurant_id = v_restaurant_id order by id for update;
    perform 1 from public.workshops where restaurant_id = v_restaurant_id order by id for update;
    -- Not `for no key update`: the keys user_id and cnpj change, and inserts that name the house must wait.
    perform 1 from public.restaurants where id = v_restaurant_id for update;
    if exists (
      select from public.automation_requests
      where restaurant_id = v_restaurant_id and status in ('pending', 'processing')
    ) then
      perform private.fail('account_busy', 'a request is being processed');
    end if;
  end if;

  v_emails := array[lower(old.email)] || array(
    select lower(contact_email) from public.restaurants where id = v_restaurant_id);
  delete from public.newsletter_subscribers where email = any (v_emails);
  delete from public.expansion_waitlist where lower(email) = any (v_emails);
  if v_restaurant_id is null then
    return old;
  end if;

  for v_session_id in
    update public.orders set status = 'cancelled'
      where restaurant_id = v_restaurant_id and status = 'pending_payment'
      returning stripe_checkout_session_id
  loop
    if v_session_id is not null then
      perform private.queue_cleanup('expire_checkout_session', v_session_id);
    end if;
  end loop;
  perform private.queue_cleanup('delete_files', v_restaurant_id::text);
  delete from private.checkout_returns where order_id in (
    select id from public.orders where restaurant_id = v_restaurant_id);

  update public.automation_requests set input_data = '{}' where restaurant_id = v_restaurant_id;
  delete from public.generated_content where automation_request_id in (
    select id from public.automation_requests where restaurant_id = v_restaurant_id);
  update public.workshops set
    automation_name = null, notes = null,
    status = case when status = 'pending' then 'cancelled' else status end
    where restaurant_id = v_restaurant_id;
  update public.restaurants set
    user_id = null, name = 'Conta excluída', contact_name = null, contact_email = null, contact_phone = null,
    address = null, city = null, state = null, restaurant_type = null, cnpj = 'EXCLUIDO-' || id::text
    where id = v_restaurant_id;
  return old;
end;
$$;

create trigger "10_forget_user" before delete on auth.users
  for each row execute function private.forget_user();

create or replace function private.delete_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.users where id = new.user_id;
  return null;
end;
$$;

create function private.stamp_account_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.requested_at := now();
  return new;
end;
$$;

create trigger "10_stamp" before insert on public.account_deletions
  for each row execute function private.stamp_account_deletion();

-- An insert that was under way when the account went: it waits for the deletion here, and then finds no owner.
create function private.require_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
begin
  if tg_table_name = 'generated_content' then
    select restaurant_id into v_restaurant_id from public.automation_requests where id = new.automation_request_id;
  else
    v_restaurant_id := new.restaurant_id;
  end if;
  if exists (select from public.restaurants where id = v_restaurant_id) then
    perform 1 from public.restaurants where id = v_restaurant_id and user_id is not null for key share;
    if not found then
      perform private.fail('account_deleted', 'the account is gone');
    end if;
  end if;
  return new;
end;
$$;

-- Our own functions look for themselves: a dispute that is won after the account went must not fail on its event.
create trigger "15_require_account" before insert on public.automation_requests
  for each row when (private.is_client()) execute function private.require_account();
create trigger "15_require_account" before insert on public.workshops
  for each row when (private.is_client()) execute function private.require_account();
create trigger "15_require_account" before insert on public.generated_content
  for each row execute function private.require_account();

-- A session that Stripe opened while its order was cancelled.
create function private.expire_late_session() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.queue_cleanup('expire_checkout_session', new.stripe_checkout_session_id);
  return null;
end;
$$;

create trigger "20_expire_late_session" after update of stripe_checkout_session_id on public.orders
  for each row
  when (old.stripe_checkout_session_id is null and new.stripe_checkout_session_id is not null
    and new.status = 'cancelled')
  execute function private.expire_late_session();

revoke execute on function
  private.forget_user(), private.stamp_account_deletion(), private.require_account(), private.expire_late_session()
from public;

-- Accounts that were deleted before today.
update public.restaurants set cnpj = 'EXCLUIDO-' || id::text where user_id is null and name = 'Conta excluída';
update public.workshops w set automation_name = null
  from public.restaurants r where r.id = w.restaurant_id and r.user_id is null and r.name = 'Conta excluída';
select private.queue_cleanup('delete_files', id::text)
  from public.restaurants where user_id is null and name = 'Conta excluída';

-- What an account takes along when it goes, with its house and the answers to its wishes.

-- Forgets a user in the transaction that deletes them. Raises account_busy while a request is processed.
create or replace function private.forget_user() returns trigger
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

  update public.automation_requests set input_data = '{}', wish_checks = null where restaurant_id = v_restaurant_id;
  delete from public.generated_content where automation_request_id in (
    select id from public.automation_requests where restaurant_id = v_restaurant_id);
  delete from public.house_settings where restaurant_id = v_restaurant_id;
  delete from public.menu_items where restaurant_id = v_restaurant_id;
  delete from public.ingredient_prices where restaurant_id = v_restaurant_id;
  delete from public.competitors where restaurant_id = v_restaurant_id;
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

-- Nobody orders, and nobody has a consultation made, under texts that they have not accepted. The page asks
-- (*_consents.sql); here nothing is written without the answer.
--
-- An order that was placed under the version before may still be paid: it follows the terms of its day.

-- Raises consent_missing unless the owner of the row's house has accepted every version in force. A client writes for its
-- own house; another's, or one that is not there, is left to the policies.
create function private.require_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  select user_id into v_user_id from public.restaurants
    where id = new.restaurant_id and user_id = coalesce((select auth.uid()), user_id);
  if not found then
    return new;
  end if;
  -- Whoever publishes a version waits for what was begun before it, and what is begun meanwhile waits for the version.
  lock table public.legal_versions in share mode;
  if exists (
    select from private.current_legal_versions() v
    where not exists (
      select from public.consents c
      where c.user_id = v_user_id and c.document = v.document and c.version = v.version)
  ) then
    perform private.fail('consent_missing', v_user_id::text);
  end if;
  return new;
end;
$$;

revoke execute on function private.require_consent() from public;

-- place_order() alone inserts orders.
create trigger "07_consent" before insert on public.orders
  for each row when (new.status = 'pending_payment') execute function private.require_consent();
create trigger "07_consent" before insert on public.automation_requests
  for each row execute function private.require_consent();

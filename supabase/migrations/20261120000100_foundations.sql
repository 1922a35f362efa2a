-- Ground rules every later file builds on.
--
-- Schema `public` is what clients reach through the API; schema `private` is not exposed: it holds what
-- the database does for itself. Nothing here relies on default privileges: each file grants what it means
-- to grant, by role and command, and says so where a grant is deliberately absent.

create schema if not exists private;

revoke all on schema private from public;
-- Policies call private.my_restaurant_ids() as the querying role.
grant usage on schema private to authenticated, service_role;

alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;

create type public.establishment_type as enum (
  'fine_dining', 'bistro', 'pub', 'casual_dining', 'fast_casual', 'food_truck', 'bar', 'cafeteria'
);

-- True when the statement comes straight from a browser, not from one of our own definer functions.
-- Security invoker on purpose: inside a definer function current_user is the owner.
create function private.is_client() returns boolean
language sql stable
set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

revoke execute on function private.is_client() from public;
grant execute on function private.is_client() to anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke execute on function private.touch_updated_at() from public;

-- Business errors are raised as 'code: detail' so that one translator in the client finds the code in
-- every backend, also in those that do not pass SQLSTATE on.
create function private.fail(code text, detail text default '') returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%: %', code, detail using errcode = 'P0001';
end;
$$;

revoke execute on function private.fail(text, text) from public;
grant execute on function private.fail(text, text) to authenticated, service_role;

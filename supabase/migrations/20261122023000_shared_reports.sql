-- Links that end: an owner shows one version of a report to somebody without an account, with or without its costs, for
-- as long as they choose. Whoever holds the token may read, so only its hash is stored.

create table public.shared_reports (
  id uuid primary key default gen_random_uuid(),
  automation_request_id uuid not null references public.automation_requests (id) on delete cascade,
  restaurant_id uuid not null references public.restaurants (id),
  -- The version that the owner saw; what is published later is not shown.
  version smallint not null check (version >= 1),
  with_costs boolean not null,
  -- SHA-256 of the token, in hex. The token has 256 bits and needs no salt.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opens integer not null default 0 check (opens >= 0),
  last_opened_at timestamptz,
  check (expires_at > created_at),
  check ((opens = 0) = (last_opened_at is null))
);

create index shared_reports_by_request on public.shared_reports (automation_request_id);
create index shared_reports_by_restaurant on public.shared_reports (restaurant_id, expires_at);

create trigger "05_functions_only" before insert or update or delete on public.shared_reports
  for each row execute function private.refuse_api_write();

alter table public.shared_reports enable row level security;
-- No write grants, not even for the service key: the functions below are the only way in. Staff have no part in it.
grant select on public.shared_reports to authenticated, service_role;
create policy shared_reports_select_own on public.shared_reports for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));

insert into private.use_limits (action, subject, per, most) values
  ('shared_reports', 'house', '1 hour', 20),
  ('live_shared_reports', 'house', null, 20),
  ('shared_report_opens', 'address', '1 hour', 120),
  ('shared_report_opens', 'everybody', '1 hour', 600);

-- The account takes its links along; a request's links go with the request.
create function private.forget_shared_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.shared_reports where restaurant_id = new.id;
  return null;
end;
$$;

create trigger "30_forget_shared_reports" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_shared_reports();

-- Opens a link to a version of the caller's own completed consultation, and returns its token, which is not stored.
-- Links that ended 90 days ago go: the list is for those that somebody may still hold.
-- Raises request_not_found, share_not_ready, version_not_found, share_days, limit_reached.
create function private.share_report(
  p_request_id uuid, p_version integer, p_days integer, p_with_costs boolean
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  v_request record;
  v_live bigint;
  v_most bigint;
  -- Three random UUIDs have 366 random bits, of which the hash keeps 256.
  v_token text := rtrim(translate(encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), '+/', '-_'), '=');
begin
  select restaurant_id, status, delivered_at into v_request from public.automation_requests
    where id = p_request_id and restaurant_id in (select private.my_restaurant_ids()) for key share;
  if not found then
    perform private.fail('request_not_found', p_request_id::text);
  end if;
  if v_request.status <> 'completed' or v_request.delivered_at is null then
    perform private.fail('share_not_ready', v_request.status::text);
  end if;
  if p_days is null or p_days not in (1, 7, 30) then
    perform private.fail('share_days', coalesce(p_days::text, 'null'));
  end if;
  if p_version is null or (p_version <> 1 and not exists (
    select from public.content_versions where automation_request_id = p_request_id and number = p_version)) then
    perform private.fail('version_not_found', p_request_id::text);
  end if;
  perform private.count_use('shared_reports', 'house', v_request.restaurant_id::text);
  -- One house's links are opened one after the other, so that each counts those before; and none while the account goes.
  perform 1 from public.restaurants
    where id = v_request.restaurant_id and user_id = (select auth.uid()) for no key update;
  if not found then
    perform private.fail('request_not_found', p_request_id::text);
  end if;
  delete from public.shared_reports
    where restaurant_id = v_request.restaurant_id
      and least(expires_at, revoked_at) < now() - interval '90 days';
  select count(*) into v_live from public.shared_reports
    where restaurant_id = v_request.restaurant_id and revoked_at is null and expires_at > now();
  select most into v_most from private.use_limits where action = 'live_shared_reports';
  if v_live >= v_most then
    perform private.fail('limit_reached', format('live_shared_reports, %s', v_most));
  end if;
  insert into public.shared_reports
    (automation_request_id, restaurant_id, version, with_costs, token_hash, expires_at)
    values (p_request_id, v_request.restaurant_id, p_version, coalesce(p_with_costs, false),
      encode(sha256(convert_to(v_token, 'utf8')), 'hex'), now() + make_interval(days => p_days));
  return v_token;
end;
$$;

-- Ends a link of the caller's own. Safe to repeat: the first end counts. Raises share_not_found.
create function private.revoke_shared_report(p_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.shared_reports set revoked_at = coalesce(revoked_at, now())
    where id = p_id and restaurant_id in (select private.my_restaurant_ids());
  if not found then
    perform private.fail('share_not_found', p_id::text);
  end if;
end;
$$;

-- What the holder of a token may read, counted as one opening; null for a token that is wrong, over or taken back, which
-- look the same. Tells the name of the house and nothing else about it, nor what its owner asked for. The function
-- `shared-report` removes the costs where the link has none, so the service role alone may call this. Raises
-- limit_reached, for any token.
create function public.open_shared_report(p_token_hash text, p_address text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_address text := private.hash_of_address(private.parse_address(p_address));
  v_shared public.shared_reports;
begin
  if v_address is null then
    perform private.count_use('shared_report_opens', 'everybody', 'everybody');
  else
    perform private.count_use('shared_report_opens', 'address', v_address);
  end if;
  perform private.forget_uses(20);
  update public.shared_reports set opens = opens + 1, last_opened_at = now()
    where token_hash = p_token_hash and revoked_at is null and expires_at > now()
    returning * into v_shared;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', v_shared.id,
      'house', h.name,
      'title', c.name,
      'asked_at', r.created_at,
      'version', v_shared.version,
      'published_at', v.published_at,
      'with_costs', v_shared.with_costs,
      'expires_at', v_shared.expires_at,
      'writer', (
        select g.metadata ->> 'writer' from public.generated_content g
        where g.automation_request_id = r.id order by g.position limit 1),
      'contents', (
        select coalesce(jsonb_agg(g.content order by g.position), '[]') from public.version_contents g
        where g.automation_request_id = r.id and g.version = v_shared.version))
    from public.automation_requests r
    join public.restaurants h on h.id = r.restaurant_id
    join public.automations_catalog c on c.id = r.automation_id
    left join public.content_versions v on v.automation_request_id = r.id and v.number = v_shared.version
    where r.id = v_shared.automation_request_id);
end;
$$;

revoke execute on function private.forget_shared_reports() from public;
revoke execute on function public.open_shared_report(text, text) from public, anon, authenticated;
grant execute on function public.open_shared_report(text, text) to service_role;

-- The API.
create function public.share_report(
  p_request_id uuid, p_version integer, p_days integer, p_with_costs boolean default false
) returns text
language sql set search_path = '' as $$
  select private.share_report(p_request_id, p_version, p_days, p_with_costs) $$;
create function public.revoke_shared_report(p_id uuid) returns void
language sql set search_path = '' as $$ select private.revoke_shared_report(p_id) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'share_report(uuid, integer, integer, boolean)', 'revoke_shared_report(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

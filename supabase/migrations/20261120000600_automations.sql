-- Requests for consulting and what came of them. Inserting a request charges it, in the same transaction.

create type public.request_status as enum ('pending', 'processing', 'completed', 'failed', 'cancelled');

create table public.automation_requests (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  automation_id uuid not null references public.automations_catalog (id),
  -- Chosen by the client before it sends: the same intent sent twice is one row, charged once.
  client_request_id uuid not null default gen_random_uuid(),
  input_data jsonb not null default '{}' check (jsonb_typeof(input_data) = 'object' and octet_length(input_data::text) <= 262144),
  -- Credits charged. Read from the catalogue by a trigger, whatever the client sends.
  credits_used integer not null default 0 check (credits_used >= 0),
  status public.request_status not null default 'processing',
  -- Percent of the work done, written by the function that does it.
  progress smallint not null default 0 check (progress between 0 and 100),
  output_data jsonb,
  -- A code for the client's own words, never a stack trace.
  error_code text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  constraint automation_requests_once_per_intent unique (restaurant_id, client_request_id)
);

create index automation_requests_by_restaurant on public.automation_requests (restaurant_id, created_at desc);
create index automation_requests_by_automation on public.automation_requests (automation_id);
create index automation_requests_in_progress on public.automation_requests (created_at)
  where status in ('pending', 'processing');

alter table public.automation_entitlements
  add constraint automation_entitlements_used_by_request
  foreign key (used_by_request_id) references public.automation_requests (id);

create table public.generated_content (
  id uuid primary key default gen_random_uuid(),
  automation_request_id uuid not null references public.automation_requests (id) on delete cascade,
  position smallint not null check (position >= 0),
  content_type text not null check (content_type in ('recipe', 'analysis', 'content')),
  title text not null check (char_length(title) between 1 and 200),
  content jsonb not null,
  metadata jsonb not null default '{"downloadable": true}',
  created_at timestamptz not null default now(),
  constraint generated_content_once_per_position unique (automation_request_id, position)
);

-- Before the row exists: what the client may not choose is set here, the price above all. The house's row is
-- locked first, so that two requests never count on the same credits or the same free run.
create function private.prepare_automation_request() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_automation record;
begin
  perform 1 from public.restaurants where id = new.restaurant_id for update;
  select type, credit_cost into v_automation
    from public.automations_catalog where id = new.automation_id and is_active;
  if not found then
    perform private.fail('automation_not_found');
  end if;
  new.credits_used := case when exists (
    select from public.automation_entitlements
    where restaurant_id = new.restaurant_id and automation_type = v_automation.type and used_by_request_id is null
  ) then 0 else v_automation.credit_cost end;
  new.status := 'processing';
  new.progress := 0;
  new.output_data := null;
  new.error_code := null;
  new.completed_at := null;
  new.created_at := now();
  return new;
end;
$$;

-- After the row was accepted by its policy: take the free run, where the house holds one, or charge.
create function private.charge_automation_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.credits_used = 0 then
    update public.automation_entitlements set used_by_request_id = new.id
      where id = (
        select e.id
        from public.automation_entitlements e
        join public.automations_catalog c on c.type = e.automation_type
        where e.restaurant_id = new.restaurant_id and c.id = new.automation_id and e.used_by_request_id is null
        order by e.created_at, e.id
        limit 1
      );
  else
    perform private.spend_credits(new.restaurant_id, new.credits_used, 'automation_request', new.id::text);
  end if;
  return null;
end;
$$;

-- Final states stay, whoever asks.
create function private.guard_automation_request() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status in ('completed', 'failed', 'cancelled') and new.status <> old.status then
    perform private.fail('request_final', old.status::text);
  end if;
  return new;
end;
$$;

-- A client may move its own request from processing to completed and nothing else; failing and cancelling
-- belong to the server, because they give credits back.
create function private.keep_automation_request_fields() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if old.status = 'processing' and new.status = 'completed' then
    new := old;
    new.status := 'completed';
    new.completed_at := now();
    new.output_data := jsonb_build_object(
      'results_count', (select count(*) from public.generated_content where automation_request_id = old.id));
    return new;
  end if;
  if new.status <> old.status then
    perform private.fail('request_transition', format('%s to %s', old.status, new.status));
  end if;
  return old;
end;
$$;

revoke execute on function
  private.prepare_automation_request(), private.charge_automation_request(),
  private.guard_automation_request(), private.keep_automation_request_fields()
from public;

create trigger "10_prepare" before insert on public.automation_requests
  for each row execute function private.prepare_automation_request();
create trigger "20_charge" after insert on public.automation_requests
  for each row execute function private.charge_automation_request();
create trigger "10_guard_final" before update on public.automation_requests
  for each row execute function private.guard_automation_request();
create trigger "20_keep_fields" before update on public.automation_requests
  for each row execute function private.keep_automation_request_fields();

alter table public.automation_requests enable row level security;
alter table public.generated_content enable row level security;
-- No delete grants: a request has a charge. No write grants on content: only the server generates it.
grant select, insert, update on public.automation_requests to authenticated;
grant select on public.generated_content to authenticated;
grant select, insert, update, delete on public.automation_requests, public.generated_content to service_role;

create policy automation_requests_select_own on public.automation_requests for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));
create policy automation_requests_insert_own on public.automation_requests for insert to authenticated
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy automation_requests_update_own on public.automation_requests for update to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()))
  with check (restaurant_id in (select private.my_restaurant_ids()));
create policy generated_content_select_own on public.generated_content for select to authenticated
  using (automation_request_id in (
    select r.id from public.automation_requests r where r.restaurant_id in (select private.my_restaurant_ids())
  ));

-- The three calls of process-automation. Service role only; each is safe to repeat.

create function public.report_automation_progress(p_request_id uuid, p_progress integer) returns void
language sql security definer
set search_path = ''
as $$
  update public.automation_requests
    set progress = greatest(progress, least(p_progress, 99))
    where id = p_request_id and status = 'processing';
$$;

-- Stores what was generated and completes the request, in one transaction. p_results is an array of
-- {title, content_type, content, downloadable, writer}; the writer says who wrote its words. Returns false when the request had failed in the meantime.
create function public.complete_automation_request(p_request_id uuid, p_results jsonb) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_status public.request_status;
begin
  select status into v_status from public.automation_requests where id = p_request_id for update;
  if not found then
    perform private.fail('request_not_found');
  end if;
  if v_status in ('failed', 'cancelled') then
    return false;
  end if;
  insert into public.generated_content (automation_request_id, position, content_type, title, content, metadata)
    select p_request_id, (item.ordinality - 1)::smallint, item.value ->> 'content_type', item.value ->> 'title',
      item.value -> 'content',
      jsonb_build_object(
        'downloadable', coalesce((item.value -> 'downloadable')::boolean, true),
        'writer', coalesce(item.value ->> 'writer', 'engine'))
    from jsonb_array_elements(p_results) with ordinality as item (value, ordinality)
    on conflict (automation_request_id, position) do nothing;
  update public.automation_requests
    set status = 'completed', progress = 100, completed_at = coalesce(completed_at, now()),
      output_data = jsonb_build_object('results_count', (
        select count(*) from public.generated_content where automation_request_id = p_request_id))
    where id = p_request_id;
  return true;
end;
$$;

-- Ends a request that could not be done and gives back what it cost: the credits, or the free run.
create function public.fail_automation_request(p_request_id uuid, p_error_code text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_request record;
begin
  -- Restaurant first, then request: the same order as a charge takes them.
  perform 1 from public.restaurants
    where id = (select restaurant_id from public.automation_requests where id = p_request_id) for update;
  select id, status into v_request from public.automation_requests where id = p_request_id for update;
  if not found then
    perform private.fail('request_not_found');
  end if;
  if v_request.status not in ('pending', 'processing') then
    return false;
  end if;
  update public.automation_requests
    set status = 'failed', completed_at = now(), error_code = left(p_error_code, 60)
    where id = p_request_id;
  update public.automation_entitlements set used_by_request_id = null where used_by_request_id = p_request_id;
  perform private.refund_credits('automation_request', p_request_id::text);
  return true;
end;
$$;

revoke execute on function
  public.report_automation_progress(uuid, integer),
  public.complete_automation_request(uuid, jsonb),
  public.fail_automation_request(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.report_automation_progress(uuid, integer),
  public.complete_automation_request(uuid, jsonb),
  public.fail_automation_request(uuid, text)
to service_role;

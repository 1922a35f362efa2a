-- A request keeps the confirmed request sheet beside the answers, and what its results were checked to answer.

-- An array of {wish, outcome, reason, section}; consulting/base/request/check.ts reads it.
create function private.is_wish_checks(checks jsonb) returns boolean
language sql immutable strict
set search_path = ''
as $$
  select case when jsonb_typeof(checks) = 'array' then
    jsonb_array_length(checks) <= 400 and octet_length(checks::text) <= 1048576 and not exists (
      select from jsonb_array_elements(checks) as answer (value)
      where jsonb_typeof(value) <> 'object'
        or coalesce(jsonb_typeof(value -> 'wish'), '') <> 'object'
        or coalesce(value ->> 'outcome', '') not in ('met', 'not_possible', 'violated'))
  else false end
$$;

revoke execute on function private.is_wish_checks(jsonb) from public;
grant execute on function private.is_wish_checks(jsonb) to authenticated, service_role;

alter table public.automation_requests
  -- Null for requests from before the sheet, and until the request is completed.
  add column wish_checks jsonb check (private.is_wish_checks(wish_checks));

-- The sheet does not take room from the answers.
alter table public.automation_requests drop constraint automation_requests_input_data_check;
alter table public.automation_requests add constraint automation_requests_input_data_check check (
  jsonb_typeof(input_data) = 'object'
  and octet_length((input_data - 'request_sheet')::text) <= 262144
  and octet_length(coalesce(input_data -> 'request_sheet', 'null')::text) <= 262144
);

-- On update, "20_keep_fields" keeps what a client may not choose.
create or replace function private.prepare_request_claim() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.claim_id := null;
  new.claimed_until := null;
  new.delivered_at := null;
  new.wish_checks := null;
  return new;
end;
$$;

-- Stores what was generated, with the answers to the owner's wishes, and completes the request, in one transaction.
-- p_results is an array of {title, content_type, content, downloadable, writer}; the writer says who wrote its words.
-- Returns false when the request had failed in the meantime or belongs to another worker. Service role only.
drop function public.complete_automation_request(uuid, jsonb, uuid);
create function public.complete_automation_request(
  p_request_id uuid, p_results jsonb, p_claim uuid default null, p_wish_checks jsonb default null
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  v_request record;
begin
  select status, claim_id into v_request from public.automation_requests where id = p_request_id for update;
  if not found then
    perform private.fail('request_not_found');
  end if;
  if v_request.status in ('failed', 'cancelled') or (p_claim is not null and v_request.claim_id is distinct from p_claim) then
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
      delivered_at = coalesce(delivered_at, now()),
      wish_checks = coalesce(wish_checks, p_wish_checks),
      output_data = jsonb_build_object('results_count', (
        select count(*) from public.generated_content where automation_request_id = p_request_id))
    where id = p_request_id;
  return true;
end;
$$;

revoke execute on function public.complete_automation_request(uuid, jsonb, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.complete_automation_request(uuid, jsonb, uuid, jsonb) to service_role;


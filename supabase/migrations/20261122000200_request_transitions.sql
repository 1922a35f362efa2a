-- How a request ends. Its credits come back with the transition to `failed` or `cancelled` itself, whoever makes it;
-- one worker at a time holds it; and only what was generated counts as delivered.

alter table public.automation_requests
  -- The worker that holds the request, and until when; another may take over after that.
  add column claim_id uuid,
  add column claimed_until timestamptz,
  -- When its results were stored; null where a client only called it completed.
  add column delivered_at timestamptz;

alter table public.automation_requests disable trigger user;
update public.automation_requests set delivered_at = completed_at where status = 'completed' and progress = 100;
alter table public.automation_requests enable trigger user;

revoke delete on public.automation_requests from service_role;

create function private.prepare_request_claim() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.claim_id := null;
  new.claimed_until := null;
  new.delivered_at := null;
  return new;
end;
$$;

create function private.stamp_request_end() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.completed_at := coalesce(new.completed_at, now());
  new.claimed_until := null;
  if new.status = 'completed' and not private.is_client() then
    new.delivered_at := coalesce(new.delivered_at, now());
  end if;
  return new;
end;
$$;

-- Gives back what a request cost: its credits, or its free run. What the house still owes is settled first.
create function private.give_back_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_order_id uuid;
  v_balance_before integer;
begin
  select order_id into v_order_id from public.automation_entitlements where used_by_request_id = new.id;
  perform 1 from public.workshops where order_id = v_order_id for update;
  perform 1 from public.restaurants where id = new.restaurant_id for update;
  update public.automation_entitlements set used_by_request_id = null where used_by_request_id = new.id;
  if v_order_id is not null then
    -- Where the order's money went back, its run is not free for anybody.
    perform private.apply_reversals(v_order_id);
  end if;
  perform private.expire_lots(new.restaurant_id);
  select consulting_credit_balance into v_balance_before from public.restaurants where id = new.restaurant_id;
  perform private.refund_credits('automation_request', new.id::text);
  perform private.settle_short_credits(new.restaurant_id, v_balance_before);
  return null;
end;
$$;

revoke execute on function
  private.prepare_request_claim(), private.stamp_request_end(), private.give_back_request()
from public;

create trigger "15_prepare_claim" before insert on public.automation_requests
  for each row execute function private.prepare_request_claim();
create trigger "30_stamp_end" before update on public.automation_requests
  for each row when (old.status in ('pending', 'processing') and new.status in ('completed', 'failed', 'cancelled'))
  execute function private.stamp_request_end();
create trigger "30_give_back" after update on public.automation_requests
  for each row when (old.status in ('pending', 'processing') and new.status in ('failed', 'cancelled'))
  execute function private.give_back_request();
create trigger "10_append_only" before delete on public.automation_requests
  for each row execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.automation_requests
  for each statement execute function private.refuse_change();

-- Service role only, each safe to repeat. `p_claim` is what claim_automation_request() returned: a worker whose lease
-- another has taken over reports, completes and fails nothing any more.

drop function public.report_automation_progress(uuid, integer);
drop function public.complete_automation_request(uuid, jsonb);
drop function public.fail_automation_request(uuid, text);

-- Takes a request for one worker. Returns the claim, or null when another holds it or it has ended.
create function public.claim_automation_request(p_request_id uuid, p_lease_seconds integer default 120) returns uuid
language sql security definer
set search_path = ''
as $$
  update public.automation_requests
    set claim_id = gen_random_uuid(), claimed_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    where id = p_request_id and status in ('pending', 'processing')
      and (claimed_until is null or claimed_until <= clock_timestamp())
    returning claim_id;
$$;

-- Records progress in percent and extends the lease. Returns false when the request is not the caller's any more.
create function public.report_automation_progress(
  p_request_id uuid, p_progress integer, p_claim uuid default null
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.automation_requests
    set progress = greatest(progress, least(p_progress, 99)),
      claimed_until = case when p_claim is null then claimed_until else clock_timestamp() + interval '120 seconds' end
    where id = p_request_id and status = 'processing' and (p_claim is null or claim_id = p_claim);
  return found;
end;
$$;

-- Stores what was generated and completes the request, in one transaction. p_results is an array of
-- {title, content_type, content, downloadable, writer}; the writer says who wrote its words. Returns false when the
-- request had failed in the meantime or belongs to another worker.
create function public.complete_automation_request(
  p_request_id uuid, p_results jsonb, p_claim uuid default null
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
      output_data = jsonb_build_object('results_count', (
        select count(*) from public.generated_content where automation_request_id = p_request_id))
    where id = p_request_id;
  return true;
end;
$$;

-- Ends a request that could not be done. Its credits come back with the transition. Returns false when it had ended
-- already or belongs to another worker.
create function public.fail_automation_request(
  p_request_id uuid, p_error_code text, p_claim uuid default null
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
  if v_request.status not in ('pending', 'processing')
    or (p_claim is not null and v_request.claim_id is distinct from p_claim) then
    return false;
  end if;
  update public.automation_requests set status = 'failed', error_code = left(p_error_code, 60) where id = p_request_id;
  return true;
end;
$$;

revoke execute on function
  public.claim_automation_request(uuid, integer),
  public.report_automation_progress(uuid, integer, uuid),
  public.complete_automation_request(uuid, jsonb, uuid),
  public.fail_automation_request(uuid, text, uuid)
from public, anon, authenticated;
grant execute on function
  public.claim_automation_request(uuid, integer),
  public.report_automation_progress(uuid, integer, uuid),
  public.complete_automation_request(uuid, jsonb, uuid),
  public.fail_automation_request(uuid, text, uuid)
to service_role;

-- Achievements and figures count deliveries.

create or replace function private.award_for_use(p_restaurant_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_delivered integer;
  v_used bigint;
begin
  select count(*) into v_delivered from (
    select from public.automation_requests where restaurant_id = p_restaurant_id and delivered_at is not null limit 5
  ) as some_requests;
  if v_delivered >= 1 then
    perform private.award(p_restaurant_id, 'first_automation', 'Primeira automação', 'Recebeu a primeira consultoria.');
  end if;
  if v_delivered >= 5 then
    perform private.award(p_restaurant_id, 'five_automations', 'Cinco automações', 'Recebeu cinco consultorias.');
  end if;
  -- Adding up a whole ledger is worth it only until the sum is known to be reached.
  if exists (
    select from public.user_achievements where restaurant_id = p_restaurant_id and achievement_code = 'thousand_credits'
  ) then
    return;
  end if;
  -- A charge that was given back was not used.
  select -sum(amount) into v_used from public.credit_transactions
    where restaurant_id = p_restaurant_id and transaction_type in ('spent', 'refunded')
      and source in ('automation_request', 'workshop');
  if v_used >= 1000 then
    perform private.award(p_restaurant_id, 'thousand_credits', 'Mil créditos usados', 'Usou 1.000 créditos em consultoria.');
  end if;
end;
$$;

create or replace function private.award_for_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two deliveries at once would each miss the other's in the count.
  perform 1 from public.restaurants where id = new.restaurant_id for update;
  perform private.award_for_use(new.restaurant_id);
  return null;
end;
$$;

drop trigger "90_award" on public.automation_requests;
create trigger "90_award" after update on public.automation_requests
  for each row when (old.delivered_at is null and new.delivered_at is not null)
  execute function private.award_for_request();

create or replace view public.automation_usage with (security_invoker = true) as
  select
    r.restaurant_id,
    c.name as automation_name,
    (count(*) filter (where r.delivered_at is not null))::integer as completed,
    (count(*) filter (where r.status in ('pending', 'processing')))::integer as in_progress,
    coalesce(sum(r.credits_used) filter (where r.delivered_at is not null), 0)::integer as credits_used,
    coalesce(
      sum(extract(epoch from r.completed_at - r.created_at) / 60) filter (where r.delivered_at is not null), 0
    )::double precision as minutes
  from public.automation_requests r
  left join public.automations_catalog c on c.id = r.automation_id
  group by r.restaurant_id, c.name;

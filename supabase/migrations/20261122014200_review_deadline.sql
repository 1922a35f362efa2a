-- The 48 hours: a missed deadline gives credits back once, whoever notices it first.

-- What a consultation cost: its credits, or for a free run of a package what the run would cost.
create function private.request_worth(p_request_id uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case
    when r.credits_used > 0 then r.credits_used
    when exists (select from public.automation_entitlements e where e.used_by_request_id = r.id) then c.credit_cost
    else 0 end
  from public.automation_requests r
  join public.automations_catalog c on c.id = r.automation_id
  where r.id = p_request_id
$$;

-- Locks the house, then the review (docs/sql-conventions.md), and keeps the promise's account: a deadline that has
-- passed while the clock ran is written down with its credits, once. Returns the review, or null.
create function private.settle_review(p_review_id uuid) returns public.reviews
language plpgsql
set search_path = ''
as $$
declare
  v_review public.reviews;
  v_credits integer;
  v_has_account boolean;
begin
  select r.user_id is not null into v_has_account from public.restaurants r
    where r.id = (select restaurant_id from public.reviews where id = p_review_id) for update;
  select * into v_review from public.reviews where id = p_review_id for update;
  if v_review.id is null then
    return null;
  end if;
  if v_review.state <> 'open' or v_review.late_at is not null or v_review.due_at > now() then
    return v_review;
  end if;
  v_credits := greatest(1, ceil(private.request_worth(v_review.automation_request_id) / 10.0))::integer;
  if not v_has_account or not private.grant_courtesy(v_review.restaurant_id, v_credits, 'review', v_review.id::text) then
    v_credits := 0;
  end if;
  update public.reviews set late_at = now(), courtesy = v_credits where id = v_review.id returning * into v_review;
  perform private.raise_flag('review_late', 'review:' || v_review.id::text, null, v_review.restaurant_id,
    jsonb_build_object('request_id', v_review.automation_request_id, 'credits', v_credits));
  return v_review;
end;
$$;

-- Returns {done, failures}.
create function private.settle_late_reviews() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_review record;
  v_done integer := 0;
  v_failures integer := 0;
begin
  for v_review in
    select id, restaurant_id from public.reviews
    where state = 'open' and late_at is null and due_at <= now()
    order by restaurant_id, id
    limit 500
  loop
    begin
      perform private.settle_review(v_review.id);
      v_done := v_done + 1;
      perform private.resolve_flag('upkeep_failed', 'review:' || v_review.id::text);
    exception when others then
      v_failures := v_failures + 1;
      perform private.raise_flag('upkeep_failed', 'review:' || v_review.id::text, null, v_review.restaurant_id,
        jsonb_build_object('error', sqlerrm, 'sqlstate', sqlstate));
    end;
  end loop;
  return jsonb_build_object('done', v_done, 'failures', v_failures);
end;
$$;

revoke execute on function
  private.request_worth(uuid), private.settle_review(uuid), private.settle_late_reviews()
from public;

-- All of it, for whoever keeps the time. Returns {expired_lots, stale_requests}, with {late_reviews} and {failures}
-- where there are any, or {skipped} while another run is at work.
create or replace function public.run_upkeep() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_stale jsonb;
  v_expired jsonb;
  v_late jsonb;
  v_failures integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('upkeep', 0)) then
    return jsonb_build_object('skipped', true);
  end if;
  v_stale := private.give_up_stale_requests();
  v_expired := private.expire_credits();
  v_late := private.settle_late_reviews();
  v_failures := (v_stale ->> 'failures')::integer + (v_expired ->> 'failures')::integer
    + (v_late ->> 'failures')::integer;
  insert into private.upkeep_runs (expired_lots, stale_requests, failures)
    values ((v_expired ->> 'done')::integer, (v_stale ->> 'done')::integer, v_failures);
  delete from private.upkeep_runs where ran_at < now() - interval '7 days';
  return jsonb_build_object('expired_lots', v_expired -> 'done', 'stale_requests', v_stale -> 'done')
    || case when (v_late ->> 'done')::integer > 0 then jsonb_build_object('late_reviews', v_late -> 'done') else '{}' end
    || case when v_failures > 0 then jsonb_build_object('failures', v_failures) else '{}' end;
end;
$$;

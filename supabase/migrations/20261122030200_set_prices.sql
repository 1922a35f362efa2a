-- Prices that a review sets in a redesign or a pricing plan. The function `publish-version` runs the engine with them and
-- keeps them beside the contents; here a version's prices and its contents must say the same.

-- A list of {item, with, price, from, reason}: `with` names what a combo adds, `from` is the engine's own price.
create function private.is_set_prices(prices jsonb) returns boolean
language sql immutable strict
set search_path = ''
as $$
  select case when jsonb_typeof(prices) = 'array' then
    jsonb_array_length(prices) <= 1000 and octet_length(prices::text) <= 524288 and not exists (
      select from jsonb_array_elements(prices) as one (value)
      where jsonb_typeof(value) <> 'object'
        or coalesce(jsonb_typeof(value -> 'item'), '') <> 'string'
        or coalesce(jsonb_typeof(value -> 'with'), 'string') <> 'string'
        or coalesce(jsonb_typeof(value -> 'price'), '') <> 'number'
        or coalesce(jsonb_typeof(value -> 'from'), '') <> 'number'
        or coalesce(jsonb_typeof(value -> 'reason'), 'string') <> 'string'
        or char_length(value ->> 'reason') > 300
        or case when jsonb_typeof(value -> 'price') = 'number' then (value ->> 'price')::numeric <= 0 else true end)
  else false end
$$;

revoke execute on function private.is_set_prices(jsonb) from public;
grant execute on function private.is_set_prices(jsonb) to authenticated, service_role;

alter table public.content_versions
  add column prices jsonb not null default '[]' check (private.is_set_prices(prices));

-- The prices in a list of contents that their engine computes with.
create function private.engine_prices(p_contents jsonb)
returns table (item text, addition text, price numeric)
language sql immutable
set search_path = ''
as $$
  with contents as (select value as content from jsonb_array_elements(p_contents))
  select i ->> 'name', null, coalesce((i ->> 'newPrice')::numeric, (i ->> 'price')::numeric)
  from contents, jsonb_path_query(content, '$.categories[*].items[*]') as i
  where content ->> 'kind' = 'menu_redesign'
  union all
  select c ->> 'dish', c ->> 'addition', (c ->> 'price')::numeric
  from contents, jsonb_path_query(content, '$.combos[*]') as c
  where content ->> 'kind' = 'menu_redesign'
  union all
  select i ->> 'name', null, (i ->> 'newPrice')::numeric
  from contents, jsonb_path_query(content, '$.items[*]') as i
  where content ->> 'kind' = 'pricing_plan'
$$;

-- Whether the contents have every price that the review set, and no item has another than the first version's but by
-- such a price. Combos follow from the prices of their items.
create function private.has_set_prices(p_first jsonb, p_contents jsonb, p_prices jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  with set_prices as (
    select value ->> 'item' as item, value ->> 'with' as addition, (value ->> 'price')::numeric as price
    from jsonb_array_elements(p_prices)
  ), own as (
    select * from private.engine_prices(p_contents)
  )
  select not exists (select item, addition, price from set_prices except select item, addition, price from own)
    and not exists (
      select item, addition, price from own where addition is null
      except select item, addition, price from private.engine_prices(p_first)
      except select item, addition, price from set_prices)
$$;

-- What reviews have set before this was kept.
update public.content_versions v set prices = changed.prices
from (
  select version.id, jsonb_agg(jsonb_build_object('item', next.item, 'price', next.price, 'from', first.price)) as prices
  from public.content_versions version
  cross join lateral (
    select coalesce(jsonb_agg(g.content order by g.position), '[]') as contents
    from public.generated_content g where g.automation_request_id = version.automation_request_id
  ) as generated
  cross join lateral private.engine_prices(version.contents) as next
  join lateral private.engine_prices(generated.contents) as first on first.item = next.item and first.addition is null
  where next.addition is null and next.price <> first.price
  group by version.id
) as changed
where changed.id = v.id;

-- With one more argument it is another function.
drop function public.stage_version(uuid, uuid, jsonb, text, jsonb);

-- Keeps a version that the function `publish-version` has checked, until its author publishes it. Service role only:
-- no client can publish contents that were not checked. Raises review_not_found, version_invalid.
create function public.stage_version(
  p_review_id uuid, p_author_id uuid, p_contents jsonb, p_note text, p_wish_checks jsonb, p_prices jsonb default '[]'
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_review public.reviews;
  v_first jsonb;
  v_version_id uuid;
begin
  select * into v_review from public.reviews where id = p_review_id and state <> 'done';
  if not found then
    perform private.fail('review_not_found', p_review_id::text);
  end if;
  select coalesce(jsonb_agg(content order by position), '[]') into v_first from public.generated_content
    where automation_request_id = v_review.automation_request_id;
  -- Whatever a version changes, it has the same results in the same places.
  if exists (
    select from jsonb_array_elements(v_first) with ordinality as first (content, place)
    full join jsonb_array_elements(p_contents) with ordinality as next (content, place) using (place)
    where first.content is null or next.content is null
      or first.content ->> 'kind' is distinct from next.content ->> 'kind'
      or first.content ->> 'id' is distinct from next.content ->> 'id'
  ) or not coalesce(private.is_set_prices(p_prices), false)
    or not private.has_set_prices(v_first, p_contents, p_prices) then
    perform private.fail('version_invalid', p_review_id::text);
  end if;
  delete from public.content_versions
    where review_id = p_review_id and author_id = p_author_id and published_at is null;
  insert into public.content_versions
    (automation_request_id, review_id, restaurant_id, contents, wish_checks, note, author_id, prices)
    values (v_review.automation_request_id, p_review_id, v_review.restaurant_id, p_contents, p_wish_checks,
      nullif(left(trim(p_note), 1000), ''), p_author_id, p_prices)
    returning id into v_version_id;
  return v_version_id;
end;
$$;

revoke execute on function
  private.engine_prices(jsonb), private.has_set_prices(jsonb, jsonb, jsonb)
from public;
revoke execute on function public.stage_version(uuid, uuid, jsonb, text, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.stage_version(uuid, uuid, jsonb, text, jsonb, jsonb) to service_role;

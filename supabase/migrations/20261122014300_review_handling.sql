-- What owners and consultants do with a review.

-- Trims a text that somebody typed. Raises text_missing, text_too_long.
create function private.typed_text(p_text text, p_most integer) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(trim(p_text), '') = '' then
    perform private.fail('text_missing');
  end if;
  if char_length(trim(p_text)) > p_most then
    perform private.fail('text_too_long');
  end if;
  return trim(p_text);
end;
$$;

-- Opens the review of the caller's own consultation: once, for every one that was paid with credits or by a package.
-- Raises request_not_found, review_not_ready, review_unpaid, review_exists, text_too_long.
create function private.request_review(p_request_id uuid, p_wish text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_request record;
  v_review_id uuid;
begin
  select restaurant_id, delivered_at, status into v_request from public.automation_requests
    where id = p_request_id and restaurant_id in (select private.my_restaurant_ids()) for update;
  if not found then
    perform private.fail('request_not_found', p_request_id::text);
  end if;
  if v_request.status <> 'completed' or v_request.delivered_at is null then
    perform private.fail('review_not_ready', v_request.status::text);
  end if;
  if private.request_worth(p_request_id) = 0 then
    perform private.fail('review_unpaid', p_request_id::text);
  end if;
  insert into public.reviews (automation_request_id, restaurant_id, wish)
    values (p_request_id, v_request.restaurant_id,
      case when coalesce(trim(p_wish), '') = '' then null else private.typed_text(p_wish, 1000) end)
    on conflict (automation_request_id) do nothing
    returning id into v_review_id;
  if v_review_id is null then
    perform private.fail('review_exists', p_request_id::text);
  end if;
  return v_review_id;
end;
$$;

-- The owner's one answer to a question; the clock runs again, later by what it stood still. Raises
-- question_not_found, already_answered, text_missing, text_too_long.
create function private.answer_question(p_question_id uuid, p_answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_review_id uuid;
  v_answer text := private.typed_text(p_answer, 2000);
begin
  select review_id into v_review_id from public.review_questions
    where id = p_question_id and restaurant_id in (select private.my_restaurant_ids());
  if not found then
    perform private.fail('question_not_found', p_question_id::text);
  end if;
  perform private.settle_review(v_review_id);
  update public.review_questions set answer = v_answer, answered_at = now()
    where id = p_question_id and answer is null;
  if not found then
    perform private.fail('already_answered', p_question_id::text);
  end if;
  update public.reviews
    set state = 'open', due_at = due_at + (now() - asked_at), asked_at = null, revision = revision + 1
    where id = v_review_id and state = 'asked';
end;
$$;

-- The owner's one answer to a remark of a review that is done. Raises remark_not_found, already_answered,
-- text_missing, text_too_long.
create function private.answer_remark(p_remark_id uuid, p_answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_answer text := private.typed_text(p_answer, 2000);
begin
  perform 1 from public.review_remarks m join public.reviews r on r.id = m.review_id
    where m.id = p_remark_id and m.restaurant_id in (select private.my_restaurant_ids())
      and not m.internal and r.state = 'done';
  if not found then
    perform private.fail('remark_not_found', p_remark_id::text);
  end if;
  update public.review_remarks set answer = v_answer, answered_at = now() where id = p_remark_id and answer is null;
  if not found then
    perform private.fail('already_answered', p_remark_id::text);
  end if;
end;
$$;

-- The owner chooses which version their screens show. Raises version_not_found.
create function private.show_version(p_request_id uuid, p_number integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform 1 from public.automation_requests
    where id = p_request_id and restaurant_id in (select private.my_restaurant_ids()) for update;
  if not found or p_number is null or (p_number <> 1 and not exists (
    select from public.content_versions where automation_request_id = p_request_id and number = p_number)) then
    perform private.fail('version_not_found', p_request_id::text);
  end if;
  update public.content_versions set shown = false where automation_request_id = p_request_id and shown;
  update public.content_versions set shown = true where automation_request_id = p_request_id and number = p_number;
end;
$$;

-- Locks a review for one action of the consultant who holds it. Raises review_not_found, review_changed, review_done,
-- review_not_taken.
create function private.open_review(p_review_id uuid, p_seen integer, p_taken boolean) returns public.reviews
language plpgsql
set search_path = ''
as $$
declare
  v_review public.reviews := private.settle_review(p_review_id);
begin
  if v_review.id is null then
    perform private.fail('review_not_found', p_review_id::text);
  end if;
  if v_review.revision <> p_seen then
    perform private.fail('review_changed', v_review.revision::text);
  end if;
  if v_review.state = 'done' then
    perform private.fail('review_done', p_review_id::text);
  end if;
  if p_taken and v_review.consultant_id is distinct from (select auth.uid()) then
    perform private.fail('review_not_taken', p_review_id::text);
  end if;
  return v_review;
end;
$$;

-- The audit keeps what happened, not what was said: texts go with the account.
create function private.audit_review(p_action text, p_before public.reviews) returns void
language sql
set search_path = ''
as $$
  select private.record_audit(p_action, 'reviews', p_before.id::text, p_before.restaurant_id,
    to_jsonb(p_before) - 'wish', (select to_jsonb(r) - 'wish' from public.reviews r where r.id = p_before.id))
$$;

-- Takes a review for the caller, also from a colleague.
create function private.take_review(p_review_id uuid, p_seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
begin
  perform private.require_staff('consultant');
  v_before := private.open_review(p_review_id, p_seen, false);
  update public.reviews set
    consultant_id = (select auth.uid()),
    consultant_name = (select name from public.staff_members where user_id = (select auth.uid())),
    revision = revision + 1
    where id = p_review_id;
  perform private.audit_review('take_review', v_before);
end;
$$;

-- Asks the owner; the clock stands still until they answer. Raises review_asked while a question waits.
create function private.ask_owner(p_review_id uuid, p_seen integer, p_question text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
begin
  perform private.require_staff('consultant');
  v_before := private.open_review(p_review_id, p_seen, true);
  if v_before.state = 'asked' then
    perform private.fail('review_asked', p_review_id::text);
  end if;
  insert into public.review_questions (review_id, restaurant_id, question, asked_by)
    values (p_review_id, v_before.restaurant_id, private.typed_text(p_question, 1000), v_before.consultant_name);
  update public.reviews set state = 'asked', asked_at = now(), revision = revision + 1 where id = p_review_id;
  perform private.audit_review('ask_owner', v_before);
end;
$$;

create function private.add_remark(
  p_review_id uuid, p_seen integer, p_section text, p_remark text, p_internal boolean
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
  v_remark_id uuid;
begin
  perform private.require_staff('consultant');
  v_before := private.open_review(p_review_id, p_seen, true);
  insert into public.review_remarks (review_id, restaurant_id, section, remark, internal, author_id, author_name)
    values (p_review_id, v_before.restaurant_id, nullif(left(trim(p_section), 200), ''),
      private.typed_text(p_remark, 2000), coalesce(p_internal, false), v_before.consultant_id, v_before.consultant_name)
    returning id into v_remark_id;
  update public.reviews set revision = revision + 1 where id = p_review_id;
  perform private.audit_review('add_remark', v_before);
  return v_remark_id;
end;
$$;

-- Takes back a remark that the owner has not seen yet. Raises remark_not_found.
create function private.remove_remark(p_remark_id uuid, p_seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
  v_review_id uuid;
begin
  perform private.require_staff('consultant');
  select review_id into v_review_id from public.review_remarks where id = p_remark_id;
  if not found then
    perform private.fail('remark_not_found', p_remark_id::text);
  end if;
  v_before := private.open_review(v_review_id, p_seen, true);
  delete from public.review_remarks where id = p_remark_id;
  update public.reviews set revision = revision + 1 where id = v_review_id;
  perform private.audit_review('remove_remark', v_before);
end;
$$;

-- Keeps a version that the function `publish-version` has checked, until its author publishes it. Service role only:
-- no client can publish contents that were not checked. Raises review_not_found, version_invalid.
create function public.stage_version(
  p_review_id uuid, p_author_id uuid, p_contents jsonb, p_note text, p_wish_checks jsonb
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  v_review public.reviews;
  v_version_id uuid;
begin
  select * into v_review from public.reviews where id = p_review_id and state <> 'done';
  if not found then
    perform private.fail('review_not_found', p_review_id::text);
  end if;
  -- Whatever a version changes, it has the same results in the same places.
  if exists (
    select from (
      select position::bigint as place, content from public.generated_content
      where automation_request_id = v_review.automation_request_id
    ) as first
    full join (
      select ordinality - 1 as place, value as content from jsonb_array_elements(p_contents) with ordinality
    ) as next using (place)
    where first.content is null or next.content is null
      or first.content ->> 'kind' is distinct from next.content ->> 'kind'
      or first.content ->> 'id' is distinct from next.content ->> 'id'
  ) then
    perform private.fail('version_invalid', p_review_id::text);
  end if;
  delete from public.content_versions
    where review_id = p_review_id and author_id = p_author_id and published_at is null;
  insert into public.content_versions
    (automation_request_id, review_id, restaurant_id, contents, wish_checks, note, author_id)
    values (v_review.automation_request_id, p_review_id, v_review.restaurant_id, p_contents, p_wish_checks,
      nullif(left(trim(p_note), 1000), ''), p_author_id)
    returning id into v_version_id;
  return v_version_id;
end;
$$;

-- Publishes what the caller has staged, as the next version, which the owner's screens then show. Returns its number.
-- Raises version_not_found.
create function private.publish_version(p_version_id uuid, p_seen integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
  v_version record;
  v_number smallint;
begin
  perform private.require_staff('consultant');
  select automation_request_id, review_id into v_version from public.content_versions
    where id = p_version_id and author_id = (select auth.uid()) and published_at is null;
  if not found then
    perform private.fail('version_not_found', p_version_id::text);
  end if;
  -- Requests before restaurants: the owner may be choosing a version at this moment.
  perform 1 from public.automation_requests where id = v_version.automation_request_id for update;
  v_before := private.open_review(v_version.review_id, p_seen, true);
  select coalesce(max(number), 1) + 1 into v_number from public.content_versions
    where automation_request_id = v_version.automation_request_id;
  update public.content_versions set shown = false
    where automation_request_id = v_version.automation_request_id and shown;
  update public.content_versions
    set number = v_number, published_at = now(), shown = true, author_name = v_before.consultant_name
    where id = p_version_id;
  update public.reviews set revision = revision + 1 where id = v_version.review_id;
  perform private.audit_review('publish_version', v_before);
  return v_number;
end;
$$;

-- Ends a review that says something: a remark for the owner or a new version. A question that still waits is let go.
-- Raises review_empty.
create function private.finish_review(p_review_id uuid, p_seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.reviews;
begin
  perform private.require_staff('consultant');
  v_before := private.open_review(p_review_id, p_seen, true);
  if not exists (select from public.review_remarks where review_id = p_review_id and not internal)
    and not exists (select from public.content_versions where review_id = p_review_id and published_at is not null) then
    perform private.fail('review_empty', p_review_id::text);
  end if;
  update public.reviews set state = 'done', done_at = now(), asked_at = null, revision = revision + 1
    where id = p_review_id;
  perform private.audit_review('finish_review', v_before);
end;
$$;

revoke execute on function
  private.typed_text(text, integer), private.open_review(uuid, integer, boolean),
  private.audit_review(text, public.reviews)
from public;
revoke execute on function public.stage_version(uuid, uuid, jsonb, text, jsonb) from public, anon, authenticated;
grant execute on function public.stage_version(uuid, uuid, jsonb, text, jsonb) to service_role;

-- The API.
create function public.request_review(p_request_id uuid, p_wish text default null) returns uuid
language sql set search_path = '' as $$ select private.request_review(p_request_id, p_wish) $$;
create function public.answer_question(p_question_id uuid, p_answer text) returns void
language sql set search_path = '' as $$ select private.answer_question(p_question_id, p_answer) $$;
create function public.answer_remark(p_remark_id uuid, p_answer text) returns void
language sql set search_path = '' as $$ select private.answer_remark(p_remark_id, p_answer) $$;
create function public.show_version(p_request_id uuid, p_number integer) returns void
language sql set search_path = '' as $$ select private.show_version(p_request_id, p_number) $$;
create function public.take_review(p_review_id uuid, p_seen integer) returns void
language sql set search_path = '' as $$ select private.take_review(p_review_id, p_seen) $$;
create function public.ask_owner(p_review_id uuid, p_seen integer, p_question text) returns void
language sql set search_path = '' as $$ select private.ask_owner(p_review_id, p_seen, p_question) $$;
create function public.add_remark(
  p_review_id uuid, p_seen integer, p_section text, p_remark text, p_internal boolean default false
) returns uuid
language sql set search_path = '' as $$
  select private.add_remark(p_review_id, p_seen, p_section, p_remark, p_internal) $$;
create function public.remove_remark(p_remark_id uuid, p_seen integer) returns void
language sql set search_path = '' as $$ select private.remove_remark(p_remark_id, p_seen) $$;
create function public.publish_version(p_version_id uuid, p_seen integer) returns integer
language sql set search_path = '' as $$ select private.publish_version(p_version_id, p_seen) $$;
create function public.finish_review(p_review_id uuid, p_seen integer) returns void
language sql set search_path = '' as $$ select private.finish_review(p_review_id, p_seen) $$;

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'request_review(uuid, text)', 'answer_question(uuid, text)', 'answer_remark(uuid, text)',
    'show_version(uuid, integer)', 'take_review(uuid, integer)', 'ask_owner(uuid, integer, text)',
    'add_remark(uuid, integer, text, text, boolean)', 'remove_remark(uuid, integer)',
    'publish_version(uuid, integer)', 'finish_review(uuid, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', v_function);
    execute format('revoke execute on function private.%s from public, anon', v_function);
    execute format('grant execute on function public.%s to authenticated', v_function);
    execute format('grant execute on function private.%s to authenticated', v_function);
  end loop;
end;
$$;

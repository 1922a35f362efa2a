-- Where the outbox hears of reviews: a new one goes to the consultants, a question and the end to the owner.

create function private.notify_review() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_name text;
  v_question text;
begin
  select c.name into v_name
    from public.automation_requests r join public.automations_catalog c on c.id = r.automation_id
    where r.id = new.automation_request_id;
  if tg_op = 'INSERT' then
    perform private.notify_staff('staff_new_review', array['manager', 'consultant']::public.staff_role[],
      new.restaurant_id, 'staff_new_review:' || new.id::text,
      jsonb_build_object('review_id', new.id, 'name', v_name, 'due_at', new.due_at,
        'house', (select name from public.restaurants where id = new.restaurant_id)),
      new.id::text);
  elsif new.state = 'asked' and old.state <> 'asked' then
    select question into v_question from public.review_questions
      where review_id = new.id order by asked_at desc limit 1;
    perform private.notify('farm_question', new.restaurant_id,
      'farm_question:' || new.id::text || ':' || new.revision::text,
      jsonb_build_object('request_id', new.automation_request_id, 'name', v_name, 'question', v_question),
      new.automation_request_id::text);
  elsif new.state = 'done' and old.state <> 'done' then
    perform private.notify('review_ready', new.restaurant_id, 'review_ready:' || new.id::text,
      jsonb_build_object('request_id', new.automation_request_id, 'name', v_name), new.automation_request_id::text);
  end if;
  return null;
end;
$$;

revoke execute on function private.notify_review() from public;

create trigger "50_notify" after insert or update of state on public.reviews
  for each row execute function private.notify_review();

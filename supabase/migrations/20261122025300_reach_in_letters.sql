-- Letters to staff name whom they may have to reach: the person at the house and their number, for a WhatsApp link.

-- A house in the words of a letter to staff: {house, contact_name, contact_phone}. Deleting the account deletes these
-- letters with it (private.take_leave()).
create function private.house_notice(p_restaurant_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('house', r.name, 'contact_name', r.contact_name, 'contact_phone', r.contact_phone)
    from public.restaurants r where r.id = p_restaurant_id
  ), '{"house": null}')
$$;

revoke execute on function private.house_notice(uuid) from public;

create or replace function private.notify_order_paid() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_notice jsonb := private.order_notice(new.id);
  v_waited boolean := exists (
    select from public.notifications where dedupe_key = 'payment_waiting:' || new.id::text);
begin
  perform private.notify((case when v_waited then 'order_paid' else 'order_confirmed' end)::public.notification_kind,
    new.restaurant_id, 'order_receipt:' || new.id::text, v_notice, new.id::text);
  perform private.notify_staff('staff_new_order', array['manager', 'fulfilment']::public.staff_role[],
    new.restaurant_id, 'staff_new_order:' || new.id::text, v_notice || private.house_notice(new.restaurant_id),
    new.id::text);
  return null;
end;
$$;

create or replace function private.notify_dispute() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify_staff('staff_dispute', array['manager']::public.staff_role[], new.restaurant_id,
    'staff_dispute:' || new.id::text,
    jsonb_build_object(
      'order_id', new.order_id,
      'number', (select number from public.orders where id = new.order_id),
      'total', (select invoice_amount from public.orders where id = new.order_id)
    ) || private.house_notice(new.restaurant_id),
    new.order_id::text);
  return null;
end;
$$;

create or replace function private.notify_review() returns trigger
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
      jsonb_build_object('review_id', new.id, 'name', v_name, 'due_at', new.due_at)
        || private.house_notice(new.restaurant_id),
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

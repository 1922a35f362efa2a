-- Where the outbox hears of the agenda, of cities that opened and of what is forgotten: each cause writes its row in its
-- own transaction.

-- What the farm decided about a workshop. What the house asks for itself is told by workshop_asked.
create function private.notify_workshop_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_workshop public.workshops;
  v_kind public.notification_kind;
begin
  v_kind := case
    when new.kind = 'confirmed' then 'workshop_confirmed'
    when new.kind in ('moved', 'proposed') and new.detail ->> 'by' = 'farm' then 'workshop_moved'
  end::public.notification_kind;
  if v_kind is null then
    return null;
  end if;
  select * into v_workshop from public.workshops where id = new.workshop_id;
  perform private.notify(v_kind, v_workshop.restaurant_id, 'workshop_event:' || new.id::text,
    private.workshop_notice(v_workshop) || jsonb_build_object('starts_at', new.detail -> 'date'), v_workshop.id::text);
  return null;
end;
$$;

create trigger "50_notify" after insert on public.workshop_events
  for each row execute function private.notify_workshop_event();

-- Whoever waits for a city is written to once: the invitation has one row a person.
create function private.notify_city_opened() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify_address('city_opened', w.email, 'city_opened:' || new.entry_id::text,
      jsonb_build_object('city', a.city))
    from public.expansion_waitlist w, public.city_openings o
    join public.service_areas a on a.id = o.area_id
    where w.id = new.entry_id and o.id = new.opening_id;
  return null;
end;
$$;

create trigger "50_notify" after insert on public.waitlist_invitations
  for each row execute function private.notify_city_opened();

-- An erased person leaves no letter behind that could still be sent.
create function private.forget_city_letter() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.notifications where dedupe_key = 'city_opened:' || old.entry_id::text;
  return null;
end;
$$;

create trigger "50_forget_letter" after delete on public.waitlist_invitations
  for each row execute function private.forget_city_letter();

revoke execute on function
  private.notify_workshop_event(), private.notify_city_opened(), private.forget_city_letter()
from public;

-- Reminders that run_notification_upkeep() writes every hour: the workshop of tomorrow, and a paid order that nobody can pack for want of an address.
create function private.remind() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.notify('workshop_tomorrow', w.restaurant_id,
      'workshop_tomorrow:' || w.id::text || '@' || w.scheduled_date::date::text, private.workshop_notice(w), w.id::text)
    from public.workshops w
    where w.status = 'pending' and w.confirmed_at is not null
      and w.scheduled_date between now() and now() + interval '26 hours';
  perform private.notify('address_missing', o.restaurant_id, 'address_missing:' || o.id::text,
      private.order_notice(o.id), o.id::text)
    from public.orders o
    where o.status = 'processing' and o.paid_at between now() - interval '14 days' and now() - interval '20 hours'
      and private.has_bottles(o.id)
      and not exists (select from public.order_addresses a where a.order_id = o.id);
end;
$$;

revoke execute on function private.remind() from public;

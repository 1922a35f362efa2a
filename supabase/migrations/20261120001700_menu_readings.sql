-- Reading a photographed menu costs us money and the owner nothing: a house may do it so often a day.

create table private.menu_readings (
  restaurant_id uuid not null references public.restaurants (id) on delete cascade,
  day date not null,
  readings integer not null default 0,
  primary key (restaurant_id, day)
);

-- Counts one reading, and refuses the one beyond the limit with `menu_readings_limit`. Service role only.
create function public.count_menu_reading(p_restaurant_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_limit constant integer := 20;
  v_readings integer;
begin
  insert into private.menu_readings as r (restaurant_id, day, readings)
    values (p_restaurant_id, (now() at time zone 'America/Fortaleza')::date, 1)
    on conflict (restaurant_id, day) do update set readings = r.readings + 1
    returning readings into v_readings;
  if v_readings > v_limit then
    perform private.fail('menu_readings_limit', v_limit::text || ' a day');
  end if;
end;
$$;

revoke execute on function public.count_menu_reading(uuid) from public, anon, authenticated;
grant execute on function public.count_menu_reading(uuid) to service_role;

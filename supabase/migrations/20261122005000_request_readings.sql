-- The second reading of an owner's words costs us a request to the AI service, and the owner nothing.

insert into private.use_limits (action, subject, per, most) values
  ('request_readings', 'house', '1 day', 60);

-- Counts one reading, and refuses the one beyond the limit. Service role only.
create function public.count_request_reading(p_restaurant_id uuid) returns void
language sql security definer
set search_path = ''
as $$ select private.count_use('request_readings', 'house', p_restaurant_id::text) $$;

revoke execute on function public.count_request_reading(uuid) from public, anon, authenticated;
grant execute on function public.count_request_reading(uuid) to service_role;

-- Of *_limits.sql and *_retention.sql. cf-connecting-ip is written by the platform; x-forwarded-for may be written by
-- anybody where a proxy only adds to it. An address that it alone names is counted for itself, and with all others that
-- nobody vouches for.
create or replace function private.limit_by_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_address text := private.address_hash();
  v_vouched boolean := coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ? 'cf-connecting-ip', false);
begin
  if v_address is not null then
    perform private.count_use(tg_table_name, 'address', v_address);
  end if;
  if v_address is null or not v_vouched then
    perform private.count_use(tg_table_name, 'everybody', 'everybody');
  end if;
  -- Where nothing keeps the time, the next visitor clears away what is left of those before.
  perform private.forget_uses(20);
  return new;
end;
$$;

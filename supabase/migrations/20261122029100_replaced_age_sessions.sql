-- A provider's session that another one replaces is deleted there: once its number is gone from the row, nobody would
-- find the document and the face in it when the account goes.

-- Of *_age_letters.sql.
create or replace function public.attach_age_session(p_verification_id uuid, p_reference text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  v_before public.age_verifications;
begin
  select * into v_before from public.age_verifications where id = p_verification_id for update;
  if v_before.status = 'pending' and v_before.reference is distinct from p_reference then
    perform private.queue_cleanup('delete_age_session', v_before.provider || ':' || v_before.reference)
      where v_before.reference is not null;
    update public.age_verifications set reference = p_reference where id = p_verification_id;
  end if;
  -- A session that the provider opened while the account went is deleted there too.
  perform private.queue_cleanup('delete_age_session', v_before.provider || ':' || p_reference)
    from public.restaurants where id = v_before.restaurant_id and user_id is null;
end;
$$;

-- Of *_age_verifications.sql, with `reference`: a session that is over while its event is late is asked about before
-- another is opened. Returns {id, status, reference}. Raises profile_incomplete, limit_reached.
create or replace function public.begin_age_verification(p_user_id uuid, p_provider text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  v_restaurant_id uuid;
  v_row public.age_verifications;
begin
  -- Two tabs at once queue here.
  select id into v_restaurant_id from public.restaurants where user_id = p_user_id for update;
  if not found then
    perform private.fail('profile_incomplete');
  end if;
  select * into v_row from public.age_verifications
    where restaurant_id = v_restaurant_id and status in ('verified', 'contested', 'pending')
    order by status = 'verified' desc limit 1;
  if not found then
    perform private.count_use('age_verifications', 'house', v_restaurant_id::text);
    insert into public.age_verifications (restaurant_id, provider) values (v_restaurant_id, p_provider)
      returning * into v_row;
  end if;
  return jsonb_build_object('id', v_row.id, 'status', v_row.status, 'reference', v_row.reference);
end;
$$;

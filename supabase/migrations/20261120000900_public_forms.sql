-- What a visitor may read (where we serve) and leave (an e-mail, a place on the waitlist).

-- Check digits of a CNPJ, numeric or alphanumeric: a character is worth its ASCII code − 48, weights run
-- 2…9 from the right, remainder r of the sum by 11 gives 0 when r < 2, else 11 − r (Receita Federal).
create function private.is_valid_cnpj(cnpj text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  v_sum integer;
  v_length integer;
  v_digit integer;
begin
  if cnpj is null or cnpj !~ '^[0-9A-Z]{12}[0-9]{2}$' or cnpj ~ '^(.)\1*$' then
    return false;
  end if;
  foreach v_length in array array[12, 13] loop
    v_sum := 0;
    for i in 1..v_length loop
      v_sum := v_sum + (ascii(substr(cnpj, i, 1)) - 48) * (2 + (v_length - i) % 8);
    end loop;
    v_digit := case when v_sum % 11 < 2 then 0 else 11 - v_sum % 11 end;
    if v_digit <> ascii(substr(cnpj, v_length + 1, 1)) - 48 then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

revoke execute on function private.is_valid_cnpj(text) from public;
grant usage on schema private to anon;
grant execute on function private.is_valid_cnpj(text) to anon, authenticated, service_role;

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) <= 254 and email = lower(email)),
  created_at timestamptz not null default now()
);

create table public.service_areas (
  id uuid primary key default gen_random_uuid(),
  city text not null check (char_length(city) between 1 and 100),
  state text not null check (char_length(state) between 1 and 50),
  is_active boolean not null default false,
  priority_order integer not null,
  constraint service_areas_once unique (city, state)
);

create table public.expansion_waitlist (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254),
  restaurant_name text not null check (char_length(restaurant_name) between 1 and 120),
  cnpj text not null check (private.is_valid_cnpj(cnpj)),
  contact_name text not null check (char_length(contact_name) between 1 and 120),
  contact_phone text not null check (contact_phone ~ '^[0-9]{10,11}$'),
  city text not null check (char_length(city) between 1 and 100),
  state text not null check (char_length(state) between 1 and 50),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  establishment_type public.establishment_type not null,
  instagram_handle text check (instagram_handle ~ '^@[A-Za-z0-9._]{1,30}$'),
  website text check (char_length(website) <= 300 and website ~* '^https?://'),
  interested_in text[] not null check (cardinality(interested_in) between 1 and 8 and interested_in <@ array[
    'drinks autorais com cachaça', 'harmonização de pratos', 'reformulação de menu', 'análise de vendas',
    'conteúdo para redes sociais', 'treinamento de equipe', 'consultoria estratégica', 'workshops presenciais'
  ]),
  monthly_revenue_range text not null check (monthly_revenue_range in ('under_10k', '10k_30k', '30k_100k', 'above_100k')),
  current_cachaca_supplier text check (char_length(current_cachaca_supplier) <= 120),
  referral_source text check (referral_source in ('instagram', 'google', 'friend', 'facebook', 'linkedin', 'event', 'other')),
  notes text check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  -- A house that sends its form again, because the answer was lost or out of impatience, stands here once.
  constraint expansion_waitlist_once unique (cnpj, email)
);

alter table public.newsletter_subscribers enable row level security;
alter table public.service_areas enable row level security;
alter table public.expansion_waitlist enable row level security;

-- Insert only: no select, update or delete grants, so nobody reads, counts or overwrites the lists.
grant insert on public.newsletter_subscribers, public.expansion_waitlist to anon, authenticated;
grant select on public.service_areas to anon, authenticated;
grant select, insert, update, delete on
  public.newsletter_subscribers, public.service_areas, public.expansion_waitlist
to service_role;

-- The e-mail's shape stands in the policies because a policy that is simply true is one nobody reviewed.
create policy newsletter_subscribers_insert_anyone on public.newsletter_subscribers for insert to anon, authenticated
  with check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
create policy expansion_waitlist_insert_anyone on public.expansion_waitlist for insert to anon, authenticated
  with check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$');
create policy service_areas_select_anyone on public.service_areas for select to anon, authenticated
  using (true);

-- Which version of the terms and of the privacy policy each account accepted, and when.

create type public.legal_document as enum ('terms', 'privacy');

-- Every version that was in force. A new one is a row here and a number in supabase/functions/_shared/legal-versions.ts.
create table public.legal_versions (
  document public.legal_document not null,
  version integer not null check (version > 0),
  dated date not null,
  -- What changed since the version before, in one sentence for the owner who is asked again.
  summary text not null check (char_length(summary) between 1 and 300),
  primary key (document, version)
);

insert into public.legal_versions (document, version, dated, summary) values
  ('terms', 1, '2025-05-15', 'Primeira versão dos termos.'),
  ('privacy', 1, '2025-05-15', 'Primeira versão da política.'),
  ('terms', 2, '2026-11-22',
    'Explica o arrependimento em até 7 dias, com o que volta e como, pede a verificação da idade antes das garrafas e diz como guardamos o seu aceite.'),
  ('privacy', 2, '2026-11-22',
    'Diz como a sua idade é verificada, o que fica dos links de relatório e da conta que recebe uma devolução, por quanto tempo guardamos cada dado, que registros de acesso a lei manda guardar e com quem dividimos o quê.');

create trigger "05_functions_only" before insert or update or delete on public.legal_versions
  for each row execute function private.refuse_api_write();

alter table public.legal_versions enable row level security;
-- No write grants: a version is published by a migration.
grant select on public.legal_versions to authenticated, service_role;
create policy legal_versions_select_signed_in on public.legal_versions for select to authenticated using (true);

create table public.consents (
  user_id uuid not null references auth.users (id) on delete cascade,
  document public.legal_document not null,
  version integer not null,
  accepted_at timestamptz not null default now(),
  -- On the sign-up form, or when asked again behind the login.
  given_at text not null check (given_at in ('sign_up', 'login')),
  primary key (user_id, document, version),
  foreign key (document, version) references public.legal_versions (document, version)
);

create index consents_by_version on public.consents (document, version);

create function private.stamp_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.accepted_at := now();
  return new;
end;
$$;

-- A consent goes with its account and in no other way.
create function private.keep_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  perform private.fail('append_only', tg_table_name);
  return null;
end;
$$;

create trigger "05_functions_only" before insert on public.consents
  for each row execute function private.refuse_api_write();
create trigger "10_stamp" before insert on public.consents
  for each row execute function private.stamp_consent();
create trigger "10_append_only" before update or delete on public.consents
  for each row execute function private.keep_consents();
create trigger "10_append_only_truncate" before truncate on public.consents
  for each statement execute function private.refuse_change();

alter table public.consents enable row level security;
-- No write grants, not even for the service key: only the account's owner can accept.
grant select on public.consents to authenticated, service_role;
create policy consents_select_own on public.consents for select to authenticated
  using (user_id = (select auth.uid()));

-- The version in force of each document.
create function private.current_legal_versions() returns table (document public.legal_document, version integer)
language sql stable
set search_path = ''
as $$ select v.document, max(v.version) from public.legal_versions v group by v.document $$;

-- Records the versions that the sign-up form named, as {"terms": 2, "privacy": 2} in the user's metadata. Accounts that
-- name none, or versions that do not exist, are asked at their first visit. Never refuses an account: numbers are compared
-- as texts, because a cast of invented metadata would fail.
create function private.record_sign_up_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.consents (user_id, document, version, given_at)
    select new.id, v.document, v.version, 'sign_up'
    from public.legal_versions v
    where new.raw_user_meta_data -> 'legal_versions' ->> v.document::text = v.version::text;
  return null;
end;
$$;

create trigger "40_record_consents" after insert on auth.users
  for each row execute function private.record_sign_up_consents();

-- Accepts versions as {"terms": 2, "privacy": 2} for the caller, all or none. Safe to repeat: the first time stands.
-- Raises legal_version_not_current when one of them is not the version in force.
create function private.accept_legal_versions(p_versions jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(p_versions) is distinct from 'object' or p_versions = '{}' or exists (
    select from jsonb_each_text(p_versions) as given
    where not exists (
      select from private.current_legal_versions() c
      where c.document::text = given.key and c.version::text = given.value)
  ) then
    perform private.fail('legal_version_not_current');
  end if;
  insert into public.consents (user_id, document, version, given_at)
    select (select auth.uid()), c.document, c.version, 'login'
    from private.current_legal_versions() c
    where p_versions ? c.document::text
    on conflict do nothing;
end;
$$;

create function public.accept_legal_versions(p_versions jsonb) returns void
language sql set search_path = '' as $$ select private.accept_legal_versions(p_versions) $$;

revoke execute on function
  private.stamp_consent(), private.keep_consents(), private.current_legal_versions(),
  private.record_sign_up_consents()
from public;
revoke execute on function public.accept_legal_versions(jsonb), private.accept_legal_versions(jsonb) from public, anon;
grant execute on function public.accept_legal_versions(jsonb), private.accept_legal_versions(jsonb) to authenticated;

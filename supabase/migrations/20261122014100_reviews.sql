-- The farm's eye on a consultation: asked for once in every paid one, due 48 hours later, done by a consultant as
-- remarks and as a new version beside the first. The clock stands still while the owner is asked something, and a
-- missed deadline gives a tenth of the credits back by itself.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  automation_request_id uuid not null unique references public.automation_requests (id) on delete cascade,
  restaurant_id uuid not null references public.restaurants (id),
  -- `asked`: the owner has to answer, and the clock stands still.
  state text not null default 'open' check (state in ('open', 'asked', 'done')),
  -- What the owner would like the farm to look at.
  wish text check (char_length(wish) <= 1000),
  opened_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '48 hours',
  asked_at timestamptz,
  consultant_id uuid,
  consultant_name text,
  done_at timestamptz,
  -- When the deadline was found missed, and the credits given back for it.
  late_at timestamptz,
  courtesy integer not null default 0 check (courtesy >= 0),
  -- Counts the changes: staff say which one they saw.
  revision integer not null default 1,
  check ((state = 'asked') = (asked_at is not null)),
  check ((state = 'done') = (done_at is not null))
);

create index reviews_by_restaurant on public.reviews (restaurant_id);
create index reviews_by_deadline on public.reviews (due_at) where state <> 'done';
create index reviews_by_end on public.reviews (done_at);

create table public.review_questions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  restaurant_id uuid not null references public.restaurants (id),
  question text not null check (char_length(question) between 1 and 1000),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz
);

create index review_questions_by_review on public.review_questions (review_id, asked_at);
create index review_questions_by_restaurant on public.review_questions (restaurant_id);

create table public.review_remarks (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  restaurant_id uuid not null references public.restaurants (id),
  -- The title of a section of the report, as the reader sees it; null for the whole report.
  section text check (char_length(section) between 1 and 200),
  remark text not null check (char_length(remark) between 1 and 2000),
  -- A note among staff, which the owner never sees.
  internal boolean not null default false,
  author_id uuid not null,
  author_name text not null,
  created_at timestamptz not null default now(),
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  check (not internal or answer is null)
);

create index review_remarks_by_review on public.review_remarks (review_id, created_at);
create index review_remarks_by_restaurant on public.review_remarks (restaurant_id);

-- Versions beside the first, which is what was generated and stays as it is. A row without a number is staged: checked
-- by the function `publish-version` and not yet published.
create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  automation_request_id uuid not null references public.automation_requests (id) on delete cascade,
  review_id uuid not null references public.reviews (id) on delete cascade,
  restaurant_id uuid not null references public.restaurants (id),
  number smallint check (number >= 2),
  -- The contents in the order of the first version.
  contents jsonb not null check (jsonb_typeof(contents) = 'array' and octet_length(contents::text) <= 4194304),
  wish_checks jsonb check (private.is_wish_checks(wish_checks)),
  -- What changed, in the consultant's words.
  note text check (char_length(note) <= 1000),
  author_id uuid not null,
  author_name text,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  -- The version that every screen shows; the first one where no row is shown.
  shown boolean not null default false,
  unique (automation_request_id, number),
  check ((number is null) = (published_at is null)),
  check (published_at is not null or not shown)
);

create unique index content_versions_shown_once on public.content_versions (automation_request_id) where shown;
create index content_versions_by_review on public.content_versions (review_id);
create index content_versions_by_restaurant on public.content_versions (restaurant_id);

create trigger "05_functions_only" before insert or update or delete on public.reviews
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.review_questions
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.review_remarks
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.content_versions
  for each row execute function private.refuse_api_write();

alter table public.reviews enable row level security;
alter table public.review_questions enable row level security;
alter table public.review_remarks enable row level security;
alter table public.content_versions enable row level security;
-- No write grants, not even for the service key: the functions of the next migration are the only way in.
grant select on public.reviews, public.review_questions, public.review_remarks, public.content_versions
to authenticated, service_role;

create policy reviews_select_own_or_staff on public.reviews for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('consulting')));
create policy review_questions_select_own_or_staff on public.review_questions for select to authenticated
  using (restaurant_id in (select private.visible_restaurant_ids('consulting')));
-- Owners see remarks when the review is done, and internal notes never.
create policy review_remarks_select_own_or_staff on public.review_remarks for select to authenticated
  using ((select private.may_read('consulting')) or (
    not internal
    and restaurant_id in (select private.my_restaurant_ids())
    and review_id in (select r.id from public.reviews r where r.state = 'done')));
create policy content_versions_select_own_or_staff on public.content_versions for select to authenticated
  using ((select private.may_read('consulting')) or (
    published_at is not null and restaurant_id in (select private.my_restaurant_ids())));

-- Every version of every result, with the one that screens show.
create view public.version_contents with (security_invoker = true) as
  select g.automation_request_id, 1::smallint as version, g.position, g.id, g.title, g.content_type, g.content, g.metadata,
    not exists (
      select from public.content_versions s
      where s.automation_request_id = g.automation_request_id and s.shown) as shown
  from public.generated_content g
  union all
  select v.automation_request_id, v.number, g.position, g.id, g.title, g.content_type, v.contents -> g.position::integer,
    g.metadata, v.shown
  from public.content_versions v
  join public.generated_content g on g.automation_request_id = v.automation_request_id
  where v.published_at is not null;

grant select on public.version_contents to authenticated, service_role;

-- An account that goes takes them along: they quote its answers.
create function private.forget_reviews() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.reviews where restaurant_id = new.id;
  return null;
end;
$$;

revoke execute on function private.forget_reviews() from public;

create trigger "30_forget_reviews" after update of user_id on public.restaurants
  for each row when (old.user_id is not null and new.user_id is null)
  execute function private.forget_reviews();

do $$
declare
  v_kinds text;
begin
  select string_agg(quote_literal(kind[1]), ', ') into v_kinds
    from regexp_matches(
      (select pg_get_constraintdef(oid) from pg_constraint where conname = 'staff_flags_kind_check'
        and conrelid = 'public.staff_flags'::regclass), '''([a-z_]+)''', 'g') as kind;
  alter table public.staff_flags drop constraint staff_flags_kind_check;
  execute format('alter table public.staff_flags add constraint staff_flags_kind_check check (kind in (%s))',
    v_kinds || ', ''review_late''');
end;
$$;

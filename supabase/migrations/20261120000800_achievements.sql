-- What a house has earned. Rules in the database decide; clients read.

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  restaurant_id uuid not null references public.restaurants (id),
  achievement_code text not null check (achievement_code ~ '^[a-z0-9_]{1,40}$'),
  achievement_name text not null,
  description text not null,
  earned_at timestamptz not null default now(),
  constraint user_achievements_once unique (restaurant_id, achievement_code)
);

alter table public.user_achievements enable row level security;
-- No write grants to clients: nobody awards themselves.
grant select on public.user_achievements to authenticated;
grant select, insert, update, delete on public.user_achievements to service_role;

create policy user_achievements_select_own on public.user_achievements for select to authenticated
  using (restaurant_id in (select private.my_restaurant_ids()));

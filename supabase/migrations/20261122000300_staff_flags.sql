-- What a person at the farm has to look at: money that must go back, credits that fell short, upkeep that failed. The
-- same trouble stands here once while it is open, however often it is met.

create table public.staff_flags (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'refund_due_account_deleted', 'refund_due_paid_twice', 'amount_mismatch', 'refund_failed',
    'dispute_open', 'credits_short', 'upkeep_failed'
  )),
  -- What it is about, as `order:ID`, `session:ID`, `house:ID`, `request:ID`, `dispute:ID`, `refund:ID`.
  subject text not null check (char_length(subject) <= 200),
  order_id uuid references public.orders (id),
  restaurant_id uuid references public.restaurants (id),
  detail jsonb not null default '{}',
  occurrences integer not null default 1,
  raised_at timestamptz not null default now(),
  last_raised_at timestamptz not null default now(),
  resolved_at timestamptz
);

create unique index staff_flags_open_once on public.staff_flags (kind, subject) where resolved_at is null;
create index staff_flags_by_order on public.staff_flags (order_id);
create index staff_flags_by_restaurant on public.staff_flags (restaurant_id);

alter table public.staff_flags enable row level security;
-- No grants to clients, and no policy: only the farm reads it.
grant select on public.staff_flags to service_role;

create function private.raise_flag(
  p_kind text, p_subject text, p_order_id uuid, p_restaurant_id uuid, p_detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.staff_flags as f (kind, subject, order_id, restaurant_id, detail)
    values (p_kind, p_subject, p_order_id, p_restaurant_id, p_detail)
    on conflict (kind, subject) where resolved_at is null do update
      set occurrences = f.occurrences + 1, last_raised_at = now(), detail = excluded.detail;
$$;

create function private.resolve_flag(p_kind text, p_subject text) returns void
language sql
set search_path = ''
as $$
  update public.staff_flags set resolved_at = now()
    where kind = p_kind and subject = p_subject and resolved_at is null;
$$;

revoke execute on function
  private.raise_flag(text, text, uuid, uuid, jsonb), private.resolve_flag(text, text)
from public;

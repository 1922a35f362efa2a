-- What the dashboard adds up. The API hands out a thousand rows at most (config.toml, max_rows), and a ledger grows
-- longer than that: its sums are made here. Security invoker: the policies of the tables beneath decide who reads.
-- Months and days are Fortaleza's, as text: `2026-11`, `2026-11-20`.

-- Credits received and spent, both positive. What expired or was reversed is neither.
create view public.credit_months with (security_invoker = true) as
  select
    restaurant_id,
    to_char(created_at at time zone 'America/Fortaleza', 'YYYY-MM') as month,
    coalesce(sum(amount) filter (where amount > 0), 0)::integer as received,
    coalesce(-sum(amount) filter (where transaction_type = 'spent'), 0)::integer as spent
  from public.credit_transactions
  group by 1, 2;

-- By how much the balance changed on each day with a movement.
create view public.credit_days with (security_invoker = true) as
  select
    restaurant_id,
    to_char(created_at at time zone 'America/Fortaleza', 'YYYY-MM-DD') as day,
    sum(amount)::integer as change,
    max(created_at) as last_at
  from public.credit_transactions
  group by 1, 2;

-- What became of a house's requests, by automation. Credits and minutes are those of the completed ones.
create view public.automation_usage with (security_invoker = true) as
  select
    r.restaurant_id,
    c.name as automation_name,
    (count(*) filter (where r.status = 'completed'))::integer as completed,
    (count(*) filter (where r.status in ('pending', 'processing')))::integer as in_progress,
    coalesce(sum(r.credits_used) filter (where r.status = 'completed'), 0)::integer as credits_used,
    coalesce(
      sum(extract(epoch from r.completed_at - r.created_at) / 60) filter (where r.status = 'completed'), 0
    )::double precision as minutes
  from public.automation_requests r
  left join public.automations_catalog c on c.id = r.automation_id
  group by r.restaurant_id, c.name;

-- BRL of the orders placed in a month that have been delivered.
create view public.delivered_months with (security_invoker = true) as
  select
    restaurant_id,
    to_char(created_at at time zone 'America/Fortaleza', 'YYYY-MM') as month,
    sum(invoice_amount) as revenue
  from public.orders
  where status = 'delivered'
  group by 1, 2;

grant select on
  public.credit_months, public.credit_days, public.automation_usage, public.delivered_months
to authenticated;
